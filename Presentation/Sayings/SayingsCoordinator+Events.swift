import Domain

extension SayingsCoordinator {
  /// Takes what the features answered.
  mutating func handle(_ event: SayingsEvent) -> [ScreenEffect] {
    switch event {
    case .loaded(let query, let stretch, let now): home.show(stretch, for: query, at: now)
    case .recommended(let saying): home.recommend(saying)
    case .opened(let saying, let now): return opened(saying, now)
    case .nothingFurther: return [.say(NoticeLine(.plain, words.nothingFurther))]
    case .added(let saying):
      closeForms()
      home.showAll()
      return [.work(home.load(at: saying.number)), .say(NoticeLine(.good, words.added(saying)))]
    case .changed(let saying, let sentence):
      closeForms()
      home.replace(saying.number, by: saying)
      return reload().map(ScreenEffect.work) + [.say(NoticeLine(.good, sentence))]
    case .removed(let number, let sentence):
      above.removeAll()
      home.replace(number, by: nil)
      return [.work(.sayings(.recommend))] + reload().map(ScreenEffect.work)
        + [.say(NoticeLine(.good, sentence))]
    case .saved(let sentence):
      closeForms()
      return [.say(NoticeLine(.good, sentence))]
    case .failed(let report): return failed(report)
    }
    return []
  }

  /// An opened saying counts as seen, so the list behind it is brought up to date.
  private mutating func opened(_ saying: Saying, _ now: Now) -> [ScreenEffect] {
    guard
      case .saying(var screen)? = above.last(where: { if case .saying = $0 { true } else { false } }
      ),
      let index = above.lastIndex(of: .saying(screen))
    else { return [] }
    let isSame = screen.number == saying.number
    if !isSame {
      screen = SayingScreen(saying.number, from: screen.query, words: words, glyphs: glyphs)
    }
    screen.show(saying, at: now)
    above[index] = .saying(screen)
    return isSame && home.isSeen(saying.number) ? [] : [.work(home.load(at: saying.number))]
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
      sheet.refuse(report.message)
      above[last] = .saving(sheet)
      return []
    case .saying where report.status == .notFound: above.removeLast()
    case .saying, .question, nil: break
    }
    let kind: NoticeLine.Kind = report.status == .failed ? .failure : .refusal
    let reloads = report.status == .notFound ? [ScreenEffect.work(home.reload)] : []
    return reloads + [.say(NoticeLine(kind, report.message))]
  }
}
