/// Cleans up imported texts for storage. Readable text is never cut. Control characters become spaces. Excess combining
/// marks, and blanks at both ends, are removed.
public enum IncomingText {
  /// Cleans a text of several lines, and keeps its line breaks and tabs. Returns nil if the cleaned text is empty.
  public static func multilineText(_ raw: String?) -> String? {
    guard let raw else { return nil }
    return cleaned(Text.withPlainLineEnds(raw)) { $0 == "\n" || $0 == "\t" }
  }

  /// Cleans a text of one line; a line break becomes a space. Returns nil if the cleaned text is empty.
  public static func line(_ raw: String?) -> String? {
    guard let raw else { return nil }
    return cleaned(raw) { _ in false }
  }

  /// Converts names to tags with `#`. Each run of blanks or punctuation becomes one hyphen; at the ends it is dropped.
  /// `unfit` lists the names that cannot become a tag, and the last `leftCount` of them those beyond
  /// `TagList.mostBrought`.
  public static func tags(
    _ raw: [String]
  ) -> (written: String?, unfit: [String], leftCount: Int) {
    var names: [String] = []
    var known: Set<String> = []
    var unfit: [String] = []
    var left: [String] = []
    for name in raw {
      guard let line = line(name) else { continue }
      if names.count == TagList.mostBrought {
        left.append(line)
      } else if let tag = Hashtag.made(of: line) {
        if known.insert(tag).inserted { names.append("#" + tag) }
      } else {
        unfit.append(line)
      }
    }
    return (names.isEmpty ? nil : names.joined(separator: " "), unfit + left, left.count)
  }

  private static func cleaned(_ raw: String, _ isKept: (Unicode.Scalar) -> Bool) -> String? {
    var text = raw
    if raw.unicodeScalars.contains(where: { Text.isControl($0) && !isKept($0) }) {
      var clean = String.UnicodeScalarView()
      for scalar in raw.unicodeScalars {
        clean.append(Text.isControl(scalar) && !isKept(scalar) ? " " : scalar)
      }
      text = String(clean)
    }
    if CombiningMarkLimit.mayBeIn(text) { text = CombiningMarkLimit.cut(text) }
    let trimmed = Text.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }
}
