import Domain

extension AppCoordinator {
  /// Takes what was answered about settings; colours count at once.
  mutating func hear(_ event: SettingsEvent) -> [AppEffect] {
    switch event {
    case .page(let page): paper = Paper(page)
    case .changed(let preference, let page, _):
      // These are in everything that is shown, so everything begins anew.
      if preference == .language || preference == .motion {
        return [.reopen(Reopening(setting: preference, value: page.value(of: preference)))]
      }
      paper = Paper(page)
    case .fonts, .failed: break
    }
    return perform(more.hear(event))
  }

  /// Does what the screens want.
  mutating func perform(_ effects: [ScreenEffect]) -> [AppEffect] {
    effects.flatMap { effect -> [AppEffect] in
      switch effect {
      case .work(let work): return [.work(work)]
      case .errand(let errand): return [.errand(errand)]
      case .stop(let ticket): return [.stop(ticket)]
      case .say(let notice):
        self.notice = notice
        return []
      case .copy(let text): return [.copy(text)]
      case .signal: return [.signal]
      case .edit(let text): return [.edit(text)]
      case .reopen(let reopening): return [.reopen(reopening)]
      case .open(let route): return follow(route)
      // Nothing lies below a home, but the comma or a trail has led away from one.
      case .back: return goBack() ?? (part == .more ? enter(before) : [])
      }
    }
  }

  /// Follows a route from one part into another.
  mutating func follow(_ route: Route) -> [AppEffect] {
    switch route {
    case .people: enter(.people) + perform(people.resolve([.open(route)]))
    case .sayings: enter(.sayings) + perform(sayings.resolve([.open(route)]))
    case .moods: enter(.moods) + perform(moods.resolve([.open(route)]))
    case .schedule: enter(.schedule) + perform(schedule.resolve([.open(route)]))
    case .reading: enter(.reading) + perform(reading.resolve([.open(route)]))
    case .entrance: []
    case .more, .settings: enter(.more) + perform(more.resolve([.open(route)]))
    case .finding: travel { $0.enter(.finding) + $0.perform($0.finding.resolve([.open(route)])) }
    case .item(let name): [.work(.finding(.open(name)))]
    }
  }
}
