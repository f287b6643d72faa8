/// The page of today: the items of all parts, the saying and the canvas. The failure of one part does not affect the
/// others.
public struct TodayPage: Equatable, Sendable {
  public let day: Day
  /// The saying of the day; nil if there are no sayings.
  public var saying: Saying?
  /// The canvas of the day; nil if it could not be loaded.
  public var canvas: Canvas?
  /// All events that touch the day; nil if they could not be loaded.
  public var agenda: DayAgenda?
  /// The nearest events that are counted down.
  public var countdowns: [ScheduledEvent] = []
  /// The plants due for watering, most overdue first.
  public var plants: [Plant] = []
  /// The newest contact with a memo of each of the most overdue persons; empty unless they were asked for.
  public var lastWords: [ID<Person>: Watering] = [:]
  /// The contacts that were started but not yet recorded, oldest first.
  public var begun: [UnnotedContact] = []
  /// Past plans with people, of which the user has not yet said whether they took place.
  public var pastAppointments: [PastAppointment] = []
  /// The books being read: those with a target, earliest first, then recently read ones.
  public var books: [BookProgress] = []
  /// The coming birthdays, nearest first.
  public var birthdays: [ComingBirthday] = []
  /// The other dates of people that are told on this day, nearest first.
  public var dates: [DateOccasion] = []
  /// All dates of each person who has any, besides birthdays.
  public var allDates: [ID<Person>: [PersonDate]] = [:]
  /// The loans that have been open for 30, 60, 90 … days, oldest first.
  public var loans: [PersonGift] = []
  /// What is worth knowing before a birthday or date: ideas for gifts, and what was given last.
  public var hints: [ID<Person>: GiftHint] = [:]
  /// The event on the same date of an earlier year, or of the last month; nil if there is none.
  public var past: OnThisDay?
  /// The newest open notes.
  public var notes = OpenNotes()
  /// The counters with a goal.
  public var habits: [CounterSummary] = []
  /// The number of inbox lines that the user still has to sort.
  public var waitingLines = 0
  /// Whether the evening has begun and has questions left.
  public var offersEvening = false
  /// The parts without any data.
  public var untouched: Set<DailyPart> = []
  /// The parts that failed, with their errors.
  public var failures: [TodayFailure] = []

  public init(_ day: Day) { self.day = day }

  /// The maximum number of items that are read of each kind, well above what a page can show.
  public static let reach = 100
  /// The maximum number of notes.
  static let mostNotes = 3
  /// The number of persons of whom the last words are read.
  static let lastWordsReach = 16

  /// Returns the lines at a moment, most urgent first; items of equal urgency keep the order of their part. A person
  /// with an unrecorded contact is not also listed for watering, because recording the contact waters the plant.
  public func lines(at now: Now) -> [TodayLine] {
    let events = eventLines(at: now)
    let all = events + otherMatters.map { $0.line(at: now, isFirstToCome: false) }
    let lines = all.compactMap(\.self)
    // Sort indices, because moving lines would be slower.
    let urgencies = lines.map(\.urgency)
    let order = lines.indices.sorted { (urgencies[$0], $0) < (urgencies[$1], $1) }
    return order.map { lines[$0] }
  }

  private func eventLines(at now: Now) -> [TodayLine?] {
    let open = (agenda?.events ?? []).filter {
      EventGroup($0.event, at: now.instant) != .done
    }
    let first = open.first { EventGroup($0.event, at: now.instant) == .upcoming }
    return open.map { scheduled in
      TodayMatter.event(scheduled).line(
        at: now, isFirstToCome: scheduled.event.id == first?.event.id)
    }
  }

  /// The items of all kinds except events.
  private var otherMatters: [TodayMatter] {
    let noted = Set(begun.map(\.plant.person.id) + pastAppointments.map(\.person.id))
    return begun.map(TodayMatter.begun) + pastAppointments.map(TodayMatter.appointment)
      + plants.filter { !noted.contains($0.person.id) }.map(TodayMatter.plant)
      + books.map(TodayMatter.book) + birthdays.map(TodayMatter.birthday)
      + dates.map(TodayMatter.date) + habits.map(TodayMatter.habit)
      + loans.map(TodayMatter.loan)
      + notes.notes.map(TodayMatter.note)
  }

  /// Returns the next instant at which the order changes, because an event begins, ends or comes near; nil if the order
  /// stays.
  public func nextChange(after now: Now) -> Int? {
    (agenda?.events ?? []).lazy.map(\.event)
      .flatMap { [$0.start.instant - Urgency.near, $0.start.instant, $0.end.instant] }
      .filter { $0 > now.instant }.min()
  }

  /// The number of habits of which nothing is left to do today, and of all of them. Limits and skipped days have
  /// nothing to do.
  public var habitsDone: (done: Int, all: Int) {
    let wanted = habits.filter {
      $0.progress?.goal.atMost == false && $0.progress?.isSkipped == false
    }
    return (wanted.count { !$0.isOpen }, wanted.count)
  }

  /// Returns the number of today's events that are over.
  public func doneCount(at now: Now) -> Int {
    agenda?.events(.done, at: now).count ?? 0
  }

  /// Returns the lines that fit into `room`, and the items that are left out.
  public func share(of room: Int, at now: Now) -> TodayShare {
    TodayShare(lines(at: now), room: room, isCut: cut)
  }

  /// The number of waiting items in a part.
  public struct Count: Equatable, Sendable {
    public let number: Int
    /// Whether there may be more waiting items that were not counted.
    public let isAtLeast: Bool

    public init(_ number: Int, isAtLeast: Bool) {
      self.number = number
      self.isAtLeast = isAtLeast
    }
  }

  /// Returns the number of waiting items in each part at a moment. Birthdays do not wait, nor do books of which no
  /// pages are due today.
  public func waiting(at now: Now) -> [DailyPart: Count] {
    var numbers: [TodayMatter.Kind: Int] = [:]
    let quiet: Set<Urgency> = [.ahead, .unmeasured, .habit, .undated]
    for line in lines(at: now) where !quiet.contains(line.urgency) {
      numbers[line.matter.kind, default: 0] += 1
    }
    let cut = cut
    return TodayMatter.Kind.allCases.reduce(into: [:]) { counts, kind in
      guard let part = kind.part, let number = numbers[kind] else { return }
      counts[part] = Count(number, isAtLeast: cut.contains(kind))
    }
  }

  /// The kinds that may have more items than were read.
  public var cut: Set<TodayMatter.Kind> {
    var cut: Set<TodayMatter.Kind> = []
    if plants.count >= Self.reach || begun.count >= Self.reach { cut.insert(.people) }
    if books.count >= Self.reach { cut.insert(.books) }
    if birthdays.count >= Self.reach { cut.insert(.birthdays) }
    return cut
  }
}

/// A line of the Today page: an item with its urgency.
public struct TodayLine: Equatable, Sendable {
  public let matter: TodayMatter
  public let urgency: Urgency

  public init(_ matter: TodayMatter, _ urgency: Urgency) {
    self.matter = matter
    self.urgency = urgency
  }
}

/// The lines that fit on the Today page, and the items that are left out.
public struct TodayShare: Equatable, Sendable {
  /// The chosen lines, most urgent first.
  public let lines: [TodayLine]
  /// The items that are left out, by kind; kinds that are shown completely are not included.
  public let left: [Left]

  /// The number of items of a kind that are left out.
  public struct Left: Equatable, Sendable {
    public let kind: TodayMatter.Kind
    public let count: Int
    /// Whether there may be more items of the kind that were not counted.
    public let isAtLeast: Bool

    public init(_ kind: TodayMatter.Kind, _ count: Int, isAtLeast: Bool = false) {
      self.kind = kind
      self.count = count
      self.isAtLeast = isAtLeast
    }
  }

  /// Chooses lines round-robin by kind, each time the most urgent one, so that many plants do not hide an event. The
  /// chosen lines are in order of urgency again.
  public init(_ all: [TodayLine], room: Int, isCut: Set<TodayMatter.Kind> = []) {
    var queues: [[Int]] = []
    for kind in TodayMatter.Kind.allCases {
      queues.append(all.indices.filter { all[$0].matter.kind == kind })
    }
    // The kind with the most urgent item goes first.
    queues.sort { ($0.first ?? .max) < ($1.first ?? .max) }
    var chosen: [Int] = []
    var turn = 0
    while chosen.count < min(max(0, room), all.count) {
      for queue in queues where turn < queue.count && chosen.count < room {
        chosen.append(queue[turn])
      }
      turn += 1
    }
    let shown = Set(chosen)
    lines = all.indices.filter(shown.contains).map { all[$0] }
    left = TodayMatter.Kind.allCases.compactMap { kind in
      let count = all.indices.count { all[$0].matter.kind == kind && !shown.contains($0) }
      return count > 0 ? Left(kind, count, isAtLeast: isCut.contains(kind)) : nil
    }
  }
}

/// The failure to load one part of the Today page.
public enum TodayFailure: Equatable, Sendable {
  case people(PeopleFailure)
  case sayings(SayingsFailure)
  case moods(MoodsFailure)
  case schedule(ScheduleFailure)
  case reading(ReadingFailure)
  case notes(NotesFailure)
  case counts(CountsFailure)
  case past(StorageFailure)
}
