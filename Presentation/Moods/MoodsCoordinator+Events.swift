import Domain

extension MoodsCoordinator {
  /// Takes what the features answered.
  mutating func handle(_ event: MoodsEvent) -> [ScreenEffect] {
    switch event {
    case .page(let page): return show(page)
    case .added(let record, let sentence):
      closeForms()
      home.remember(nil)
      chosenAfter = record.id
      return [.work(.moods(.canvas(record.day))), .say(NoticeLine(.good, sentence))]
    case .changed(let record, let sentence):
      closeForms()
      forget()
      chosenAfter = record.id
      choose(record.id)
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .removed(let record, let sentence):
      removed(record)
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .shuffled(let page, let sentence):
      if hasMotion { home.shuffle(to: page) } else { home.show(page) }
      return [.say(NoticeLine(.good, sentence))]
    case .said(let day, let sentence):
      closeForms()
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

  /// Shows a page; somebody whose name nobody knows is asked for it first.
  private mutating func show(_ page: CanvasPage) -> [ScreenEffect] {
    now = page.now
    home.show(page)
    if let chosenAfter {
      home.choose(chosenAfter)
      self.chosenAfter = nil
    }
    if page.artist == nil, !isReadOnly, above.isEmpty, !asksNoMore {
      asksNoMore = true
      return resolve([.open(.moods(.name(nil)))])
    }
    return []
  }

  private mutating func changeDiary(_ change: (inout DiaryScreen) -> Void) {
    for index in above.indices {
      if case .diary(var screen) = above[index] {
        change(&screen)
        above[index] = .diary(screen)
      }
    }
  }

  private mutating func choose(_ id: ID<MoodRecord>) { changeDiary { $0.choose(id) } }

  /// What was put away can come back until something else is done.
  private mutating func removed(_ record: MoodRecord) {
    closeForms()
    home.remember(record)
    changeDiary {
      $0.leave(record)
      $0.remember(record)
    }
  }

  private mutating func forget() {
    home.remember(nil)
    changeDiary { $0.remember(nil) }
  }

  private mutating func closeForms() {
    above.removeAll {
      switch $0 {
      case .gauge, .form, .line, .card, .question: true
      case .diary: false
      }
    }
  }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    let last = above.count - 1
    switch above.last {
    case .form(var form):
      if let field = report.field, form.refuse(field, report.message) {
        above[last] = .form(form)
        return []
      }
    case .line(var form):
      form.refuse(report.message)
      above[last] = .line(form)
      return []
    case .gauge, .diary, .card, .question, nil: break
    }
    return [.say(NoticeLine(.init(report.status), report.message))]
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    var below = above[...]
    if case .question = below.last { below.removeLast() }
    if case .card = below.last { below.removeLast() }
    switch below.last {
    case .gauge(let screen):
      let isNew = !knowsGauge && home.canvas?.hasGuide == true
      screen.draw(into: &frame, in: area, hasMotion: hasMotion, showsHint: isNew)
    case .form(let form): form.draw(into: &frame, in: area)
    case .line(let form): form.draw(into: &frame, in: area)
    case .diary(let screen): screen.draw(into: &frame, in: area)
    case .card, .question, nil: home.draw(into: &frame, in: area, hasMotion: hasMotion)
    }
    var over = above.suffix(2)
    let question: Question? = if case .question(let asked)? = over.last { asked } else { nil }
    if question != nil { over.removeLast() }
    if case .card(let card) = over.last { card.draw(into: &frame, in: area) }
    question?.draw(into: &frame, in: area, glyphs)
  }
}
