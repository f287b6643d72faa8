import Domain
package import PresentationKit
import PresentationReading
import TextUI

extension SelectionRequest: FeatureRequest {
  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .selection(run(runner.features, runner.language))
  }

  func run(_ features: Features, _ language: Language) -> SelectionEvent {
    switch self {
    case .does(let change, let part, let names):
      var run = BulkRun(
        change: change, part: part, features: features, language: language)
      do throws(BulkFailure) { return try run.answer(for: names) } catch {
        return .failed(names, error.report(language))
      }
    case .names(let list, let indices):
      do throws(BulkFailure) {
        return .names(try list.names(at: indices, features, language), list, indices)
      } catch { return .failed([], error.report(language)) }
    }
  }
}

/// Why the whole change fails: the store failed, or the change was refused for all rows.
enum BulkFailure: StorageFailing {
  case storage(StorageFailure)
  case refused(Report)

  func report(_ language: Language) -> Report {
    switch self {
    case .storage(let failure): StorageWords(language).report(failure)
    case .refused(let report): report
    }
  }
}

/// The result for one selected row.
enum BulkStep {
  /// The change was made; the text is the title of the record.
  case done(String)
  case refused(Report)
  /// The record no longer exists.
  case gone
}

/// Makes the same change to all selected rows as one history entry. Rows for which the change is refused stay unchanged
/// and are reported.
struct BulkRun {
  let change: BulkChange
  let part: DailyPart
  let features: Features
  let language: Language
  /// Whether the change is reversed, because all selected rows have it already.
  private(set) var isTakenBack = false

  init(change: BulkChange, part: DailyPart, features: Features, language: Language) {
    (self.change, self.part, self.features, self.language) = (change, part, features, language)
  }

  /// The results of all rows.
  private struct Outcome {
    var done: [(name: RowName, title: String)] = []
    var gone: [RowName] = []
    var refused: [Report] = []
  }

  mutating func answer(for names: [RowName]) throws(BulkFailure) -> SelectionEvent {
    if case .water(early: nil) = change {
      let early = try early(names)
      if early > 0 { return .asksEarly(names, early: early) }
    }
    isTakenBack = try allHave(names)
    let run = self
    let outcome = try features.history.asOneChange {
      () throws(BulkFailure) -> (Outcome, ChangeEnding) in
      var outcome = Outcome()
      // An event of several days may be selected on each of them.
      var met: Set<RowName> = []
      for name in names where met.insert(name.identity).inserted {
        switch try run.step(name) {
        case .done(let title): outcome.done.append((name, title))
        case .refused(let report): outcome.refused.append(report)
        case .gone: outcome.gone.append(name)
        }
      }
      if outcome.done.isEmpty { return (outcome, .dropped) }
      return (outcome, .committedAs(run.kind, subject: Self.subject(outcome.done.map(\.title))))
    }
    return try summarize(outcome, names)
  }

  private func summarize(_ outcome: Outcome, _ names: [RowName]) throws(BulkFailure)
    -> SelectionEvent
  {
    let words = SelectionWords(language)
    var sentences: [String] = []
    if !outcome.done.isEmpty {
      sentences.append(words.done(change, part, outcome.done.count, isTakenBack: isTakenBack))
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

  /// Returns the subject of the history entry: the first two titles and the number of others.
  private static func subject(_ titles: [String]) -> String {
    let first = titles.prefix(2).map { TextLayout.clipped($0, to: 24) }
    return first.joined(separator: ", ") + (titles.count > 2 ? " +\(titles.count - 2)" : "")
  }

  /// The kind of the history entry. It is the same as for a change of a single record.
  private var kind: ChangeKind {
    switch (change, part) {
    case (.water, _): .waterPerson
    case (.like, .books): .likeBook
    case (.like, _): isTakenBack ? .unlikeSaying : .likeSaying
    case (.unlike, _): .unlikeBook
    case (.use, _): isTakenBack ? .unuseSaying : .useSaying
    case (.shelve(.begin), _): .beginBook
    case (.shelve(.pause), _): .pauseBook
    case (.shelve(.drop), _): .dropBook
    case (.shelve(.resume), _): .resumeBook
    case (.finish, _): .finishNote
    case (.remove, .people): .removePerson
    case (.remove, .sayings): .removeSaying
    case (.remove, .moods): .removeMood
    case (.remove, .schedule): .removeEvent
    case (.remove, .books): .removeBook
    case (.remove, .notes): .removeNote
    case (.remove, .counts): .removeCounter
    }
  }
}

extension RowName {
  /// The identity of the record, which is equal for all rows of one record, such as an event shown on several days.
  fileprivate var identity: RowName {
    guard case .event(let name, _) = self else { return self }
    return .record(name.id.text + (name.day.map { " \($0)" } ?? ""))
  }
}
