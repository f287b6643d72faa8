import Domain

/// The screens of the schedule: a day with its month at the bottom of the stack, and what was
/// opened from it above.
struct ScheduleCoordinator: Equatable, Sendable, ScreenStack {
  /// Somebody who looks at today goes on looking at today when its moment is another day.
  var look: Look {
    didSet {
      let wasToday = home.day == home.now.day
      let isNewDay = look.now.day != home.now.day
      home.now = look.now
      if isNewDay { home.noticeNewDay(staysOnToday: wasToday) }
    }
  }
  var home: ScheduleScreen
  var above: [AnyScreen] = []

  init(_ look: Look) {
    self.look = look
    home = ScheduleScreen(
      words: ScheduleWords(look.language), glyphs: look.glyphs, now: look.now)
  }

  var words: ScheduleWords { ScheduleWords(language) }

  func patience() -> Int? { isHome ? home.patience() : nil }

  mutating func enter(again: Bool) -> [Work] {
    guard again else { return reload() }
    above.removeAll()
    return [home.go(to: now.day)]
  }

  func reload() -> [Work] {
    var work = [home.reload]
    for screen in above.map(\.content) {
      if let search = screen as? FindScreen { work += search.reload }
      if let form = screen as? EventForm { work += form.reload }
    }
    return work
  }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    if case .schedule(let route) = route { open(route) } else { nil }
  }

  /// Opens what a route leads to.
  private mutating func open(_ route: ScheduleRoute) -> [ScreenEffect] {
    if isReadOnly && route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
    }
    switch route {
    case .new(let day): return show(EventForm(on: day, now: now, words: words, glyphs: glyphs))
    case .edit(let event): return show(EventForm(event, now: now, words: words, glyphs: glyphs))
    case .find: push(FindScreen(words: words, glyphs: glyphs, now: now))
    case .day(let day, let event): return [.work(home.go(to: day, event))]
    }
    return []
  }

  private mutating func show(_ form: EventForm) -> [ScreenEffect] {
    push(form)
    return form.weigh
  }

  /// Takes what the features answered.
  mutating func handle(_ event: ScheduleEvent) -> [ScreenEffect] {
    switch event {
    case .page(let page): home.show(page)
    case .done(let event, let sentences):
      above.removeAll()
      return show(event, sentences)
    case .found(let text, let events): change(FindScreen.self) { $0.show(events, for: text) }
    case .weighed(let planned): change(EventForm.self) { $0.show(planned) }
    case .failed(let report): return failed(report)
    }
    return []
  }

  /// Goes where an event is; one of several days that touches the day that is shown leads nowhere
  /// else.
  private mutating func show(_ event: Event, _ sentences: [String]) -> [ScreenEffect] {
    let days = event.start.day...max(event.start.day, event.end.day)
    let day = days.contains(home.day) ? home.day : event.start.day
    let kind: NoticeLine.Kind = sentences.count > 1 ? .plain : .good
    let notice = NoticeLine(kind, sentences.joined(separator: " "))
    return [.work(home.go(to: day, event.id)), .say(notice)]
  }

  /// A refusal goes to the form it is about, which keeps all that was typed. What another program
  /// did meanwhile is shown.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    return [.say(NoticeLine(.init(report.status), report.message)), .work(home.reload)]
  }
}
