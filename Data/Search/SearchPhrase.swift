import Domain

/// Translates a search text into an FTS5 query. The query matches all texts that contain the search text, ignoring
/// case, width, Unicode form, and blanks and punctuation between words.
enum SearchPhrase {
  /// Returns the FTS5 query for a text; nil if there is no letter or digit to search for.
  static func match(_ query: String) -> String? {
    if query.contains("#"), let tags = tags(query) { return tags }
    let text = Array(query.utf8)
    let cut = SearchRuns(text)
    guard let first = cut.runs.first, let last = cut.runs.last else { return nil }
    let tokens = SearchTokens(text, isQuery: true).texts
    // The last word, or a single last syllable, may continue; pairs of syllables are complete.
    let isOpen = !last.isSyllables || last.count == 1
    let phrase = phrase(tokens, isOpen: isOpen)
    if first.isSyllables || first.count < SearchTokens.shortestEnd { return phrase }
    return phrase + " OR " + Self.phrase(tokens, mark: SearchTokens.mark, isOpen: isOpen)
  }

  /// Returns the FTS5 query for a whole tag; with `isOpen`, also for tags that start with `tag`.
  static func tag(_ tag: String, isOpen: Bool = false) -> String {
    phrase(["#\(tag)"], isOpen: isOpen)
  }

  /// Returns the query for words, at least one of which is a tag; nil if no word is a tag. Tags are matched by prefix.
  private static func tags(_ query: String) -> String? {
    let words = query.split(whereSeparator: \.isWhitespace).map { word in
      (text: String(word), tag: Hashtag.tag(TextForms.folded(String(word))))
    }
    func isTag(_ word: (text: String, tag: String?)) -> Bool {
      word.text.hasPrefix("#") && word.tag != nil
    }
    guard words.contains(where: isTag) else { return nil }
    let matches = words.compactMap { word in
      isTag(word) ? word.tag.map { phrase(["#\($0)"], isOpen: true) } : match(word.text)
    }
    return matches.map { "(\($0))" }.joined(separator: " AND ")
  }

  /// Returns a phrase of quoted tokens, which never contain quotation marks. The mark before the first token selects
  /// whole words or word endings.
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
