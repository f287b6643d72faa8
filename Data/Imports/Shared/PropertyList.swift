import Domain

/// Parses Apple's XML property lists. Other XML is not supported and external entities are not
/// resolved.
struct PropertyList {
  /// The maximum nesting.
  private static let deepest = 32

  private var rest: ArraySlice<UInt8>

  /// Returns the root value; nil if it cannot be parsed.
  static func tree(_ bytes: [UInt8]) -> JSONTree? {
    var list = PropertyList(rest: bytes[...])
    while let tag = list.tag() {
      if tag.name == "plist" { continue }
      return list.value(tag, depth: 0)
    }
    return nil
  }

  /// An opening, closing or self-closing tag.
  private struct Tag {
    let name: String
    let isEnd: Bool
    /// Whether the tag is self-closing.
    let isEmpty: Bool
  }

  /// Returns the next tag; nil at the end. Declarations and comments are skipped.
  private mutating func tag() -> Tag? {
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      let body = rest[(open + 1)...]
      guard let close = body.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let written = body[..<close]
      rest = rest[(close + 1)...]
      if written.first == UInt8(ascii: "?") || written.first == UInt8(ascii: "!") { continue }
      let isEnd = written.first == UInt8(ascii: "/")
      let name = written.drop { $0 == UInt8(ascii: "/") }.prefix { ASCII.isNaming($0) }
      return Tag(
        name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
        isEmpty: written.last == UInt8(ascii: "/"))
    }
    return nil
  }

  private mutating func value(_ tag: Tag, depth: Int) -> JSONTree? {
    guard !tag.isEnd, depth < Self.deepest else { return nil }
    switch tag.name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "string", "date", "data", "key": return .text(tag.isEmpty ? "" : text())
    case "integer", "real":
      let number = Text.trimmed(tag.isEmpty ? "" : text())
      return Double(number).map { _ in .number(number) }
    case "array": return tag.isEmpty ? .list([]) : list(depth)
    case "dict": return tag.isEmpty ? .object([:]) : object(depth)
    default: return nil
    }
  }

  /// Returns the text up to the closing tag, which is consumed.
  private mutating func text() -> String {
    let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    let text = MarkupText.unescaped(rest[..<end])
    rest = rest[end...]
    if let close = rest.firstIndex(of: UInt8(ascii: ">")) { rest = rest[(close + 1)...] }
    return text
  }

  private mutating func list(_ depth: Int) -> JSONTree? {
    var elements: [JSONTree] = []
    while let tag = tag() {
      if tag.isEnd { return .list(elements) }
      guard let value = value(tag, depth: depth + 1) else { return nil }
      elements.append(value)
    }
    return nil
  }

  private mutating func object(_ depth: Int) -> JSONTree? {
    var members: [String: JSONTree] = [:]
    while let tag = tag() {
      if tag.isEnd { return .object(members) }
      guard tag.name == "key", case .text(let name)? = value(tag, depth: depth + 1),
        let next = self.tag(), let value = value(next, depth: depth + 1)
      else { return nil }
      members[name] = value
    }
    return nil
  }
}

extension JSONTree {
  /// The value as JSON, with members sorted by name.
  var written: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
