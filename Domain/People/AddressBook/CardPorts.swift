/// Parses, updates and encodes cards. An adapter provides the implementation.
public struct CardFormat: Sendable {
  /// Parses a file card by card. Each call of the returned closure returns the next result, and nil at the end.
  public var read: @Sendable (_ bytes: [UInt8]) -> () -> CardFinding?
  /// Parses all details of a card.
  public var details: @Sendable (_ card: [UInt8]) -> CardDetails
  /// Encodes a new card for a person who has no card.
  public var write: @Sendable (Person) -> [UInt8]
  /// Updates a card with the person's data, and keeps all other bytes of the card. A card that already has the same
  /// data is unchanged.
  public var amend: @Sendable (_ card: [UInt8], Person) -> [UInt8]
  /// Replaces the note of the person that Haru wrote to a card; nil removes it. Other notes of the card stay.
  public var noting: @Sendable (_ card: [UInt8], MultilineText?) -> [UInt8]
  /// Replaces the dates of the person that Haru wrote to a card. Dates that the card has itself are not written again.
  public var dating: @Sendable (_ card: [UInt8], [PersonDate]) -> [UInt8]

  public init(
    read: @escaping @Sendable ([UInt8]) -> () -> CardFinding?,
    details: @escaping @Sendable ([UInt8]) -> CardDetails,
    write: @escaping @Sendable (Person) -> [UInt8],
    amend: @escaping @Sendable ([UInt8], Person) -> [UInt8],
    noting: @escaping @Sendable ([UInt8], MultilineText?) -> [UInt8],
    dating: @escaping @Sendable ([UInt8], [PersonDate]) -> [UInt8] = { card, _ in card }
  ) {
    self.read = read
    self.details = details
    self.write = write
    self.amend = amend
    self.noting = noting
    self.dating = dating
  }
}

public enum AddressBookFailure: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  case storage(StorageFailure)
}
