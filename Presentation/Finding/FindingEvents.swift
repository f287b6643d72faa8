package import Domain
package import PresentationKit

/// Requests of the screens across all parts to the features.
package enum FindingWork: FeatureRequest {
  /// Searches for a text in one part; nil means all parts.
  case search(String, DailyPart?)
  /// Loads a day of the timeline.
  case day(Day)
  /// Loads the timeline of a person.
  case person(ID<Person>)
  /// Looks up the route to a record of any part.
  case open(ItemName)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .finding(run(runner.features, runner.language))
  }
}

/// Answers of the features to the screens across all parts.
package enum FindingEvent: FeatureMessage {
  /// The search results, and the day that the text denotes, if any.
  case found(String, DailyPart?, Day?, [Hit])
  /// A day, with its picture if it has one.
  case day(TimelineDay, DayPicture?)
  case person(ID<Person>, [PersonMoment])
  /// The route to a record.
  case leads(Route)
  /// The request failed, with the reason.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .found, .day, .person, .leads: false
    }
  }
}

extension FindingWork {
  /// The maximum numbers of search results, and of records of a day, on a screen.
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
        return .found(text, part, day, hits)
      case .day(let day): return try Self.day(day, features, language)
      case .person(let id): return .person(id, try Self.moments(with: id, features))
      case .open(let name): return Self.way(to: name, features, language)
      }
    } catch { return .failed(StorageWords(language).report(error)) }
  }

  private static func moments(with id: ID<Person>, _ features: Features) throws(StorageFailure)
    -> [PersonMoment]
  {
    let person: Person
    do throws(PeopleError) { person = try features.people.find(id.text) } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .noWatering, .ambiguous: return []
      }
    }
    let today = features.finding.now.day
    let last = min(today, Day.range.upperBound - 366) + 366
    return try features.together.timeline(of: person, on: Day.range.lowerBound...last)
  }

  private static func day(_ day: Day, _ features: Features, _ language: Language)
    throws(StorageFailure) -> FindingEvent
  {
    let page = try features.finding.day(day, atMost: mostOfDay)
    do throws(Report) {
      return .day(page, try DayPicture(of: day, features, in: language))
    } catch { return .failed(error) }
  }

  /// The route to a record; fails if the record was removed meanwhile.
  private static func way(to name: ItemName, _ features: Features, _ language: Language)
    -> FindingEvent
  {
    do throws(Report) {
      if let route = try name.part.entry.way(name.id, features, language) { return .leads(route) }
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
  var finding: FindingEvent? { cast() }
}
