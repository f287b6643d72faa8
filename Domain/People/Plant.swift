/// A person as seen on one day: everything that follows from the record and the calendar, and
/// is therefore never stored.
public struct Plant: Hashable, Sendable {
  /// Who the plant is.
  public let person: Person
  /// The day it is looked at.
  public let today: Day
  /// The phrase above its name, drawn anew each time it is looked at.
  public let epithet: Epithet
  /// When its person is seen next, where that was asked.
  public var nextTogether: Appointment?

  /// Looks at a person on a day.
  public init(_ person: Person, today: Day, epithet number: Int = 0) {
    self.person = person
    self.today = today
    epithet = Epithet(
      pool: Epithet.Pool(
        dDay: person.nextWatering.map { $0 - today }, timesWatered: person.timesWatered),
      number: number)
  }

  /// Whole days until the next watering; negative when it is late, nothing where none ever is due.
  public var dDay: Int? { person.nextWatering.map { $0 - today } }
  /// The days until the next watering as people say them: `D-3`, `D-day`, `D+2`.
  public var dDayLabel: String? {
    dDay.map { $0 == 0 ? "D-day" : $0 > 0 ? "D-\($0)" : "D+\(-$0)" }
  }
  /// What kind of plant it is, which follows from the cycle.
  public var species: Species { Species(cycle: person.cycle) }
  /// How far it has grown, from 1.
  public var stage: Int { person.affection.stage }
  /// Thirsty on the day itself, withered from the day after; without a rhythm it always rests.
  public var state: State {
    guard let dDay else { return .resting }
    return dDay > 0 ? .resting : dDay == 0 ? .thirsty : .withered
  }
  /// Whether a contact now would come before the plant is thirsty.
  public var isEarly: Bool { dDay.map { $0 > 0 } ?? false }
  /// How imminent the watering is.
  public var gauge: Gauge { Gauge(dDay: dDay) }
  /// How long the two have been together; the first day counts, also where the calendar is still
  /// a day behind.
  public var daysTogether: Int { max(1, today - person.startedOn + 1) }

  /// The day on which the birthday is kept next.
  public var nextBirthday: Day? { person.birthday?.next(onOrAfter: today) }

  /// What the plant needs.
  public enum State: String, CaseIterable, Sendable { case resting, thirsty, withered }
}

/// How imminent a watering is, in four steps.
public enum Gauge: Int, CaseIterable, Sendable {
  case thirsty = 25
  case dry = 50
  case well = 75
  case brimming = 100

  /// The step for a number of days until the next watering; nothing means that none is due.
  public init(dDay: Int?) {
    switch dDay ?? .max {
    case ...0: self = .thirsty
    case 1: self = .dry
    case 2: self = .well
    default: self = .brimming
    }
  }

  /// Whether the step is one to worry about.
  public var isDanger: Bool {
    switch self {
    case .thirsty, .dry: true
    case .well, .brimming: false
    }
  }
}

/// Which phrase stands above a plant's name.
public struct Epithet: Hashable, Sendable {
  /// The moods a plant can be in, each with its own phrases.
  public enum Pool: CaseIterable, Sendable {
    case sprouting, content, parched, withered

    /// The mood that follows from the days left and the plant's history.
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

  /// How many phrases each mood has.
  public static let perPool = 5
  /// The phrases it is drawn from.
  public let pool: Pool
  /// Which of the mood's phrases, 0…4.
  public let number: Int
}
