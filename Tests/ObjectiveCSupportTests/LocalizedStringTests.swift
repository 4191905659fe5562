import Foundation
import ObjectiveCSupport
import Testing

/// Keys are those that Xcode writes into catalogues: `%@` for texts, `%lld` for integers, `%lf` for numbers.
@Suite struct LocalizedStringTests {
  private func bundle(_ strings: String) throws -> Bundle {
    let folder = NSTemporaryDirectory() + "strings-\(UUID().uuidString).bundle"
    try FileManager.default.createDirectory(
      atPath: folder + "/en.lproj", withIntermediateDirectories: true)
    try strings.write(toFile: folder + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    return try #require(Bundle(path: folder))
  }

  @Test func textsAreThoseOfTablesWithTheirArguments() throws {
    let bundle = try bundle(
      """
      "greeting" = "Hello";
      "%@ has %lld photos" = "%2$lld photos of %1$@, 100%%";
      "ratio %lf" = "Ratio: %.1lf";
      """)
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    #expect(String(localized: "greeting", bundle: bundle) == "Hello")
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "\(name) has \(count) photos", bundle: bundle) == "3 photos of Ada, 100%")
    #expect(
      String(localized: "ratio \(2.25)", bundle: bundle, locale: Locale(identifier: "en_US")) == "Ratio: 2.2")
    #expect(
      String(localized: "greeting", defaultValue: "Hi", bundle: bundle, comment: "shown first") == "Hello")
    let resource = LocalizedStringResource("greeting", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "Hello")
  }

  @Test func textsWithoutATableAreTheirKeys() {
    #expect(String(localized: "no such key") == "no such key")
    #expect(String(localized: "100% sure") == "100% sure")
    #expect(String(localized: "no.such.key", defaultValue: "\(2) of \(UInt8(3)), 50%") == "2 of 3, 50%")
    #expect(String(localized: "\(3.14159, specifier: "%.2f")") == "3.14")
    let resource: LocalizedStringResource = "no such key"
    #expect(String(localized: resource) == "no such key" && resource.key == "no such key")
  }
}

@Suite struct CoreFoundationNameTests {
  /// The values are C's.
  @Test func limitsOfCsIntegersHaveTheirValues() {
    #expect(INT64_MAX == 9_223_372_036_854_775_807 && INT64_MIN == -9_223_372_036_854_775_808)
    #expect(INT32_MIN == -2_147_483_648 && INT16_MIN == -32768 && UINT64_MAX == 18_446_744_073_709_551_615)
    #expect(UINT_MAX == 4_294_967_295 && USHRT_MAX == 65535 && UCHAR_MAX == 255 && SCHAR_MIN == -128)
    let result: Int64 = INT64_MAX
    #expect(result > 0)
  }

  @Test func classesHaveNumbers() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSString(string: "")) == CFStringGetTypeID())
    #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
    #expect(Set([CFArrayGetTypeID(), CFDictionaryGetTypeID(), CFNumberGetTypeID()]).count == 3)
  }

  /// Values are found by the addresses of their keys, and stay as long as the dictionary.
  @Test func valuesOfDictionariesHaveAddresses() throws {
    let (inner, delay, other) = (
      NSString(string: "inner"), NSString(string: "delay"), NSString(string: "other")
    )
    func address(_ object: NSString) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
    let dictionary: CFDictionary = [inner: [delay: NSNumber(value: 0.25)] as NSDictionary] as NSDictionary
    var found: UnsafeRawPointer?
    #expect(CFDictionaryGetValueIfPresent(dictionary, address(inner), &found))
    let properties = unsafeBitCast(found, to: CFDictionary.self)
    let value = unsafeBitCast(CFDictionaryGetValue(properties, address(delay)), to: AnyObject.self)
    #expect((value as? NSNumber)?.doubleValue == 0.25)
    #expect(
      CFDictionaryGetValue(properties, address(delay)) == CFDictionaryGetValue(properties, address(delay)))
    found = nil
    #expect(!CFDictionaryGetValueIfPresent(dictionary, address(other), &found) && found == nil)
    #expect(!CFDictionaryGetValueIfPresent(nil, address(other), nil))
  }

  final class Delegate: NetServiceBrowserDelegate, NetServiceDelegate {
    var told: [String] = []
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { told.append("search") }
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { told.append("stop") }
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
      told.append("\(errorDict[NetService.errorCode] ?? 0)")
    }
  }

  @Test func servicesAreNotFound() {
    let (browser, delegate) = (NetServiceBrowser(), Delegate())
    browser.delegate = delegate
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
    browser.stop()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Printer")
    service.delegate = delegate
    service.resolve(withTimeout: 1)
    // NSNetServicesNotFoundError is -72002.
    #expect(delegate.told == ["search", "stop", "-72002"])
  }

  @Test func promisedItemsAreReachableOrErrors() throws {
    #expect(try URL(fileURLWithPath: "/").checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) {
      try URL(fileURLWithPath: "/no such file").checkPromisedItemIsReachable()
    }
  }
}
