/// An item that concerns the day, from any part.
public enum TodayMatter: Equatable, Sendable {
  /// An event in progress or later today.
  case event(ScheduledEvent)
  /// A plant due for watering.
  case plant(Plant)
  /// A contact that the user started from Haru, such as a call, and has not recorded yet.
  case begun(UnnotedContact)
  /// A past plan with a person. The user has not yet said whether it took place.
  case appointment(PastAppointment)
  /// A book that is being read.
  case book(BookProgress)
  case birthday(ComingBirthday)
  /// Another date of a person, or a day that is counted from one.
  case date(DateOccasion)
  /// A loan that has been open for 30, 60, 90 … days.
  case loan(PersonGift)
  /// One of the newest open notes.
  case note(Note)
  /// A habit whose goal is not reached yet.
  case habit(CounterSummary)

  /// The identity of an item. It stays the same when the page is loaded again.
  public enum Name: Hashable, Sendable {
    case event(ID<Event>)
    case person(ID<Person>)
    case appointment(ID<Person>, ID<Event>, Day)
    case book(ID<Book>)
    case birthday(ID<Person>)
    case birthdayOfContact(ID<AddressCard>)
    case date(ID<PersonDate>, Day)
    case loan(ID<Gift>)
    case note(ID<Note>)
    case habit(ID<Counter>)
  }

  public var name: Name {
    switch self {
    case .event(let scheduled): .event(scheduled.event.id)
    case .plant(let plant): .person(plant.person.id)
    case .begun(let contact): .person(contact.plant.person.id)
    case .appointment(let appointment):
      .appointment(appointment.person.id, appointment.event.id, appointment.event.start.day)
    case .book(let progress): .book(progress.book.id)
    case .note(let note): .note(note.id)
    case .habit(let habit): .habit(habit.counter.id)
    case .date(let occasion): .date(occasion.date.id, occasion.day)
    case .loan(let entry): .loan(entry.gift.id)
    case .birthday(let birthday):
      switch birthday.celebrant {
      case .person(let person): .birthday(person.id)
      case .contact(let card): .birthdayOfContact(card.id)
      }
    }
  }

  /// The kind of the item. `TodayShare` takes lines of all kinds in turn.
  public var kind: Kind {
    switch self {
    case .event: .events
    case .plant, .begun, .appointment: .people
    case .book: .books
    case .birthday: .birthdays
    case .date, .loan: .dates
    case .note: .notes
    case .habit: .habits
    }
  }

  public enum Kind: String, CaseIterable, Sendable {
    case events, people, books, birthdays, dates, notes, habits

    /// The part in whose count of waiting items this kind is included. Nil for those that can wait.
    var part: DailyPart? {
      switch self {
      case .events: .schedule
      case .people: .people
      case .books: .books
      case .birthdays, .dates, .notes, .habits: nil
      }
    }
  }
}

/// A contact that was started but is not yet recorded.
public struct UnnotedContact: Equatable, Sendable {
  public let plant: Plant
  public let pending: PendingReview

  public init(_ plant: Plant, _ pending: PendingReview) {
    self.plant = plant
    self.pending = pending
  }
}

/// The urgency of an item, most urgent first: tied to the hour, tied to the day, overdue, due, able to wait.
public enum Urgency: Int, Comparable, CaseIterable, Sendable {
  /// An event that is in progress.
  case goingOn
  /// An event that begins within the hour, or the next event.
  case next
  /// A birthday or a date of today; tomorrow would be too late for congratulations.
  case birthdayToday
  /// A contact or meeting that already happened; the details are soon forgotten.
  case begun
  case withered
  case thirsty
  /// A book whose target has passed.
  case overdue
  /// A book with pages still owed today.
  case owed
  /// An event that begins later today; nothing can be done yet.
  case later
  case birthdayAhead
  /// A book without a page count or without a target, so that no number of pages is due today.
  case unmeasured
  /// A book of which all pages due today are read.
  case ahead
  /// A habit, which has the whole day or week.
  case habit
  /// A note, which has no date, or a loan.
  case undated

  public static func < (one: Urgency, other: Urgency) -> Bool { one.rawValue < other.rawValue }

  /// The seconds before its start at which an event becomes `next`.
  public static let near = 3600
}

extension TodayMatter {
  /// Returns the line for the item at a moment; nil if the item is over or needs nothing.
  func line(at now: Now, isFirstToCome: Bool) -> TodayLine? {
    urgency(at: now, isFirstToCome: isFirstToCome).map { TodayLine(self, $0) }
  }

  /// Returns the urgency at a moment; nil if the item is over or needs nothing. The first upcoming event is always
  /// `next`.
  private func urgency(at now: Now, isFirstToCome: Bool) -> Urgency? {
    switch self {
    case .event(let scheduled):
      return Self.urgency(of: scheduled.event, at: now, isFirstToCome: isFirstToCome)
    case .plant(let plant):
      return plant.state == .withered ? .withered : plant.state == .thirsty ? .thirsty : nil
    case .begun, .appointment: return .begun
    case .book(let progress):
      if progress.isOverdue { return .overdue }
      return progress.owedToday.map { $0 > 0 ? .owed : .ahead } ?? .unmeasured
    case .birthday(let birthday): return birthday.daysLeft == 0 ? .birthdayToday : .birthdayAhead
    case .date(let occasion): return occasion.day <= now.day ? .birthdayToday : .birthdayAhead
    case .loan, .note: return .undated
    case .habit(let habit): return habit.isOpen ? .habit : nil
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
