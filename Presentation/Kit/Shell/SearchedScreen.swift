package import TextUI

/// A screen with a list and a search line over it.
package protocol SearchedScreen: PartScreen {
  var line: SearchLine { get set }
  /// The current search text; nil while all rows are shown.
  var searched: String? { get }
  /// Searches for a text; nil shows all rows.
  mutating func search(_ text: String?) -> [ScreenEffect]
}

extension SearchedScreen {
  package var takesText: Bool { line.isOpen }
  package var isOverWhenDone: Bool { false }

  /// The keys that are available while the search line is open.
  package var searchKeys: [Binding] {
    let words = ShellWords(language)
    return [
      Binding(.enter, meaning: words.keyFind, isPrimary: true, glyphs: glyphs),
      Binding(
        .escape, meaning: searched == nil ? words.keyCancel : words.keyShowAll, isPrimary: true,
        glyphs: glyphs),
    ]
  }

  /// Handles a key while the search line is open; nil if the key has no meaning there. Does not search again for an
  /// unchanged text.
  package mutating func pressSearch(_ key: Key) -> [ScreenEffect]? {
    switch line.press(key, language) {
    case .ignored: nil
    case .does(let effects): effects
    case .searches(let text): text == searched ? [] : search(text)
    }
  }

  package mutating func paste(_ text: String) -> [ScreenEffect] { line.paste(text, language) }
}
