/// Words that the user marks with `#`.
public enum Hashtag {
  /// Returns the tags of a text without `#`, in lower case and order of appearance, without duplicates. A `#` does not
  /// start a tag if a word or another `#` directly precedes it, or if no word with a letter follows it.
  public static func all(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let found = plain(in: text) ?? any(in: text)
    if found.count < 2 { return found }
    var known: Set<String> = []
    return found.filter { known.insert($0).inserted }
  }

  /// Returns the tags of any text, with duplicates.
  private static func any(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    var before: Character?
    while let sign = rest.firstIndex(of: "#") {
      if sign > rest.startIndex { before = rest[rest.index(before: sign)] }
      rest = rest[rest.index(after: sign)...]
      let word = rest.prefix(while: isPart)
      let isFree = before.map { !isPart($0) && $0 != "#" } ?? true
      if isFree, word.contains(where: \.isLetter) { found.append(word.lowercased()) }
      before = word.last ?? "#"
      rest = rest[word.endIndex...]
    }
    return found
  }

  /// Returns a text in which a tag has another name. Both tags are given without `#`.
  public static func replacing(_ tag: String, with other: String, in text: String) -> String {
    var made = ""
    var rest = text[...]
    var before: Character?
    while let sign = rest.firstIndex(of: "#") {
      if sign > rest.startIndex { before = rest[rest.index(before: sign)] }
      made += rest[...sign]
      rest = rest[rest.index(after: sign)...]
      let word = rest.prefix(while: isPart)
      let isFree = before.map { !isPart($0) && $0 != "#" } ?? true
      made += isFree && word.lowercased() == tag ? other[...] : word
      before = word.last ?? "#"
      rest = rest[word.endIndex...]
    }
    return made + rest
  }

  /// Returns the stored form of a typed tag, with or without `#`; nil if the tag is invalid.
  public static func tag(_ typed: String) -> String? {
    let word = Text.trimmed(typed)
    let bare = word.hasPrefix("#") ? String(word.dropFirst()) : word
    let found = all(in: "#" + bare)
    return found == [bare.lowercased()] ? found.first : nil
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}

extension Hashtag {
  /// What a character of a plain text is for a tag.
  private enum Sign { case other, part, letter, capital }

  /// Returns the tags of a text of ASCII and Korean syllables, with duplicates, about ten times as fast as `any`.
  /// Returns nil for any other text, whose characters may consist of several code points.
  private static func plain(in text: String) -> [String]? {
    let bytes = Array(text.utf8)
    var found: [String] = []
    var (index, isFree) = (0, true)
    while index < bytes.count {
      guard let (sign, width) = sign(at: index, in: bytes) else { return nil }
      let isMark = bytes[index] == UInt8(ascii: "#")
      index += width
      guard isMark else {
        isFree = sign == .other
        continue
      }
      let start = index
      var (hasLetter, hasCapital) = (false, false)
      while index < bytes.count {
        guard let (sign, width) = Self.sign(at: index, in: bytes) else { return nil }
        if sign == .other { break }
        hasLetter = hasLetter || sign != .part
        hasCapital = hasCapital || sign == .capital
        index += width
      }
      if isFree, hasLetter {
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        found.append(hasCapital ? word.lowercased() : word)
      }
      isFree = false
    }
    return found
  }

  /// Returns what the character at an index is, and its width. Returns nil if it is neither ASCII nor a Korean syllable.
  private static func sign(at index: Int, in bytes: [UInt8]) -> (Sign, width: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return (.letter, 1)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return (.capital, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      return (.part, 1)
    case 0..<0x80: return (.other, 1)
    case 0xEA...0xED:
      let rest = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      let scalar = UInt32(bytes[index] & 0x0F) << 12 | rest
      return (0xAC00...0xD7A3).contains(scalar) ? (.letter, 3) : nil
    default: return nil
    }
  }
}
