/// Searches the records of all parts, and lists them by day.
public struct Finding: Sendable {
  let repository: any FindingRepository
  let clock: WallClock

  public init(_ repository: any FindingRepository, clock: WallClock) {
    self.repository = repository
    self.clock = clock
  }

  /// The current moment, used to rank hits by distance in time.
  public var now: Now { clock.now() }

  /// The maximum number of candidates per kind that are ranked, unless the search asks for more results. It bounds the
  /// cost of common syllables. Exact names come first, then the latest records.
  static let mostWeighed = 100

  /// Returns the records that match a text, best first, limited to some parts. If the text also means a day, the
  /// records of that day come first.
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
    let kinds = RecordSummaryKind.searched.filter { parts.contains($0.part) }
    let found = try repository.candidates(text, kinds, atMost: max(limit, Self.mostWeighed))
      .filter { !known.contains([$0.kind.rawValue, $0.id]) }
    let wanted = WantedText(text, repository.folded)
    let ranked = Self.ranked(found, by: wanted, at: now, repository.folded)
    return hits
      + ranked.prefix(max(0, limit - hits.count)).map { Hit($0, wanted, repository.folded) }
  }

  /// Sorts records by relevance to the wanted text.
  static func ranked(
    _ records: [RecordSummary], by wanted: WantedText, at now: Now, _ fold: SearchedText.Folding
  ) -> [RecordSummary] {
    records.map { (record: $0, rank: HitRank($0, wanted, at: now, fold)) }
      .sorted { $0.rank < $1.rank }.map(\.record)
  }
}

/// A day of the timeline with its neighbours.
public struct TimelineDay: Equatable, Sendable {
  public let day: Day
  public let records: [RecordSummary]
  /// Whether the day has more records than `records`.
  public let hasMore: Bool
  /// The next older day with records; nil if there is none.
  public let older: Day?
  /// The next newer day with records; nil if there is none.
  public let newer: Day?
}

extension Finding {
  /// A step of the timeline: a new day, or a record of the current day.
  public enum TimelineStep: Equatable, Sendable {
    case day(Day)
    case record(RecordSummary)
  }

  /// Visits the records of a range of days until the visitor returns false. The newest day comes first, and the
  /// records of a day are in the order of time. Empty days are skipped, and no day is loaded as a whole.
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

  /// Returns one day of the timeline, with at most `limit` records.
  public func day(_ day: Day, atMost limit: Int) throws(StorageFailure) -> TimelineDay {
    var records: [RecordSummary] = []
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
