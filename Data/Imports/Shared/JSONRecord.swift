import Domain

/// A JSON object with its members both as trees and as raw JSON.
struct JSONRecord {
  private let tree: JSONTree
  private let written: [(name: String, json: [UInt8])]

  /// Parses an object; throws for any other value. Lone surrogates and invalid UTF-8 become U+FFFD.
  init(_ bytes: [UInt8]) throws(JSONParseError) {
    let bytes = Self.isWhole(bytes) ? bytes : JSONMending.mended(bytes)
    tree = try JSONTreeReader.tree(bytes, .whole)
    guard case .object = tree else { throw JSONParseError(line: 1) }
    var members: [(String, [UInt8])] = []
    do throws(ImportFailure) {
      var walk = JSONWalk(MemorySource(bytes))
      _ = try walk.next()
      while case .name(let name)? = try walk.next() {
        guard case .json(let value) = try walk.value() else { continue }
        members.append((name, value))
      }
    } catch { throw JSONParseError(line: 1) }
    written = members
  }

  /// A member; nil if it is missing or null.
  subscript(_ name: String) -> JSONTree? { tree[name] }

  /// Returns a text member, trimmed; nil if it is missing or empty.
  func text(_ name: String) -> String? {
    guard let text = self[name]?.text else { return nil }
    let trimmed = Text.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Returns the non-empty texts of an array. For an object in the array, the text is the object's member with the key
  /// "name".
  func texts(_ name: String) -> [String] {
    (self[name]?.elements ?? []).compactMap { element in
      let text = Text.trimmed(element.text ?? element["name"]?.text ?? "")
      return text.isEmpty ? nil : text
    }
  }

  /// Whether a member is true, a number other than zero, or the text `1` or `true`.
  func flag(_ name: String) -> Bool {
    switch self[name] {
    case .bool(let flag)?: flag
    case .number(let number)?: number != "0"
    case .text(let text)?: text == "1" || text == "true"
    case .object?, .list?, .null?, nil: false
    }
  }

  /// Returns all members except `read`, preserved; empty values are omitted.
  func preserved(besides read: Set<String>) -> [StoredMember] {
    written.compactMap { name, json in
      guard !read.contains(name), !Self.saysNothing(json) else { return nil }
      return Self.storedMember(name, json)
    }
  }

  /// Returns a member to preserve; empty if it is missing or has an empty value.
  func preserved(_ name: String) -> [StoredMember] {
    written.filter { $0.name == name && !Self.saysNothing($0.json) }
      .map { Self.storedMember($0.name, $0.json) }
  }

  private static func storedMember(_ name: String, _ json: [UInt8]) -> StoredMember {
    if json.first == ASCII.quote, let text = JSONEscapes.text(json.dropFirst().dropLast()) {
      return StoredMember(name, text)
    }
    return StoredMember(name, json: String(decoding: json, as: UTF8.self))
  }

  private static func saysNothing(_ json: [UInt8]) -> Bool {
    let bare = json.filter { !ASCII.isBlank($0) && $0 != ASCII.newline && $0 != 13 }
    return bare.isEmpty || ["null", "\"\"", "[]", "{}"].contains { bare.elementsEqual($0.utf8) }
  }

  /// Whether the bytes are valid UTF-8 and contain no surrogate escapes, which might be unpaired.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset + 2 < bytes.count {
      let isHalf =
        bytes[offset] == ASCII.backslash && bytes[offset + 1] == UInt8(ascii: "u")
        && (bytes[offset + 2] | 32) == UInt8(ascii: "d")
      if isHalf { return false }
      offset += bytes[offset] == ASCII.backslash ? 2 : 1
    }
    return String(validating: bytes, as: UTF8.self) != nil
  }
}

/// Reads member names from the beginning of a JSON text, which may be truncated.
enum JSONPreview {
  /// Returns the member names of the first element of an array. The array is the member `list`, or the root if `list`
  /// is nil.
  static func firstElement(of list: String?, in head: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var walk = JSONWalk(MemorySource(head))
    do throws(ImportFailure) {
      guard let first = try walk.next() else { return [] }
      guard let list else {
        return first == .beginList ? try members(&walk, &found) : []
      }
      guard first == .beginObject else { return [] }
      while case .name(let name)? = try walk.next() {
        if name == list {
          return try walk.next() == .beginList ? try members(&walk, &found) : []
        }
        try walk.skip()
      }
    } catch {
      // The beginning usually ends inside a value.
    }
    return found
  }

  /// Returns the member names of the root object.
  static func members(in head: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var walk = JSONWalk(MemorySource(head))
    do throws(ImportFailure) {
      try object(&walk, &found)
    } catch {
      // The beginning usually ends inside a value.
    }
    return found
  }

  private static func members(_ walk: inout JSONWalk, _ found: inout Set<String>)
    throws(ImportFailure) -> Set<String>
  {
    do throws(ImportFailure) {
      try object(&walk, &found)
    } catch {
      return found
    }
    return found
  }

  private static func object(_ walk: inout JSONWalk, _ found: inout Set<String>)
    throws(ImportFailure)
  {
    guard try walk.next() == .beginObject else { return }
    while case .name(let name)? = try walk.next() {
      found.insert(name)
      try walk.skip()
    }
  }
}
