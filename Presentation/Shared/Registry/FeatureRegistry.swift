package import Domain
package import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

// The registry of parts: in this layer, a new part is added only here.

extension Part {
  package static let finding = Part("finding", PartWords.search) { context, _, _ in
    FindingScreen(context)
  }

  /// The parts that have a tab, in their order.
  package static let tabs: [Part] = [.today, .people, .sayings, .moods, .schedule, .reading]
  /// All parts. More, search and onboarding have no tab.
  package static let all = tabs + [.more, .finding, .onboarding]

  package var index: Int { Self.all.firstIndex(of: self) ?? 0 }

  /// The tutorial of the part; nil if it has none.
  package var subject: TutorialSubject? { kept.map(TutorialSubject.part) }
}

extension DailyPart {
  /// The hue of the part, for its sign among the records of several parts.
  var hue: Hue {
    switch self {
    case .people: .leaf
    case .sayings: .ember
    case .moods: .rose
    case .schedule: .water
    case .books: .violet
    case .notes: .ember
    case .counts: .leaf
    }
  }

  package var entry: FeatureDescriptor {
    switch self {
    case .people: PeopleFeature.entry
    case .sayings: SayingsFeature.entry
    case .moods: MoodsFeature.entry
    case .schedule: ScheduleFeature.entry
    case .books: ReadingFeature.entry
    case .notes: NotesFeature.entry
    case .counts: CountsFeature.entry
    }
  }

  /// The commands of the part. They are separate from `entry`, so that running a command does not initialise the rest.
  package var commands: [CommandList] {
    switch self {
    case .people: PeopleFeature.commands
    case .sayings: SayingsFeature.commands
    case .moods: MoodsFeature.commands
    case .schedule: ScheduleFeature.commands
    case .books: ReadingFeature.commands
    case .notes: NotesFeature.commands
    case .counts: CountsFeature.commands
    }
  }
}

extension PartRefusal {
  /// Returns the report of the error, in the words of the part to which it belongs.
  func report(_ language: Language) -> Report {
    switch self {
    case .people(let error): PeopleWords(language).report(error)
    case .sayings(let error): SayingsWords(language).report(error)
    case .moods(let error): MoodsWords(language).report(error)
    case .schedule(let error, let removed):
      ScheduleWords(language).report(error, at: removed)
    case .reading(let error): ReadingWords(language).report(error)
    case .notes(let error): NotesWords(language).report(error)
    case .counts(let error): CountsWords(language).report(error)
    }
  }
}

extension RecordSummaryKind {
  /// The noun and the verb for records of the kind; the name of the part if the part defines none.
  var words: RecordWords {
    let entry = part.entry
    return entry.records()[self] ?? RecordWords(entry.name, did: entry.name)
  }
}

extension FeatureDescriptor {
  /// The entries in the order of the tabs.
  package static let all = DailyPart.allCases.map(\.entry)
}

extension PartReports {
  package static let haru = PartReports(
    part: { $0.report($1) }, setting: { SettingsWords($1).report($0) }, record: { $0.words },
    backup: { ArchiveWords($1).dayFailed($0) })
}

extension EffectRunner {
  /// Creates a runner that uses the reports of all parts.
  package init(
    features: Features, language: Language, version: String = "", profiles: Profiles? = nil,
    command: @escaping ([String]) -> Output
  ) {
    self.init(
      features: features, language: language, version: version, profiles: profiles,
      reports: .haru, command: command)
  }
}
