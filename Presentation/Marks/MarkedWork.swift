import Domain
package import PresentationKit
import PresentationReading
import TextUI

extension MarkedWork: FeatureRequest {
  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .marked(run(runner.features, runner.language))
  }

  /// Does the work.
  func run(_ features: Features, _ language: Language) -> MarkedEvent {
    switch self {
    case .does(let deed, let part, let names):
      var run = MarkedRun(
        deed: deed, part: part, features: features, language: language)
      do throws(MarkedStop) { return try run.answer(for: names) } catch {
        return .failed(names, error.report(language))
      }
    case .names(let list, let places):
      do throws(MarkedStop) {
        return .names(try list.names(at: places, features, language), list, places)
      } catch { return .failed([], error.report(language)) }
    }
  }
}

/// Why nothing is done to what is marked: the store fails, or all of it is refused.
enum MarkedStop: StorageFailing {
  case storage(StorageFailure)
  case refused(Report)

  func report(_ language: Language) -> Report {
    switch self {
    case .storage(let failure): StorageWords(language).report(failure)
    case .refused(let report): report
    }
  }
}

/// What came of one that is marked.
enum MarkedStep {
  /// It was done to this one, which is called so.
  case done(String)
  case refused(Report)
  /// It was gone already.
  case gone
}

/// Does the same to all that is marked, as one deed: what is refused stays as it is, and is told of.
struct MarkedRun {
  let deed: MarkedDeed
  let part: DailyPart
  let features: Features
  let language: Language
  /// Whether what was chosen is taken from all, because all have it.
  private(set) var isTakenBack = false

  init(deed: MarkedDeed, part: DailyPart, features: Features, language: Language) {
    (self.deed, self.part, self.features, self.language) = (deed, part, features, language)
  }

  /// What came of all of them.
  private struct Outcome {
    var done: [(name: MarkName, title: String)] = []
    var gone: [MarkName] = []
    var refused: [Report] = []
  }

  mutating func answer(for names: [MarkName]) throws(MarkedStop) -> MarkedEvent {
    if case .water(early: nil) = deed {
      let early = try early(names)
      if early > 0 { return .asksEarly(names, early: early) }
    }
    isTakenBack = try allHave(names)
    let run = self
    let outcome = try features.history.together {
      () throws(MarkedStop) -> (Outcome, DeedEnding) in
      var outcome = Outcome()
      // An event of several days may be marked on each of them.
      var met: Set<MarkName> = []
      for name in names where met.insert(name.identity).inserted {
        switch try run.step(name) {
        case .done(let title): outcome.done.append((name, title))
        case .refused(let report): outcome.refused.append(report)
        case .gone: outcome.gone.append(name)
        }
      }
      if outcome.done.isEmpty { return (outcome, .dropped) }
      return (outcome, .keptAs(run.kind, subject: Self.subject(outcome.done.map(\.title))))
    }
    return try told(outcome, names)
  }

  private func told(_ outcome: Outcome, _ names: [MarkName]) throws(MarkedStop) -> MarkedEvent {
    let words = MarkedWords(language)
    var sentences: [String] = []
    if !outcome.done.isEmpty {
      sentences.append(words.done(deed, part, outcome.done.count, isTakenBack: isTakenBack))
    }
    if !outcome.gone.isEmpty { sentences.append(words.gone(part, outcome.gone.count)) }
    if let reason = outcome.refused.first {
      if outcome.done.isEmpty, outcome.gone.isEmpty, outcome.refused.count == 1 {
        throw .refused(reason)
      }
      sentences.append(words.left(part, outcome.refused.count, reason.message))
    }
    let over = Set((outcome.done.map(\.name) + outcome.gone).map(\.identity))
    let sentence = sentences.joined(separator: " ")
    if outcome.done.isEmpty, let reason = outcome.refused.first {
      throw .refused(Report(code: reason.code, message: sentence, status: reason.status))
    }
    return .done(names.filter { over.contains($0.identity) }, sentence)
  }

  /// What the history calls several records: the first ones by name, and how many others.
  private static func subject(_ titles: [String]) -> String {
    let first = titles.prefix(2).map { TextLayout.clipped($0, to: 24) }
    return first.joined(separator: ", ") + (titles.count > 2 ? " +\(titles.count - 2)" : "")
  }

  /// What the deed is called, as if it were done to one.
  private var kind: DeedKind {
    switch (deed, part) {
    case (.water, _): .waterPerson
    case (.like, .books): .likeBook
    case (.like, _): isTakenBack ? .unlikeSaying : .likeSaying
    case (.unlike, _): .unlikeBook
    case (.use, _): isTakenBack ? .unuseSaying : .useSaying
    case (.shelve(.begin), _): .beginBook
    case (.shelve(.pause), _): .pauseBook
    case (.shelve(.drop), _): .dropBook
    case (.shelve(.resume), _): .resumeBook
    case (.remove, .people): .removePerson
    case (.remove, .sayings): .removeSaying
    case (.remove, .moods): .removeMood
    case (.remove, .schedule): .removeEvent
    case (.remove, .books): .removeBook
    }
  }
}

extension MarkName {
  /// The same for a record wherever it is shown.
  fileprivate var identity: MarkName {
    guard case .event(let name, _) = self else { return self }
    return .record(name.id.text + (name.day.map { " \($0)" } ?? ""))
  }
}
