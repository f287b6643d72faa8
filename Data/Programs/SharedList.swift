import Synchronization

/// A thread-safe list. Any thread adds items, and one thread takes all of them.
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
