import Domain

/// The parsed form of a search for sayings.
enum SayingsSearch: Equatable {
  /// Sayings that match this full-text query.
  case words(String)
  /// Sayings that contain this exact text, including symbols, among the matches of a full-text query; among all
  /// sayings if `among` is nil.
  case signs(String, among: String?)
  /// The saying with this number.
  case number(Int)
  case nothing

  /// Parses a search: `id:5` is the saying with number 5, and any other text is looked up in the index of words. The
  /// index itself handles particles at the ends of words.
  init(_ search: String, _ matching: (WordSearch) throws(StorageFailure) -> ListMatch)
    throws(StorageFailure)
  {
    let folded = TextForms.folded(search)
    let compact = folded.filter { !$0.isWhitespace }
    if compact.hasPrefix("id:"), let number = SayingNumber(compact.dropFirst(3)) {
      self = .number(number.value)
    } else {
      let words = WordSearch(search)
      let match: ListMatch? = if let words { try matching(words) } else { nil }
      if let exact = Self.withSigns(folded, hasWords: words != nil) {
        self = .signs(exact, among: words?.phrase)
      } else {
        self = match.map { .words($0.words) } ?? .nothing
      }
    }
  }

  /// Returns the text if it must match exactly; nil otherwise. A text must match exactly if it has no words, or if it
  /// has a meaningful symbol, which the full-text index ignores. Punctuation beside words is not meaningful.
  private static func withSigns(_ folded: String, hasWords: Bool) -> String? {
    let text = String(folded.drop { $0 == " " })
    guard !text.isEmpty else { return nil }
    let matters = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .mathSymbol, .currencySymbol, .otherSymbol: true
      default: "%*#@&/\\_".unicodeScalars.contains(scalar)
      }
    }
    return matters || !hasWords ? text : nil
  }
}
