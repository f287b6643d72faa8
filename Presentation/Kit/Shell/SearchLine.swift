import Domain
package import TextUI

/// A search line over a list. Enter closes the line and runs the search; with a blank text it only closes the line. Esc
/// closes the line and shows all rows again.
package struct SearchLine: Equatable, Sendable {
  enum Outcome: Equatable {
    case ignored
    /// The user continues typing, or has submitted a blank text.
    case does([ScreenEffect])
    /// The user searches for the text; nil shows all rows.
    case searches(String?)
  }

  /// The open text field; nil while the search line is closed.
  package private(set) var field: TextField?

  package init(field: TextField? = nil) { self.field = field }

  package var isOpen: Bool { field != nil }

  /// Opens the field with the previous search text.
  package mutating func open(_ text: String?, limit: Int, hint: String) {
    field = TextField(text ?? "", limit: limit, placeholder: hint)
  }

  /// Closes the field without searching.
  package mutating func close() { field = nil }

  /// Handles a key while the field is open.
  mutating func press(_ key: Key, _ language: Language) -> Outcome {
    guard var typed = field else { return .ignored }
    if key == .enter || key == .escape {
      field = nil
      let text = key == .enter ? typed.text : nil
      return text?.allSatisfy(\.isWhitespace) == true ? .does([]) : .searches(text)
    }
    let outcome = typed.update(key)
    field = typed
    switch outcome {
    case .ignored: return .ignored
    case .cut: return .does(cut(language))
    case .moved, .changed: return .does([])
    }
  }

  mutating func paste(_ text: String, _ language: Language) -> [ScreenEffect] {
    field?.paste(text) == .cut ? cut(language) : []
  }

  /// Returns the notice that the text has reached its length limit.
  private func cut(_ language: Language) -> [ScreenEffect] {
    guard let limit = field?.limit else { return [] }
    return [.say(NoticeLine(.refusal, ShellWords(language).limitReached(TextLimit(limit))))]
  }
}
