/// Words that the user marks with `#`. A tag may have levels: `sport/run` counts for `sport` too.
public enum Hashtag {
  /// Returns the tags of a text and the levels above them. For `#sport/run` these are `sport` and `sport/run`.
  public static func all(in text: String) -> [String] {
    let found = written(in: text)
    guard found.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) }) else { return found }
    var known: Set<String> = []
    return found.flatMap(levels).filter { known.insert($0).inserted }
  }

  /// Returns the tags of a text as they are written, without `#`, in lower case and order of appearance, without
  /// duplicates. A `#` does not start a tag if a word or another `#` directly precedes it, or if no word with a letter
  /// follows it. A `/` belongs to a tag if such a word follows it as well.
  public static func written(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let found = plain(in: text) ?? any(in: text)
    if found.count < 2 { return found }
    var known: Set<String> = []
    return found.filter { known.insert($0).inserted }
  }

  /// Returns a tag and the levels above it, the highest first.
  public static func levels(of tag: String) -> [String] {
    tag.indices.filter { tag[$0] == "/" }.map { String(tag[..<$0]) } + [tag]
  }

  /// Returns whether a tag is another one or a level below it.
  public static func counts(_ tag: String, for other: String) -> Bool {
    tag.hasPrefix(other) && (tag.utf8.count == other.utf8.count || tag.hasPrefix(other + "/"))
  }

  /// Returns the tags of any text, with duplicates.
  private static func any(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    var before: Character?
    while let sign = rest.firstIndex(of: "#") {
      if sign > rest.startIndex { before = rest[rest.index(before: sign)] }
      rest = rest[rest.index(after: sign)...]
      let word = word(in: rest)
      let isFree = before.map { !isPart($0) && $0 != "#" } ?? true
      if isFree, word.contains(where: \.isLetter) { found.append(word.lowercased()) }
      before = word.last ?? "#"
      rest = rest[word.endIndex...]
    }
    return found
  }

  /// Returns the word at the beginning of a text with its levels, each of which has a letter.
  private static func word(in text: Substring) -> Substring {
    var word = text.prefix(while: isPart)
    while word.contains(where: \.isLetter), text[word.endIndex...].first == "/" {
      let level = text[word.endIndex...].dropFirst().prefix(while: isPart)
      guard level.contains(where: \.isLetter) else { return word }
      word = text[..<level.endIndex]
    }
    return word
  }

  /// Returns a text in which a tag has another name, also above its levels. Both tags are given without `#`. If the
  /// other tag is a level below the tag, it stays.
  public static func replacing(_ tag: String, with other: String, in text: String) -> String {
    var made = ""
    var rest = text[...]
    var before: Character?
    while let sign = rest.firstIndex(of: "#") {
      if sign > rest.startIndex { before = rest[rest.index(before: sign)] }
      made += rest[...sign]
      rest = rest[rest.index(after: sign)...]
      let word = word(in: rest)
      let isFree = before.map { !isPart($0) && $0 != "#" } ?? true
      let lower = word.lowercased()
      if isFree, counts(lower, for: tag), counts(tag, for: other) || !counts(lower, for: other) {
        let below = word.split(separator: "/").dropFirst(tag.split(separator: "/").count)
        made += ([other[...]] + below).joined(separator: "/")
      } else {
        made += word
      }
      before = word.last ?? "#"
      rest = rest[word.endIndex...]
    }
    return made + rest
  }

  /// Returns the stored form of a typed tag, with or without `#`; nil if the tag is invalid.
  public static func tag(_ typed: String) -> String? {
    let word = Text.trimmed(typed)
    let bare = word.hasPrefix("#") ? String(word.dropFirst()) : word
    let found = written(in: "#" + bare)
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
      // The end of the last level that has a letter.
      var (end, hasLetter, hasCapital) = (index, false, false)
      while index < bytes.count {
        guard let (sign, width) = Self.sign(at: index, in: bytes) else { return nil }
        if sign == .other {
          guard hasLetter, bytes[index] == UInt8(ascii: "/") else { break }
          hasLetter = false
        }
        hasLetter = hasLetter || sign == .letter || sign == .capital
        hasCapital = hasCapital || sign == .capital
        index += width
        if hasLetter { end = index }
      }
      if end > start, isFree {
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        found.append(hasCapital ? word.lowercased() : word)
      }
      if end > start { index = end }
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
