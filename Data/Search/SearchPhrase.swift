/// What somebody looks for, as the index of words is asked for it: a text stands for all texts
/// that contain it, whatever the case, the width or the form, and whatever blanks and punctuation
/// stand between its words.
enum SearchPhrase {
  /// The index's own words for a query; nothing when there is nothing in it to look for.
  static func match(_ query: String) -> String? {
    let text = Array(query.utf8)
    let cut = SearchRuns(text)
    guard let first = cut.runs.first, let last = cut.runs.last else { return nil }
    let tokens = SearchTokens(text, isQuery: true).texts
    // A word may go on, and so may a syllable that stands alone; pairs are whole.
    let isOpen = !last.isSyllables || last.count == 1
    let phrase = phrase(tokens, isOpen: isOpen)
    if first.isSyllables || first.count < SearchTokens.shortestEnd { return phrase }
    return phrase + " OR " + Self.phrase(tokens, mark: SearchTokens.mark, isOpen: isOpen)
  }

  /// Tokens in quotation marks, which none of them has in it. A mark before the first one says
  /// that it may be the end of a word.
  private static func phrase(
    _ tokens: [String], mark: UInt8 = SearchTokens.exact, isOpen: Bool
  ) -> String {
    let quoted = tokens.enumerated().map { index, token in
      let mark = Unicode.Scalar(index == 0 ? mark : SearchTokens.exact)
      return "\"\(mark)\(token)\""
    }
    return quoted.joined(separator: " + ") + (isOpen ? " *" : "")
  }
}
