/// One thing a day asks for, from whichever part.
public enum TodayMatter: Equatable, Sendable {
  /// Something that goes on or is still to come today.
  case event(ScheduledEvent)
  /// A plant that waits for water.
  case plant(Plant)
  /// A contact that was begun, about which nothing was noted yet.
  case begun(UnnotedContact)
  /// A plan with somebody that is over, of which nobody said whether they met.
  case meeting(Meeting)
  /// A book that is being read.
  case book(BookStanding)
  /// A birthday that is near.
  case birthday(ComingBirthday)

  /// What it is told from all others by.
  public enum Name: Hashable, Sendable {
    case event(ID<Event>)
    case person(ID<Person>)
    case meeting(ID<Person>, ID<Event>, Day)
    case book(ID<Book>)
    case birthday(ID<Person>)
    case birthdayOfContact(ID<AddressCard>)
  }

  /// What it is told from all others by.
  public var name: Name {
    switch self {
    case .event(let scheduled): .event(scheduled.event.id)
    case .plant(let plant): .person(plant.person.id)
    case .begun(let contact): .person(contact.plant.person.id)
    case .meeting(let meeting):
      .meeting(meeting.person.id, meeting.event.id, meeting.event.start.day)
    case .book(let standing): .book(standing.book.id)
    case .birthday(let birthday):
      switch birthday.celebrant {
      case .person(let person): .birthday(person.id)
      case .contact(let card): .birthdayOfContact(card.id)
      }
    }
  }

  /// The part of life it belongs to. No kind may push the others off the page.
  public var kind: Kind {
    switch self {
    case .event: .events
    case .plant, .begun, .meeting: .people
    case .book: .books
    case .birthday: .birthdays
    }
  }

  /// The kinds of matters.
  public enum Kind: String, CaseIterable, Sendable {
    case events, people, books, birthdays

    /// The part in which it waits; birthdays are only told of.
    var part: DailyPart? {
      switch self {
      case .events: .schedule
      case .people: .people
      case .books: .books
      case .birthdays: nil
      }
    }
  }
}

/// A contact that was begun and not noted yet.
public struct UnnotedContact: Equatable, Sendable {
  public let plant: Plant
  public let pending: PendingReview

  /// Puts the two together.
  public init(_ plant: Plant, _ pending: PendingReview) {
    self.plant = plant
    self.pending = pending
  }
}

/// How soon something has to be done, the most urgent first: what passes by with its hour, what
/// passes with the day, what is late already, what is due, and what can wait.
public enum Urgency: Int, Comparable, CaseIterable, Sendable {
  /// It goes on just now.
  case goingOn
  /// It begins within the hour, or is the next to begin.
  case next
  /// Tomorrow it would be too late to wish somebody well.
  case birthdayToday
  /// It happened already, and what was said is soon forgotten.
  case begun
  case withered
  case thirsty
  /// A book whose day has gone by.
  case overdue
  /// A book of which pages are still to be read today.
  case owed
  /// It begins later today; nothing can be done about it yet.
  case later
  case birthdayAhead
  /// A book of which nobody knows how many pages it has, and so not how many a day.
  case unmeasured
  /// A book of which today's share is read.
  case ahead

  public static func < (one: Urgency, other: Urgency) -> Bool { one.rawValue < other.rawValue }

  /// How near the start of an event makes it the next one, in seconds.
  public static let near = 3600
}

extension TodayMatter {
  /// The line it gets at a moment; what is over, or needs nothing, gets none.
  func line(at now: Now, isFirstToCome: Bool) -> TodayLine? {
    urgency(at: now, isFirstToCome: isFirstToCome).map { TodayLine(self, $0) }
  }

  /// How urgent it is at a moment; of what is still to begin, the first is always next.
  private func urgency(at now: Now, isFirstToCome: Bool) -> Urgency? {
    switch self {
    case .event(let scheduled):
      return Self.urgency(of: scheduled.event, at: now, isFirstToCome: isFirstToCome)
    case .plant(let plant):
      return plant.state == .withered ? .withered : plant.state == .thirsty ? .thirsty : nil
    case .begun, .meeting: return .begun
    case .book(let standing):
      if standing.isOverdue { return .overdue }
      return standing.owedToday.map { $0 > 0 ? .owed : .ahead } ?? .unmeasured
    case .birthday(let birthday): return birthday.daysLeft == 0 ? .birthdayToday : .birthdayAhead
    }
  }

  private static func urgency(of event: Event, at now: Now, isFirstToCome: Bool) -> Urgency? {
    switch EventGroup(event, at: now.instant) {
    case .inProgress: .goingOn
    case .upcoming:
      isFirstToCome || event.start.instant - now.instant <= Urgency.near ? .next : .later
    case .done: nil
    }
  }
}
