/// Watches the store for changes by other processes.
public struct StoreWatch: Sendable {
  /// The file descriptor that becomes readable when there are file-system events; nil if the system cannot watch
  /// files.
  public let file: Int32?
  /// Reads all pending file-system events. Returns whether any of them concerned the store.
  public let takeNote: @Sendable () -> Bool
  /// Returns whether another process changed the store since the last call, or since the watch started.
  public let hasChanged: @Sendable () -> Bool

  public init(
    file: Int32?, takeNote: @escaping @Sendable () -> Bool,
    hasChanged: @escaping @Sendable () -> Bool
  ) {
    self.file = file
    self.takeNote = takeNote
    self.hasChanged = hasChanged
  }

  /// A watch for stores that no other process can change, or for systems that cannot watch files.
  public static let none = StoreWatch(file: nil, takeNote: { false }, hasChanged: { false })
}
