import Domain

/// What somebody looks for, as the index of words is asked for it: a text stands for all texts
/// that contain it, whatever the case, the width or the form, and whatever blanks and punctuation
/// stand between its words.
enum SearchPhrase {
  /// The index's own words for a query; nothing when there is nothing in it to look for.
  static func match(_ query: String) -> String? {
    if query.contains("#"), let tags = tags(query) { return tags }
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

  /// The index's own words for a whole tag, and no longer one.
  static func tag(_ tag: String, isOpen: Bool = false) -> String {
    phrase(["#\(tag)"], isOpen: isOpen)
  }

  /// The words of a query some of which are tags, which are found by their beginnings; nothing where
  /// there is no tag in it.
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
