import Domain

extension MoodsCoordinator {
  /// Takes what the features answered.
  mutating func handle(_ event: MoodsEvent) -> [ScreenEffect] {
    switch event {
    case .page(let page): return show(page)
    case .added(let record, let sentence):
      closeForms()
      chosenAfter = record.id
      return [.work(.moods(.canvas(record.day))), .say(NoticeLine(.good, sentence))]
    case .changed(let record, let sentence):
      closeForms()
      chosenAfter = record.id
      choose(record.id)
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .removed(let record, let sentence):
      closeForms()
      changeDiary { $0.leave(record) }
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .shuffled(let page, let sentence):
      if hasMotion { home.shuffle(to: page) } else { home.show(page) }
      return [.say(NoticeLine(.good, sentence))]
    case .said(let day, let sentence):
      // What the name was asked for goes on.
      above.removeAll { ($0.content as? LineForm)?.purpose == .name }
      return [.work(.moods(.canvas(day))), .say(NoticeLine(.good, sentence))]
    case .diary(let days, let around, let now):
      changeDiary { $0.show(days, around: around, now: now) }
    case .month(let month, let days): changeDiary { $0.show(month, days) }
    case .saved(let sentence):
      closeForms()
      return [.say(NoticeLine(.good, sentence))]
    case .failed(let report): return failed(report)
    }
    return []
  }

  /// Shows a page.
  private mutating func show(_ page: CanvasPage) -> [ScreenEffect] {
    look.now = page.now
    home.show(page)
    // A gauge that was opened from elsewhere is there before its page.
    let isNew = !knowsGauge && page.isEarly
    change(GaugeScreen.self) { $0.show(page, isNew: isNew) }
    if let chosenAfter {
      home.choose(chosenAfter)
      self.chosenAfter = nil
    }
    return []
  }

  private mutating func changeDiary(_ body: (inout DiaryScreen) -> Void) {
    change(DiaryScreen.self, body)
  }

  private mutating func choose(_ id: ID<MoodRecord>) { changeDiary { $0.choose(id) } }

  private mutating func closeForms() { above.removeAll { !($0.content is DiaryScreen) } }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    let notice = ScreenEffect.say(NoticeLine(.init(report.status), report.message))
    guard report.code == words.gone.code else { return [notice] }
    // What is not here any more is not shown any more, but for what somebody writes about it.
    let form = above.last.flatMap { $0.content.takesText ? $0 : nil }
    closeForms()
    if let form { above.append(form) }
    return [notice] + reload().map(ScreenEffect.work)
  }
}
