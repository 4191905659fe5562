import Foundation
import ProjectReader
import TestSupport
import Testing

@testable import ProjectCommands

/// The causes of the compiler's errors, in the words of the compiler of Swift 6.3.
@Suite struct ErrorSorterTests {
  private static let names = AppleNames(
    interfaces: """
      # a remark
      UIKit\t\tUIGraphicsBeginThing CACurrentMediaTime
      UIKit\tUIView\tbackgroundColor setNeedsUpdateProperties
      UIKit\tUIViewController\tsetNeedsUpdateProperties viewIsAppearing
      UIKit\tUIScene.Phase\tactive
      WebKit\tWKThing\tcornerRadius
      Foundation\tNSURLRequestService\tvideo voice
      """,
    introduced: [
      "MapKit.MKMapItem.address", "Foundation.URLSession.bytes(for:)", "Swift.String.foo",
      "UIKit.UIView.name",
    ])

  private func cause(
    _ message: String, _ line: String = "", imports: String = "UIKit", missing: Set<String> = [],
    declares: String = "", isHere: String = "", isLeftOut: Bool = true, round: Int = 1
  ) throws -> ErrorCause {
    let scratch = try Scratch()
    let file = try scratch.write("import \(imports)\n\(line)\n", "A.swift")
    let other = try scratch.write(declares, "B.swift")
    let here = try scratch.write(isHere, "Here.swift")
    let problem = BuildProblem(file: file, line: 2, column: 1, message: message)
    let sorter = ErrorSorter(
      [problem], sources: [file, other], missingModules: [file: missing],
      filesAfterLeftOut: isLeftOut ? [file] : [], present: PresentNames(files: [here]), names: Self.names)
    return sorter.cause(of: problem, round: round)
  }

  /// A module that would show those of another one, which is not here, explains names that are not found.
  @Test(arguments: [
    ("@_exported import FirestoreInternal", "FirestoreInternal", true),
    ("import FirestoreInternal", "FirestoreInternal", false),
    ("@_exported import UIKit", "UIKit", false),
  ])
  func modulesThatShowMissingOnes(_ line: String, _ module: String, _ expected: Bool) throws {
    let scratch = try Scratch()
    var result = ModuleResult(name: "Firestore")
    var finding = AdapterProcess.Finding(
      path: try scratch.write("\n\(line)\n", "A.swift"), line: 2, message: "no such module")
    finding.module = module
    result.untranslated = [finding]
    #expect(result.reexportsMissing == expected)
  }

  @Test(arguments: [
    ("cannot find type 'UINewThing' in scope", "UINewThing"),
    ("cannot find 'UIGraphicsBeginThing' in scope", "UIGraphicsBeginThing"),
    ("value of type 'UIView' has no member 'backgroundColor'", "UIView.backgroundColor"),
    ("value of type 'HomeController' has no member 'viewIsAppearing'", "UIViewController.viewIsAppearing"),
    ("type 'UIScene.Phase' has no member 'active'", "UIScene.Phase.active"),
    (
      "type 'URLRequest.Service' (aka 'NSURLRequest.Service') has no member 'voice'",
      "URLRequest.Service.voice"
    ),
    ("value of type 'MKMapItem' has no member 'address'", "MKMapItem.address"),
    ("value of type 'URLSession' has no member 'bytes(for:)'", "URLSession.bytes"),
    ("no such module 'FinanceKit'", "FinanceKit"),
    ("cannot find 'viewIsAppearing' in scope", "UIViewController.viewIsAppearing"),
    (
      "external macro implementation type 'M.A' could not be found for macro 'Thing()'",
      "macro Thing()"
    ),
    ("unknown attribute 'ModelActor'", "macro ModelActor"),
    ("no macro named 'Unique'", "macro Unique"),
  ])
  func apiOfApplesIsMissingByName(message: String, name: String) throws {
    #expect(try cause(message) == .missing(name))
  }

  /// A class whose superclass is in a module that is not here lacks what it inherits, in its own file and elsewhere.
  @Test func classesOfUnknownSuperclassesLackWhatTheyInherit() throws {
    let scratch = try Scratch()
    let pages = try scratch.write(
      """
      import Pages
      class Controller: PagesController {
        override func viewIsAppearing() {}
        var view2 = 1
      }
      """, "Pages.swift")
    let other = try scratch.write("extension Controller {\n  func f() { view.g() }\n}", "Other.swift")
    let problems = [
      BuildProblem(
        file: pages, line: 3, column: 17, message: "method does not override any method from its superclass"),
      BuildProblem(
        file: other, line: 2, column: 14, message: "value of type 'Controller' has no member 'frontView'"),
    ]
    let sorter = ErrorSorter(
      problems, sources: [pages, other], missingModules: [pages: ["Pages"]],
      present: PresentNames(files: [try scratch.write("open func viewIsAppearing()", "Here.swift")]),
      names: Self.names)
    #expect(problems.map { sorter.cause(of: $0, round: 1) } == [.consequence, .consequence])
  }

  /// Functions and conformances of files that import what is not here may be left out, and types of what they return are not known then.
  @Test(arguments: [
    ("extraneous argument label 'object:' in call", "save(object: 1)", ErrorCause.consequence),
    ("argument passed to call that takes no arguments", "let a = Record(1)", .consequence),
    ("'object' is inaccessible due to 'private' protection level", "return object(1)", .consequence),
    ("extraneous argument label 'object:' in call", "keep(object: 1)", .project),
    ("result value of type 'Record' does not conform to closure result type 'Base'", "", .consequence),
    ("result value of type 'Own' does not conform to closure result type 'Base'", "", .project),
    ("cannot infer type of closure parameter 'a' without a type annotation", "x.map { a in }", .consequence),
    ("no '??' candidates produce the expected contextual result type '_'", "a ?? b", .consequence),
    ("cannot convert value of type 'Record.Key' to expected argument type 'Bool'", "f(a)", .consequence),
    ("binary operator '!=' cannot be applied to two 'Record.Key' operands", "a != b", .consequence),
    ("binary operator '!=' cannot be applied to two 'Own' operands", "a != b", .project),
    ("instance member 'key' cannot be used on type 'Record'", "Record.key", .consequence),
    ("instance member 'key' cannot be used on type 'Own'", "Own.key", .project),
    ("cannot convert value of type 'Own' to expected argument type 'Bool'", "f(a)", .project),
    ("cannot assign to value: 'table' is a method", "table = 1", .project),
    ("extraneous '}' at top level", "} save()", .project),
  ])
  func functionsThatNeedWhatIsNotHere(_ message: String, _ line: String, _ expected: ErrorCause) throws {
    let scratch = try Scratch()
    let store = try scratch.write(
      "import Stores\nclass Record: Base { enum Key {} }\nfunc save(object: Item) {}\nfunc load(_ a: Item) {}\n",
      "Store.swift")
    let other = try scratch.write("\(line)\nclass Own {}\nprotocol Base {}\nfunc keep() {}\n", "Other.swift")
    let problem = BuildProblem(file: other, line: 1, column: 1, message: message)
    let sorter = ErrorSorter(
      [problem], sources: [store, other], missingModules: [store: ["Stores"]], filesBesideMissing: [other],
      present: PresentNames(files: []), names: Self.names)
    #expect(sorter.cause(of: problem, round: 1) == expected)
    let alone = ErrorSorter(
      [problem], sources: [store, other], missingModules: [:], present: PresentNames(files: []),
      names: Self.names)
    #expect(alone.cause(of: problem, round: 1) == .project)
  }

  /// Apple's Foundation and UIKit bring Security along.
  @Test func namesOfSecurityAreApplesWithoutItsImport() throws {
    for name in ["SecKeyNewThing", "kSecAttrNewThing", "SecNewThing"] {
      #expect(try cause("cannot find '\(name)' in scope", imports: "Foundation") == .missing(name))
    }
    #expect(try cause("cannot find 'Sector' in scope", imports: "Foundation") == .project)
  }

  /// The kernel's headers come with Foundation, and Linux has others.
  @Test func namesOfTheKernelAreApples() throws {
    for name in [
      "mach_task_self_", "KERN_SUCCESS", "task_threads", "thread_array_t", "host_cpu_load_info_data_t",
    ] {
      #expect(try cause("cannot find '\(name)' in scope", imports: "Foundation") == .missing(name))
    }
    for name in ["task_list", "vm_name", "kernel"] {
      #expect(try cause("cannot find '\(name)' in scope", imports: "Foundation") == .project)
    }
  }

  /// `any P` is a class where one is needed on Apple's platforms, for a protocol of Objective-C's.
  @Test func protocolsThatAreNoClassesAreNotTheProjects() throws {
    let message = "'Weak' requires that 'any UIThingDelegate' be a class type"
    #expect(try cause(message, round: 2) == .missing("any UIThingDelegate as a class"))
    #expect(
      try cause("'Weak' requires that 'any Mine' be a class type", declares: "@objc protocol Mine {}")
        == .undecided)
    #expect(try cause("'Weak' requires that 'Int' be a class type") == .project)
    #expect(
      try cause("type 'any Mine' cannot conform to 'Base'", declares: "@objc protocol Mine: Base {}")
        == .undecided)
  }

  @Test func anOverrideIsMissingByItsName() throws {
    let message = "method does not override any method from its superclass"
    #expect(
      try cause(message, "  override func viewIsAppearing(_ animated: Bool) {")
        == .missing("UIViewController.viewIsAppearing"))
    #expect(try cause(message, "  override func viewIsFading() {") == .project)
  }

  @Test(arguments: [
    ("value of type 'UIView' has no member 'backgrondColor'", "view.backgrondColor = .red"),
    ("value of type 'WKThing' has no member 'cornerRadus'", "thing.cornerRadus = 2"),
    ("cannot find 'undeclared' in scope", "undeclared()"),
    ("cannot find type 'XYThing' in scope", "let x: XYThing"),
    ("cannot convert value of type 'String' to specified type 'Int'", "let x: Int = \"\""),
    ("expected '}' in struct", "view.backgroundColor"),
    ("invalid redeclaration of 'backgroundColor'", "var backgroundColor = 1"),
  ])
  func mistakesAreTheProjects(message: String, line: String) throws {
    #expect(try cause(message, line) == .project)
  }

  @Test(arguments: [
    ("cannot assign value of type 'Int' to type 'UIColor?'", "view.backgroundColor = 5"),
    ("value of type 'WKThing' has no member 'newestThing'", "thing.newestThing = 1"),
    ("extra argument 'animated' in call", "setNeedsUpdateProperties(animated: view.backgroundColor)"),
  ])
  func usesOfApplesAPIThatDoNotFitAreUndecided(message: String, line: String) throws {
    #expect(try cause(message, line) == .undecided)
  }

  /// A prefix says whose a name is only where the framework is imported.
  @Test func prefixesCountWithTheirFramework() throws {
    #expect(try cause("cannot find type 'MKFoo' in scope", imports: "MapKit") == .missing("MKFoo"))
    #expect(try cause("cannot find type 'MKFoo' in scope") == .project)
  }

  @Test func modulesThatAreNotHereAreTheEnvironment() throws {
    #expect(try cause("no such module 'Lottie'") == .environment(module: "Lottie"))
    for message in [
      "cannot find type 'AnimationView' in scope", "value of type 'UIView' has no member 'lottie'",
      "cannot convert value of type 'AnimationView' to specified type 'Int'",
    ] {
      #expect(try cause(message, missing: ["Lottie"]) == .consequence, "\(message)")
    }
    #expect(
      try cause("value of type 'UIView' has no member 'backgroundColor'", missing: ["Lottie"])
        == .missing("UIView.backgroundColor"))
  }

  /// Extensions are seen in all files of a module: those of a missing one are not the mistakes of files that do not import it.
  @Test func membersThatMissingModulesAddAreConsequences() throws {
    let scratch = try Scratch()
    let importing = try scratch.write("import SDWebImage\n", "A.swift")
    let other = try scratch.write("import UIKit\n", "B.swift")
    func cause(_ message: String, missing: [String: Set<String>]) -> ErrorCause {
      let problem = BuildProblem(file: other, line: 1, column: 1, message: message)
      return ErrorSorter(
        [problem], sources: [importing, other], missingModules: missing, present: PresentNames(files: []),
        names: .known
      ).cause(of: problem, round: 1)
    }
    let missing: [String: Set<String>] = [importing: ["SDWebImage"]]
    #expect(
      cause("value of type 'UIImageView' has no member 'sd_setImage'", missing: missing) == .consequence)
    #expect(cause("value of type 'UIImageView' has no member 'sd_setImage'", missing: [:]) == .project)
    // Misspelt names are mistakes, also of what a superclass has.
    #expect(cause("value of type 'UIImageView' has no member 'backgrondColor'", missing: missing) == .project)
    #expect(cause("value of type 'UIImageView' has no member 'animationImage'", missing: missing) == .project)
  }

  /// Names of Objective-C and C are seen in all files of a module, and of those that import it: where the module that has them is missing, they
  /// are nobody's mistake. Others need an import in the file. A closure that uses what was left out has no type.
  @Test(arguments: [
    ("cannot find type 'GTCommit' in scope", ErrorCause.consequence),
    ("cannot find type 'git_transfer_progress' in scope", .consequence),
    ("cannot find 'GTPullMergeConflictedFiles' in scope", .consequence),
    ("value of type 'GTCommit' has no member 'commitDate'", .consequence),
    ("cannot assign value of type '()' to type '[Bakery]'", .consequence),
    ("cannot assign value of type 'String' to type '[Bakery]'", .undecided),
    ("cannot find type 'Comit' in scope", .project),
    ("cannot find 'commit' in scope", .project),
    ("value of type 'UIView' has no member 'backgrondColor'", .project),
  ])
  func namesWithPrefixesAreSeenWithoutImports(_ message: String, _ expected: ErrorCause) throws {
    let scratch = try Scratch()
    let file = try scratch.write("import UIKit\n", "A.swift")
    let importing = try scratch.write("import ObjectiveGit\n", "B.swift")
    let problem = BuildProblem(file: file, line: 1, column: 1, message: message)
    func cause(beside: Set<String>) -> ErrorCause {
      ErrorSorter(
        [problem], sources: [file, importing], missingModules: [importing: ["ObjectiveGit"]],
        filesBesideMissing: beside, present: PresentNames(files: []), names: Self.names
      ).cause(of: problem, round: 1)
    }
    #expect(cause(beside: [file, importing]) == expected)
    if expected == .consequence { #expect(cause(beside: []) != .consequence) }
  }

  /// A library of the project's that is not here may have the name of a module of Apple's.
  @Test func librariesThatAreNotHereAreNotApples() throws {
    let scratch = try Scratch()
    let file = try scratch.write("import Charts\n", "A.swift")
    let problem = BuildProblem(file: file, line: 1, column: 8, message: "no such module 'Charts'")
    func cause(_ absent: Set<String>) -> ErrorCause {
      ErrorSorter(
        [problem], sources: [file], missingModules: [file: ["Charts"]], absentLibraries: absent,
        present: PresentNames(files: []), names: Self.names
      ).cause(of: problem, round: 1)
    }
    #expect(cause([]) == .missing("Charts") && cause(["charts"]) == .environment(module: "Charts"))
  }

  /// Extensions of a missing module are seen in all files of a module: those of Apple's methods, and of classes that the project derives from
  /// Apple's. Nothing of the kind is missing where no module is.
  @Test(arguments: [
    ("missing argument for parameter 'withIdentifier' in call", "view.backgroundColor(for: path)", true),
    ("missing argument for parameter 'withIdentifier' in call", "own(for: path)", false),
    ("missing argument for parameter 'withIdentifier' in call", "view.backgroundColor(\nfor: path)", true),
    ("value of type 'CarouselView' has no member 'snp'", "carousel.snp.makeConstraints()", true),
    ("value of type 'CarouselView' has no member 'speed'", "carousel.speed", false),
  ])
  func overloadsMayBeOfMissingModules(_ message: String, _ line: String, _ expected: Bool) throws {
    let scratch = try Scratch()
    let file = try scratch.write("import UIKit\n\(line)\n", "A.swift")
    let other = try scratch.write(
      "class CarouselView: UIView {}\nfunc own() {}\nclass Car { var speed = 1 }\n", "B.swift")
    let importing = try scratch.write("import SnapKit\n", "C.swift")
    let problem = BuildProblem(file: file, line: line.contains("\n") ? 3 : 2, column: 1, message: message)
    func cause(beside: Set<String>) -> ErrorCause {
      ErrorSorter(
        [problem], sources: [file, other, importing], missingModules: [importing: ["SnapKit"]],
        filesBesideMissing: beside, present: PresentNames(files: []), names: Self.names
      ).cause(of: problem, round: 1)
    }
    #expect((cause(beside: [file, other, importing]) == .consequence) == expected)
    #expect(cause(beside: []) != .consequence)
  }

  /// A class of a file that imports a missing module may be a view; a type that the file extends is what it is.
  @Test func classesOfUnknownSuperclassesAreWhatIsNeeded() throws {
    let scratch = try Scratch()
    let line = "let views: [UIView] = [spinner]"
    let file = try scratch.write("import UIKit\n\(line)\n\(line)\nstruct Plain {}\n", "A.swift")
    let importing = try scratch.write(
      "import Lottie\nfinal class Spinner: AnimationView {}\nextension Plain {}\n", "B.swift")
    let problems = ["Spinner", "Plain"].enumerated().map {
      BuildProblem(
        file: file, line: $0 + 2, column: 24,
        message: "cannot convert value of type '\($1)' to expected element type 'UIView'")
    }
    let sorter = ErrorSorter(
      problems, sources: [file, importing], missingModules: [importing: ["Lottie"]],
      present: PresentNames(files: []), names: Self.names)
    let causes = problems.map { sorter.cause(of: $0, round: 1) }
    #expect(causes[0] == .consequence && causes[1] != .consequence)
  }

  /// A class whose superclass is left out in part has none of its initializers, and the calls mean one of the tool's own.
  @Test func callsWithoutInitializersAreConsequences() throws {
    let scratch = try Scratch()
    let file = try scratch.write("let store = Store()\nlet other = Store()\n", "A.swift")
    let problems = ["_made", "title"].enumerated().map {
      BuildProblem(
        file: file, line: $0 + 1, column: 1, message: "missing argument for parameter '\($1)' in call")
    }
    let sorter = ErrorSorter(
      problems, sources: [file], missingModules: [:], present: PresentNames(files: []), names: Self.names)
    #expect(problems.map { sorter.cause(of: $0, round: 1) } == [.consequence, .project])
  }

  /// Of a type whose file imports a missing module, initializers are left out, and calls of them are compared with others.
  @Test func callsOfLeftOutInitializersAreConsequences() throws {
    let scratch = try Scratch()
    let line = "let kind = Kind(token: token)"
    let file = try scratch.write("import UIKit\n\(line)\nlet other = Other(token: token)\n", "A.swift")
    let importing = try scratch.write("import Tokens\nenum Kind { init(token: Token) {} }\n", "B.swift")
    let problems = [2, 3].map {
      BuildProblem(
        file: file, line: $0, column: 1,
        message: "incorrect argument label in call (have 'token:', expected 'heading:')")
    }
    let sorter = ErrorSorter(
      problems, sources: [file, importing], missingModules: [importing: ["Tokens"]],
      present: PresentNames(files: []), names: Self.names)
    #expect(problems.map { sorter.cause(of: $0, round: 1) } == [.consequence, .project])
  }

  /// A file that the project lists and that is not there, such as one with keys that no repository has, may declare what its name says, and types.
  @Test(arguments: [
    ("cannot find 'Credentials' in scope", ErrorCause.consequence),
    ("cannot find 'keys' in scope", .consequence),
    ("cannot find type 'Endpoint' in scope", .consequence),
    ("cannot find 'endpoint' in scope", .project),
    ("value of type 'UIView' has no member 'backgrondColor'", .project),
  ])
  func sourcesThatAreNotThereDeclareNames(_ message: String, _ expected: ErrorCause) throws {
    let scratch = try Scratch()
    let file = try scratch.write("import UIKit\n", "A.swift")
    let problem = BuildProblem(file: file, line: 1, column: 1, message: message)
    let sorter = ErrorSorter(
      [problem], sources: [file], missingModules: [:], absentSources: [file: ["Credentials", "keys"]],
      present: PresentNames(files: []), names: Self.names)
    #expect(sorter.cause(of: problem, round: 1) == expected)
  }

  /// Members of values of a missing module say nothing of Apple's types that have members of the name.
  @Test func membersOfValuesOfMissingModulesAreConsequences() throws {
    let message = "value of type 'NSURLRequestService' has no member 'address'"
    #expect(try cause(message) == .missing("MKMapItem.address"))
    #expect(try cause(message, missing: ["Lottie"]) == .consequence)
    #expect(
      try cause("value of type 'UIView' has no member 'viewIsAppearing'", missing: ["Lottie"])
        == .missing("UIViewController.viewIsAppearing"))
  }

  /// A name that the project declares is missing because of another error.
  @Test func declaredNamesAreConsequences() throws {
    #expect(
      try cause("cannot find type 'Card' in scope", declares: "public final class Card {}") == .consequence)
    #expect(
      try cause(
        "value of type 'UIView' has no member 'shake'", declares: "extension UIView { func shake() {} }")
        == .consequence)
    #expect(try cause("type 'E' has no member 'two'", declares: "enum E { case one, two }") == .consequence)
    #expect(try cause("cannot find 'shake' in scope", declares: "// let it shake\nshake()") == .project)
    // A class of the project's has what a type of Apple's lacks here, whose members are not all known.
    #expect(
      try cause(
        "value of type 'any WKThing' has no member 'shake'", declares: "class A { func shake() {} }",
        isLeftOut: false) == .undecided)
    // The name is in another scope if nothing was left out.
    #expect(
      try cause("cannot find 'shake' in scope", declares: "class A { func shake() {} }", isLeftOut: false)
        == .project)
  }

  /// A name that is here is not missing: the project does not see it, or a superclass is not known.
  @Test func namesThatAreHereAreNotMissing() throws {
    let here = "public var topAnchor: Int\npublic class UINewThing {}"
    #expect(try cause("cannot find type 'UINewThing' in scope", isHere: here) == .undecided)
    #expect(
      try cause("cannot find type 'UINewThing' in scope", missing: ["Lottie"], isHere: here) == .consequence)
    let message = "value of type 'Card' has no member 'setNeedsUpdateProperties'"
    #expect(try cause(message, isHere: "func setNeedsUpdateProperties()") == .consequence)
    #expect(
      try cause(message, isHere: "func setNeedsUpdatePropertiesNow()") == .missing("setNeedsUpdateProperties")
    )
  }

  /// An error that is found once code was left out follows from that, unless it is missing API.
  @Test func laterErrorsAreConsequences() throws {
    #expect(try cause("missing return in global function", round: 2) == .consequence)
    #expect(try cause("cannot find 'UINewThing' in scope", round: 2) == .missing("UINewThing"))
  }

  @Test func aFailedInferenceBesideAnotherErrorIsAConsequence() throws {
    let scratch = try Scratch()
    let file = try scratch.write("import UIKit\nview.backgrondColor = .red\n", "A.swift")
    let problems = [
      "value of type 'UIView' has no member 'backgrondColor'",
      "cannot infer contextual base in reference to member 'red'",
    ].enumerated().map {
      BuildProblem(file: file, line: 2, column: 6 + 16 * $0.offset, message: $0.element)
    }
    let sorter = ErrorSorter(
      problems, sources: [file], missingModules: [:], present: PresentNames(files: []), names: Self.names)
    #expect(problems.map { sorter.cause(of: $0, round: 1) } == [.project, .consequence])
  }

  /// A method has the name of a property that does not compile: its type says nothing of Apple's types in it.
  @Test func membersOfMethodsFollowFromTheirProperties() throws {
    let scratch = try Scratch()
    let file = try scratch.write("import UIKit\n\n", "A.swift")
    let problems = [
      "cannot find 'Sheet' in scope",
      "value of type '(UIView, String) -> Bool' has no member 'setNeedsUpdateProperties'",
    ].enumerated().map { BuildProblem(file: file, line: 1 + $0.offset, column: 1, message: $0.element) }
    func causes(_ problems: [BuildProblem]) -> [ErrorCause] {
      let sorter = ErrorSorter(
        problems, sources: [file], missingModules: [:], present: PresentNames(files: []), names: Self.names)
      return problems.map { sorter.cause(of: $0, round: 1) }
    }
    #expect(causes(problems) == [.project, .consequence])
    #expect(causes([problems[1]]) == [.project])
  }

  /// Declarations that are made of headers may differ from what the headers declare: an error with them is not surely the project's.
  @Test(arguments: [
    (
      "incorrect argument label in call (have 'forName:', expected 'for:')", "CardStore.icon(forName: x)",
      ErrorCause.undecided
    ),
    (
      "incorrect argument label in call (have 'forName:', expected 'for:')", "store.icon(forName: x)",
      .undecided
    ),
    (
      "incorrect argument label in call (have 'forName:', expected 'for:')", "other.text(forName: x)",
      .project
    ),
    ("type 'CardStore' does not conform to protocol 'Own'", "", .undecided),
    ("value of type 'CardNote' has no member 'key'", "note.key", .consequence),
    ("value of type 'SubNote' has no member 'key'", "note.key", .consequence),
    ("value of type 'CardStore' has no member 'key'", "store.key", .undecided),
    // The superclass is not known: it may be any class.
    ("'Results' requires that 'CardNote' inherit from 'NSManagedObject'", "", .consequence),
    (
      "cannot convert value of type 'SubNote' to expected argument type 'NSManagedObject'", "own(note)",
      .consequence
    ),
    ("'Results' requires that 'CardStore' inherit from 'NSManagedObject'", "", .undecided),
    ("value of type 'Any' has no member 'delegate'", "store.owner.delegate = self", .consequence),
    ("value of type 'Any' has no member 'delegate'", "own.delegate = self", .project),
    ("expected expression", "CardStore.", .project),
    ("invalid redeclaration of 'CardStore'", "struct CardStore {}", .undecided),
    ("invalid redeclaration of 'Own'", "struct Own {}", .project),
  ])
  func errorsWithDeclarationsOfHeadersAreNotSurelyTheProjects(
    _ message: String, _ line: String, _ expected: ErrorCause
  ) throws {
    let headers = HeaderNames([
      """
      @objc(CardStore) open class CardStore: NSObject {
        open class func icon(for name: String) -> UIImage? { leftOut("A.h:1: text") }
        open var owner: Any { get { tinamouKeptOwner } }
        open func values() -> [String: Any] { leftOut("A.h:2: text") }
      }
      @objc(CardNote) open class CardNote: NSObject {
        \(ObjectiveCTarget.unknownSuperclass)ManagedNote
      }
      @objc(SubNote) open class SubNote: CardNote {
      }
      """
    ])
    let scratch = try Scratch()
    let file = try scratch.write("import UIKit\n\(line)\n", "A.swift")
    let problem = BuildProblem(file: file, line: 2, column: 1, message: message)
    let sorter = ErrorSorter(
      [problem], sources: [file], missingModules: [:], present: PresentNames(files: []), headers: headers,
      names: Self.names)
    #expect(sorter.cause(of: problem, round: 1) == expected)
  }

  @Test(arguments: [
    ("any UIViewController & P", "UIViewController"), ("UIView?", "UIView"), ("Array<UIView>", "Array"),
    ("UIKitCore.UIView.Type", "UIView"), ("[UIView]", "UIView"), ("UIScene.Phase", "Phase"),
  ])
  func typesHaveOneName(quoted: String, name: String) { #expect(ErrorSorter.typeName(quoted) == name) }

  /// The tool's own data.
  @Test func theNamesOfThisVersionAreKnown() {
    let names = AppleNames.known
    #expect(names.hasMember("setNeedsUpdateProperties") && names.isType("UICornerConfiguration"))
    #expect(names.member("preferredDynamicRange", of: "CALayer") == "CALayer.preferredDynamicRange")
    #expect(names.member("largeContentTitle", of: "UIButton") != nil)
    #expect(names.framework(of: "MKMapItem.address") == "MapKit")
    #expect(names.framework(of: "UIView.alpha") == "UIKit")
    // The type of the codes has the name of an error in Objective-C.
    #expect(names.isType("CNError") && !names.isType("CNErrorr") && !names.isType("NoSuchError"))
    #expect(!names.hasGlobal("String", imports: []) && !names.hasMember("notAMemberOfAnything"))
  }

  @Test func missingNamesAreCounted() {
    #expect(MissingNames([]).clause(of: 3) == "" && MissingNames([]).clauseOfModules(of: 3) == "")
    #expect(
      MissingNames(["B", "A", "B"]).clauseOfModules(of: 4)
        == "; 3 of them are of modules that are not on this machine: B (2), A")
    #expect(
      MissingNames(["A"]).clauseOfModules(of: 1) == "; it is of a module that is not on this machine: A")
    let absent = BuildProblem(file: "", line: 1, column: 1, message: "no such module 'Kit'")
    #expect(
      absent.absentModule == "Kit"
        && BuildProblem(file: "", line: 1, column: 1, message: "x").absentModule == nil)
    #expect(
      MissingNames(["UIB", "UIA", "UIB"]).clause(of: 4)
        == "; 3 of them are no mistake of the project's: Tinamou lacks UIB (2), UIA")
    #expect(MissingNames(["UIA"]).clause(of: 1) == "; it is no mistake of the project's: Tinamou lacks UIA")
  }
}
