package import TextUI

/// A search that is typed over a list: it is made when it is submitted, an empty one changes
/// nothing, and escape takes the word and the search away.
package struct SearchLine: Equatable, Sendable {
  /// What a key came to.
  enum Outcome: Equatable {
    case ignored
    /// Somebody goes on typing, or has left without a word.
    case does([ScreenEffect])
    /// This is searched from now on; nothing shows all.
    case searches(String?)
  }

  /// What is typed into; nothing while nobody types.
  package private(set) var field: TextField?

  package init(field: TextField? = nil) { self.field = field }

  package var isOpen: Bool { field != nil }

  /// Begins with what was searched before.
  package mutating func open(_ text: String?, limit: Int, hint: String) {
    field = TextField(text ?? "", limit: limit, placeholder: hint)
  }

  /// Leaves without a word.
  package mutating func close() { field = nil }

  /// Does what a key means while somebody types.
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

  /// Puts in what the clipboard held.
  mutating func paste(_ text: String, _ language: Language) -> [ScreenEffect] {
    field?.paste(text) == .cut ? cut(language) : []
  }

  /// Says that no more letters fit.
  private func cut(_ language: Language) -> [ScreenEffect] {
    guard let limit = field?.limit else { return [] }
    return [.say(NoticeLine(.refusal, ShellWords(language).limitReached(limit)))]
  }
}
