import Domain

extension SayingsCoordinator {
  /// Takes what the features answered.
  mutating func handle(_ event: SayingsEvent) -> [ScreenEffect] {
    switch event {
    case .loaded(let query, let stretch): home.show(stretch, for: query)
    case .recommended(let saying): home.recommend(saying)
    case .opened(let saying, let place): return opened(saying, at: place)
    case .nothingFurther: return [.say(NoticeLine(.plain, words.nothingFurther))]
    case .added(let saying):
      closeForms()
      home.showAll()
      return [
        .work(home.load(at: saying.number)),
        .work(.sayings(.recommend(home.recommended?.number))),
        .say(NoticeLine(.good, words.added(saying))),
      ]
    case .changed(_, let sentence):
      closeForms()
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .removed(_, let sentence):
      above.removeAll()
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .saved(let sentence):
      closeForms()
      return [.say(NoticeLine(.good, sentence))]
    case .failed(let report): return failed(report)
    }
    return []
  }

  /// An opened saying counts as seen, so the list behind it is brought up to date.
  private mutating func opened(_ saying: Saying, at place: Int?) -> [ScreenEffect] {
    let top = above.lastIndex { if case .saying = $0 { true } else { false } }
    guard let top, case .saying(var screen) = above[top] else { return [] }
    let isSame = screen.number == saying.number
    if !isSame {
      screen = SayingScreen(
        saying.number, at: place ?? screen.place, from: screen.query, words: words, glyphs: glyphs)
    }
    screen.show(saying)
    above[top] = .saying(screen)
    return isSame && home.isSeen(saying.number, at: now)
      ? [] : [.work(home.load(at: saying.number))]
  }

  private mutating func closeForms() {
    above.removeAll {
      switch $0 {
      case .form, .saving, .question: true
      case .saying: false
      }
    }
  }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    let last = above.count - 1
    switch above.last {
    case .form(var form):
      if report.status == .refused, let field = report.field, form.refuse(field, report.message) {
        above[last] = .form(form)
        return []
      }
    case .saving(var sheet):
      // Only what the name can mend stands beside the name.
      if report.field == "image" {
        sheet.refuse(report.message)
        above[last] = .saving(sheet)
        return []
      }
    case .saying where report.status == .notFound: above.removeLast()
    case .saying, .question, nil: break
    }
    let reloads = report.status == .notFound ? [ScreenEffect.work(home.reload)] : []
    return reloads + [.say(NoticeLine(NoticeLine.Kind(report.status), report.message))]
  }
}
