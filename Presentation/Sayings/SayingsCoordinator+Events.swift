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
    guard let index = above.lastIndex(where: { $0.content is SayingScreen }),
      var screen = above[index].content as? SayingScreen
    else { return [] }
    let isSame = screen.number == saying.number
    if !isSame {
      screen = SayingScreen(
        saying.number, at: place ?? screen.place, from: screen.query, now: now,
        lettering: lettering, words: words, glyphs: glyphs)
    }
    screen.show(saying)
    above[index].content = screen
    return isSame && home.isSeen(saying.number, at: now)
      ? [] : [.work(home.load(at: saying.number))]
  }

  private mutating func closeForms() { above.removeAll { !($0.content is SayingScreen) } }

  /// A refusal goes to the form it is about, which keeps all that was typed.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    let notice = ScreenEffect.say(NoticeLine(NoticeLine.Kind(report.status), report.message))
    guard report.status == .notFound else { return [notice] }
    // What is not here any more is not shown any more, but for what somebody writes about it.
    above.removeAll { !$0.content.takesText }
    return reload().map(ScreenEffect.work) + [notice]
  }
}
