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
    let isOpen = !last.isSyllables || cut.places(of: last).count == 1
    let phrase = phrase(tokens, isOpen: isOpen)
    if first.isSyllables || cut.places(of: first).count < SearchTokens.shortestEnd { return phrase }
    let mark = String(decoding: [SearchTokens.mark], as: UTF8.self)
    return phrase + " OR " + Self.phrase([mark + tokens[0]] + tokens.dropFirst(), isOpen: isOpen)
  }

  /// Tokens in quotation marks, which none of them has in it.
  private static func phrase(_ tokens: [String], isOpen: Bool) -> String {
    tokens.map { "\"" + $0 + "\"" }.joined(separator: " + ") + (isOpen ? " *" : "")
  }
}
