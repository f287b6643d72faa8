/// The files cards come from and go to.
public struct CardFiles: Sendable {
  /// The files a path means: itself, or the `.vcf` files of a folder.
  public var find: @Sendable (_ path: String) throws(FileFailure) -> [String]
  /// All bytes of a file.
  public var read: @Sendable (_ path: String) throws(FileFailure) -> [UInt8]
  /// Writes a file whole or not at all.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void

  /// Gives access to files.
  public init(
    find: @escaping @Sendable (String) throws(FileFailure) -> [String],
    read: @escaping @Sendable (String) throws(FileFailure) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8]) throws(FileFailure) -> Void
  ) {
    self.find = find
    self.read = read
    self.write = write
  }
}

/// The form cards have in files.
public struct CardFormat: Sendable {
  /// Reads a file card by card: each call gives what is found next, and nothing at the end.
  public var read: @Sendable (_ bytes: [UInt8]) -> () -> CardFinding?
  /// Writes a card for a person who has none.
  public var write: @Sendable (Person) -> [UInt8]

  /// Describes a form.
  public init(
    read: @escaping @Sendable ([UInt8]) -> () -> CardFinding?,
    write: @escaping @Sendable (Person) -> [UInt8]
  ) {
    self.read = read
    self.write = write
  }
}

/// What can go wrong with a file that somebody named.
public struct FileFailure: Error, Hashable, Sendable {
  /// The kinds of failure a person can do something about, and the others.
  public enum Reason: Hashable, Sendable {
    case missing
    case notPermitted
    case isFolder
    case diskFull
    case tooLarge(limit: Int)
    case other(code: Int32)
  }

  public let path: String
  public let reason: Reason

  /// Names a failure.
  public init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

/// Why a request about the address book was not done.
public enum ContactsError: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  case storage(StorageFailure)
}
