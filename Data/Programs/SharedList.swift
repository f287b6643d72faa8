import Synchronization

/// A list to which threads add, and from which one takes all that has come.
public final class SharedList<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])

  /// Begins with nothing.
  public init() {}

  /// Adds to the end.
  public func add(_ item: Item) { items.withLock { $0.append(item) } }

  /// All that has come, which is then there no more.
  public func takeAll() -> [Item] {
    items.withLock { items in
      let all = items
      items = []
      return all
    }
  }
}
