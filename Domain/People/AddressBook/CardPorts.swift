/// The form cards have in files.
public struct CardFormat: Sendable {
  /// Reads a file card by card: each call gives what is found next, and nothing at the end.
  public var read: @Sendable (_ bytes: [UInt8]) -> () -> CardFinding?
  /// Reads all that a card says.
  public var details: @Sendable (_ card: [UInt8]) -> CardDetails
  /// Writes a card for a person who has none.
  public var write: @Sendable (Person) -> [UInt8]
  /// Writes into a card what is known of the person it belongs to, and keeps everything else of it.
  /// A card that says the same stays as it is.
  public var amend: @Sendable (_ card: [UInt8], Person) -> [UInt8]

  /// Describes a form.
  public init(
    read: @escaping @Sendable ([UInt8]) -> () -> CardFinding?,
    details: @escaping @Sendable ([UInt8]) -> CardDetails,
    write: @escaping @Sendable (Person) -> [UInt8],
    amend: @escaping @Sendable ([UInt8], Person) -> [UInt8]
  ) {
    self.read = read
    self.details = details
    self.write = write
    self.amend = amend
  }
}

/// Why a request about the address book was not done.
public enum AddressBookError: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  case storage(StorageFailure)
}
