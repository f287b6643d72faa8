/// Queries single feelings, days and canvases.
public struct MoodQueries: Sendable {
  let moods: any MoodsRepository
  let marks: any CanvasMarksRepository
  let preferences: Preferences
  let clock: WallClock

  public var now: Now { clock.now() }

  /// Finds a feeling by its id or the beginning of its id. Throws if the reference matches no feeling, or several.
  public func find(_ reference: String) throws(MoodsFailure) -> MoodRecord {
    let meant = try Naming.meant(by: reference, [.id, .idBeginning]) {
      (wanted, step) throws(MoodsFailure) in try moods.candidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let record): return record
    case .several(let records): throw .ambiguous(reference: reference, records)
    case .nobody: throw .unknown(reference: reference)
    }
  }

  public func day(_ day: Day) throws(MoodsFailure) -> MoodDay { try moods.day(day) }

  /// Passes days with matching feelings to the visitor, newest first, until the visitor returns false.
  public func callAsFunction(
    _ days: ClosedRange<Day>, matching filter: MoodFilter = MoodFilter(),
    _ visitor: (MoodDay) -> Bool
  ) throws(MoodsFailure) {
    try moods.visit(days, matching: filter, oldestFirst: false, visitor)
  }

  /// Returns the canvas of a day, or of the ten newest feelings of all time.
  public func canvas(_ day: Day, _ mode: CanvasMode) throws(MoodsFailure) -> Canvas {
    let shapes = try moods.newest(Canvas.most, of: mode == .daily ? day : nil)
    // Every shape has the theme of its day. Without shapes, read the theme from the store.
    let theme =
      if mode == .daily, let first = shapes.first { first.theme } else {
        try moods.day(day).theme
      }
    var canvas = Canvas(
      day: day, mode: mode, theme: theme, shapes: shapes,
      total: mode == .daily ? try moods.count(of: day) : shapes.count,
      hasGuide: try moods.isUntouched())
    if mode == .daily { canvas.marks = try marks(of: day) }
    return canvas
  }

  /// Returns the counts for the marks of a day; nil if marks are turned off.
  private func marks(of day: Day) throws(MoodsFailure) -> CanvasMarks? {
    try storing(preferences) { () throws(StorageFailure) in
      try preferences.value(of: .moodsMarks) == "on" ? try marks.marks(of: day) : nil
    }
  }

  /// Returns the canvas mode from the settings.
  public func mode() throws(MoodsFailure) -> CanvasMode {
    try storing(preferences) { () throws(StorageFailure) in try preferences.canvasMode() }
  }

  /// Returns the artist's name from the settings. Returns nil if it is not set.
  public func artist() throws(MoodsFailure) -> String? {
    try storing(preferences) { () throws(StorageFailure) in try preferences.artistName() }
  }

  /// Returns the days with feelings in the month of `day`, oldest first.
  public func days(inMonthOf day: Day) throws(MoodsFailure) -> [Day] {
    let first = day.firstOfMonth
    let parts = first.parts
    let last = first + (Day.length(ofMonth: parts.month, in: parts.year) - 1)
    return try moods.days(in: first...last)
  }

  /// Returns the statistics of a range of days. Days in the future are left out.
  public func stats(_ days: ClosedRange<Day>) throws(MoodsFailure) -> MoodStats {
    var counts = MoodCounts()
    let today = clock.now().day
    // Feelings dated in the future do not count yet.
    if days.lowerBound <= today {
      try moods.count(
        days.lowerBound...min(days.upperBound, today), hour: { counts.add($0) },
        tagged: { counts.add($0, $1) })
    }
    return MoodStats(counts, today: today)
  }

  public func year(_ year: Int) throws(MoodsFailure) -> MoodYear {
    let (days, today) = (Day.days(ofYear: year), clock.now().day)
    // A mood of a day to come is no result of the year yet, as in the statistics.
    let squares = try moods.squares(of: days).filter { $0.day <= today }
    return MoodYear(year: days.lowerBound.parts.year, squares: squares)
  }

  /// Returns the nearest days before and after `day` that have a canvas. Today has a canvas, and so does every day with
  /// feelings.
  public func pages(around day: Day) throws(MoodsFailure) -> (older: Day?, newer: Day?) {
    let today = clock.now().day
    var found = try moods.neighbours(of: day)
    if today < day { found.older = max(found.older ?? today, today) }
    if today > day { found.newer = min(found.newer ?? today, today) }
    return found
  }

  /// Returns days with feelings, newest first: up to `count` days after `day`, and up to `count` + 1 days that end with
  /// `day`. With a filter, only days with matching feelings count.
  public func slice(
    around day: Day, matching filter: MoodFilter = MoodFilter(), days count: Int
  ) throws(MoodsFailure) -> [MoodDay] {
    if filter.isEmpty { return try slice(around: day, days: count) }
    func matching(_ days: ClosedRange<Day>, oldestFirst: Bool, _ count: Int) throws(MoodsFailure)
      -> [MoodDay]
    {
      var found: [MoodDay] = []
      try moods.visit(days, matching: filter, oldestFirst: oldestFirst) { day in
        found.append(day)
        return found.count < count
      }
      return found
    }
    let last = Day.range.upperBound
    let newer = day < last ? try matching(day + 1...last, oldestFirst: true, count) : []
    return newer.reversed()
      + (try matching(Day.range.lowerBound...day, oldestFirst: false, count + 1))
  }

  private func slice(around day: Day, days count: Int) throws(MoodsFailure) -> [MoodDay] {
    var newer: [Day] = []
    var here = day
    while newer.count < count, let next = try moods.neighbours(of: here).newer {
      newer.append(next)
      here = next
    }
    var found: [MoodDay] = []
    try moods.visit(Day.range.lowerBound...max(day, here)) { day in
      found.append(day)
      return found.count < newer.count + count + 1
    }
    return found
  }

  private func storing<T>(
    _ preferences: Preferences, _ body: () throws(StorageFailure) -> T
  ) throws(MoodsFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }
}
