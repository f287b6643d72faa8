import Domain

/// What belongs to no part alone.
extension AppCoordinator {
  /// Takes what the history answered.
  mutating func hear(_ event: HistoryEvent) -> [AppEffect] {
    switch event {
    case .turned(let sentence, let isUndone):
      hasUndone = isUndone
      notice = NoticeLine(.good, sentence, hint: isUndone ? words.redoHint : words.undoHint)
      return reload()
    case .listed, .trash: more.hear(event)
    case .restored(let sentence):
      notice = NoticeLine(.good, sentence, hint: words.undoHint)
      return reload()
    case .emptied(let sentence):
      notice = NoticeLine(.good, sentence)
      return reload()
    case .failed(let report):
      notice = NoticeLine(.init(report.status), report.message)
      // What is gone goes from the list as well.
      return report.status == .notFound ? reload() : []
    }
    return []
  }

  /// Takes the answer to something that can be undone, and offers that wherever a sentence says
  /// that it was done.
  mutating func hear(deed event: AppEvent) -> [AppEffect] {
    notice = nil
    let effects = answer(event)
    if let said = notice, said.hint == nil, said.kind == .good || said.kind == .plain {
      notice = NoticeLine(said.kind, said.sentence, hint: words.undoHint)
    }
    return effects
  }

  /// Undoes and redoes, wherever nobody writes.
  func turn(_ key: Key) -> [AppEffect]? {
    switch key {
    case .character("z"): [.work(.history(.undo))]
    case .character("Z"), .control("y"): [.work(.history(.redo))]
    default: nil
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
    change { $0.endMoment() }
    part = start
    return reload()
  }

  /// Opens the search over everything anew; whoever comes back to it finds it as it was left.
  mutating func search() -> [AppEffect] { follow(.finding(.search)) }

  /// Does what Esc means where a trail led: what is open there first, then the way back.
  mutating func leave(_ effects: [ScreenEffect]?, from depth: Int) -> [AppEffect]? {
    if let effects { return perform(effects) }
    return trail.step(to: part, depth: depth) == nil ? nil : goBack()
  }

  /// Goes back once what was opened at the end of a trail is done or closed.
  mutating func comeBack() -> [AppEffect] {
    guard entrance == nil, let step = trail.steps.last, step.to == part,
      current.depth < step.depth
    else { return [] }
    return goBack() ?? []
  }
}
