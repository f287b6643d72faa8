/// Removes HTML tags from a text.
struct HTMLTags {
  private let all: Bool
  private var rest: Substring.UnicodeScalarView
  private var plain = String.UnicodeScalarView()
  /// The end delimiters that do not occur in the rest of the text. They are not searched for again, so that the time
  /// stays linear.
  private var missing: Set<String> = []

  /// Returns the text without tags. If `all` is false, only formatting tags are removed.
  static func removed(_ text: String, all: Bool) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var tags = HTMLTags(all: all, rest: text.unicodeScalars[...])
    return tags.run()
  }

  private init(all: Bool, rest: Substring.UnicodeScalarView) {
    self.all = all
    self.rest = rest
  }

  private mutating func run() -> String {
    while let scalar = rest.popFirst() {
      if scalar != "<" || !passTag() { plain.append(scalar) }
    }
    return String(plain)
  }

  /// Consumes a tag after its opening bracket. Returns false if the text is not a tag, or is one that is not removed.
  private mutating func passTag() -> Bool {
    // Comments and server-side code.
    if rest.starts(with: "!--".unicodeScalars) { return pass("-->") }
    if rest.first == "%" { return pass("%>") }
    let isEnd = rest.first == "/"
    let name = (isEnd ? rest.dropFirst() : rest).prefix {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == ":")
    }
    let word = String(name.prefix(12)).lowercased()
    guard let first = name.first, first.properties.isAlphabetic,
      all || Self.plainTags.contains(word), let close = close(name.endIndex)
    else { return false }
    if Self.lineTags.contains(word) { plain.append(all ? "\n" : " ") }
    rest = rest[rest.index(after: close)...]
    if all, !isEnd, word == "script" || word == "style" { return pass("</\(word)>") || true }
    return true
  }

  /// Returns the index of the bracket that closes a tag. Returns nil if there is none, or if another opening bracket
  /// comes first.
  private func close(_ start: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView
    .Index?
  {
    rest[start...].firstIndex { $0 == ">" || $0 == "<" }.flatMap { rest[$0] == ">" ? $0 : nil }
  }

  /// Consumes the text up to and including an end delimiter; returns false if the delimiter is
  /// missing.
  private mutating func pass(_ end: String) -> Bool {
    if missing.contains(end) { return false }
    let wanted = end.unicodeScalars
    var tail = rest
    while !tail.isEmpty {
      if tail.starts(with: wanted) {
        rest = tail.dropFirst(wanted.count)
        return true
      }
      tail = tail.dropFirst()
    }
    missing.insert(end)
    return false
  }

  private static let lineTags: Set<String> = [
    "br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
  private static let plainTags: Set<String> = lineTags.union([
    "b", "i", "u", "s", "em", "strong", "span", "font", "small", "big", "sub", "sup", "a", "img",
  ])
}
