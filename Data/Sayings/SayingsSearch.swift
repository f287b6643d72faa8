import Domain

/// What somebody who searches sayings means.
enum SayingsSearch: Equatable {
  /// Those the index of words finds so.
  case words(String)
  /// The one with this number.
  case number(Int)
  /// No saying at all.
  case nothing

  /// Reads a search: `id:5` is the saying numbered 5, anything else is a part of its words.
  init(_ search: String) {
    let folded = TextForms.folded(search)
    let compact = folded.filter { !$0.isWhitespace }
    if compact.hasPrefix("id:"), let number = SayingNumber(compact.dropFirst(3)) {
      self = .number(number.value)
    } else {
      self = SearchPhrase.match(search).map(Self.words) ?? .nothing
    }
  }
}
