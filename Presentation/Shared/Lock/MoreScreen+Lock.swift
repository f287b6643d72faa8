import Domain
import PresentationKit
import TextUI

/// The handling of the lock in the More screen.
extension MoreScreen {
  private var lockWords: LockWords { LockWords(language) }

  mutating func receive(_ event: LockEvent) -> [ScreenEffect] {
    switch event {
    case .viewed(let view, let opens):
      showLockState(view)
      return opens ? open(view) : []
    case .changed(let view, let sentence):
      showLockState(view)
      return [.done(sentence)]
    case .failed(let report): return [.failed(report)]
    case .checked, .unseen, .opened, .recoverable, .recovered, .closed, .refused: return []
    }
  }

  private mutating func showLockState(_ view: LockView) {
    setDetail(.lock, lockWords.state(isOn: view.isOn))
  }

  /// Opens the form that sets a lock or, if one is set, a list of actions.
  private func open(_ view: LockView) -> [ScreenEffect] {
    if !view.isOn { return [.open(.more(.lock(.form(.set(canRecover: view.canRecover)))))] }
    return choice(lockWords.title, LockItem.allCases, lockWords.label, effects(of:))
  }

  private func effects(of item: LockItem) -> [ScreenEffect] {
    switch item {
    case .now:
      isReadOnly
        ? [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
        : [.work(.lock(.close))]
    case .change: [.open(.more(.lock(.form(.change))))]
    case .off: [.open(.more(.lock(.form(.off))))]
    }
  }
}

extension LockItem: ChoiceItem {
  static var isOverWhenDone: Bool { true }
}
