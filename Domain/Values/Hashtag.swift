/// Words that the user marks with `#`.
public enum Hashtag {
  /// Returns the tags of a text without `#`, in lower case and order of appearance, without duplicates. A `#` does not
  /// start a tag if a word or another `#` directly precedes it, or if no word with a letter follows it.
  public static func all(in text: String) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    var rest = text[...]
    var before: Character?
    while let sign = rest.firstIndex(of: "#") {
      if sign > rest.startIndex { before = rest[rest.index(before: sign)] }
      rest = rest[rest.index(after: sign)...]
      let word = rest.prefix(while: isPart)
      let isFree = before.map { !isPart($0) && $0 != "#" } ?? true
      if isFree, word.contains(where: \.isLetter) {
        let tag = word.lowercased()
        if known.insert(tag).inserted { found.append(tag) }
      }
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
