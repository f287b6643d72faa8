/// A JSON value in memory, for small texts. Values beyond the limits become null or are omitted.
enum JSONTree: Equatable, Sendable {
  case object([String: JSONTree])
  case list([JSONTree])
  case text(String)
  /// A number, with its original digits.
  case number(String)
  case bool(Bool)
  case null

  /// A member of an object; nil if it is missing or null.
  subscript(_ name: String) -> JSONTree? {
    guard case .object(let members) = self, let value = members[name], value != .null else {
      return nil
    }
    return value
  }

  /// A text or the digits of a number; nil for any other value.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .object, .list, .bool, .null: nil
    }
  }

  /// A whole number, also from a text; nil for any other value.
  var number: Int? {
    guard let text else { return nil }
    let digits = ASCII.trimmed(Array(text.utf8)[...])
    let written = String(decoding: digits, as: UTF8.self)
    return Int(written) ?? Double(written).flatMap { Int(exactly: $0) }
  }

  /// The elements of an array. A single value counts as an array with one element, and null as an empty array.
  var elements: [JSONTree] {
    switch self {
    case .list(let elements): elements
    case .null: []
    case .object, .text, .number, .bool: [self]
    }
  }
}

/// Builds a tree from tokens.
struct JSONTreeReader {
  private var tokens: JSONTokens
  private var left: Int
  private let limits: Limits

  /// The limits on the size of a tree.
  struct Limits {
    let values: Int
    let depth: Int
    let elements: Int

    /// The limits for responses of web services.
    static let answer = Limits(values: 100_000, depth: 16, elements: 300)
    /// The limits for data that must be complete: only the tokeniser's nesting limit applies.
    static let whole = Limits(values: .max, depth: JSONTokens.deepest, elements: .max)
  }

  /// Parses the first value of a text. Anything after it is ignored.
  static func tree(_ bytes: [UInt8], _ limits: Limits = .answer) throws(JSONParseError) -> JSONTree
  {
    var reader = JSONTreeReader(tokens: JSONTokens(bytes), limits: limits)
    guard let first = try reader.tokens.next() else { throw JSONParseError(line: 1) }
    return try reader.value(first, depth: 0)
  }

  private init(tokens: JSONTokens, limits: Limits) {
    (self.tokens, self.limits) = (tokens, limits)
    left = limits.values
  }

  private mutating func value(_ token: JSONToken, depth: Int) throws(JSONParseError) -> JSONTree {
    left -= 1
    switch token {
    case .string(let string): return tokens.text(string).map(JSONTree.text) ?? .null
    case .number(let range):
      // Longer numbers are cut, as no meaningful one is that long.
      return .number(String(decoding: tokens.written(range).prefix(32), as: UTF8.self))
    case .bool(let flag): return .bool(flag)
    case .null, .name, .endObject, .endList: return .null
    case .beginObject, .beginList:
      guard depth < limits.depth, left > 0 else {
        try tokens.skip(token)
        return .null
      }
      return token == .beginList ? try list(depth) : try object(depth)
    }
  }

  private mutating func list(_ depth: Int) throws(JSONParseError) -> JSONTree {
    var elements: [JSONTree] = []
    while let token = try tokens.next(), token != .endList {
      if elements.count < limits.elements, left > 0 {
        elements.append(try value(token, depth: depth + 1))
      } else {
        try tokens.skip(token)
      }
    }
    return .list(elements)
  }

  private mutating func object(_ depth: Int) throws(JSONParseError) -> JSONTree {
    var members: [String: JSONTree] = [:]
    while case .name(let name)? = try tokens.next() {
      guard let token = try tokens.next() else { break }
      if left > 0, name.range.count <= 200, let name = tokens.text(name) {
        members[name] = try value(token, depth: depth + 1)
      } else {
        try tokens.skip(token)
      }
    }
    return .object(members)
  }
}
