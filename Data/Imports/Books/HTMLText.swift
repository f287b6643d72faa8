import Domain

/// Converts HTML to plain text: `<br/>` and block tags become line breaks, inline tags are removed,
/// entities are decoded. Anything else in angle brackets remains as text.
struct HTMLText {
  private var rest: Substring.UnicodeScalarView
  private var plain = String.UnicodeScalarView()
  private var isPoorer = false

  /// Returns the plain text, and whether links or pictures were removed from it.
  static func plain(_ raw: String) -> (text: String, isPoorer: Bool) {
    let bytes = raw.utf8
    if !bytes.contains(UInt8(ascii: "<")), !bytes.contains(UInt8(ascii: "&")) {
      return (raw, false)
    }
    var passage = HTMLText(rest: raw.unicodeScalars[...])
    while let scalar = passage.rest.popFirst() {
      if scalar != "<" || !passage.passTag() { passage.plain.append(scalar) }
    }
    let text = HTMLEntities.decoded(String(passage.plain))
    return (withoutGaps(text), passage.isPoorer)
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  /// Skips a known tag after its `<`; returns false if the text is not a known tag.
  private mutating func passTag() -> Bool {
    let start = rest.first == "/" ? rest.dropFirst() : rest
    let name = start.prefix(Self.longestName).prefix {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("1"..."6").contains($0)
    }
    let word = String(name).lowercased()
    let isLine = Self.lines.contains(word)
    let isKnown = isLine || Self.letters.contains(word) || Self.telling.contains(word)
    let behind = start[name.endIndex...].prefix(Self.longestTag)
    guard isKnown, let first = behind.first, !first.properties.isAlphabetic,
      let close = behind.firstIndex(where: { $0 == ">" || $0 == "<" }), rest[close] == ">"
    else { return false }
    // After the name only attributes or the end may follow; otherwise it is text.
    let more = behind[..<close].drop { $0 == " " || $0 == "/" || $0 == "\n" || $0 == "\t" }
    if !more.isEmpty, !more.contains("=") { return false }
    if word == "br" { plain.append("\n") }
    if isLine, let last = plain.last, last != "\n" { plain.append("\n") }
    if Self.telling.contains(word) { isPoorer = true }
    rest = rest[rest.index(after: close)...]
    return true
  }

  /// Collapses consecutive empty lines into one.
  private static func withoutGaps(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = line.utf8.allSatisfy(ASCII.isBlank)
      if isBlank, lines.last?.isEmpty ?? true { continue }
      lines.append(isBlank ? "" : line)
    }
    return Text.trimmed(lines.joined(separator: "\n"))
  }

  private static let (longestName, longestTag) = (11, 4096)
  private static let lines: Set<String> = [
    "p", "div", "li", "ul", "ol", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
  private static let letters: Set<String> = [
    "br", "b", "i", "u", "s", "em", "strong", "span", "font", "small", "big", "sub", "sup", "code",
    "pre",
  ]
  /// The tags whose removal loses an address or a picture.
  private static let telling: Set<String> = ["a", "img"]
}
