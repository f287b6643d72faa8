/// A person on one day, with all values that are derived from the record and the calendar. The derived values are never
/// stored.
public struct Plant: Hashable, Sendable {
  public let person: Person
  public let today: Day
  /// The phrase shown above the name. It is chosen randomly for each view.
  public let epithet: Epithet
  /// The next appointment; nil if the person has none, or if it was not loaded.
  public var nextMeeting: Appointment?
  /// The dates of the person besides the birthday, if they were loaded.
  public var dates: [PersonDate] = []
  /// The gifts and loans of the person, the newest first, if they were loaded.
  public var gifts: [Gift] = []

  public init(_ person: Person, today: Day, epithet number: Int = 0) {
    self.person = person
    self.today = today
    epithet = Epithet(
      pool: Epithet.Pool(
        dDay: person.nextWatering.map { $0 - today }, timesWatered: person.timesWatered),
      number: number)
  }

  /// The number of days until the next watering, negative if overdue; nil if contact is never due.
  public var dDay: Int? { person.nextWatering.map { $0 - today } }
  /// The label for `dDay`, such as `D-3`, `D-day` or `D+2`; nil if contact is never due.
  public var dDayLabel: String? { dDay.map(Countdown.label) }
  public var species: Species { Species(cycle: person.cycle) }
  /// The growth stage, 1…3.
  public var stage: Int { person.affection.stage }
  /// The state of the plant. It is thirsty on the due day, withered after the due day, and always resting without a
  /// cycle.
  public var state: State {
    guard let dDay else { return .resting }
    return dDay > 0 ? .resting : dDay == 0 ? .thirsty : .withered
  }
  /// Whether today is before the due day, so that a contact would be early.
  public var isEarly: Bool { dDay.map { $0 > 0 } ?? false }
  public var gauge: Gauge { Gauge(dDay: dDay) }
  /// The number of days since the couple has been together, otherwise since registration, including the first day. It is at least 1, even if the time zone puts today
  /// before the registration.
  public var daysTogether: Int {
    let together = dates.first { $0.label.kind == .together }?.first
    return max(1, today - (together ?? person.startedOn) + 1)
  }

  /// The birthday and the other dates, in the order of the days that come next.
  public var allDates: [PersonDate] {
    let all = ((PersonDate(birthdayOf: person).map { [$0] } ?? []) + dates).enumerated()
    let next = all.map { ($0.element.next(onOrAfter: today) ?? Day.range.upperBound, $0.offset) }
    return all.sorted { next[$0.offset] < next[$1.offset] }.map(\.element)
  }

  /// The next celebration of the birthday; nil if the birthday is unknown, or if the calendar has no later celebration.
  public var nextBirthday: Day? { person.birthday?.next(onOrAfter: today) }

  /// The state of a plant on one day.
  public enum State: String, CaseIterable, Sendable { case resting, thirsty, withered }
}

/// The urgency of a watering, in four steps.
public enum Gauge: Int, CaseIterable, Sendable {
  case thirsty = 25
  case dry = 50
  case well = 75
  case brimming = 100

  /// Creates the gauge for a number of days until the watering; nil means that contact is never due.
  public init(dDay: Int?) {
    switch dDay ?? .max {
    case ...0: self = .thirsty
    case 1: self = .dry
    case 2: self = .well
    default: self = .brimming
    }
  }

  public var isDanger: Bool {
    switch self {
    case .thirsty, .dry: true
    case .well, .brimming: false
    }
  }
}

/// The phrase above a plant's name.
public struct Epithet: Hashable, Sendable {
  /// The moods of a plant, each with its own phrases.
  public enum Pool: CaseIterable, Sendable {
    case sprouting, content, parched, withered

    /// Chooses the mood for the number of days left and the number of waterings.
    public init(dDay: Int?, timesWatered: Int) {
      let dDay = dDay ?? .max
      if dDay < 0 {
        self = .withered
      } else if dDay == 0 {
        self = .parched
      } else {
        self = timesWatered == 0 ? .sprouting : .content
      }
    }
  }

  /// The number of phrases per mood.
  public static let perPool = 5
  public let pool: Pool
  /// The index of the phrase in its pool, 0…4.
  public let number: Int
}
