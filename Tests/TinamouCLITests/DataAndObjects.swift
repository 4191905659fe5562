import Foundation
import TestSupport
import Testing

/// Parts of Foundation and other frameworks that applications use beside their views: an application built from its sources
/// shows what it gets, one label for each fact.
enum DataAndObjects {
  private static let delegate = #"""
    import UIKit

    \#(ApplicationSource.delegate(showing: "FactsController"))

    class FactsController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let facts = objects() + overrides() + stored() + values() + connections() + streams() + services()
        let stack = UIStackView(arrangedSubviews: facts.map { fact -> UILabel in
          let label = UILabel()
          label.text = fact
          return label
        })
        stack.addArrangedSubview(AnswerLabel())
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds.insetBy(dx: 0, dy: 100)
        view.addSubview(stack)
      }
    }
    """#

  /// Foundation alone is imported, as on Apple's platforms, where it brings locks and parsers along.
  private static let objects = #"""
    import Foundation

    @objc protocol Flyer { func fly() }
    class Bird: NSObject, Flyer { func fly() {} }
    // Unchecked: one thread counts.
    class CountingLock: NSLock, @unchecked Sendable {
      var count = 0
      override func lock() {
        super.lock()
        count += 1
      }
    }
    class Feed: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
      ) { names.append(elementName) }
    }

    func objects() -> [String] {
      let lock = CountingLock()
      lock.lock()
      lock.unlock()
      var unfair = os_unfair_lock()
      os_unfair_lock_lock(&unfair)
      let isFree = os_unfair_lock_trylock(&unfair)
      let feed = Feed()
      let parser = XMLParser(data: Data("<a><b/></a>".utf8))
      parser.delegate = feed
      let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
      let text = "to ada@example.org"
      let detector = try! NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
      let link = detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
      CFRunLoopWakeUp(CFRunLoopGetMain())
      return [
        "conforms \(Bird().conforms(to: Flyer.self)) \(NSObject().conforms(to: Flyer.self))",
        "lock \(lock.count) \(isFree)", "xml \(parser.parse()) \(feed.names)",
        String(format: "id %@", id as CVarArg), "link \(link?.url?.absoluteString ?? "none")",
        "sum \(NSExpression(format: "1 + 2 * 3").expressionValue(with: nil, context: nil) as? Int ?? 0)",
        "group \(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") != nil)",
        "bundle \(Bundle(identifier: "org.tinamou.objects") == .main)",
      ]
    }
    """#

  /// On iOS an override in an extension of a framework's class takes the place of the class's own method, for its subclasses
  /// too.
  private static let overrides = #"""
    import UIKit

    extension UITextField {
      open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    extension UIImageView {
      open override var intrinsicContentSize: CGSize { CGSize(width: 12, height: 34) }
    }
    extension NSLayoutConstraint {
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSLayoutConstraint)?.constant == constant
      }
    }
    class Field: UITextField {}
    class Picture: UIImageView {
      override var intrinsicContentSize: CGSize { CGSize(width: 5, height: 6) }
    }

    extension FactsController {
      func overrides() -> [String] {
        let paste = #selector(UIResponderStandardEditActions.paste(_:))
        let (first, second) = (UIView().widthAnchor, UIView().widthAnchor)
        return [
          "actions \(UITextField().canPerformAction(paste, withSender: nil)) \(Field().canPerformAction(paste, withSender: nil))",
          "sizes \(UIImageView().intrinsicContentSize.height) \(Picture().intrinsicContentSize.height)",
          "equal \(first.constraint(equalToConstant: 3) == second.constraint(equalToConstant: 3)) "
            + "\(first.constraint(equalToConstant: 3) == second.constraint(equalToConstant: 4))",
        ]
      }
    }
    """#

  private static let stored = #"""
    import CoreData
    import SQLite3
    import UIKit

    @objc(Note) class Note: NSManagedObject {
      @NSManaged var title: String?
      @NSManaged var id: UUID?
    }
    extension Note {
      @nonobjc class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
    }
    @objc(Plain) class Plain: NSManagedObject {}

    func stored() -> [String] {
      var database: OpaquePointer?
      var statement: OpaquePointer?
      guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return ["no database"] }
      sqlite3_exec(database, "create table t(a int, b text); insert into t values(1, 'x')", nil, nil, nil)
      sqlite3_prepare_v2(database, "select b from t where a = ?", -1, &statement, nil)
      sqlite3_bind_int(statement, 1, 1)
      let isRow = sqlite3_step(statement) == SQLITE_ROW
      let text = isRow ? String(cString: sqlite3_column_text(statement, 0)) : "none"
      sqlite3_finalize(statement)
      sqlite3_close(database)

      func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, true)
        return attribute
      }
      let model = NSManagedObjectModel()
      model.entities = ["Note", "Plain"].map { name in
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = (name, name)
        entity.properties = [attribute("title", .stringAttributeType), attribute("id", .UUIDAttributeType)]
        return entity
      }
      let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
      container.loadPersistentStores { _, _ in }
      let context = container.viewContext
      let note = Note(context: context)
      (note.title, note.id) = ("first", UUID())
      _ = Note(context: context)
      _ = Plain(context: context)
      try! context.save()
      let request = Note.fetchRequest()
      request.predicate = NSPredicate(format: "id == %@", note.id! as CVarArg)
      let typed: NSFetchRequest<Note> = Note.fetchRequest()
      let any = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
      let plain = Plain.fetchRequest()
      var titles = ["a", "b"]
      let batch = NSBatchInsertRequest(entityName: "Plain") { (values: NSMutableDictionary) in
        guard let title = titles.popLast() else { return true }
        values["title"] = title
        return false
      }
      batch.resultType = .count
      let before = try! context.count(for: plain)
      let inserted = try! context.execute(batch) as? NSBatchInsertResult
      let counts = "\(before) \(inserted?.result as? Int ?? -1) \(try! context.count(for: plain))"
      return [
        "batch \(counts)",
        "row \(text)", "notes \(try! context.fetch(request).count) \(try! context.fetch(typed).count)",
        "any \((try! context.fetch(any) as! [Note]).compactMap(\.title)) \(before)",
        "loose \(Note().entity.name ?? "none") \(try! context.fetch(typed).count)",
        "store \(container.persistentStoreCoordinator.persistentStores.first?.url?.lastPathComponent ?? "none")",
      ]
    }
    """#

  private static let values = #"""
    import Accessibility
    import Compression
    import Security
    import UIKit
    import simd

    /// As libraries for requests check a server's certificates and send bodies.
    func connections() -> [String] {
      let data = Data([1, 2, 3])
      let certificate = SecCertificateCreateWithData(nil, data as CFData)!
      var trust: SecTrust?
      let status = SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust)
      let isTrusted = SecTrustEvaluateWithError(trust!, nil)
      let space = URLProtectionSpace(
        host: "a", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
      var (input, output): (InputStream?, OutputStream?)
      Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
      input!.open()
      output!.open()
      let written = output!.write([7, 8, 9, 10, 11, 12], maxLength: 6)
      output!.close()
      var bytes = [UInt8](repeating: 0, count: 8)
      let read = input!.read(&bytes, maxLength: 8)
      return [
        "trust \(status) \(isTrusted) \(SecTrustGetCertificateCount(trust!)) "
          + "\(SecCertificateCopyData(certificate) as Data == data) \(space.serverTrust == nil)",
        "bound \(written) \(read) \(bytes[3]) \(input!.streamStatus == .atEnd)",
      ]
    }

    func values() -> [String] {
      let turn = simd_quatf(angle: .pi, axis: simd_float3(0, 0, 1)).act(simd_float3(1, 2, 3))
      var move = matrix_identity_float4x4
      move.columns.3 = simd_float4(1, 2, 3, 1)
      let place = move.inverse * simd_float4(0, 0, 0, 1)
      let text = Data(String(repeating: "hello ", count: 100).utf8)
      let packed = try! (text as NSData).compressed(using: .zlib)
      var buffer = [UInt8](repeating: 0, count: 1000)
      // Of Python's zlib, raw, for "hello hello hello".
      let foreign: [UInt8] = [0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0x57, 0xc8, 0x40, 0x90, 0x00]
      let count = compression_decode_buffer(&buffer, 1000, foreign, foreign.count, nil, COMPRESSION_ZLIB)
      let content = AXCustomContent(label: "Size", value: "3")
      return [
        "cross \(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)).z) \(turn.y.rounded()) \(place.z)",
        "zlib \(packed.length < 50) \(try! packed.decompressed(using: .zlib).length)",
        "foreign \(String(decoding: buffer[..<count], as: UTF8.self))", "content \(content.label)",
      ]
    }
    """#

  private static let streams = #"""
    import Combine
    import UIKit

    enum Fault: Error { case any }
    class Pair: Subscriber {
      typealias Input = Int
      typealias Failure = Never
      var received: [Int] = []
      var subscription: Subscription?
      func receive(subscription: Subscription) {
        self.subscription = subscription
        subscription.request(.max(2))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    func shift<Where: Scheduler>(_ on: Where, by length: Where.SchedulerTimeType.Stride) -> AnyPublisher<Int, Never> {
      Just(7).delay(for: length, scheduler: on).eraseToAnyPublisher()
    }

    func streams() -> [String] {
      var facts: [String] = []
      var bag = Set<AnyCancellable>()
      let numbers = PassthroughSubject<Int, Never>()
      numbers.map { Fail<String, Fault>(error: $0 == 2 ? .any : .any).eraseToAnyPublisher() }.switchToLatest()
        .sink(receiveCompletion: { facts.append("failing \($0)") }, receiveValue: { _ in }).store(in: &bag)
      let names = PassthroughSubject<String, Fault>()
      names.map { Just($0 + "!") }.switchToLatest()
        .sink(receiveCompletion: { facts.append("names \($0)") }, receiveValue: { facts.append($0) }).store(in: &bag)
      numbers.send(1)
      names.send("a")
      names.send(completion: .finished)
      let (list, lost) = (Pair(), Pair())
      (1...5).publisher.subscribe(list)
      numbers.subscribe(lost)
      for number in 1...4 { numbers.send(number) }
      facts.append("demand \(list.received) \(lost.received)")
      list.subscription?.request(.unlimited)
      lost.subscription?.request(.max(1))
      numbers.send(9)
      facts.append("more \(list.received) \(lost.received)")
      [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0 * 2) }.collect()
        .sink { facts.append("flat \($0)") }.store(in: &bag)
      shift(ImmediateScheduler.shared, by: .seconds(5)).sink { facts.append("shifted \($0)") }.store(in: &bag)
      return facts
    }
    """#

  /// Notifications come along with UIKit, in files that do not import them.
  private static let services = #"""
    import AudioToolbox
    import Combine
    import EventKit
    import MapKit
    import MediaPlayer
    import UIKit
    import UniformTypeIdentifiers

    protocol Loader { func load(_ request: URLRequest) -> URLSession.DataTaskPublisher }
    struct SharedLoader: Loader {
      func load(_ request: URLRequest) -> URLSession.DataTaskPublisher {
        URLSession.shared.dataTaskPublisher(for: request)
      }
    }
    class AnswerLabel: UILabel {
      private var bag = Set<AnyCancellable>()
      convenience init() {
        self.init(frame: .zero)
        SharedLoader().load(URLRequest(url: URL(string: "https://example.org/a")!)).map(\.data.count)
          .receive(on: DispatchQueue.main)
          .sink(receiveCompletion: { [weak self] in
            if case .failure(let error) = $0 { self?.text = "answer \(error.errorCode)" }
          }, receiveValue: { _ in }).store(in: &bag)
      }
    }

    class Guide: NSObject, MKMapViewDelegate {}

    func services() -> [String] {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
      UNUserNotificationCenter.current().add(request)
      let store = EKEventStore()
      let reminder = EKReminder(eventStore: store)
      let alarm = EKAlarm(relativeOffset: -60)
      reminder.addAlarm(alarm)
      let hadAlarms = reminder.hasAlarms
      reminder.removeAlarm(alarm)
      reminder.isCompleted = true
      let isKnown = store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) != nil
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
      let (map, guide) = (MKMapView(), Guide())
      let isConnected = map.connectOutlet("delegate", to: guide) && map.delegate === guide
      let player: AVPlayer? = nil
      let names: [Notification.Name] = [.EKEventStoreChanged, .MKAnnotationCalloutInfoDidChange]
      return [
        "request \(request.content.title)", "sound \(kAudioServicesNoError == kAudioSessionNoError)",
        "reminder \(hadAlarms) \(reminder.hasAlarms) \(reminder.completionDate != nil) \(isKnown)",
        "picker \(picker.documentPickerMode == .import) \(isConnected) \(player == nil)",
        "changes \(names.map { $0.rawValue.hasSuffix("Notification") })",
      ]
    }
    """#

  /// A test of `ProjectCommandTests`, in the cache that these share.
  static func anApplicationUsesThem(_ scratch: ProjectScratch) throws {
    let folder = scratch.url.appendingPathComponent("Objects")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = [
      "Delegate": delegate, "Objects": objects, "Overrides": overrides, "Stored": stored,
      "Values": values, "Streams": streams, "Services": services,
    ]
    for (name, text) in sources {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
    }
    let info = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.tinamou.objects</string></dict></plist>
      """
    try Data(info.utf8).write(to: folder.appendingPathComponent("Info.plist"))
    let hasSQLite = FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h")
    let expected =
      [
        "conforms true false", "lock 1 false", #"xml true ["a", "b"]"#,
        "id E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        "link mailto:ada@example.org", "sum 7", "group true", "bundle true", "actions false false",
        "sizes 34.0 6.0",
        "equal true false", hasSQLite ? "row x" : "no database", "cross 1.0 -2.0 -3.0", "zlib true 600",
        "foreign hello hello hello", "content Size", "failing failure(Objects.Fault.any)", "a!",
        "names finished",
        "demand [1, 2] [1, 2]", "more [1, 2, 3, 4, 5] [1, 2, 9]", "flat [2, 4, 6]", "shifted 7",
        "trust 0 true 1 true true", "bound 4 4 10 true", "request Tea", "sound true",
        "reminder true false true false", "changes [true, true]", "picker true true true", "answer -1009",
      ]
      + (hasSQLite
        ? ["batch 1 2 3", "notes 1 2", #"any ["first"] 1"#, "loose Note 2", "store Model.sqlite"] : [])
    let script = scratch.url.appendingPathComponent("visit.json")
    try JSONSerialization.data(withJSONObject: expected.map { ["expect": $0] }).write(to: script)
    let visit = try Binary(name: "tinamou").run(
      "run",
      more: [
        folder.path, "--strict", "--script", script.path, "-o",
        scratch.url.appendingPathComponent("out").path,
      ], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(visit.status == 0, "\(visit.errors)")
  }
}
