package import Domain
import TextUI

// The features as the shell knows them: their parts, and what they are asked, answer and lead to.
// Nothing else in this folder names one of them.

/// The parts of the program, in the order of their tabs. What lies behind the comma, what is found
/// across all parts and what lies before them have no tab.
enum Part: Int, CaseIterable, Sendable {
  case today, people, sayings, moods, schedule, reading, more, finding, onboarding

  /// The parts that have a tab.
  static let tabs: [Part] = [.today, .people, .sayings, .moods, .schedule, .reading]

  /// The screen at the bottom of it.
  func home(_ look: ViewContext, _ choice: ScreenChoice, version: String) -> any PartScreen {
    switch self {
    case .today: TodayScreen(look)
    case .people: PeopleScreen(look)
    case .sayings: SayingsScreen(lettering: choice.lettering, look)
    case .moods: CanvasScreen(look)
    case .schedule: ScheduleScreen(look)
    case .reading: ReadingPages(look)
    case .more: MoreScreen(version: version, look)
    case .finding: FindingScreen(look)
    case .onboarding: SignInMethodsScreen(choice, look)
    }
  }

  /// The name on its tab.
  var title: Phrase {
    switch self {
    case .today: Phrase("오늘", "Today")
    case .people: PeopleFeature.name
    case .sayings: SayingsFeature.name
    case .moods: MoodsFeature.name
    case .schedule: ScheduleFeature.name
    case .reading: ReadingFeature.name
    case .more: Phrase("더보기", "More")
    case .finding: MoreItem.search.title
    case .onboarding: ShellWords.haru
    }
  }

  /// Its colour, the same in its tab, its frames and what is selected in it.
  var hue: Hue {
    switch self {
    case .people: .leaf
    case .moods: .rose
    case .schedule: .water
    case .reading: .violet
    case .today, .sayings, .more, .finding, .onboarding: .ember
    }
  }

  /// The pages about it, where it has some.
  var subject: TutorialSubject? { kept.map(TutorialSubject.part) }

  /// What is kept in it; nothing in those that show what the others keep.
  var kept: DailyPart? {
    switch self {
    case .people: .people
    case .sayings: .sayings
    case .moods: .moods
    case .schedule: .schedule
    case .reading: .books
    case .today, .more, .finding, .onboarding: nil
    }
  }
}

/// Something that needs the features.
package enum Work: Equatable, Sendable {
  case today(TodayWork)
  case people(PeopleWork)
  case contacts(ContactWork)
  case sayings(SayingsWork)
  case moods(MoodsWork)
  case schedule(ScheduleWork)
  case reading(ReadingWork)
  case more(MoreWork)
  case onboarding(OnboardingWork)
  case account(AccountWork)
  case settings(SettingsWork)
  case lock(LockWork)
  case history(HistoryWork)
  case finding(FindingWork)
  case capture(CaptureWork)
  case palette(PaletteWork)
  case marked(MarkedWork)
  case sync(SyncWork)
  /// Keeps a sentence of a book as a saying.
  case keepSentence(Sentence)
  /// A command line as it was typed after `:`.
  case command(String)

  /// Whether it puts a record away without a question before it, which nobody may who only reads.
  var putsAway: Bool {
    switch self {
    case .people(.remove), .sayings(.remove), .moods(.remove), .schedule(.remove),
      .reading(.remove), .reading(.unquote):
      true
    case .today, .people, .contacts, .sayings, .moods, .schedule, .reading, .more, .onboarding,
      .account, .settings, .lock, .history, .finding, .capture, .palette, .marked, .sync,
      .keepSentence, .command:
      false
    }
  }
}

extension Work {
  /// Reads what the tabs count.
  static let figures = Work.today(.page)

  /// Does it, and gives what came of it.
  func answer(of runner: EffectRunner) -> FeatureEvent {
    let (features, language) = (runner.features, runner.language)
    switch self {
    case .today(let work): return .today(work.run(features.today))
    case .people(let work): return .people(work.run(features.people, PeopleWords(language)))
    case .contacts(let work):
      return .contacts(work.run(features, AddressBookWords(language)))
    case .sayings(let work): return .sayings(work.run(features.sayings, language))
    case .moods(let work): return .moods(work.run(features.moods, language))
    case .schedule(let work): return .schedule(work.run(features.schedule, language))
    case .reading(let work): return .reading(work.run(features, language))
    case .more(let work):
      return .more(work.run(features.support, version: runner.version, language))
    case .settings(let work): return .settings(work.run(features.preferences, language))
    case .onboarding(let work):
      return .onboarding(work.run(runner.profiles, features.introduction, language))
    case .account(let work): return .account(work.run(runner.profiles, language))
    case .lock(let work): return .lock(work.run(features.lock, language))
    case .history(let work): return .history(work.run(features, language))
    case .finding(let work): return .finding(work.run(features, language))
    case .capture(let work): return .capture(work.run(features, language))
    case .palette(let work): return .palette(work.run(features, language))
    case .marked(let work): return .marked(work.run(features, language))
    case .sync(let work): return .sync(work.run(features.sync, language))
    case .keepSentence(let sentence):
      return .reading(SentenceKeeping.run(sentence, features, language))
    case .command(let line): return .command(runner.command(CommandWords.split(line)))
    }
  }
}

/// What the features answered.
package enum FeatureEvent: Equatable, Sendable {
  case today(TodayEvent)
  case people(PeopleEvent)
  case contacts(ContactEvent)
  case sayings(SayingsEvent)
  case moods(MoodsEvent)
  case schedule(ScheduleEvent)
  case reading(ReadingEvent)
  case more(MoreEvent)
  case onboarding(OnboardingEvent)
  case account(AccountEvent)
  case settings(SettingsEvent)
  case lock(LockEvent)
  case history(HistoryEvent)
  case finding(FindingEvent)
  case capture(CaptureEvent)
  case palette(PaletteEvent)
  case marked(MarkedEvent)
  case sync(SyncEvent)
  /// A command of the `:` line was run.
  case command(Output)
  /// The answer to something that was done and can be undone.
  indirect case deed(FeatureEvent)
  /// An answer, with what is to be said of hooks that ran.
  indirect case remarked(FeatureEvent, [HookRemark])

  /// What the tabs count.
  var figures: TodayPage? { if case .today(.page(let page)) = self { page } else { nil } }

  /// Whether what was asked for was not done.
  var isFailure: Bool {
    switch self {
    case .people(.failed), .people(.gone), .contacts(.failed), .sayings(.failed), .moods(.failed),
      .schedule(.failed), .reading(.failed), .more(.failed), .onboarding(.failed),
      .account(.failed), .settings(.failed), .lock(.failed), .lock(.unseen), .history(.failed),
      .finding(.failed), .capture(.failed), .palette(.failed), .marked(.failed),
      .sync(.failed), .sync(.unseen):
      true
    case .deed(let answer), .remarked(let answer, _): answer.isFailure
    case .today, .people, .contacts, .sayings, .moods, .schedule, .reading, .more, .onboarding,
      .account, .settings, .lock, .history, .finding, .capture, .palette, .marked, .sync,
      .command:
      false
    }
  }
}

/// What came of a background task.
package enum BackgroundTaskResult: Equatable, Sendable {
  case books(BooksTask, BooksFound)
  case signIn(SignInNews)
  /// Which version is the newest.
  case latest(LatestAnswer)
  /// What is known of files that are brought in.
  case imports(ImportsNews)
  /// What came of meeting other devices.
  case sync(SyncAnswer)

  /// Whether nobody could be reached; nothing where that was not tried.
  var isOffline: Bool? { if case .books(_, let found) = self { found.isOffline } else { nil } }
}

/// A place in the program that something else can lead to.
package enum Route: Equatable, Sendable {
  case people(PeopleRoute)
  case sayings(SayingsRoute)
  case moods(MoodsRoute)
  case schedule(ScheduleRoute)
  case reading(ReadingRoute)
  case more(MoreRoute)
  case onboarding(OnboardingRoute)
  case settings(SettingsRoute)
  case finding(FindingRoute)
  /// A record of any part; one that is gone meanwhile is told of.
  case item(ItemName)

  /// The part a place belongs to.
  var part: Part? {
    switch self {
    case .people: .people
    case .sayings: .sayings
    case .moods: .moods
    case .schedule: .schedule
    case .reading: .reading
    case .more, .settings: .more
    case .finding: .finding
    case .onboarding, .item: nil
    }
  }

  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool {
    switch self {
    case .people(let route): route.leadsToChanges
    case .sayings(let route): route.leadsToChanges
    case .moods(let route): route.leadsToChanges
    case .schedule(let route): route.leadsToChanges
    case .reading(let route): route.leadsToChanges
    case .more(let route): route.leadsToChanges
    case .settings, .onboarding, .finding, .item: false
    }
  }
}
