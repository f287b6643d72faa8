/// Why a part of an address book file could not be imported.
public enum CardReason: Error, Hashable, Sendable {
  /// There is text that belongs to no card.
  case textOutsideCards
  /// The card begins and never ends.
  case endMissing
  /// Nothing in the card could serve as a name.
  case nameMissing
  /// The name is not in UTF-8, and no other writing is announced.
  case nameNotUnicode
  /// The name is announced in a writing that Haru does not read.
  case unknownCharset(String)
  /// The card is a list of others, and nobody to be in touch with.
  case group(name: String)
}

/// A part of an address book file that could not be imported.
public typealias CardProblem = ImportProblem<CardReason>

/// What a reader finds next in an address book file.
public enum CardFinding: Equatable, Sendable {
  case card(ReadCard)
  /// A card that is passed over, and why.
  case skipped(CardProblem)
  case problem(CardProblem)
}
