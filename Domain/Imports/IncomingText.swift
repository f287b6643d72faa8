/// Texts of other programs as they are kept here. Nothing is cut that can be read: only what no
/// terminal may get goes, and blanks at the ends.
public enum IncomingText {
  /// A text of several lines; nothing where there is nothing to read in it.
  public static func passage(_ raw: String?) -> String? {
    guard let raw else { return nil }
    return cleaned(Text.withPlainLineEnds(raw)) { $0 == "\n" || $0 == "\t" }
  }

  /// A text of one line.
  public static func line(_ raw: String?) -> String? {
    guard let raw else { return nil }
    return cleaned(raw) { _ in false }
  }

  /// Tags as they are kept, each with its sign, and what of them can be none: blanks become lines
  /// between words, and other signs go.
  public static func tags(_ raw: [String]) -> (written: String?, unfit: [String]) {
    var tags: [String] = []
    var unfit: [String] = []
    for name in raw {
      guard let line = line(name) else { continue }
      guard let tag = Hashtag.made(of: line) else {
        unfit.append(line)
        continue
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return (tags.isEmpty ? nil : tags.map { "#" + $0 }.joined(separator: " "), unfit)
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
