import Domain
import PresentationKit
import TextUI

/// The handling of answers and routes by the More screen.
extension MoreScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.more { return receive(event) }
    if let event = answer.account { return receive(event) }
    if case .failed(let report)? = answer.onboarding { return [.failed(report)] }
    if let event = answer.lock { return receive(event) }
    if let event = answer.encryption { return receive(event) }
    switch answer.counts {
    case .changed(let sentence)?: return [.done(sentence)]
    case .failed(let report)?: return [.failed(report)]
    case .histories?, nil: return []
    }
  }

  private mutating func receive(_ event: MoreEvent) -> [ScreenEffect] {
    switch event {
    case .opened(let sentence): return [.say(NoticeLine(.good, sentence))]
    case .nothingThere(let sentence): return [.say(NoticeLine(.refusal, sentence))]
    case .unopened(let sentence, let copy):
      return [.show(LongPage(SupportText(copy, under: sentence), context))]
    case .cacheWeighs(let bytes): return askToClear(bytes)
    case .cacheCleared(let bytes):
      setDetail(.cache, "")
      return [.say(NoticeLine(.good, SupportWords(language).cleared(bytes)))]
    case .privacy(let isEncrypted):
      return [
        .show(LongPage(SupportPage.privacy.text(language, isEncrypted: isEncrypted), context))
      ]
    case .failed(let report): return [.failed(report)]
    }
  }

  private mutating func askToClear(_ bytes: Int) -> [ScreenEffect] {
    let size = SupportWords(language).size(bytes)
    setDetail(.cache, size)
    if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
    let question = Question(
      title: words.clearTitle, text: words.clearText(size),
      [
        .init("k", words.keyKeepIt), .init("x", words.clear, [.work(.more(.clearCache))]),
      ])
    return [.open(.more(.question(question)))]
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    if case .home(let preference)? = route.settings {
      return [.show(SettingsScreen(on: preference, context))]
    }
    guard let route = route.more else { return nil }
    switch route {
    case .latest: return askForLatest()
    case .moods: return [.show(canvasPage)]
    case .page(.privacy): return [.work(.more(.privacy))]
    case .page(let page): return [.show(LongPage(page.text(language), context))]
    case .news: return [.show(LongPage(SupportWords(language).news(of: version), context))]
    case .tutorial(let subject): return [.show(TutorialScreen(subject, context))]
    case .tutorials:
      return choice(words.tutorialTitle, TutorialSubject.allCases, words.subject) { subject in
        [.open(.more(.tutorial(subject)))]
      }
    case .permissions(let isFirst): return [.show(PermissionsForm(isFirst: isFirst, context))]
    case .feedback:
      return choice(words.feedbackTitle, InquiryKind.allCases, words.feedback) { kind in
        [.back, .work(.more(.write(kind)))]
      }
    case .question(let question): return [.show(QuestionScreen(question, context))]
    case .account(let route): return open(route)
    case .lock(.form(let form)): return [.show(LockFormScreen(form, context))]
    case .encryption(let route): return open(route)
    case .bringIn:
      var screen = ImportScreen(context)
      let effects = screen.begin()
      return [.show(screen)] + effects
    case .notes(let id, let isSorting):
      return [.show(NotesScreen(context, choosing: id, isSorting: isSorting))]
    case .counts(let id): return [.show(CountsScreen(context, choosing: id))]
    case .count(let counter): return [.show(CountForm(counter, context))]
    case .sync: return [.show(SyncScreen(context))]
    case .history(.history): return [.show(HistoryScreen(context))]
    case .history(.trash): return [.show(TrashScreen(context))]
    case .history(.question(let question)): return [.show(QuestionScreen(question, context))]
    }
  }

  /// Returns the effects that open a list screen.
  func choice<Item: ChoiceItem>(
    _ title: String, _ items: [Item], _ name: (Item) -> String,
    _ effects: (Item) -> [ScreenEffect]
  ) -> [ScreenEffect] {
    let rows = items.map {
      ChoiceScreen<Item>.Row(item: $0, title: name($0), effects: effects($0))
    }
    return [.show(ChoiceScreen(title, [.init(title: nil, rows: rows)], context))]
  }

  // MARK: The newest version

  var inFlight: [TaskID] { latest.inFlight.map { [$0] } ?? [] }

  /// Asks for the latest version, unless a request is pending.
  private mutating func askForLatest() -> [ScreenEffect] {
    if latest.isWaiting { return [] }
    setDetail(.version, SupportWords(language).asking)
    return latest.ask(.latest)
  }

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let answer = result.latest, latest.takes(taskID) else { return [] }
    setDetail(.version, version)
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
