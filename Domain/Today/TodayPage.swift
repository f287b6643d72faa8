/// Today on one page: what the day asks for from all parts, with its saying and its picture. What
/// a part could not tell is named, and takes nothing away from the others.
public struct TodayPage: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// The saying of the day; nothing where there are no sayings.
  public var saying: Saying?
  /// The picture of the day.
  public var canvas: Canvas?
  /// All that touches the day.
  public var agenda: DayAgenda?
  /// The plants that wait for water, the most overdue first.
  public var plants: [Plant] = []
  /// What was begun and not noted, the oldest first.
  public var begun: [UnnotedContact] = []
  /// The plans with dear people that are over, of which nobody said whether they met.
  public var meetings: [Meeting] = []
  /// What is being read, what is wanted first at the top.
  public var books: [BookStanding] = []
  /// The birthdays that are near, the nearest first.
  public var birthdays: [ComingBirthday] = []
  /// What happened on this day before.
  public var past: OnThisDay?
  /// The parts in which nobody ever kept anything that is still there.
  public var untouched: Set<DailyPart> = []
  /// What could not be told, and why.
  public var failures: [TodayFailure] = []

  /// An empty page of a day.
  public init(_ day: Day) { self.day = day }

  /// How many of each kind are looked at; a page has room for far fewer, and nothing is gained by
  /// reading more.
  public static let reach = 100

  /// What the day asks for at a moment, the most urgent first. Within one urgency the order of the
  /// part stays: what is most overdue, begins first, or is nearest. Whoever is to be written about
  /// already is not to be watered as well: one note does both.
  public func lines(at now: Now) -> [TodayLine] {
    let noted = Set(begun.map(\.plant.person.id) + meetings.map(\.person.id))
    let open = (agenda?.events ?? []).filter {
      EventGroup($0.event, at: now.instant) != .done
    }
    let first = open.first { EventGroup($0.event, at: now.instant) == .upcoming }
    let events = open.map { scheduled in
      TodayMatter.event(scheduled).line(
        at: now, isFirstToCome: scheduled.event.id == first?.event.id)
    }
    let others: [TodayMatter] =
      begun.map(TodayMatter.begun) + meetings.map(TodayMatter.meeting)
      + plants.filter { !noted.contains($0.person.id) }.map(TodayMatter.plant)
      + books.map(TodayMatter.book) + birthdays.map(TodayMatter.birthday)
    let all = events + others.map { $0.line(at: now, isFirstToCome: false) }
    let lines = all.compactMap(\.self)
    // Their places are sorted, for a line is large.
    let urgencies = lines.map(\.urgency)
    let order = lines.indices.sorted { (urgencies[$0], $0) < (urgencies[$1], $1) }
    return order.map { lines[$0] }
  }

  /// The next instant at which the order of the day is another one: something begins, is over, or
  /// comes near.
  public func nextChange(after now: Now) -> Int? {
    (agenda?.events ?? []).lazy.map(\.event)
      .flatMap { [$0.start.instant - Urgency.near, $0.start.instant, $0.end.instant] }
      .filter { $0 > now.instant }.min()
  }

  /// How many events of the day are over.
  public func doneCount(at now: Now) -> Int {
    agenda?.events(.done, at: now).count ?? 0
  }

  /// What of it has room in so many lines.
  public func share(of room: Int, at now: Now) -> TodayShare {
    TodayShare(lines(at: now), room: room, isCut: cut)
  }

  /// How many matters of a part the day asks for.
  public struct Count: Equatable, Sendable {
    /// How many there are.
    public let number: Int
    /// Whether there may be even more, which nobody counted.
    public let isAtLeast: Bool

    /// Says how many there are.
    public init(_ number: Int, isAtLeast: Bool) {
      self.number = number
      self.isAtLeast = isAtLeast
    }
  }

  /// How much waits in each part at a moment. A birthday that is near waits for nothing yet, and a
  /// book of which today's pages are read, or nobody knows how many it has, asks for nothing.
  public func waiting(at now: Now) -> [DailyPart: Count] {
    var numbers: [TodayMatter.Kind: Int] = [:]
    let quiet: Set<Urgency> = [.ahead, .unmeasured]
    for line in lines(at: now) where !quiet.contains(line.urgency) {
      numbers[line.matter.kind, default: 0] += 1
    }
    let cut = cut
    return TodayMatter.Kind.allCases.reduce(into: [:]) { counts, kind in
      guard let part = kind.part, let number = numbers[kind] else { return }
      counts[part] = Count(number, isAtLeast: cut.contains(kind))
    }
  }

  /// The kinds of which there may be more than were looked at.
  public var cut: Set<TodayMatter.Kind> {
    var cut: Set<TodayMatter.Kind> = []
    if plants.count >= Self.reach || begun.count >= Self.reach { cut.insert(.people) }
    if books.count >= Self.reach { cut.insert(.books) }
    if birthdays.count >= Self.reach { cut.insert(.birthdays) }
    return cut
  }
}

/// One line of the page: what it is about, and how soon it has to be done.
public struct TodayLine: Equatable, Sendable {
  /// What is to be done.
  public let matter: TodayMatter
  /// How urgent it is.
  public let urgency: Urgency

  /// Puts a line together.
  public init(_ matter: TodayMatter, _ urgency: Urgency) {
    self.matter = matter
    self.urgency = urgency
  }
}

/// The lines a page has room for, and what is left out.
public struct TodayShare: Equatable, Sendable {
  /// The most urgent first.
  public let lines: [TodayLine]
  /// How many of each kind are left out; kinds that are all there are not among them.
  public let left: [Left]

  /// What is left out of a kind.
  public struct Left: Equatable, Sendable {
    /// What kind of matter it is.
    public let kind: TodayMatter.Kind
    /// How many of them there are.
    public let count: Int
    /// Whether there are even more, which nobody counted.
    public let isAtLeast: Bool

    /// Says how many are left out.
    public init(_ kind: TodayMatter.Kind, _ count: Int, isAtLeast: Bool = false) {
      self.kind = kind
      self.count = count
      self.isAtLeast = isAtLeast
    }
  }

  /// Shares lines fairly: each kind in its turn gives its most urgent one until there is no room,
  /// so that fifty thirsty plants hide neither the dentist nor a birthday. What was chosen stands
  /// in the order of urgency again.
  public init(_ all: [TodayLine], room: Int, isCut: Set<TodayMatter.Kind> = []) {
    var queues: [[Int]] = []
    for kind in TodayMatter.Kind.allCases {
      queues.append(all.indices.filter { all[$0].matter.kind == kind })
    }
    // The kind of what is most urgent has the first turn.
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

/// What a part could not tell, and why.
public enum TodayFailure: Equatable, Sendable {
  case people(PeopleError)
  case sayings(SayingsError)
  case moods(MoodsError)
  case schedule(ScheduleError)
  case reading(ReadingError)
  case past(StorageFailure)
}
