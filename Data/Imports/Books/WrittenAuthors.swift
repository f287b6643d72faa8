import Domain

/// The names of authors as lists of books write them.
enum WrittenAuthors {
  /// Several names with a sign between them.
  static func parted(_ text: String?, by sign: Character = ",") -> [String] {
    guard let text else { return [] }
    var names: [String] = []
    for part in text.split(separator: sign) {
      let name = Text.trimmed(String(part))
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Several names in a sentence: `A, B and C`. One comma behind a single word parts a family name.
  static func spoken(_ text: String?) -> [String] {
    guard let text else { return [] }
    let parts = parted(text)
    if parts.count == 2, !parts[0].contains(" "), !parts[1].contains(" and ") {
      return [turned(text)]
    }
    return parts.flatMap { part -> [String] in
      var names: [String] = []
      var words: [Substring] = []
      for word in part.split(separator: " ") {
        if word == "and" || word == "&" {
          names.append(words.joined(separator: " "))
          words = []
        } else {
          words.append(word)
        }
      }
      names.append(words.joined(separator: " "))
      return names.filter { !$0.isEmpty }
    }
  }

  /// A name with the family before a comma, as it is said: `Kang, Han` is `Han Kang`.
  static func turned(_ name: String) -> String {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map {
      Text.trimmed(String($0))
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return Text.trimmed(name) }
    return parts[1] + " " + parts[0]
  }

  /// What tells a book from others whose program gives it no number.
  static func key(_ title: String, _ authors: [String]) -> String {
    authors.isEmpty ? title : title + " — " + authors.joined(separator: ", ")
  }
}
