import Domain

/// Converts texts of web services to plain text: removes tags and control characters, and decodes
/// HTML entities.
enum BookText {
  /// Returns a text in one line. Only formatting tags are removed, because a title may contain
  /// angle brackets.
  static func line(_ raw: String, limit: Int = 300) -> String {
    let bounded = shortened(raw, limit: limit * 8)
    let plain = HTMLEntities.decoded(HTMLTags.removed(bounded, all: false))
    return shortened(words(of: plain).joined(separator: " "), limit: limit)
  }

  /// Returns a text of several lines.
  static func multilineText(_ raw: String, limit: Int = 5_000) -> String {
    let bounded = shortened(raw, limit: limit * 8)
    let plain = HTMLEntities.decoded(HTMLTags.removed(bounded, all: true))
    var lines: [String] = []
    for line in plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = words(of: String(line)).joined(separator: " ")
      // Several empty lines become one.
      if line.isEmpty && lines.last?.isEmpty ?? true { continue }
      lines.append(line)
    }
    return Text.trimmed(shortened(lines.joined(separator: "\n"), limit: limit))
  }

  /// Returns a cleaned http or https URL; nil for any other text.
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

  /// Truncates a text to a number of characters, and also limits the combining marks of each
  /// character.
  private static func shortened(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit { return CombiningMarkLimit.cut(text) }
    return CombiningMarkLimit.cut(
      String(String(text.unicodeScalars.prefix(limit * 8)).prefix(limit)))
  }
}
