/// Stores whether the introduction was shown. It is shown only once per store.
public struct Introduction: Sendable {
  /// Whether the introduction was not shown yet, and the store is still empty.
  public var isWanted: @Sendable () throws(StorageFailure) -> Bool
  /// Records that the introduction was shown.
  public var isOver: @Sendable () throws(StorageFailure) -> Void

  /// Whether the user was offered the introduction to a part of the program.
  public var wasOffered: @Sendable (_ part: String) throws(StorageFailure) -> Bool
  /// Records that the user was offered the introduction to a part.
  public var isOffered: @Sendable (_ part: String) throws(StorageFailure) -> Void

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

  /// The implementation for stores without an introduction, such as the store of the demo.
  public static let none = Introduction(
    isWanted: { () throws(StorageFailure) in false },
    isOver: { () throws(StorageFailure) in },
    wasOffered: { _ throws(StorageFailure) in true },
    isOffered: { _ throws(StorageFailure) in })
}
