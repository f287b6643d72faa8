package import Domain
package import PresentationKit
import PresentationSchedule
import TextUI

/// Requests of the screens across all parts to the features.
package enum FindingWork: FeatureRequest {
  /// Searches for a text in one part, or in all parts if the part is nil.
  case search(String, DailyPart?)
  /// Loads a day of the timeline.
  case day(Day)
  /// Loads the picture of a record, or of a day if the record is nil.
  case picture(RecordSummary?, on: Day)
  /// Loads the review of a year, for its film.
  case film(Int)
  /// Writes a film, as the bytes of an SVG, to a file.
  case save([UInt8], path: String)
  /// Looks up the route to a record of any part. The day chooses one of the days of an event; nil for other records.
  case open(ItemName, on: Day? = nil)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .finding(run(runner.features, runner.language))
  }
}

/// Answers of the features to the screens across all parts.
package enum FindingEvent: FeatureMessage {
  /// The results of a search with their text and part, and the day that the text denotes; nil if it denotes none.
  case results(String, DailyPart?, Day?, [Hit])
  /// A loaded day, with its picture if it has one, and the birthdays on it.
  case day(TimelineDay, DayPicture?, [Day: [CalendarOccasion]])
  /// The picture of a record, or of a day if the record is nil.
  case picture(RecordSummary?, on: Day, RecordPicture)
  /// The review of a year.
  case film(YearBook)
  /// The file was written, as the sentence says.
  case saved(String)
  /// The route to a record.
  case leads(Route)
  /// The request failed, with the reason.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .results, .day, .picture, .film, .saved, .leads: false
    }
  }
}

extension FindingWork {
  /// The maximum number of search results on a screen, and of records for one day.
  static let (mostHits, mostOfDay) = (100, 500)

  func run(_ features: Features, _ language: Language) -> FindingEvent {
    let finding = features.finding
    do throws(StorageFailure) {
      switch self {
      case .search(let text, let part):
        let order = DateOrder.monthFirst.spoken(in: language)
        let day = DayReader(today: finding.now.day, order: order).searched(text)
        let parts = part.map { [$0] } ?? Set(DailyPart.allCases)
        // The records of a denoted day are left to the timeline, to which the day leads.
        let hits = try finding.find(text, in: parts, atMost: Self.mostHits)
        return .results(text, part, day, hits)
      case .day(let day): return try Self.day(day, features, language)
      case .picture(let record, let day):
        do throws(Report) {
          let picture = try RecordPicture(of: record, on: day, features, in: language)
          return .picture(record, on: day, picture)
        } catch { return .failed(error) }
      case .film(let year): return .film(try features.year(year))
      case .save(let film, let path):
        let words = FileWords(language)
        let picture = SVG.document(film, in: try features.year.font())
        do throws(SharingFailure) {
          try features.moods.share(picture, as: .svg, to: path)
          return .saved(words.wrote(path))
        } catch { return .failed(words.report(error)) }
      case .open(let name, let day): return Self.route(to: name, on: day, features, language)
      }
    } catch { return .failed(StorageWords(language).report(error)) }
  }

  private static func day(_ day: Day, _ features: Features, _ language: Language)
    throws(StorageFailure) -> FindingEvent
  {
    let page = try features.finding.day(day, atMost: mostOfDay)
    let born = try features.schedule.queries.birthdays(day...day)
    do throws(Report) {
      return .day(page, try DayPicture(of: day, features, in: language), born)
    } catch { return .failed(error) }
  }

  /// Looks up the route to a record. Fails if the record was removed in the meantime.
  private static func route(
    to name: ItemName, on day: Day?, _ features: Features, _ language: Language
  ) -> FindingEvent {
    do throws(Report) {
      if let route = try name.part.entry.route(name.id, features, language) {
        guard let day, case .day(_, let event)? = route.schedule else { return .leads(route) }
        return .leads(.schedule(.day(day, event)))
      }
      return .failed(
        Report(code: "unknownRecord", message: FindingWords(language).gone, status: .notFound))
    } catch { return .failed(error) }
  }
}

extension Work {
  package static func finding(_ request: FindingWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func finding(_ message: FindingEvent) -> FeatureEvent { FeatureEvent(message) }
  package var finding: FindingEvent? { cast() }
}
