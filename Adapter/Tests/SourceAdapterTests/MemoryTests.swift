import Foundation
import Testing

@testable import SourceAdapter

/// With the memory of the last time, a module is adapted as it is without.
@Suite struct MemoryTests {
  /// Parts of files; `N` is a small number.
  private static let parts = [
    "class A{N}: UIView {\n  @objc func tap() {}\n  func show() { print({N}) }\n}",
    "class B{N}: A{N} {\n  override func show() {}\n  func other(_ a: Int) {}\n}",
    "extension A{N} {\n  func later() { let x{N} = {N} }\n  @objc func done(sender: UIButton) {}\n}",
    "extension B{N} {\n  override func later() {}\n  override var alpha: CGFloat { get { 1 } set {} }\n}",
    "@objc protocol P{N} {\n  @objc optional func view(_ a: Int)\n  @objc optional var title: String { get }\n}",
    "class C{N} {\n  weak var delegate: P{N}?\n  func f() { delegate?.view?(1); print(delegate?.title ?? \"\") }\n}",
    "class D{N} {\n  var delegate: AnyObject?\n  func f(other: P{N}) { delegate?.view?(1); _ = other.title }\n}",
    "func use{N}() { f(#selector(A{N}.tap)); f(#selector(A{N}.done)); f(#selector(other)) }",
    "func name{N}() { _ = Selector(\"show\"); _ = NSStringFromClass(A{N}.self) }",
    "func local{N}() { let view: Int = {N}; let libraryDirectory = 1; _ = 1 as Any as? P{N} }",
    "func RuntimeClasses() {}", "func NSStringFromClass(_ a: AnyClass) -> String { \"\" }",
    "enum Selector {}",
    "#if DEBUG\nclass E{N}: UIButton { @IBAction func press() {} }\n#else\nclass E{N} {}\n#endif",
    "import UIKit", "import Missing{N}", "class F{N}<T>: UIView { @objc func tap() {} }",
    "extension UIView {\n  @objc func shared() {}\n}", "class G{N}: UIView { override func shared() {} }",
    "#Preview { A{N}() }", "class T{N}: XCTestCase { func testOne() {} }", "class T{N}: T{N}1 {}",
    "@objcMembers class H{N}: NSObject { var a = 1; func b() {} }", "extension H{N} { func c() {} }",
    "struct V{N} {}\nclass I{N}: NSObject { @objc func f(_ v: V{N}) {}; @objc var a: I{N}?; var b = 1 }",
    "func path{N}() { _ = #keyPath(I{N}.a.b); _ = #selector(H{N}.b); _ = #selector(I{N}.g) }",
    "extension I{N} { func g() {} }", "@objc protocol P{N}More: P{N} { func g() }",
    "@main class App{N}: UIResponder, UIApplicationDelegate {}", "let broken{N} = (", "}",
    "let deep{N} = " + String(repeating: "[", count: 20),
  ]

  private static func part(_ noise: inout Noise) -> String {
    parts.randomElement(using: &noise)!.replacingOccurrences(
      of: "{N}", with: "\(Int.random(in: 0..<3, using: &noise))")
  }

  private static func text(_ noise: inout Noise) -> String {
    (0..<Int.random(in: 0...5, using: &noise)).map { _ in part(&noise) }.joined(separator: "\n") + "\n"
  }

  /// A module as data that can be compared.
  private static func description(of module: AdaptedModule) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(module), as: UTF8.self)
  }

  @Test(arguments: 1...40) func editsAreAdaptedAsWithoutMemory(seed: UInt64) throws {
    var noise = Noise(state: seed)
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "XCTest"])
    options.checksObjectiveC = seed.isMultiple(of: 2)
    var files = (0..<Int.random(in: 2...6, using: &noise)).map {
      SourceFile(path: "/app/F\($0).swift", text: Self.text(&noise))
    }
    var memory: AdapterMemory?
    var texts: [String: String] = [:]
    for step in 0..<12 {
      if step > 0 {
        let at = Int.random(in: 0..<files.count, using: &noise)
        switch Int.random(in: 0..<10, using: &noise) {
        case 0: files[at].text = Self.text(&noise)
        case 1: files[at].text += Self.part(&noise) + "\n"
        case 2: files.append(SourceFile(path: "/app/G\(step).swift", text: Self.text(&noise)))
        case 3 where files.count > 1: files.remove(at: at)
        case 4: options.flags = options.flags.isEmpty ? ["DEBUG"] : []
        case 5: break
        case 6: files[at].text = files[at].text.replacingOccurrences(of: "print(", with: "print(1 + ")
        case 7: files[at].text += "func use() { let made\(step) = \(step) }\n"
        case 8:
          var lines = files[at].text.split(separator: "\n", omittingEmptySubsequences: false)
          lines.remove(at: Int.random(in: 0..<lines.count, using: &noise))
          files[at].text = lines.joined(separator: "\n")
        default: files[at].text = "\n" + files[at].text
        }
      }
      // As it is kept between builds.
      memory = try memory.map {
        try JSONDecoder().decode(AdapterMemory.self, from: try JSONEncoder().encode($0))
      }
      var module = SourceAdapter.adapt(files, options: options, memory: &memory)
      for index in module.files.indices {
        let path = module.files[index].path
        if module.files[index].isUnchanged {
          module.files[index].text = try #require(texts[path], "seed \(seed), step \(step)")
          module.files[index].isUnchanged = false
        }
        texts[path] = module.files[index].text
      }
      let fresh = SourceAdapter.adapt(files, options: options)
      let (one, other) = (try Self.description(of: module), try Self.description(of: fresh))
      #expect(one == other, "seed \(seed), step \(step)")
    }
  }

  /// The files that are read again after a change of one.
  private func changed(_ old: [String], _ new: [String]) -> [Int] {
    func files(_ texts: [String]) -> [SourceFile] {
      texts.enumerated().map { SourceFile(path: "/app/F\($0).swift", text: $1) }
    }
    var memory: AdapterMemory?
    _ = SourceAdapter.adapt(files(old), options: AdapterOptions(), memory: &memory)
    let module = SourceAdapter.adapt(files(new), options: AdapterOptions(), memory: &memory)
    return module.files.indices.filter { !module.files[$0].isUnchanged }
  }

  private static let button = "class Button: UIView {\n  @objc func tap() { run() }\n}\n"
  private static let user = "class User: UIView {\n  func f() { g(#selector(Button.tap)) }\n}\n"

  @Test func aChangeOfABodyIsReadAlone() {
    let (button, user) = (Self.button, Self.user)
    #expect(changed([button, user], [button, user]) == [])
    let edit = button.replacingOccurrences(of: "run()", with: "let counted: Int = 1; show(counted)")
    #expect(changed([button, user], [edit, user]) == [0])
    #expect(changed([button, user], ["\n" + button, user]) == [0])
    let use = user.replacingOccurrences(of: "g(", with: "g(1, ")
    #expect(changed([button, user], [button, use]) == [1])
  }

  @Test func aChangeThatOthersSeeIsReadWithThem() {
    let (button, user) = (Self.button, Self.user)
    // Another selector of the same method, another superclass, another selector, and a name that generated code uses.
    for edit in [
      button.replacingOccurrences(of: "tap()", with: "tap(_ sender: Int)"),
      button.replacingOccurrences(of: "UIView", with: "UIControl"),
      button.replacingOccurrences(of: "run()", with: "h(#selector(run))"),
      button + "func RuntimeClasses() {}\n",
    ] {
      #expect(changed([button, user], [edit, user]) == [0, 1], "\(edit)")
    }
  }

  /// Types of local variables matter where the module has optional requirements.
  @Test func localTypesAreReadWithOptionalRequirements() {
    let other = "@objc protocol P { @objc optional var title: String { get } }\n"
    let edit = Self.button.replacingOccurrences(of: "run()", with: "let counted: P = made()")
    #expect(changed([Self.button, Self.user, other], [edit, Self.user, other]) == [0, 1, 2])
  }
}
