import Domain

/// What somebody looks for, as indexes of words are asked for it.
struct WordSearch {
  /// The words side by side, as they were typed.
  let phrase: String
  /// Each word alone.
  let each: [String]
  /// What is asked where some of the words are initial consonants.
  let initials: Initials?
  /// The same without the particle of the last word.
  let stems: [Stem]

  /// A search by initials: what the index of initials is asked, and what the index of words is asked
  /// for the words that are none.
  struct Initials: Equatable {
    let match: String
    let rest: String?
  }

  /// A search without the particle of its last word.
  struct Stem {
    /// Each word that is left.
    let each: [String]
    /// The words as one text, as names are folded.
    let text: String
    let isSure: Bool
  }

  /// Other spellings of a folded text, which an index may have instead of it.
  typealias Spellings = @Sendable (_ folded: String) -> [String]

  /// Reads what somebody typed; nothing when there is nothing in it to look for.
  init?(_ text: String, or spellings: Spellings? = nil) {
    let search = SearchWords(folded: TextForms.folded(text))
    guard let phrase = Self.match(text, spellings) else { return nil }
    self.phrase = phrase
    // A word without a letter is in every text.
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

  /// All words, wherever in a record each of them is.
  static func all(_ each: [String]) -> String { each.joined(separator: " AND ") }

  private static func match(_ text: String, _ spellings: Spellings?) -> String? {
    guard let match = SearchPhrase.match(text) else { return nil }
    let others = spellings?(TextForms.folded(text)) ?? []
    let all = [match] + others.compactMap(SearchPhrase.match)
    return "(\(all.map { "(\($0))" }.joined(separator: " OR ")))"
  }
}
