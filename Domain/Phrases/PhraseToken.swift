/// A word, number or sign of a phrase.
enum PhraseToken: Equatable, Sendable {
  case number(PhraseNumber)
  /// A word in lower case. A word outside the vocabulary is also a token, and makes the phrase invalid.
  case word(String)
  /// A sign such as `+` or `-`. Dashes, arrows and tildes become `~`, the sign for a range. A hyphen stays `-`.
  case sign(Character)
  /// Connected numbers with their separator, as in `2026-03-08`, `3/8` or `2026. 3. 8.`. The separator is a colon for
  /// an hour and minutes that were written with a dot.
  case numbers([PhraseNumber], Character)
  /// The seconds since midnight of a time such as `15:30` or `09:05:30`. `24:00` is the end of the day.
  case clock(Int)
}

/// A number with the count of its digits, because `0930` differs from `930`.
struct PhraseNumber: Equatable, Sendable {
  let value: Int
  let digits: Int
}
