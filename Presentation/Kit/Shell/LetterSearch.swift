package import TextUI

/// Incremental search over a list, which runs after every typed letter. Enter or the down arrow keeps the matches; Esc
/// shows all rows again.
package struct LetterSearch: Equatable, Sendable {
  /// The result of handling a key.
  package enum Outcome: Equatable {
    case ignored, moved
    /// The search text changed; nil means that all rows are shown.
    case searches(String?)
    /// The search line closes and the list keeps the matches.
    case leaves
    /// The search line closes and all rows are shown again.
    case ends
  }

  /// The maximum number of characters of a search.
  static let limit = 40

  /// The open text field; nil while the search line is closed.
  package private(set) var field: TextField?

  package init(field: TextField? = nil) { self.field = field }

  package var isOpen: Bool { field != nil }

  /// Opens the field with the previous search text.
  package mutating func open(_ text: String?, limit: Int = limit, hint: String = "") {
    field = TextField(text ?? "", limit: limit, placeholder: hint)
  }

  package mutating func close() { field = nil }

  /// Handles a key while the field is open.
  package mutating func press(_ key: Key) -> Outcome {
    if key == .escape { return .ends }
    if key == .enter || key == .down {
      close()
      return .leaves
    }
    return change { $0.update(key) }
  }

  package mutating func paste(_ text: String) -> Outcome { change { $0.paste(text) } }

  private mutating func change(_ edit: (inout TextField) -> EditOutcome) -> Outcome {
    guard var typed = field else { return .ignored }
    let outcome = edit(&typed)
    let before = field?.text
    field = typed
    if typed.text != before { return .searches(typed.text.isEmpty ? nil : typed.text) }
    return outcome == .ignored ? .ignored : .moved
  }
}
