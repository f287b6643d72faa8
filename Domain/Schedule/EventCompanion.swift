/// Somebody an event is with, as whoever looks at the event needs to know.
public struct EventCompanion: Hashable, Sendable {
  /// What the person is known by.
  public let id: String
  /// What the person is called.
  public let name: String

  /// Names somebody.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// Knows with whom events are (a port): those who were named with it, and those whom its title names.
public typealias EventCompanions =
  @Sendable ([Event]) throws(StorageFailure) -> [[EventCompanion]]

extension ScheduleQueries {
  /// Events with the people they are with.
  public func accompanied(_ events: [ScheduledEvent]) throws(ScheduleError) -> [ScheduledEvent] {
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

/// With whom many events are, so that they can be passed by one after the other.
public struct CompanionBook: Sendable {
  private struct Wording: Hashable {
    let title: Line
    let companions: [String]

    init(_ event: Event) { (title, companions) = (event.title, event.companions) }
  }

  private var known: [Wording: [EventCompanion]] = [:]
  private var unknown: [Event] = []

  /// Begins with none.
  public init() {}

  /// An event with the people it is with.
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
  /// With whom all events are that touch some days.
  public func companionBook(_ days: ClosedRange<Day>) throws(ScheduleError) -> CompanionBook {
    var book = CompanionBook()
    try self(days) { scheduled in
      book.note(scheduled.event)
      return true
    }
    do throws(StorageFailure) { try book.ask(companions) } catch { throw .storage(error) }
    return book
  }
}
