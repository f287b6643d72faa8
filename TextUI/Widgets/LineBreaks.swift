/// Breaks text into rows.
package enum LineBreaks {
  /// Returns the rows of a text as ranges of its characters. Trailing blanks that do not fit overhang their row, so
  /// that every character except newlines belongs to exactly one row.
  package static func rows(of characters: [Character], columns: Int) -> [Range<Int>] {
    rows(of: characters, room: max(1, columns), measures: characters.map { TextLayout.cells($0) })
  }

  /// Returns the rows of a text whose characters have these widths, in any unit.
  package static func rows(
    of characters: [Character], room: Int, measures: [Int]
  ) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var row = OpenRow(start: 0)
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        rows.append(row.start..<index)
        row = OpenRow(start: index + 1)
        continue
      }
      let width = measures[index]
      if !character.isWhitespace {
        while row.width + width > room, index > row.start {
          let cut = row.lastBreak ?? index
          rows.append(row.start..<cut)
          row = OpenRow(start: cut, width: measures[cut..<index].reduce(0, +))
        }
      }
      row.width += width
      let following = index + 1 < characters.count ? characters[index + 1] : nil
      if mayBreak(after: character, before: following), !endsKeyName(characters[...index]) {
        row.lastBreak = index + 1
      }
    }
    rows.append(row.start..<characters.count)
    return rows
  }

  private struct OpenRow {
    package var start: Int
    package var width = 0
    /// The last index at which the row may break; nil if the row can only break inside a word.
    package var lastBreak: Int?
  }

  /// Returns whether a row may break between two characters. Korean breaks between words, like English; Chinese and
  /// Japanese break after any character unless punctuation follows.
  private static func mayBreak(after character: Character, before following: Character?) -> Bool {
    if character.isWhitespace { return following?.isWhitespace != true }
    guard character == "-" || isIdeographic(character), let following else { return false }
    return !following.isWhitespace && !following.isPunctuation
  }

  /// Returns whether the hyphen belongs to a key name such as `Ctrl-T`.
  private static func endsKeyName(_ characters: ArraySlice<Character>) -> Bool {
    guard characters.last == "-" else { return false }
    return ["Ctrl", "Alt", "Shift"].contains {
      characters.dropLast().suffix($0.count) == Array($0)[...]
    }
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x3040...0x30FF).contains(scalar.value) || scalar.properties.isIdeographic
  }
}
