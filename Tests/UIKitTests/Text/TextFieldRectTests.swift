import Testing
import UIKit

/// The rectangles of text fields that subclasses override.
@MainActor @Suite struct TextFieldRectTests {
  private final class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 5)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 5)
    }
  }
  private final class PaddedUnlessEdited: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 5) }
  }

  @Test func overridesOfBothAddTheirInsetOnce() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    let inset = CGRect(x: 10, y: 5, width: 180, height: 50)
    let field = Padded(frame: bounds)
    #expect(field.textRect(forBounds: bounds) == inset)
    #expect(field.editingRect(forBounds: bounds) == inset)
    #expect(field.placeholderRect(forBounds: bounds) == inset)
    #expect(PaddedUnlessEdited(frame: bounds).editingRect(forBounds: bounds) == bounds)
    let search = UISearchTextField(frame: bounds)
    #expect(search.editingRect(forBounds: bounds) == search.textRect(forBounds: bounds))
  }

  @Test func respondersHaveOneAssistantItem() {
    final class Own: UITextView {
      let assistant = UITextInputAssistantItem()
      override var inputAssistantItem: UITextInputAssistantItem { assistant }
    }
    let (view, own) = (UITextView(), Own())
    view.inputAssistantItem.leadingBarButtonGroups = []
    #expect(view.inputAssistantItem === view.inputAssistantItem)
    #expect(view.inputAssistantItem !== UITextView().inputAssistantItem)
    #expect((own as UIResponder).inputAssistantItem === own.assistant)
  }
}
