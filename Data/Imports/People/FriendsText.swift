import Domain

/// Parses the markup of names and locations in `friends.md`.
extension FriendsPeople {
  /// Returns the names in a text, which are separated by `a.k.a.`.
  static func aliases(_ text: Substring) -> [String] {
    var names: [String] = []
    var words: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard word == "a.k.a." else {
        words.append(word)
        continue
      }
      if !words.isEmpty { names.append(words.joined(separator: " ")) }
      words = []
    }
    if !words.isEmpty { names.append(words.joined(separator: " ")) }
    return names
  }

  /// Returns the text without markup, and the marked names without duplicates.
  static func unmarked(_ text: String) -> (text: String, names: [String]) {
    var names: [String] = []
    var written = ""
    for (number, part) in parts(of: text, by: "**").enumerated() {
      if number % 2 == 1 {
        let name = Text.trimmed(part)
        if !name.isEmpty, !names.contains(name) { names.append(name) }
        written += part
      } else {
        written += withoutLocations(part)
      }
    }
    return (Text.trimmed(written), names)
  }

  /// Splits a text so that every second part was between two marks. An unpaired mark remains in the
  /// text.
  private static func parts(of text: String, by mark: String) -> [String] {
    var parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    if parts.count % 2 == 0, let last = parts.popLast(), let before = parts.popLast() {
      parts.append(before + mark + last)
    }
    return parts
  }

  /// Removes the underscores around locations. An underscore within a word remains.
  private static func withoutLocations(_ text: String) -> String {
    var written = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "_") {
      let inner = rest[rest.index(after: open)...]
      let before = open > rest.startIndex ? rest[rest.index(before: open)] : written.last
      let isFree = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "\\" } ?? true
      guard isFree, let close = inner.firstIndex(of: "_"), close > inner.startIndex else {
        written += rest[..<inner.startIndex]
        rest = inner
        continue
      }
      written += rest[..<open]
      written += inner[..<close]
      rest = inner[inner.index(after: close)...]
    }
    return written + rest
  }
}
