/// Tells the prose of a diary from a list of records and things to do.
package enum NoteProse {
  /// The minimum average line width of prose. A Korean syllable counts as two.
  private static let longLine = 40

  /// Returns whether lines without blank lines between them are prose: they are long, or at least half of them have the
  /// ending of a sentence.
  static func isProse(_ lines: [String]) -> Bool {
    let width = lines.reduce(0) { $0 + Self.width(of: $1) }
    return width >= longLine * lines.count
      || lines.count { hasWords($0) && endsSentence($0) } * 2 >= lines.count
  }

  /// Returns whether a line has enough words for a sentence. `Milk.` in a list has not.
  private static func hasWords(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && (words.count > 2 || line.contains { !$0.isASCII })
  }

  private static func width(of line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + (Hangul.isSyllableOrSign($1.value) ? 2 : 1) }
  }

  /// Returns whether a line has the ending of a sentence: `It rained.`, 비가 왔다 ㅠㅠ, 산책함.
  package static func endsSentence(_ line: String) -> Bool {
    var text = line[...]
    while let last = text.last, !last.isLetter && !last.isNumber || "ㅋㅎㅠㅜ".contains(last) {
      if ".!?…。".contains(last) { return true }
      text.removeLast()
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let word = words.last, let last = word.unicodeScalars.last,
      (0xAC00...0xD7A3).contains(last.value)
    else { return false }
    if "다요".unicodeScalars.contains(last) || word.count > 1 && isPast(word.dropLast()) {
      return true
    }
    // A verb with a noun ending needs more words around it, because a noun such as 휘핑 크림 has the same ending.
    let isNominal = (last.value - 0xAC00) % 28 == finalM
    return isNominal && (words.count > 2 || word.count > 2)
  }

  /// Returns whether the syllable before the ending marks the past tense: 먹었어, 좋았네.
  private static func isPast(_ stem: Substring) -> Bool {
    guard let last = stem.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else {
      return false
    }
    return (last.value - 0xAC00) % 28 == finalSS
  }

  /// The final consonant ㅁ in the Hangul syllable table.
  private static let finalM: UInt32 = 16
  /// The final consonant ㅆ.
  private static let finalSS: UInt32 = 20
}
