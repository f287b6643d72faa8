import Domain

/// An object of a JSON text: its members as trees, and as they are written.
struct JSONRecord {
  private let tree: JSONTree
  private let written: [(name: String, json: [UInt8])]

  /// Reads an object; anything else, and what is no JSON, is a fault. Halves of letters become the
  /// sign for what cannot be read.
  init(_ bytes: [UInt8]) throws(JSONFault) {
    let bytes = Self.isWhole(bytes) ? bytes : JSONMending.mended(bytes)
    tree = try JSONTreeReader.tree(bytes, .whole)
    guard case .object = tree else { throw JSONFault(line: 1) }
    var members: [(String, [UInt8])] = []
    do throws(ImportFailure) {
      var walk = JSONWalk(MemorySource(bytes))
      _ = try walk.next()
      while case .name(let name)? = try walk.next() {
        guard case .json(let value) = try walk.value() else { continue }
        members.append((name, value))
      }
    } catch { throw JSONFault(line: 1) }
    written = members
  }

  /// A member; nothing where it is not there, or null.
  subscript(_ name: String) -> JSONTree? { tree[name] }

  /// A member that is a text with something in it, without the blanks at its ends.
  func text(_ name: String) -> String? {
    guard let text = self[name]?.text else { return nil }
    let trimmed = Text.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The texts of a list, without those that say nothing.
  func texts(_ name: String) -> [String] {
    (self[name]?.elements ?? []).compactMap { element in
      let text = Text.trimmed(element.text ?? element["name"]?.text ?? "")
      return text.isEmpty ? nil : text
    }
  }

  /// Whether a member is true, or a number that is not zero.
  func flag(_ name: String) -> Bool {
    switch self[name] {
    case .bool(let flag)?: flag
    case .number(let number)?: number != "0"
    case .text(let text)?: text == "1" || text == "true"
    case .object?, .list?, .null?, nil: false
    }
  }

  /// All members but some, as they came; what says nothing is nobody's.
  func kept(besides read: Set<String>) -> [KeptMember] {
    written.compactMap { name, json in
      guard !read.contains(name), !Self.saysNothing(json) else { return nil }
      return Self.kept(name, json)
    }
  }

  /// A member as it came, where it says something.
  func kept(_ name: String) -> [KeptMember] {
    written.filter { $0.name == name && !Self.saysNothing($0.json) }
      .map { Self.kept($0.name, $0.json) }
  }

  private static func kept(_ name: String, _ json: [UInt8]) -> KeptMember {
    if json.first == ASCII.quote, let text = JSONEscapes.text(json.dropFirst().dropLast()) {
      return KeptMember(name, text)
    }
    return KeptMember(name, json: String(decoding: json, as: UTF8.self))
  }

  private static func saysNothing(_ json: [UInt8]) -> Bool {
    let bare = json.filter { !ASCII.isBlank($0) && $0 != ASCII.newline && $0 != 13 }
    return bare.isEmpty || ["null", "\"\"", "[]", "{}"].contains { bare.elementsEqual($0.utf8) }
  }

  /// Whether all of it is Unicode, and no letter is written as two that may have lost each other.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while place + 2 < bytes.count {
      let isHalf =
        bytes[place] == ASCII.backslash && bytes[place + 1] == UInt8(ascii: "u")
        && (bytes[place + 2] | 32) == UInt8(ascii: "d")
      if isHalf { return false }
      place += bytes[place] == ASCII.backslash ? 2 : 1
    }
    return String(validating: bytes, as: UTF8.self) != nil
  }
}

/// The names of members of the first element of a list, as far as they stand in the beginning of a
/// text.
enum JSONGlance {
  /// Looks into the list that is a member, or into the one the text itself is.
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
      // The beginning ends somewhere within.
    }
    return found
  }

  /// The names of members of the object a text is.
  static func members(in head: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var walk = JSONWalk(MemorySource(head))
    do throws(ImportFailure) {
      try object(&walk, &found)
    } catch {
      // The beginning ends somewhere within.
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
