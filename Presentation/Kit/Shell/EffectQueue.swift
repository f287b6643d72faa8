/// What is still to be done because of one event, first come, first served. What a failure asks
/// for is asked for once: if that fails as well, nothing follows from it by itself. And whatever
/// the screens ask for, one event makes only so much work.
package struct EffectQueue {
  /// More work than this no event makes that ends by itself.
  static let mostWork = 100

  private struct Item {
    let effect: AppEffect
    /// Whether it follows from the answer to something else.
    let isFollowing: Bool
    /// Whether it is asked for because something failed.
    let isRecovery: Bool
  }

  private var items: ArraySlice<Item>
  private var current: Item?
  private var workDone = 0

  package init(_ effects: [AppEffect]) {
    items = effects.map { Item(effect: $0, isFollowing: false, isRecovery: false) }[...]
  }

  /// The next thing to be done.
  package mutating func next() -> AppEffect? {
    guard let item = items.popFirst() else { return nil }
    current = item
    if case .work = item.effect { workDone += 1 }
    return item.effect
  }

  /// Whether what is done now follows from something else that was done.
  package var isFollowing: Bool { current?.isFollowing ?? false }

  /// Whether there was more to do than any event makes; then the rest is left undone.
  package var isTooMuch: Bool { workDone > Self.mostWork }

  /// Takes in what the screens want after the answer to what was done last.
  package mutating func add(_ effects: [AppEffect], after event: AppEvent) {
    let (hasFailed, wasRecovery) = (event.isFailure, current?.isRecovery ?? false)
    for effect in effects {
      if case .work = effect, hasFailed, wasRecovery { continue }
      items.append(
        Item(effect: effect, isFollowing: true, isRecovery: wasRecovery || hasFailed))
    }
  }

  /// Gives up what was not done.
  package mutating func drop() { items = [] }
}

extension AppEvent {
  /// Whether what was asked for was not done.
  fileprivate var isFailure: Bool {
    if case .answer(let answer) = self { answer.isFailure } else { false }
  }
}
