import Domain

/// What belongs to no part alone.
extension AppCoordinator {
  /// Takes what the history answered.
  mutating func hear(_ event: HistoryEvent) -> [AppEffect] {
    switch event {
    case .turned(let sentence, let isUndone):
      notice = NoticeLine(.good, sentence, hint: isUndone ? words.redoHint : words.undoHint)
      return reload()
    case .listed, .trash: more.hear(event)
    case .restored(let sentence):
      notice = NoticeLine(.good, sentence, hint: words.undoHint)
      return reload()
    case .emptied(let sentence):
      notice = NoticeLine(.good, sentence)
      return reload()
    case .failed(let report): notice = NoticeLine(.init(report.status), report.message)
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
    case .character("Z"): [.work(.history(.redo))]
    default: nil
    }
  }

  /// Takes what was found.
  mutating func hear(_ event: FindingEvent) -> [AppEffect] {
    switch event {
    case .looked: return []
    }
  }
}
