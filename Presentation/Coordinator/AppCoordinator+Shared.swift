import Domain
import PresentationKit
import PresentationShared
import TextUI

/// Actions that belong to no single part: undo, redo, search and going back.
extension AppCoordinator {
  /// Handles the keys for undo and redo on screens where letters are commands; nil for other keys. `offered` is the
  /// number of the change that the notice offered to undo; nil means the last change.
  func turn(_ key: Key, _ offered: Int?) -> [AppEffect]? {
    if key == .character("z") {
      return [.work(.history(offered.map { HistoryWork.undoChange($0) } ?? .undo))]
    }
    if key == .character("Z") || key == .control("y") { return [.work(.history(.redo))] }
    return nil
  }

  /// Runs an action that enters another part and records the jump, so that Esc goes back.
  mutating func navigate(_ body: (inout AppCoordinator) -> [AppEffect]) -> [AppEffect] {
    let start = part
    let effects = body(&self)
    backStack.note(BackStack.Step(from: start, to: part, depth: current.depth))
    return effects
  }

  /// Goes back to the part where the last jump began, whose screens are unchanged. If no jump led to the current part,
  /// goes from the search to the Today page, and returns nil in any other part.
  mutating func goBack() -> [AppEffect]? {
    guard backStack.steps.last?.to == part, let start = backStack.goBack() else {
      return part == .finding ? enter(.today) : nil
    }
    let ended = perform(current.endMoment())
    part = start
    return ended + reload()
  }

  /// Opens a new search over all parts. An earlier search is unchanged when the user goes back to it.
  mutating func search() -> [AppEffect] { follow(.finding(.search)) }

  /// Handles Esc. `effects` are those of the top screen, or nil if that screen does not use the key. If they are nil,
  /// goes back along the last jump, or returns nil if no jump led here.
  mutating func leave(_ effects: [ScreenEffect]?, from depth: Int) -> [AppEffect]? {
    if let effects { return perform(effects) }
    return backStack.step(to: part, depth: depth) == nil ? nil : goBack()
  }

  /// Goes back to the part where a jump began, as soon as all screens that the jump opened are closed.
  mutating func comeBack() -> [AppEffect] {
    guard onboarding == nil, let step = backStack.steps.last, step.to == part,
      current.depth < step.depth
    else { return [] }
    return goBack() ?? []
  }
}
