/// Statistics of feelings by day, weekday, hour and tag.
public struct MoodStats: Equatable, Sendable {
  /// A tag, with the number and average of the feelings that have the tag in their words or as a separate tag.
  public struct Tag: Equatable, Sendable {
    /// The name of the tag without `#`.
    public let name: String
    public let tally: MoodTally

    public init(name: String, tally: MoodTally) {
      self.name = name
      self.tally = tally
    }
  }

  public private(set) var all = MoodTally()
  /// The number and average of the feelings of each day with feelings, oldest first.
  public private(set) var byDay: [MoodDayTally] = []
  /// The number and average of the feelings of each weekday, Monday first.
  public private(set) var byWeekday = Array(repeating: MoodTally(), count: 7)
  /// The number and average of the feelings of each of the 24 hours in local time. Feelings whose time of day is
  /// unknown are left out.
  public private(set) var byHour = Array(repeating: MoodTally(), count: 24)
  /// The tags, most frequent first, then by name.
  public let byTag: [Tag]
  /// The streak of consecutive days with feelings.
  public let streak: Streak

  /// The day with the highest average; nil without levels.
  public var best: MoodDayTally? { byDay.best }
  /// The day with the lowest average; nil without levels.
  public var lowest: MoodDayTally? { byDay.lowest }

  init(_ counts: MoodCounts, today: Day) {
    var counts = counts
    counts.countTags()
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

/// Accumulates statistics hour by hour as the store delivers them, so that no records are kept in memory.
struct MoodCounts {
  private(set) var all = MoodTally()
  private(set) var days: [MoodDayTally] = []
  private(set) var weekdays = Array(repeating: MoodTally(), count: 7)
  private(set) var hours = Array(repeating: MoodTally(), count: 24)
  private(set) var tags: [String: MoodTally] = [:]
  /// The feelings with the same text, whose tags are not counted yet.
  private var texts: [String: MoodTally] = [:]

  /// Adds the feelings of an hour. Hours must be added oldest first.
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

  /// The maximum number of texts that are kept, and their maximum length in bytes.
  private static let (most, longest) = (4_000, 200)

  /// Adds a feeling to the count of each hashtag in its text. The level is nil for a diary entry. Short texts are often
  /// the same few tags, and are then searched for tags only once.
  mutating func add(_ level: MoodLevel?, _ text: String) {
    if text.utf8.count > Self.longest { return count(MoodTally(level), text) }
    texts[text, default: MoodTally()].add(MoodTally(level))
    if texts.count == Self.most { countTags() }
  }

  /// Adds the feelings of the kept texts to the counts of their hashtags.
  mutating func countTags() {
    for (text, tally) in texts { count(tally, text) }
    texts.removeAll(keepingCapacity: true)
  }

  private mutating func count(_ tally: MoodTally, _ text: String) {
    for tag in Hashtag.all(in: text) { tags[tag, default: MoodTally()].add(tally) }
  }
}
