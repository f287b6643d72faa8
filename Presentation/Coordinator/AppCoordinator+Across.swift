import Domain
import PresentationKit
import TextUI

/// What belongs to no part alone.
extension AppCoordinator {
  /// Undoes and redoes, wherever nobody writes.
  func turn(_ key: Key) -> [AppEffect]? {
    if key == .character("z") { return [.work(.history(.undo))] }
    if key == .character("Z") || key == .control("y") { return [.work(.history(.redo))] }
    return nil
  }

  /// Goes into another part by a way that Esc leads back.
  mutating func travel(_ body: (inout AppCoordinator) -> [AppEffect]) -> [AppEffect] {
    let start = part
    let effects = body(&self)
    backStack.note(BackStack.Step(from: start, to: part, depth: current.depth))
    return effects
  }

  /// Goes back to where the trail began its last step, which is as it was; nothing where no trail
  /// led here.
  mutating func goBack() -> [AppEffect]? {
    guard backStack.steps.last?.to == part, let start = backStack.goBack() else {
      return part == .finding ? enter(.today) : nil
    }
    let ended = perform(current.endMoment())
    part = start
    return ended + reload()
  }

  /// Opens the search over everything anew; whoever comes back to it finds it as it was left.
  mutating func search() -> [AppEffect] { follow(.finding(.search)) }

  /// Does what Esc means where a trail led: what is open there first, then the way back.
  mutating func leave(_ effects: [ScreenEffect]?, from depth: Int) -> [AppEffect]? {
    if let effects { return perform(effects) }
    return backStack.step(to: part, depth: depth) == nil ? nil : goBack()
  }

  /// Goes back once what was opened at the end of a trail is done or closed.
  mutating func comeBack() -> [AppEffect] {
    guard onboarding == nil, let step = backStack.steps.last, step.to == part,
      current.depth < step.depth
    else { return [] }
    return goBack() ?? []
  }
}
