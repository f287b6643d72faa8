import Domain

extension AppCoordinator {
  /// Takes what was answered about settings; colours count at once.
  mutating func hear(_ event: SettingsEvent) -> [AppEffect] {
    switch event {
    case .page(let page): show(page)
    case .changed(let preference, let page, _):
      // These are in everything that is shown, so everything begins anew.
      if preference == .language || preference == .motion {
        return [.reopen(Reopening(setting: preference, value: page.value(of: preference)))]
      }
      show(page)
    case .fonts, .failed: break
    }
    return perform(more.hear(event))
  }

  /// What counts at once on all screens.
  private mutating func show(_ page: SettingsPage) {
    paper = Paper(page)
    sayings.lettering = SayingLettering(rawValue: page.value(of: .sayingsLettering)) ?? .plain
  }

  /// Does what the screens want.
  mutating func perform(_ effects: [ScreenEffect]) -> [AppEffect] {
    effects.flatMap { effect -> [AppEffect] in
      switch effect {
      case .work(let work):
        if look.isReadOnly, work.putsAway {
          notice = NoticeLine(.refusal, StorageWords(language).onlyReading)
          return []
        }
        return [.work(work)]
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
    case .finding:
      return travel { $0.enter(.finding) + $0.perform($0.finding.resolve([.open(route)])) }
    case .item(let name): return [.work(.finding(.open(name)))]
    case .people, .sayings, .moods, .schedule, .reading, .more, .entrance, .settings: break
    }
    guard let target = route.part else { return [] }
    // What is opened from Today leads back to it.
    if part == .today, target != .more { return travel { $0.arrive(in: target, by: route) } }
    return arrive(in: target, by: route)
  }

  mutating func arrive(in part: Part, by route: Route) -> [AppEffect] {
    let entered = enter(part)
    return entered + perform(change(part) { $0.lead(to: route) })
  }
}

extension Work {
  /// Whether it puts a record away without a question before it, which nobody may who only reads.
  var putsAway: Bool {
    switch self {
    case .people(.remove), .sayings(.remove), .moods(.remove), .schedule(.remove),
      .reading(.remove), .reading(.unquote):
      true
    case .today, .people, .contacts, .sayings, .moods, .schedule, .reading, .more, .entrance,
      .account, .settings, .lock, .history, .finding, .keepSentence, .command:
      false
    }
  }
}
