package import TextUI

/// A screen with a list in which is searched by a line that is typed over it.
package protocol SearchedScreen: PartScreen {
  /// The line a search is typed into.
  var line: SearchLine { get set }
  /// What is searched for; nothing while all is shown.
  var searched: String? { get }
  /// Searches something else; nothing shows all.
  mutating func search(_ text: String?) -> [ScreenEffect]
}

extension SearchedScreen {
  package var takesText: Bool { line.isOpen }
  package var isOverWhenDone: Bool { false }

  /// The keys while a search is typed.
  package var searchKeys: [Binding] {
    let words = ShellWords(language)
    return [
      Binding(.enter, meaning: words.keyFind, isPrimary: true, glyphs: glyphs),
      Binding(
        .escape, meaning: searched == nil ? words.keyCancel : words.keyShowAll, isPrimary: true,
        glyphs: glyphs),
    ]
  }

  /// Does what a key means while a search is typed. What is searched already is not searched again.
  package mutating func pressSearch(_ key: Key) -> [ScreenEffect]? {
    switch line.press(key, language) {
    case .ignored: nil
    case .does(let effects): effects
    case .searches(let text): text == searched ? [] : search(text)
    }
  }

  package mutating func paste(_ text: String) -> [ScreenEffect] { line.paste(text, language) }
}
