import Domain

/// An entry of a WebDAV listing: one `response` of a `multistatus`.
struct WebDAVEntry: Equatable, Sendable {
  /// The decoded path of the entry on the server, without a trailing slash.
  var path: String
  /// Whether the entry is a collection, which can contain other entries.
  var isCollection = false
  /// The length of the entry in bytes; nil if the server did not report it.
  var length: Int?
  /// The time of the last write in seconds since 1970; nil if the server did not report it.
  var lastWrite: Int?

  /// Parses all entries of one or more responses, one after the other. Text that is not XML has no entries.
  static func all(in xml: [UInt8]) -> [WebDAVEntry] {
    var (entries, entry, text): ([WebDAVEntry], WebDAVEntry?, [UInt8]) = ([], nil, [])
    var rest = xml[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      text += rest[..<open]
      rest = rest[open...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
      let tag = rest[(open + 1)..<end]
      rest = rest[(end + 1)...]
      switch (name(of: tag), tag.first == slash) {
      case ("response", false): entry = WebDAVEntry(path: "")
      case ("response", true):
        if let found = entry, !found.path.isEmpty { entries.append(found) }
        entry = nil
      case ("href", true):
        // Only the first `href` is the entry's own; later ones belong to properties.
        if entry?.path.isEmpty == true { entry?.path = path(of: unescaped(text)) }
      case ("getcontentlength", true): entry?.length = Digits.number(ASCII.trimmed(text[...]))
      case ("getlastmodified", true): entry?.lastWrite = HTTPDate.seconds(text)
      case ("collection", _): entry?.isCollection = true
      case _: break
      }
      text = []
    }
    return entries
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns the name of a tag without its namespace prefix.
  private static func name(of tag: ArraySlice<UInt8>) -> String {
    let word = tag.drop { $0 == slash }.prefix { $0 > 32 && $0 != slash }
    let name = word.lastIndex(of: ASCII.colon).map { word[($0 + 1)...] } ?? word
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns the percent-decoded path of an absolute URL or a relative reference.
  static func path(of address: String) -> String {
    var bytes = Array(address.utf8)[...]
    if let scheme = address.firstRange(of: "://") {
      let host = address[scheme.upperBound...]
      bytes = Array(host.drop { $0 != "/" }.utf8)[...]
    }
    bytes = bytes.prefix { !"?#".utf8.contains($0) }
    while bytes.last == slash { bytes.removeLast() }
    var decoded: [UInt8] = []
    while let byte = bytes.popFirst() {
      let digits = bytes.prefix(2).compactMap(ASCII.hexadecimal)
      if byte == ASCII.percent, digits.count == 2 {
        decoded.append(digits[0] << 4 | digits[1])
        bytes = bytes.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Replaces the five predefined entities of XML, and removes white space.
  private static func unescaped(_ text: [UInt8]) -> String {
    let plain = String(decoding: text.filter { $0 > 32 }, as: UTF8.self)
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(plain) { $0.replacing($1.0, with: $1.1) }
  }
}
