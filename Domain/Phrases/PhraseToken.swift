/// A token of a phrase.
enum PhraseToken: Equatable, Sendable {
  case number(PhraseNumber)
  /// A word in lower case. Words outside the vocabulary are included, and make the phrase invalid.
  case word(String)
  /// A sign such as `+` or `-`; every sign for a range becomes `~`.
  case sign(Character)
  /// Connected numbers with their separator: `2026-03-08`, `3/8`, `2026. 3. 8.`. A colon means an
  /// hour and minutes that were written with a dot.
  case numbers([PhraseNumber], Character)
  /// Seconds since midnight of `15:30` or `09:05:30`; `24:00` is the end of the day.
  case clock(Int)
}

/// A number with its count of digits, because `0930` differs from `930`.
struct PhraseNumber: Equatable, Sendable {
  let value: Int
  let digits: Int
}
