package import TextUI

/// A search over a list that is made anew with every letter: incremental search. Leaving the line
/// keeps what was found, escape shows all.
package struct LetterSearch: Equatable, Sendable {
  /// What a key came to.
  package enum Outcome: Equatable {
    case ignored, moved
    /// This is searched from now on; nothing shows all.
    case searches(String?)
    /// The line is left for the list, which keeps what was found.
    case leaves
    /// The line is left, and all is to be shown.
    case ends
  }

  /// The most letters of a search.
  static let limit = 40

  /// What is typed into; nothing while nobody types.
  package private(set) var field: TextField?

  package init(field: TextField? = nil) { self.field = field }

  package var isOpen: Bool { field != nil }

  /// Begins with what was searched before.
  package mutating func open(_ text: String?, limit: Int = limit, hint: String = "") {
    field = TextField(text ?? "", limit: limit, placeholder: hint)
  }

  package mutating func close() { field = nil }

  /// Does what a key means while somebody types.
  package mutating func press(_ key: Key) -> Outcome {
    if key == .escape { return .ends }
    if key == .enter || key == .down {
      close()
      return .leaves
    }
    return change { $0.update(key) }
  }

  /// Puts in what the clipboard held.
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
