import Domain

/// Texts as services of the web send them, made plain: without tags, with the characters that
/// stood there under a name, and without what a terminal would obey.
enum BookText {
  /// A text of one line. Of tags only those go that lay out letters, because a title may well
  /// stand between angle brackets.
  static func line(_ raw: String, limit: Int = 300) -> String {
    let bounded = shortened(raw, limit: limit * 8)
    let plain = HTMLEntities.decoded(HTMLTags.removed(bounded, all: false))
    return shortened(words(of: plain).joined(separator: " "), limit: limit)
  }

  /// A text of several lines.
  static func passage(_ raw: String, limit: Int = 5_000) -> String {
    let bounded = shortened(raw, limit: limit * 8)
    let plain = HTMLEntities.decoded(HTMLTags.removed(bounded, all: true))
    var lines: [String] = []
    for line in plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = words(of: String(line)).joined(separator: " ")
      // One empty line parts paragraphs, and more say nothing.
      if line.isEmpty && lines.last?.isEmpty ?? true { continue }
      lines.append(line)
    }
    return Text.trimmed(shortened(lines.joined(separator: "\n"), limit: limit))
  }

  /// An address of the web as it was meant; nothing when it is none.
  static func address(_ raw: String) -> String? {
    guard raw.utf8.count <= 4_000 else { return nil }
    let address = Text.trimmed(HTMLEntities.decoded(raw))
    let isWeb = ["http://", "https://"].contains {
      address.utf8.count > $0.utf8.count && address.prefix($0.count).lowercased() == $0
    }
    let isPlain = address.unicodeScalars.allSatisfy {
      $0.value > 32 && !Text.isControl($0) && !$0.properties.isWhitespace
        && $0.properties.generalCategory != .format && !"\"<>\\^`{|}".unicodeScalars.contains($0)
    }
    return isWeb && isPlain ? address : nil
  }

  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      var kept = String.UnicodeScalarView()
      kept.append(contentsOf: word.unicodeScalars.filter { !Text.isControl($0) })
      return String(kept)
    }.filter { !$0.isEmpty }
  }

  /// The beginning of a text. No character is so long that few of them make a book.
  private static func shortened(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit { return CombiningMarkLimit.cut(text) }
    return CombiningMarkLimit.cut(
      String(String(text.unicodeScalars.prefix(limit * 8)).prefix(limit)))
  }
}
