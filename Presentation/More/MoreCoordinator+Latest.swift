import Domain

/// Asking which version is the newest, while everything else goes on.
extension MoreCoordinator {
  var awaited: [Ticket] { latest.awaited.map { [$0] } ?? [] }

  /// Asks, unless it is being asked already.
  mutating func askForLatest() -> [ScreenEffect] {
    if latest.isWaiting { return [] }
    home.tell(.version, SupportWords(language).asking)
    return latest.ask(.latest)
  }

  /// Says what came of it.
  mutating func hear(_ answer: LatestAnswer, _ ticket: Ticket) -> [ScreenEffect] {
    guard latest.takes(ticket) else { return [] }
    home.tell(.version, version)
    let words = SupportWords(language)
    switch answer {
    case .version(let newest):
      return [.say(NoticeLine(.good, words.compared(version, to: newest)))]
    case .failed(let failure):
      let report = words.report(failure, of: version)
      return [.say(NoticeLine(.init(report.status), report.message))]
    }
  }
}
