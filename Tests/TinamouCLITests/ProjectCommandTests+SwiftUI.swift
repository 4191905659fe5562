import Foundation
import Testing

@testable import ProjectCommands

/// Applications that import SwiftUI: what is declared there does not refuse them, and mistakes of UIKit's code do.
extension ProjectCommandTests {
  /// Builds a folder of sources with a controller that hosts a view.
  private func buildHosting(_ files: [String: String], _ options: String...) throws -> (
    result: Binary.Result, report: BuildReport
  ) {
    let folder = scratch.url.appendingPathComponent("Hosting")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let delegate = "import UIKit\n\n" + ApplicationSource.delegate(showing: "Host")
    for (name, text) in files.merging(["Delegate": delegate], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".swift"))
    }
    let result = try Binary(name: "tinamou").run(
      more: ["build", folder.path, "--json"] + options, environment: ["XDG_CACHE_HOME": scratch.cache])
    return (result, try JSONDecoder().decode(BuildReport.self, from: Data(result.text.utf8)))
  }

  /// A controller that hosts a view.
  private static let host = """
    import SwiftUI
    import UIKit

    final class Host: UIViewController {
      override func viewDidLoad() {
        let hosting = UIHostingController(rootView: Card(path: .constant(NavigationPath())).tint(.red))
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.view.frame = view.bounds
        let name = UILabel()
        name.text = hosting.placeholderName
        view.addSubview(name)
      }
    }
    """

  /// Declarations outside of the bodies of views.
  private static let declarations = """
    import CoreData
    import SwiftUI

    extension EnvironmentValues { @Entry var accent = Color.red }
    @Observable final class Store { var count = 0 }

    struct Card: View {
      @Environment(\\.managedObjectContext) private var context
      @Environment(\\.dynamicTypeSize) private var size
      @Environment(\\.accent) private var accent
      @Environment(Store.self) private var store: Store?
      @Bindable var bound = Store()
      @Binding var path: NavigationPath
      @FocusState private var isFocused: Bool
      @AccessibilityFocusState private var isRead: Bool
      @ScaledMetric(relativeTo: .body) private var height = 20
      @State private var detent: PresentationDetent = .height(3)
      var body: some View { Text("a").unknown() }
      @ToolbarContentBuilder var bar: some ToolbarContent { unknown() }
      private func show() { withAnimation(.spring(response: 0.3, dampingFraction: 1)) { path.append(1) } }
      private var drag: some Gesture { unknown() }
    }
    struct Press: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.unknown() }
    }
    struct Wave: Shape {
      var phase: Double
      var animatableData: Double {
        get { phase }
        set { phase = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path { $0.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: true) }
      }
    }
    struct Flow: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) } }
    }
    struct Field: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) { field.text = text }
    }
    #Preview {
      @Previewable @State var path = NavigationPath()
      Card(path: $path)
    }
    """

  @Test func declarationsOfSwiftUIDoNotRefuseAnApplication() throws {
    let (result, report) = try buildHosting(["Host": Self.host, "Card": Self.declarations], "--strict")
    try #require(result.status == 0, "\(result.errors)")
    #expect(report.leftOut.isEmpty && report.errors.isEmpty)
    let folder = scratch.url.appendingPathComponent("Hosting").path
    let frames = try Binary(name: "tinamou").run(
      "frames", folder, "--strict", "--json", "--screen", "Hosting",
      environment: ["XDG_CACHE_HOME": scratch.cache])
    // A hosting controller is a box, which does not make a picture incomplete.
    #expect(frames.status == 0 && !frames.errors.contains("incomplete"), "\(frames.errors)")
    #expect(frames.text.contains("\"SwiftUI: Card\""), "\(frames.text)")
  }

  @Test func codeOfSwiftUIIsLeftOutAndMistakesOfUIKitAreNot() throws {
    let broken = """
      import SwiftUI
      struct Broken: View {
        @NotAWrapper var value: Int
        var body: some View { EmptyView() }
      }
      final class Shown: UIViewController {
        override func viewDidLoad() {
          let host = UIHostingController(rootView: Broken().unknown(3))
          addChild(host)
        }
      }
      #Preview { Broken().unknownToo() }
      """
    let files = ["Host": Self.host, "Card": Self.declarations, "Broken": broken]
    let (result, report) = try buildHosting(files)
    #expect(result.status == 0 && report.isBuilt, "\(result.errors)")
    #expect(
      result.errors.contains(
        "Hosting: 4 parts of SwiftUI's in Broken.swift are left out: SwiftUI has no picture here"),
      "\(result.errors)")
    #expect(report.leftOut.first?.parts.map(\.line) == [3, 8, 9, 12])

    // A mistake in UIKit's code of the same file is the user's, and the only one that is told.
    let mistaken = broken.replacingOccurrences(of: "addChild(host)", with: "addChild(host); view.mistake = 1")
    let refused = try buildHosting(files.merging(["Broken": mistaken], uniquingKeysWith: { $1 }))
    #expect(refused.result.status != 0 && !refused.report.isBuilt)
    #expect(
      refused.report.errors.map(\.message) == ["value of type 'UIView' has no member 'mistake'"],
      "\(refused.result.errors)")
    #expect(refused.report.errors.first?.line == 9)

    // So it is for a diagnosis, which goes on: SwiftUI's parts are a remark.
    let diagnosis = try Binary(name: "tinamou").run(
      "doctor", scratch.url.appendingPathComponent("Hosting").path,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(diagnosis.status == 3)
    #expect(diagnosis.text.contains("Errors of the project\n  Broken.swift:9"), "\(diagnosis.text)")
    #expect(diagnosis.text.contains("in Broken.swift are left out: SwiftUI has no picture here"))
    #expect(!diagnosis.text.contains("NotAWrapper") && !diagnosis.text.contains("unknownToo"))

    // Nothing is left out where that is forbidden.
    let strict = try buildHosting(files, "--strict")
    #expect(strict.report.errors.contains { $0.message.contains("unknown attribute 'NotAWrapper'") })
  }

  @Test func anApplicationOfSwiftUISaysWhatItIs() throws {
    let folder = scratch.url.appendingPathComponent("Shop")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Text("a") } }
      }
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Shop.swift"))
    let result = try Binary(name: "tinamou").run(
      "render", folder.path, "-o", scratch.url.appendingPathComponent("pictures").path,
      environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        "Shop.swift:2: Shop is an application of SwiftUI's, which has no picture here; --screen names its controllers"
      ),
      "\(result.errors)")
  }
}
