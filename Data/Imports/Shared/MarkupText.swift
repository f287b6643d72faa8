import Domain

/// Converts HTML from diaries to plain text.
enum MarkupText {
  /// Returns the plain text of a note, which may be HTML or not.
  static func plain(_ note: String) -> String {
    isMarkup(note) ? text(note) : Text.trimmed(note)
  }

  /// Whether a text contains HTML tags that diary programs write.
  static func isMarkup(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if let tag = tag(rest), knownTags.contains(tag.name) { return true }
    }
    return false
  }

  /// Converts HTML to plain text: block elements begin new lines, other tags are removed.
  static func text(_ markup: String) -> String {
    var written = Lines()
    var rest = Array(markup.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let tag = tag(rest.dropFirst()) {
        rest = rest[tag.end...]
        if tag.isHidden {
          rest = behind(tag.name, in: rest)
        } else {
          written.pass(tag)
        }
      } else if byte == UInt8(ascii: "&"), let (scalar, end) = entity(rest) {
        written.add(scalar)
        rest = rest[end...]
      } else {
        let piece = rest.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        let taken = piece.isEmpty ? rest.prefix(1) : piece
        written.add(taken)
        rest = rest[taken.endIndex...]
      }
    }
    return written.text
  }

  /// Decodes the entities of XML and HTML, such as `&amp;`.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let (scalar, end) = entity(rest) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        rest = rest[end...]
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A parsed tag.
  private struct Tag {
    let name: String
    let isEnd: Bool
    let end: Int
    var isHidden: Bool { !isEnd && (name == "script" || name == "style" || name == "head") }
  }

  private static let knownTags: Set<String> = [
    "a", "b", "blockquote", "body", "br", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6",
    "html", "i", "img", "li", "ol", "p", "pre", "s", "span", "strike", "strong", "sub", "sup", "u",
    "ul",
  ]

  private static func tag(_ bytes: ArraySlice<UInt8>) -> Tag? {
    if bytes.first == UInt8(ascii: "!") {
      return close(of: bytes).map { Tag(name: "!", isEnd: false, end: $0 + 1) }
    }
    let isEnd = bytes.first == UInt8(ascii: "/")
    let body = isEnd ? bytes.dropFirst() : bytes
    let name = body.prefix { ASCII.isNaming($0) && $0 != ASCII.hyphen }
    guard let first = name.first, !(48...57).contains(first), name.count <= 16,
      let end = close(of: body)
    else { return nil }
    let next = body[name.endIndex]
    guard next == 62 || next == 47 || ASCII.isBlank(next) || next == ASCII.newline || next == 13
    else { return nil }
    return Tag(name: ASCII.uppercased(name).lowercased(), isEnd: isEnd, end: end + 1)
  }

  /// Returns the index of the closing `>`. Returns nil if another `<` comes first, because the text is then not a tag.
  private static func close(of bytes: ArraySlice<UInt8>) -> Int? {
    let sign = bytes.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    return sign.flatMap { bytes[$0] == UInt8(ascii: ">") ? $0 : nil }
  }

  /// Returns the bytes after the end tag of a hidden element, such as a script.
  private static func behind(_ name: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if let tag = tag(rest), tag.isEnd, tag.name == name { return rest[tag.end...] }
    }
    return rest[rest.endIndex...]
  }

  private static func entity(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    let body = bytes.dropFirst().prefix(12)
    guard let end = body.firstIndex(of: ASCII.semicolon) else { return nil }
    let meant = HTMLEntities.meant(String(decoding: body[..<end], as: UTF8.self))
    guard let meant, meant != "\0" else { return nil }
    return (meant == "\u{A0}" ? " " : meant, end + 1)
  }

  /// Builds the lines of the output.
  private struct Lines {
    private var bytes: [UInt8] = []
    /// The number of line breaks required before the next text.
    private var wanted = 0

    var text: String { Text.trimmed(String(decoding: bytes, as: UTF8.self)) }

    mutating func add(_ scalar: Unicode.Scalar) {
      add((UTF8.encode(scalar).map { Array($0) } ?? [63])[...])
    }

    mutating func add(_ piece: ArraySlice<UInt8>) {
      // White space between block elements is not content.
      if wanted > 0, piece.allSatisfy({ $0 == 32 || (9...13).contains($0) }) { return }
      if !bytes.isEmpty {
        let has = bytes.reversed().prefix { $0 == ASCII.newline }.count
        for _ in 0..<max(0, wanted - has) { bytes.append(ASCII.newline) }
      }
      wanted = 0
      bytes += piece
    }

    mutating func pass(_ tag: Tag) {
      switch tag.name {
      case "br": if tag.isEnd { break } else { bytes.append(ASCII.newline) }
      case "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre": wanted = max(wanted, 2)
      case "li":
        wanted = max(wanted, 1)
        if !tag.isEnd {
          add(Array("- ".utf8)[...])
        }
      case "div", "ul", "ol", "tr", "table", "hr", "body": wanted = max(wanted, 1)
      default: return
      }
    }
  }
}
