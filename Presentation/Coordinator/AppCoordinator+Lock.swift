import Domain
import PresentationKit
import PresentationShared
import TextUI

extension AppCoordinator {
  /// Handles an event that concerns the lock: all input while the store is locked, the idle time, and the return from a
  /// suspend. Returns nil if the lock does not affect the event.
  mutating func handleUnderLock(_ event: DeviceEvent) -> [AppEffect]? {
    switch event {
    case .rested(let milliseconds):
      guard idle.rest(milliseconds), lock == nil else { return [] }
      return [.work(.lock(.check(.away)))]
    case .input(let input):
      if case .focus = input { return nil }
      idle.begin()
      return lock == nil ? nil : press(input)
    case .frame(let milliseconds):
      if lock == nil { return nil }
      lock?.pass(milliseconds)
      return []
    case .resumed:
      // On resume the lock is checked before anything reloads.
      return [.work(.lock(.check(.away)))] + reload()
    // A covered screen need not reload; that happens on unlock.
    case .storeChanged: return lock == nil ? nil : []
    case .resized, .pictures, .ground, .sizesText, .time, .copied, .edited, .exhausted: return nil
    }
  }

  private mutating func press(_ input: TerminalInput) -> [AppEffect] {
    switch input {
    case .key(let key): return lock?.press(key) ?? []
    case .paste(let text): lock?.paste(Self.pasted(text))
    case .mouse, .focus: break
    }
    return []
  }

  /// Handles an answer about the lock.
  mutating func receive(_ event: LockEvent) -> [AppEffect] {
    switch event {
    case .checked(let state, let moment): return cover(state, moment)
    case .unseen(let report, let moment):
      // If the lock state cannot be read, the store may be locked.
      if moment == .start || idle.isLockSet { cover(wait: nil) }
      lock?.refuse(report, wait: nil)
    case .opened: return uncover()
    case .recovered(let sentence):
      idle.isLockSet = false
      notice = NoticeLine(.good, sentence)
      return uncover()
    case .recoverable: lock?.askPassword()
    case .closed: cover(wait: nil)
    case .refused(let report, let wait):
      if lock == nil { notice = NoticeLine(.refusal, report.message) }
      lock?.refuse(report, wait: wait)
    case .changed(let view, _):
      idle.isLockSet = view.isOn
      return perform(hand(.lock(event)))
    case .viewed, .failed: return perform(hand(.lock(event)))
    }
    return []
  }

  private mutating func cover(_ state: LockState, _ moment: LockMoment) -> [AppEffect] {
    idle.isLockSet = state.isOn
    switch (state, moment) {
    case (.off, _), (.open, .start): return uncover()
    case (.open, .away): cover(wait: nil)
    case (.locked(let wait), .start), (.locked(let wait), .away): cover(wait: wait)
    case (.open, .covered), (.locked, .covered): break
    }
    return []
  }

  private mutating func cover(wait: Int?) {
    idle.isLockSet = true
    if lock == nil { lock = LockScreen(language, glyphs, wait: wait, motion: context.hasMotion) }
  }

  /// Opens the settings with `firstSetting` selected, after a change of that setting restarted the session.
  private mutating func goToFirstSetting() -> [AppEffect] {
    guard let firstSetting else { return [] }
    self.firstSetting = nil
    return perform([.open(.settings(.home(firstSetting)))])
  }

  /// Shows the screens below the lock as the user left them. At the first unlock, opens the first part.
  private mutating func uncover() -> [AppEffect] {
    let wasCovered = lock != nil
    lock = nil
    if isOnlyLine { return overlay == nil ? openCapture() : [] }
    if !hasEntered {
      hasEntered = true
      return enter(part) + goToFirstSetting()
    }
    return wasCovered ? reload() : []
  }
}
