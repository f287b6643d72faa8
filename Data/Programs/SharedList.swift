import Synchronization

/// A thread-safe list whose items one thread takes.
public final class SharedList<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])

  public init() {}

  public func add(_ item: Item) { items.withLock { $0.append(item) } }

  /// Removes and returns all items.
  public func takeAll() -> [Item] {
    items.withLock { items in
      let all = items
      items = []
      return all
    }
  }
}
