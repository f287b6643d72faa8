/// One piece of a phrase.
enum PhraseToken: Equatable, Sendable {
  case number(PhraseNumber)
  /// A word as the vocabulary writes it; one that stands in no vocabulary is there as well, and
  /// makes the phrase one that is not understood.
  case word(String)
  /// `+`, `-`, or `~` for every sign that stands between a start and an end.
  case sign(Character)
  /// Numbers that belong together: `2026-03-08`, `3/8`, `2026. 3. 8.`; with a colon an hour and its
  /// minutes that were written with a dot.
  case numbers([PhraseNumber], Character)
  /// Seconds since midnight of `15:30` or `09:05:30`; `24:00` ends the day.
  case clock(Int)
}

/// Digits, and how many there were: `0930` is no `930`.
struct PhraseNumber: Equatable, Sendable {
  let value: Int
  let digits: Int
}
