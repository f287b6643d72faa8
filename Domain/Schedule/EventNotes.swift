/// Strips HTML from notes for display, and shows link addresses after the link text. Web calendars write HTML; the
/// stored and exported notes keep it.
public enum EventNotes {
  /// Returns the notes without tags. Text without tags is returned unchanged.
  public static func text(of notes: String) -> String {
    guard notes.utf8.contains(UInt8(ascii: "<")) else { return notes }
    var reading = NotesReading(notes)
    return reading.text ?? notes
  }
}

extension Event {
  /// The notes as plain text; nil if there are none.
  public var notes: String? { body.map { EventNotes.text(of: $0.text) } }
}

/// A single-pass parser of notes with HTML tags.
private struct NotesReading {
  private var rest: Substring
  private var plainText = ""
  /// The address of the open link, and the index in `plainText` at which its text starts. Nil outside a link.
  private var link: (address: String, start: String.Index)?
  private var hasTags = false

  /// The HTML tags that calendars write. Anything else between angle brackets is plain text.
  private static let tags: Set<String> = [
    "a", "b", "i", "u", "s", "p", "br", "hr", "em", "strong", "span", "div", "font", "ul", "ol",
    "li",
    "h1", "h2", "h3", "h4", "h5", "h6", "table", "tbody", "tr", "td", "th", "html", "body", "head",
    "html-blob", "blockquote", "pre", "code", "small", "sup", "sub", "img", "meta",
  ]
  /// The HTML tags that end a line of text.
  private static let ends: Set<String> = [
    "br", "hr", "/p", "/div", "/li", "/tr", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6",
    "/blockquote", "/ul", "/ol",
  ]
  /// The longest accepted tag, in characters.
  private static let longest = 4_096

  init(_ text: String) { rest = text[...] }

  /// The text without tags; nil if the input contains no tags.
  var text: String? {
    mutating get {
      while let start = rest.firstIndex(of: "<") {
        add(rest[..<start])
        rest = rest[start...]
        if !readTag() {
          plainText.append("<")
          rest = rest.dropFirst()
        }
      }
      if !hasTags { return nil }
      add(rest)
      endLink()
      return tidy
    }
  }

  private mutating func add(_ text: Substring) { plainText += Self.decoded(text) }

  /// Reads a tag at the current position. Returns false if no tag starts there.
  private mutating func readTag() -> Bool {
    let content = rest.dropFirst()
    let name = String(
      content.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "-" }.prefix(16)
    ).lowercased()
    let plain = name.filter { $0 != "/" }
    guard Self.tags.contains(plain),
      let end = content.prefix(Self.longest).firstIndex(of: ">")
    else { return false }
    hasTags = true
    let tag = content[..<end]
    rest = content[content.index(after: end)...]
    let key = name.hasPrefix("/") ? "/" + plain : plain
    switch key {
    case "a":
      endLink()
      if let address = Self.address(in: tag) { link = (address, plainText.endIndex) }
    case "/a": endLink()
    case "li": plainText += "- "
    case _: break
    }
    if Self.ends.contains(key) { plainText += "\n" }
    return true
  }

  /// Appends the address of the open link, unless its text is the address.
  private mutating func endLink() {
    guard let (address, start) = link else { return }
    link = nil
    let words = plainText[start...].trimmed
    if words.isEmpty {
      plainText += address
    } else if words != address, "https://" + words != address {
      plainText += " (\(address))"
    }
  }

  /// Returns the value of the `href` attribute of a tag, quoted or not. Returns nil if there is none.
  private static func address(in tag: Substring) -> String? {
    guard let name = tag.firstRange(of: "href=") else { return nil }
    let value = tag[name.upperBound...]
    let address: Substring
    if let quote = value.first, quote == "\"" || quote == "'" {
      address = value.dropFirst().prefix { $0 != quote }
    } else {
      address = value.prefix { !$0.isWhitespace }
    }
    let text = decoded(address).trimmed
    return text.isEmpty ? nil : text
  }

  private static let entities: [(name: String, text: String)] = [
    ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&apos;", "'"), ("&amp;", "&"),
  ]

  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return entities.reduce(String(text)) { $0.replacing($1.name, with: $1.text) }
  }

  /// Trims each line, and keeps at most one empty line in a row.
  private var tidy: String {
    var lines: [String] = []
    for line in plainText.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmed
      if text.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(text)
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { Text.trimmed(String(self)) }
}
