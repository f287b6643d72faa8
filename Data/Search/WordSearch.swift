import Domain

/// A search text, parsed into queries of the indexes of words.
struct WordSearch {
  /// The query that searches the text as one phrase.
  let phrase: String
  /// The queries of the single words, in order.
  let each: [String]
  /// The query for initial consonants; nil if no word consists of initial consonants.
  let initials: Initials?
  /// Alternative queries, without the particle of the last word.
  let stems: [Stem]

  /// A search by initial consonants. `match` searches the index of initials for the words that consist of initial
  /// consonants, and `rest` searches the index of words for the other words.
  struct Initials: Equatable {
    let match: String
    let rest: String?
  }

  /// A query without the particle of the last word.
  struct Stem {
    /// The queries of the remaining words, in order.
    let each: [String]
    /// The words as one text, folded in the same way as names.
    let text: String
    let isSure: Bool
  }

  /// A function that returns other spellings of a folded text, which an index may contain instead.
  typealias Spellings = @Sendable (_ folded: String) -> [String]

  /// Parses a search text; nil if there is no letter or digit to search for.
  init?(_ text: String, or spellings: Spellings? = nil) {
    let search = SearchWords(folded: TextForms.folded(text))
    guard let phrase = Self.match(text, spellings) else { return nil }
    self.phrase = phrase
    // A word without letters or digits matches every text, so it is dropped.
    func each(_ words: [String]) -> [String] { words.compactMap { Self.match($0, spellings) } }
    self.each = each(search.words)
    stems = search.stems.map {
      Stem(each: each($0.words.words), text: $0.words.text, isSure: $0.isSure)
    }
    let others = each(search.words.filter { !SearchWords.isInitials($0) })
    let initials = search.words.filter(SearchWords.isInitials).compactMap(SearchPhrase.match)
    self.initials =
      initials.isEmpty
      ? nil
      : Initials(
        match: Self.all(initials.map { "(\($0))" }),
        rest: others.isEmpty ? nil : Self.all(others))
  }

  /// Returns the query that requires all words, anywhere in a record.
  static func all(_ each: [String]) -> String { each.joined(separator: " AND ") }

  private static func match(_ text: String, _ spellings: Spellings?) -> String? {
    guard let match = SearchPhrase.match(text) else { return nil }
    let others = spellings?(TextForms.folded(text)) ?? []
    let all = [match] + others.compactMap(SearchPhrase.match)
    return "(\(all.map { "(\($0))" }.joined(separator: " OR ")))"
  }
}
