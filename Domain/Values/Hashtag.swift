/// Hashtags: words somebody marks with `#`, so that what they wrote can be gathered by them.
public enum Hashtag {
  /// The tags of a text without their signs, each once, in small letters, in the order they stand.
  /// A sign within a word, before nothing, or before a number alone marks nothing.
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

  /// What somebody types for a tag, with its sign or without, as it is kept; nothing where it is none.
  public static func tag(_ typed: String) -> String? {
    let word = Text.trimmed(typed)
    let bare = word.hasPrefix("#") ? String(word.dropFirst()) : word
    let found = all(in: "#" + bare)
    return found == [bare.lowercased()] ? found.first : nil
  }

  /// Letters, numbers and what joins them.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
