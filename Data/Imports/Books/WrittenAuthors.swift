import Domain

/// Parses author names as book lists write them.
enum WrittenAuthors {
  /// Splits a list of names at `sign`. The names are trimmed and duplicates removed.
  static func parted(_ text: String?, by sign: Character = ",") -> [String] {
    guard let text else { return [] }
    var names: [String] = []
    for part in text.split(separator: sign) {
      let name = Text.trimmed(String(part))
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Parses `A, B and C`. A single comma after one word means "family name, given name" instead.
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

  /// Moves a family name before a comma to the end: `Kang, Han` becomes `Han Kang`.
  static func turned(_ name: String) -> String {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map {
      Text.trimmed(String($0))
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return Text.trimmed(name) }
    return parts[1] + " " + parts[0]
  }

  /// Returns an id for a book that has none in the source file.
  static func key(_ title: String, _ authors: [String]) -> String {
    authors.isEmpty ? title : title + " — " + authors.joined(separator: ", ")
  }
}
