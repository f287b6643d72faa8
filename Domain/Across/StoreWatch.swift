/// Hears when somebody else changes the store.
public struct StoreWatch: Sendable {
  /// The file that can be read from as soon as there is something to hear, by the system's number;
  /// nothing where nothing can be heard.
  public let file: Int32?
  /// Takes note of all that was heard so far, and says whether some of it was about the store.
  public let takeNote: @Sendable () -> Bool
  /// Whether somebody else changed something since this was last asked, or since it began.
  public let hasChanged: @Sendable () -> Bool

  /// Listens with what the system has for it.
  public init(
    file: Int32?, takeNote: @escaping @Sendable () -> Bool,
    hasChanged: @escaping @Sendable () -> Bool
  ) {
    self.file = file
    self.takeNote = takeNote
    self.hasChanged = hasChanged
  }

  /// Where nobody else can change anything, or nothing of it can be heard.
  public static let none = StoreWatch(file: nil, takeNote: { false }, hasChanged: { false })
}
