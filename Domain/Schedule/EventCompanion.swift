/// A person who takes part in an event.
public struct EventCompanion: Hashable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// A closure that returns the companions of each event, in the order of the events. Companions are the people linked to
/// the event and the people named in its title.
public typealias EventCompanions =
  @Sendable ([Event]) throws(StorageFailure) -> [[EventCompanion]]

extension ScheduleQueries {
  /// Adds the companions to the events, in one look-up.
  public func accompanied(_ events: [ScheduledEvent]) throws(ScheduleFailure) -> [ScheduledEvent] {
    if events.isEmpty { return [] }
    let found: [[EventCompanion]]
    do throws(StorageFailure) { found = try companions(events.map(\.event)) } catch {
      throw .storage(error)
    }
    return zip(events, found).map { scheduled, people in
      var scheduled = scheduled
      scheduled.companions = people
      return scheduled
    }
  }
}

/// A cache of the companions of many events, keyed by title and linked people.
public struct CompanionBook: Sendable {
  private struct Wording: Hashable {
    let title: SingleLineText
    let companions: [String]

    init(_ event: Event) { (title, companions) = (event.title, event.companions) }
  }

  private var known: [Wording: [EventCompanion]] = [:]
  private var unknown: [Event] = []

  public init() {}

  /// Returns the event with its companions from the cache; without companions if its title and linked people are not in
  /// the cache.
  public func accompanied(_ scheduled: ScheduledEvent) -> ScheduledEvent {
    var scheduled = scheduled
    scheduled.companions = known[Wording(scheduled.event)] ?? []
    return scheduled
  }

  fileprivate mutating func note(_ event: Event) {
    if known.updateValue([], forKey: Wording(event)) == nil { unknown.append(event) }
  }

  fileprivate mutating func ask(_ companions: EventCompanions) throws(StorageFailure) {
    for start in stride(from: 0, to: unknown.count, by: 200) {
      let some = Array(unknown[start..<min(start + 200, unknown.count)])
      for (event, people) in zip(some, try companions(some)) { known[Wording(event)] = people }
    }
    unknown = []
  }
}

extension ScheduleQueries {
  /// Looks up the companions of all events that touch a range of days.
  public func companionBook(_ days: ClosedRange<Day>) throws(ScheduleFailure) -> CompanionBook {
    var book = CompanionBook()
    try self(days) { scheduled in
      book.note(scheduled.event)
      return true
    }
    do throws(StorageFailure) { try book.ask(companions) } catch { throw .storage(error) }
    return book
  }
}
