import Domain

/// What was done and what was removed, behind the comma.
extension MoreCoordinator {
  /// Opens what a route leads to.
  mutating func open(_ route: HistoryRoute) -> [ScreenEffect] {
    switch route {
    case .history:
      push(DeedsScreen(language, glyphs))
      return [.work(.history(.list))]
    case .trash:
      push(TrashScreen(language, glyphs, isReadOnly: isReadOnly))
      return [.work(.history(.trash))]
    case .question(let question): push(QuestionScreen(question, glyphs))
    }
    return []
  }

  /// What has to be asked anew for the pages that are open.
  var historyReload: [Work] {
    (above.contains { $0.content is DeedsScreen } ? [.history(.list)] : [])
      + (above.contains { $0.content is TrashScreen } ? [.history(.trash)] : [])
  }

  /// Takes what the history answered to one of its pages.
  mutating func hear(_ event: HistoryEvent) {
    switch event {
    case .listed(let entries, let total):
      change(DeedsScreen.self) { $0.hear(entries, of: total) }
    case .trash(let lines, let total):
      change(TrashScreen.self) { $0.hear(lines, of: total) }
    case .turned, .restored, .emptied, .failed: break
    }
  }
}
