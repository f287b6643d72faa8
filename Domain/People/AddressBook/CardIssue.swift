/// Why part of an address book file could not be imported.
public enum CardParseError: Error, Hashable, Sendable {
  /// There is text outside a card.
  case textOutsideCards
  /// The end of the card is missing.
  case endMissing
  /// The card has no property that could be its name.
  case nameMissing
  /// The name is not UTF-8 and the card declares no other charset.
  case nameNotUnicode
  /// The card declares a charset that Haru does not support.
  case unknownCharset(String)
  /// The card is a list of other cards.
  case group(name: String)
}

public typealias CardIssue = ImportIssue<CardParseError>

/// The next finding of a parser in an address book file.
public enum CardFinding: Equatable, Sendable {
  case card(ReadCard)
  /// A card that is skipped, with the reason.
  case skipped(CardIssue)
  case problem(CardIssue)
}
