/// Why a card in an address book file could not be imported.
public enum CardParseError: Error, Hashable, Sendable {
  case textOutsideCards
  /// The end marker of the card is missing.
  case endMissing
  /// The card has no property that could be used as its name.
  case nameMissing
  /// The name is not UTF-8, and the card declares no other charset.
  case nameNotUnicode
  /// The card declares a charset that Haru does not support.
  case unknownCharset(String)
  /// The card is a list of other cards.
  case group(name: String)
}

public typealias CardIssue = ImportIssue<CardParseError>

/// One result of parsing an address book file: a card, a card that is skipped, or a problem that prevents an import.
public enum CardFinding: Equatable, Sendable {
  case card(ReadCard)
  case skipped(CardIssue)
  case problem(CardIssue)
}
