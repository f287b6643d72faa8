/// Whether somebody was shown around in a store, once and for all.
public struct Introduction: Sendable {
  /// Whether nobody was, and nothing has been kept there yet either.
  public var isWanted: @Sendable () throws(StorageFailure) -> Bool
  /// Remembers that somebody was.
  public var isOver: @Sendable () throws(StorageFailure) -> Void

  /// Makes it.
  public init(
    isWanted: @escaping @Sendable () throws(StorageFailure) -> Bool,
    isOver: @escaping @Sendable () throws(StorageFailure) -> Void
  ) {
    self.isWanted = isWanted
    self.isOver = isOver
  }

  /// For stores in which nobody is shown around, such as borrowed ones.
  public static let none = Introduction(
    isWanted: { () throws(StorageFailure) in false },
    isOver: { () throws(StorageFailure) in })
}
