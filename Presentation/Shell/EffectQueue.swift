/// What is still to be done because of one event, first come, first served. What a failure asks
/// for is asked for once: if that fails as well, nothing follows from it by itself. And whatever
/// the screens ask for, one event makes only so much work.
struct EffectQueue {
  /// More work than this no event makes that ends by itself.
  static let mostWork = 100

  private struct Item {
    let effect: AppEffect
    /// Whether it is asked for because something failed.
    let isRecovery: Bool
  }

  private var items: ArraySlice<Item>
  private var current = false
  private var workDone = 0

  init(_ effects: [AppEffect]) {
    items = effects.map { Item(effect: $0, isRecovery: false) }[...]
  }

  /// The next thing to be done.
  mutating func next() -> AppEffect? {
    guard let item = items.popFirst() else { return nil }
    current = item.isRecovery
    if case .work = item.effect { workDone += 1 }
    return item.effect
  }

  /// Whether there was more to do than any event makes; then the rest is left undone.
  var isTooMuch: Bool { workDone > Self.mostWork }

  /// Takes in what the screens want after the answer to what was done last.
  mutating func add(_ effects: [AppEffect], after answer: AppEvent) {
    let hasFailed = answer.isFailure
    for effect in effects {
      if case .work = effect, hasFailed, current { continue }
      items.append(Item(effect: effect, isRecovery: current || hasFailed))
    }
  }

  /// Gives up what was not done.
  mutating func drop() { items = [] }
}

extension AppEvent {
  /// Whether what was asked for was not done.
  var isFailure: Bool {
    switch self {
    case .people(.failed), .people(.gone), .contacts(.failed), .sayings(.failed), .moods(.failed),
      .schedule(.failed), .reading(.failed), .more(.failed), .entrance(.failed),
      .account(.failed), .settings(.failed), .lock(.failed), .lock(.unseen), .history(.failed),
      .finding(.failed):
      true
    case .deed(let event): event.isFailure
    case .input, .resized, .time, .resumed, .frame, .rested, .today, .people, .contacts, .sayings,
      .moods, .schedule, .reading, .more, .entrance, .account, .settings, .lock, .history,
      .finding, .copied, .edited, .answered, .exhausted, .booksFound, .signIn, .latest:
      false
    }
  }
}
