import Domain

/// What belongs to no part alone.
extension AppCoordinator {
  /// Takes what the history answered.
  mutating func hear(_ event: HistoryEvent) -> [AppEffect] {
    switch event {
    case .looked: return []
    }
  }

  /// Takes what was found.
  mutating func hear(_ event: FindingEvent) -> [AppEffect] {
    if case .leads(let route) = event { return travel { $0.follow(route) } }
    return perform(finding.handle(event))
  }

  /// Goes into another part by a way that Esc leads back.
  mutating func travel(_ body: (inout AppCoordinator) -> [AppEffect]) -> [AppEffect] {
    let start = part
    let effects = body(&self)
    trail.note(Trail.Step(from: start, to: part, depth: current.depth))
    return effects
  }

  /// Goes back to where the trail began its last step, which is as it was; nothing where no trail
  /// led here.
  mutating func goBack() -> [AppEffect]? {
    guard trail.steps.last?.to == part, let start = trail.goBack() else {
      return part == .finding ? enter(.today) : nil
    }
    part = start
    return reload()
  }

  /// Opens the search over everything, as it was left.
  mutating func search() -> [AppEffect] { follow(.finding(.search)) }

  /// Does what Esc means on a screen that a trail led to: its own screens first, then the way back.
  mutating func leave(_ effects: [ScreenEffect]?, from depth: Int) -> [AppEffect]? {
    guard trail.step(to: part, depth: depth) != nil else { return effects.map { perform($0) } }
    guard let effects else { return goBack() }
    let here = part
    let done = perform(effects)
    // What was opened is closed again.
    guard part == here, current.depth < depth else { return done }
    return done + (goBack() ?? [])
  }
}
