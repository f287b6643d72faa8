/// Whether somebody was shown around in a store, once and for all.
public struct Introduction: Sendable {
  /// Whether nobody was, and nothing has been kept there yet either.
  public var isWanted: @Sendable () throws(StorageFailure) -> Bool
  /// Remembers that somebody was.
  public var isOver: @Sendable () throws(StorageFailure) -> Void

  /// Whether the pages about a part were offered to somebody.
  public var wasOffered: @Sendable (_ part: String) throws(StorageFailure) -> Bool
  /// Remembers that they were.
  public var isOffered: @Sendable (_ part: String) throws(StorageFailure) -> Void

  /// Makes it.
  public init(
    isWanted: @escaping @Sendable () throws(StorageFailure) -> Bool,
    isOver: @escaping @Sendable () throws(StorageFailure) -> Void,
    wasOffered: @escaping @Sendable (_ part: String) throws(StorageFailure) -> Bool,
    isOffered: @escaping @Sendable (_ part: String) throws(StorageFailure) -> Void
  ) {
    self.isWanted = isWanted
    self.isOver = isOver
    self.wasOffered = wasOffered
    self.isOffered = isOffered
  }

  /// For stores in which nobody is shown around, such as borrowed ones.
  public static let none = Introduction(
    isWanted: { () throws(StorageFailure) in false },
    isOver: { () throws(StorageFailure) in },
    wasOffered: { _ throws(StorageFailure) in true },
    isOffered: { _ throws(StorageFailure) in })
}
