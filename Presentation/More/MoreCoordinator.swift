import Domain

/// What lies behind the comma: settings of all kinds, help, and the program itself.
struct MoreCoordinator: Equatable, Sendable, ScreenStack {
  var look: Look
  let version: String
  var home: ChoiceScreen<MoreItem>
  var above: [AnyScreen] = []
  /// The question which version is the newest.
  var latest = Pending("latest")

  init(_ look: Look, version: String) {
    let (language, glyphs) = (look.language, look.glyphs)
    self.look = look
    self.version = version
    home = ChoiceScreen(
      MoreWords(language).title,
      MoreItem.groups.map { group in
        .init(
          title: group.title(language),
          rows: group.items.map { item in
            .init(item: item, title: item.title(language), effects: Self.effects(of: item))
          })
      }, language, glyphs)
    home.tell(.version, version)
  }

  private static func effects(of item: MoreItem) -> [ScreenEffect] {
    switch item {
    case .account: [.work(.account(.load))]
    case .settings: [.open(.settings(.home(nil)))]
    case .moods: [.open(.more(.moods))]
    case .arrangements: [.open(.more(.arrangements(isFirst: false)))]
    case .lock: [.work(.lock(.view(opens: true)))]
    case .search: [.open(.finding(.search))]
    case .timeline: [.open(.finding(.timeline(nil)))]
    case .history: [.open(.more(.history(.history)))]
    case .trash: [.open(.more(.history(.trash)))]
    case .tutorial: [.open(.more(.tutorials))]
    case .notice: [.open(.more(.notice))]
    case .inquiry: [.open(.more(.inquiry))]
    case .rate: [.work(.more(.rate))]
    case .version: [.open(.more(.latest))]
    case .cache: [.work(.more(.weighCache))]
    case .about: [.open(.more(.page(.about)))]
    case .privacy: [.open(.more(.page(.privacy)))]
    case .terms: [.open(.more(.page(.terms)))]
    case .licences: [.open(.more(.page(.licences)))]
    case .credits: [.open(.more(.page(.credits)))]
    }
  }

  var words: MoreWords { MoreWords(language) }

  mutating func enter(again: Bool) -> [Work] {
    if again { above.removeAll() }
    return reload()
  }

  func reload() -> [Work] {
    [.lock(.view(opens: false))] + (showsAccount ? [.account(.load)] : []) + historyReload
  }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    if case .settings(.home(let preference)) = route {
      let screen = SettingsScreen(language, glyphs: glyphs, isReadOnly: isReadOnly, on: preference)
      push(screen)
      return screen.reload.map(ScreenEffect.work)
    }
    guard case .more(let route) = route else { return nil }
    switch route {
    case .latest: return askForLatest()
    case .moods: return openCanvasSettings()
    case .page(let page): push(LongPage(page.text(language), language, glyphs))
    case .notice: push(LongPage(SupportWords(language).news(of: version), language, glyphs))
    case .tutorial(let subject): push(TutorialScreen(subject, language, glyphs))
    case .tutorials:
      push(
        choice(words.tutorialTitle, TutorialSubject.allCases, words.subject) { subject in
          [.open(.more(.tutorial(subject)))]
        })
    case .arrangements(let isFirst): push(ArrangementsForm(isFirst: isFirst, language, glyphs))
    case .inquiry:
      push(
        choice(words.inquiryTitle, InquiryKind.allCases, words.inquiry) { kind in
          [.back, .work(.more(.write(kind)))]
        })
    case .question(let question): push(QuestionScreen(question, glyphs))
    case .account(let route): return open(route)
    case .lock(let route): return open(route)
    case .history(let route): return open(route)
    }
    return []
  }

  func choice<Item: Equatable & Sendable>(
    _ title: String, _ items: [Item], _ name: (Item) -> String,
    _ effects: (Item) -> [ScreenEffect]
  ) -> ChoiceScreen<Item> {
    let rows = items.map {
      ChoiceScreen<Item>.Row(item: $0, title: name($0), effects: effects($0))
    }
    return ChoiceScreen(title, [.init(title: nil, rows: rows)], language, glyphs)
  }

  /// Takes what was answered about settings.
  mutating func hear(_ event: SettingsEvent) -> [ScreenEffect] {
    var effects: [ScreenEffect] = []
    change(SettingsScreen.self) { effects += $0.hear(event) }
    switch event {
    case .page(let page): showCanvasSettings(page)
    case .changed(_, let page, let sentence):
      showCanvasSettings(page)
      if effects.isEmpty { effects = [.say(NoticeLine(.good, sentence))] }
    case .failed(let report) where effects.isEmpty:
      effects = [.say(NoticeLine(NoticeLine.Kind(report.status), report.message))]
    case .fonts, .failed: break
    }
    return resolve(effects)
  }

  /// Takes what the features answered.
  mutating func handle(_ event: MoreEvent) -> [ScreenEffect] {
    switch event {
    case .opened(let sentence): return [.say(NoticeLine(.good, sentence))]
    case .nothingThere(let sentence): return [.say(NoticeLine(.refusal, sentence))]
    case .unopened(let sentence, let copy):
      push(LongPage(SupportText(copy, under: sentence), language, glyphs))
      return []
    case .cacheWeighs(let bytes): return askToClear(bytes)
    case .cacheCleared(let bytes):
      home.tell(.cache, "")
      return [.say(NoticeLine(.good, SupportWords(language).cleared(bytes)))]
    case .failed(let report):
      return [.say(NoticeLine(.init(report.status), report.message))]
    }
  }

  private mutating func askToClear(_ bytes: Int) -> [ScreenEffect] {
    let size = SupportWords(language).size(bytes)
    home.tell(.cache, size)
    if isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
    }
    let question = Question(
      title: words.clearTitle, text: words.clearText(size),
      [
        .init("k", words.keyKeepIt), .init("x", words.clear, [.work(.more(.clearCache))]),
      ])
    return [.open(.more(.question(question)))]
  }
}
