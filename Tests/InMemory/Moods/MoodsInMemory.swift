public import Domain
import Synchronization

/// Stores moods until the program ends.
public final class MoodsInMemory: MoodsRepository {
  struct StoredMood {
    var record: MoodRecord
    var isRemoved = false
  }

  struct Diary {
    var kept: [StoredMood] = []
    var themes: [Day: MoodTheme] = [:]
  }

  private let diary = Mutex(Diary())

  /// The error that every `restore` throws, for tests; nil if `restore` works.
  private let refusal: MoodRefusal?
  private let folding: TextFolding

  public convenience init(folding: TextFolding = .standard) {
    self.init(restoring: nil, folding: folding)
  }

  package init(restoring refusal: MoodRefusal?, folding: TextFolding) {
    self.refusal = refusal
    self.folding = folding
  }

  public func add(on day: Day, by rule: (_ shown: [MoodRecord]) -> MoodRecord) throws(MoodsFailure)
    -> MoodRecord
  {
    diary.withLock { diary in
      let shown = diary.here.filter { $0.day == day }.reversed().prefix(Canvas.most)
      let record = rule(Array(shown))
      diary.kept.append(StoredMood(record: record))
      return record
    }
  }

  public func change(_ id: ID<MoodRecord>, by rule: MoodRule) throws(MoodsFailure) -> MoodRecord {
    try diary.withLock { diary throws(MoodsFailure) in
      let index = try diary.index(of: id)
      let wanted: MoodRecord
      do throws(MoodRefusal) { wanted = try rule(diary.kept[index].record) } catch {
        throw .refused(error)
      }
      let position = diary.kept[index].record.position
      diary.kept[index].record = wanted
      diary.kept[index].record.position = position
      return diary.kept[index].record
    }
  }

  public func remove(_ id: ID<MoodRecord>, at now: Now) throws(MoodsFailure) -> MoodRecord {
    try diary.withLock { diary throws(MoodsFailure) in
      let index = try diary.index(of: id)
      diary.kept[index].isRemoved = true
      return diary.kept[index].record
    }
  }

  public func restore(_ id: ID<MoodRecord>) throws(MoodsFailure) -> MoodRecord {
    if let refusal { throw .refused(refusal) }
    return try diary.withLock { diary throws(MoodsFailure) in
      guard let index = diary.kept.firstIndex(where: { $0.record.id == id })
      else { throw .unknown(reference: id.text) }
      diary.kept[index].isRemoved = false
      return diary.kept[index].record
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(MoodsFailure)
    -> [MoodRecord]
  {
    diary.withLock { $0.here }
      .filter { folding.fits(reference, step, id: $0.id.text, []) }
      .sorted { $0.id.text < $1.id.text }
  }

  public func day(_ day: Day) throws(MoodsFailure) -> MoodDay { diary.withLock { $0.day(day) } }

  public func newest(_ count: Int, of day: Day?) throws(MoodsFailure) -> [Canvas.Shape] {
    diary.withLock { diary in
      diary.here.filter { day == nil || $0.day == day }.reversed().prefix(max(0, count)).map {
        Canvas.Shape($0, theme: diary.themes[$0.day] ?? .dawn)
      }
    }
  }

  public func count(of day: Day) throws(MoodsFailure) -> Int { try self.day(day).records.count }

  public func visit(
    _ days: ClosedRange<Day>, matching filter: MoodFilter, oldestFirst: Bool,
    _ visitor: (MoodDay) -> Bool
  ) throws(MoodsFailure) {
    let all = diary.withLock { diary in diary.days.map(diary.day) }
    let oracle = oracle(filter, among: all.flatMap(\.records))
    let shown = all.filter { days.contains($0.day) }.compactMap { day -> MoodDay? in
      let records = day.records.filter(oracle.means)
      return records.isEmpty ? nil : MoodDay(day: day.day, theme: day.theme, records: records)
    }
    for day in oldestFirst ? shown : shown.reversed() where !visitor(day) { return }
  }

  private func oracle(_ filter: MoodFilter, among all: [MoodRecord])
    -> FilterOracle<MoodFacet, MoodRecord>
  {
    FilterOracle(
      filter,
      finds: SearchReference(folding).texts(
        among: all, { SearchTexts([$0.text?.text, $0.tags.written]) },
        tags: { $0.tags.words + Hashtag.all(in: $0.text?.text ?? "") }),
      number: { facet, record in facet == .level ? record.level.map { Double($0.value) } : nil },
      day: { facet, record in facet == .day ? record.day : nil })
  }

  public func days(in days: ClosedRange<Day>) throws(MoodsFailure) -> [Day] {
    diary.withLock { $0.days.filter(days.contains) }
  }

  public func neighbours(of day: Day) throws(MoodsFailure) -> (older: Day?, newer: Day?) {
    let days = diary.withLock { $0.days }
    return (days.last { $0 < day }, days.first { $0 > day })
  }

  public func count(
    _ days: ClosedRange<Day>, hour: (MoodHour) -> Void, tagged: (MoodLevel?, String) -> Void
  ) throws(MoodsFailure) {
    let here = diary.withLock { $0.here }.filter { days.contains($0.day) }
    let hours = Dictionary(grouping: here) { $0.day.ordinal * 24 + $0.at.time.hour }
    for key in hours.keys.sorted() {
      for isTimed in [false, true] {
        let felt = hours[key, default: []].filter { $0.isTimed == isTimed }
        if felt.isEmpty { continue }
        hour(
          MoodHour(
            day: Day(ordinal: (key - (key % 24 + 24) % 24) / 24), hour: (key % 24 + 24) % 24,
            tally: Self.tally(felt), isTimed: isTimed))
      }
    }
    for record in here {
      let words = [record.text?.text, record.tags.written].compactMap(\.self)
      if words.contains(where: { $0.contains("#") }) {
        tagged(record.level, words.joined(separator: " "))
      }
    }
  }

  public func squares(of days: ClosedRange<Day>) throws(MoodsFailure) -> [MoodYear.Square] {
    diary.withLock { diary in
      diary.days.filter(days.contains).map { day in
        MoodYear.Square(
          MoodDayTally(day: day, tally: Self.tally(diary.day(day).records)),
          theme: diary.themes[day] ?? .dawn)
      }
    }
  }

  /// Returns the tally of some moods.
  private static func tally(_ records: [MoodRecord]) -> MoodTally {
    records.reduce(into: MoodTally()) { $0.add(MoodTally($1.level)) }
  }

  public func move(_ positions: [(ID<MoodRecord>, CanvasPosition)]) throws(MoodsFailure) {
    try diary.withLock { diary throws(MoodsFailure) in
      for (id, _) in positions { _ = try diary.index(of: id) }
      for (id, position) in positions {
        diary.kept[try diary.index(of: id)].record.position = position
      }
    }
  }

  public func paint(_ day: Day, in theme: MoodTheme) throws(MoodsFailure) {
    diary.withLock { $0.themes[day] = theme }
  }

  public func isUntouched() throws(MoodsFailure) -> Bool { diary.withLock { $0.kept.isEmpty } }

  public func seed(unlessThereAre limit: Int, _ records: () -> [MoodRecord]) throws(MoodsFailure)
    -> Int
  {
    diary.withLock { diary in
      if diary.here.count >= limit { return 0 }
      let records = records()
      diary.kept += records.map { StoredMood(record: $0) }
      return records.count
    }
  }
}

extension MoodsInMemory.Diary {
  /// The moods that are not in the trash, oldest first.
  var here: [MoodRecord] {
    let here = kept.enumerated().filter { !$0.element.isRemoved }.sorted { one, other in
      (one.element.record.at.instant, one.offset) < (other.element.record.at.instant, other.offset)
    }
    return here.map(\.element.record)
  }

  /// The days with moods, oldest first.
  var days: [Day] { Set(here.map(\.day)).sorted() }

  func day(_ day: Day) -> MoodDay {
    MoodDay(day: day, theme: themes[day] ?? .dawn, records: here.filter { $0.day == day })
  }

  func index(of id: ID<MoodRecord>) throws(MoodsFailure) -> Int {
    guard let index = kept.firstIndex(where: { !$0.isRemoved && $0.record.id == id })
    else { throw .unknown(reference: id.text) }
    return index
  }
}
