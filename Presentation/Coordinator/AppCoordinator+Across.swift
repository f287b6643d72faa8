import Domain
import PresentationAcross
import PresentationKit
import TextUI

/// Actions that belong to no single part: undo, redo, search and going back.
extension AppCoordinator {
  /// Handles the keys for undo and redo on screens where letters are commands; nil for other keys.
  func turn(_ key: Key) -> [AppEffect]? {
    if key == .character("z") { return [.work(.history(.undo))] }
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

  /// Goes back to the part from which the last jump came, with its screens unchanged. If no jump led here, the search
  /// goes back to the Today page, and the result is nil for other parts.
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

  /// Handles Esc: the top screen may use the key first; otherwise the jump that led here is undone.
  mutating func leave(_ effects: [ScreenEffect]?, from depth: Int) -> [AppEffect]? {
    if let effects { return perform(effects) }
    return backStack.step(to: part, depth: depth) == nil ? nil : goBack()
  }

  /// Goes back after the screens opened by a jump have closed.
  mutating func comeBack() -> [AppEffect] {
    guard onboarding == nil, let step = backStack.steps.last, step.to == part,
      current.depth < step.depth
    else { return [] }
    return goBack() ?? []
  }
}
