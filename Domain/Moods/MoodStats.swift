/// Statistics of feelings: what they come to by day, weekday, hour and tag.
public struct MoodStats: Equatable, Sendable {
  /// A tag and the feelings in whose words, or beside them, it stands.
  public struct Tag: Equatable, Sendable {
    /// The tag without its sign.
    public let name: String
    /// What was felt with it.
    public let tally: MoodTally

    /// Puts a tag together.
    public init(name: String, tally: MoodTally) {
      self.name = name
      self.tally = tally
    }
  }

  /// All feelings.
  public private(set) var all = MoodTally()
  /// The days that have any, oldest first.
  public private(set) var byDay: [MoodDayTally] = []
  /// The seven days of the week, Monday first.
  public private(set) var byWeekday = Array(repeating: MoodTally(), count: 7)
  /// The 24 hours of local clocks.
  public private(set) var byHour = Array(repeating: MoodTally(), count: 24)
  /// The tags, the most frequent first, and those of one count by name.
  public let byTag: [Tag]
  /// The days in a row with feelings.
  public let streak: Streak

  /// The day with the highest average, and that with the lowest.
  public var best: MoodDayTally? { byDay.best }
  public var lowest: MoodDayTally? { byDay.lowest }

  /// Counts them up.
  init(_ counts: MoodCounts, today: Day) {
    all = counts.all
    byDay = counts.days
    byWeekday = counts.weekdays
    byHour = counts.hours
    byTag = counts.tags.map { Tag(name: $0.key, tally: $0.value) }.sorted { one, other in
      one.tally.count == other.tally.count
        ? one.name < other.name : one.tally.count > other.tally.count
    }
    streak = Streak(counts.days.lazy.map(\.day), today: today)
  }
}

/// Counts feelings as they come from the store, hour after hour, so that none of them is kept.
struct MoodCounts {
  private(set) var all = MoodTally()
  private(set) var days: [MoodDayTally] = []
  private(set) var weekdays = Array(repeating: MoodTally(), count: 7)
  private(set) var hours = Array(repeating: MoodTally(), count: 24)
  private(set) var tags: [String: MoodTally] = [:]

  /// Counts an hour in; hours come oldest first.
  mutating func add(_ hour: MoodHour) {
    all.add(hour.tally)
    weekdays[hour.day.weekday.rawValue - 1].add(hour.tally)
    if hour.isTimed, hours.indices.contains(hour.hour) { hours[hour.hour].add(hour.tally) }
    var tally = hour.tally
    if let last = days.last, last.day == hour.day {
      tally.add(last.tally)
      days[days.count - 1] = MoodDayTally(day: hour.day, tally: tally)
    } else {
      days.append(MoodDayTally(day: hour.day, tally: tally))
    }
  }

  /// Counts the tags of a feeling's words in.
  mutating func add(_ level: MoodLevel?, _ text: String) {
    for tag in Hashtag.all(in: text) { tags[tag, default: MoodTally()].add(MoodTally(level)) }
  }
}
