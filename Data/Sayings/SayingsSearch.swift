import Domain

/// What somebody who searches sayings means.
enum SayingsSearch: Equatable {
  /// Those the index of words finds so.
  case words(String)
  /// Those that have this in them just so, signs and all, among those the index finds.
  case signs(String, among: String?)
  /// The one with this number.
  case number(Int)
  /// No saying at all.
  case nothing

  /// Reads a search: `id:5` is the saying numbered 5, anything else is in its words. How words are
  /// looked for where they may end with a particle, the index itself says.
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

  /// The index of words knows nothing of signs. Those that only part words do not matter beside
  /// words; where one says something of its own, all of it has to be there.
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
