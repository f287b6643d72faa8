/// The queue of effects caused by one event, first in, first out. The follow-up work of a failure runs once: if that
/// fails too, its own follow-up work is dropped. The work of one event is limited, whatever the screens ask for.
package struct EffectQueue {
  /// No event that ends by itself causes more work than this.
  static let mostWork = 100

  private struct Item {
    let effect: AppEffect
    /// Whether it follows from the answer to an earlier effect.
    let isFollowing: Bool
    /// Whether it was requested because something failed.
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

  /// Whether the current effect follows from the answer to an earlier one.
  package var isFollowing: Bool { current?.isFollowing ?? false }

  /// Whether the work limit was exceeded; the caller then drops the rest.
  package var isTooMuch: Bool { workDone > Self.mostWork }

  /// Appends the effects the screens ask for after the answer to the current effect.
  package mutating func add(_ effects: [AppEffect], after event: AppEvent) {
    let (hasFailed, wasRecovery) = (event.isFailure, current?.isRecovery ?? false)
    for effect in effects {
      if case .work = effect, hasFailed, wasRecovery { continue }
      items.append(
        Item(effect: effect, isFollowing: true, isRecovery: wasRecovery || hasFailed))
    }
  }

  /// Drops the remaining effects.
  package mutating func drop() { items = [] }
}

extension AppEvent {
  fileprivate var isFailure: Bool {
    if case .answer(let answer) = self { answer.isFailure } else { false }
  }
}
