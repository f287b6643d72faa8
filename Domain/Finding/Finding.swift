/// Finds records of all parts, and shows them day by day.
public struct Finding: Sendable {
  let repository: any FindingRepository
  let clock: WallClock

  /// Finds in a store, at the moment a clock shows.
  public init(_ repository: any FindingRepository, clock: WallClock) {
    self.repository = repository
    self.clock = clock
  }

  /// The moment things are looked for.
  public var now: Now { clock.now() }

  /// How many records of a kind are weighed at most, so that a common syllable costs no more than
  /// a rare one: those with just that name, and the ones that were written last.
  static let mostWeighed = 100

  /// The records that have a text in them, best first, in some of the parts. Where the text also
  /// stands for a day, that day's records come before.
  public func find(
    _ text: String, day: Day? = nil, in parts: Set<DailyPart> = Set(DailyPart.allCases),
    atMost limit: Int
  ) throws(StorageFailure) -> [Hit] {
    guard limit > 0 else { return [] }
    var hits: [Hit] = []
    if let day {
      try repository.visit(day) { record in
        if parts.contains(record.kind.part) {
          hits.append(Hit(record, nil, repository.folded))
        }
        return hits.count < limit
      }
      if hits.count == limit { return hits }
    }
    let known = Set(hits.map { [$0.record.kind.rawValue, $0.record.id] })
    let kinds = FoundKind.searched.filter { parts.contains($0.part) }
    let found = try repository.candidates(text, kinds, atMost: max(limit, Self.mostWeighed))
      .filter { !known.contains([$0.kind.rawValue, $0.id]) }
    let wanted = WantedText(text, repository.folded)
    let ranked = Self.ranked(found, by: wanted, at: now, repository.folded)
    return hits
      + ranked.prefix(limit - hits.count).map { Hit($0, wanted, repository.folded) }
  }

  /// Records in the order in which somebody who looks for a text wants them.
  static func ranked(
    _ records: [FoundRecord], by wanted: WantedText, at now: Now, _ fold: SearchedText.Folding
  ) -> [FoundRecord] {
    records.map { (record: $0, rank: HitRank($0, wanted, at: now, fold)) }
      .sorted { $0.rank < $1.rank }.map(\.record)
  }
}

/// A day of the timeline with what stands around it.
public struct TimelineDay: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// What happened on it.
  public let records: [FoundRecord]
  /// Whether the day has more than are shown.
  public let hasMore: Bool
  /// The days with records on either side.
  public let older: Day?
  /// The next newer day with records.
  public let newer: Day?
}

extension Finding {
  /// What the timeline tells: a day begins, or another record of it.
  public enum TimelineStep: Equatable, Sendable {
    case day(Day)
    case record(FoundRecord)
  }

  /// Visits the records of some days, the newest day first and each in the order it went by, until
  /// the visitor returns false. Days without records are left out, and no day is held as a whole.
  public func visit(_ days: ClosedRange<Day>, _ visitor: (TimelineStep) -> Bool)
    throws(StorageFailure)
  {
    var last = days.upperBound
    while let day = try repository.latestDay(through: last), day >= days.lowerBound {
      var (isEmpty, goesOn) = (true, true)
      try repository.visit(day) { record in
        if isEmpty { goesOn = visitor(.day(day)) }
        isEmpty = false
        if goesOn { goesOn = visitor(.record(record)) }
        return goesOn
      }
      if !goesOn || day == days.lowerBound { return }
      last = day - 1
    }
  }

  /// One day, with at most so many of its records.
  public func day(_ day: Day, atMost limit: Int) throws(StorageFailure) -> TimelineDay {
    var records: [FoundRecord] = []
    try repository.visit(day) { record in
      records.append(record)
      return records.count <= limit
    }
    let (first, last) = (Day.range.lowerBound, Day.range.upperBound)
    return TimelineDay(
      day: day, records: Array(records.prefix(limit)), hasMore: records.count > limit,
      older: day == first ? nil : try repository.latestDay(through: day - 1),
      newer: day == last ? nil : try repository.earliestDay(from: day + 1))
  }
}
