/// The queue of effects caused by one event, first in, first out. If a request fails, the requests that follow from the
/// failure run. If one of them fails too, no further requests follow from it. The number of requests per event is
/// limited.
package struct EffectQueue {
  /// The maximum number of requests caused by one event. Only an endless chain of requests exceeds it.
  static let mostWork = 100

  private struct Item {
    let effect: AppEffect
    /// Whether the effect follows from the answer to an earlier effect.
    let isFollowing: Bool
    /// Whether the effect was requested because another effect failed.
    let isRecovery: Bool
  }

  private var items: ArraySlice<Item>
  private var current: Item?
  private var workDone = 0

  package init(_ effects: [AppEffect]) {
    items = effects.map { Item(effect: $0, isFollowing: false, isRecovery: false) }[...]
  }

  package mutating func next() -> AppEffect? {
    guard let item = items.popFirst() else { return nil }
    current = item
    if case .work = item.effect { workDone += 1 }
    return item.effect
  }

  /// Whether the current effect follows from the answer to an earlier effect.
  package var isFollowing: Bool { current?.isFollowing ?? false }

  /// Whether the limit of requests was exceeded; the caller must then drop the remaining effects.
  package var isTooMuch: Bool { workDone > Self.mostWork }

  /// Appends the effects that the screens request after the answer to the current effect.
  package mutating func add(_ effects: [AppEffect], after event: AppEvent) {
    let (hasFailed, wasRecovery) = (event.isFailure, current?.isRecovery ?? false)
    for effect in effects {
      if case .work = effect, hasFailed, wasRecovery { continue }
      items.append(
        Item(effect: effect, isFollowing: true, isRecovery: wasRecovery || hasFailed))
    }
  }

  /// Drops the remaining effects, because an event caused too many requests.
  package mutating func drop() { items = [] }
}

extension AppEvent {
  fileprivate var isFailure: Bool {
    if case .answer(let answer) = self { answer.isFailure } else { false }
  }
}
