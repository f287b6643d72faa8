import Domain

/// The lock behind the comma.
extension MoreCoordinator {
  private typealias Choices = ChoiceScreen<LockItem>

  private var lockWords: LockWords { LockWords(language) }

  /// Opens what a route leads to.
  mutating func open(_ route: LockRoute) -> [ScreenEffect] {
    if isReadOnly { return [refuseToWrite] }
    switch route {
    case .form(let form): push(LockFormScreen(form, language, glyphs))
    }
    return []
  }

  /// Takes what was answered about the lock.
  mutating func hear(_ event: LockEvent) -> [ScreenEffect] {
    switch event {
    case .viewed(let view, let opens):
      tell(view)
      return opens ? open(view) : []
    case .kept(let view, let sentence):
      above.removeAll { $0.content is LockFormScreen || $0.content is Choices }
      tell(view)
      return [.say(NoticeLine(.good, sentence))]
    case .failed(let report): return refuse(report)
    case .found, .unseen, .opened, .recoverable, .recovered, .closed, .refused: return []
    }
  }

  private mutating func tell(_ view: LockView) {
    home.tell(.lock, lockWords.state(isOn: view.isOn))
  }

  /// Without a lock one is set; with one there is something to choose from.
  private mutating func open(_ view: LockView) -> [ScreenEffect] {
    if !view.isOn { return open(.form(.set(canRecover: view.canRecover))) }
    push(choice(lockWords.title, LockItem.allCases, lockWords.label, effects(of:)))
    return []
  }

  private func effects(of item: LockItem) -> [ScreenEffect] {
    switch item {
    case .now: [isReadOnly ? refuseToWrite : .work(.lock(.close))]
    case .change: [.open(.more(.lock(.form(.change))))]
    case .off: [.open(.more(.lock(.form(.off))))]
    }
  }
}
