import Domain

/// The averages of moods by time of day and by tag, merged from the statistics of several years.
struct MoodCompany: Equatable, Sendable {
  /// A tag with the difference of its average from the average of all moods.
  struct Tag: Equatable, Sendable {
    let name: String
    let change: Int
    let tally: MoodTally
  }

  private(set) var all = MoodTally()
  /// The number and the average of the moods in each of the 24 hours.
  private(set) var hours = Array(repeating: MoodTally(), count: 24)
  /// The tags, highest difference first.
  private(set) var tags: [Tag] = []

  /// The minimum number of moods with a level that a tag needs, because fewer say little about the tag.
  private static let fewest = 2

  init(_ years: [MoodStats]) {
    var merged: [String: MoodTally] = [:]
    for stats in years {
      all.add(stats.all)
      for (hour, tally) in stats.byHour.enumerated() where hours.indices.contains(hour) {
        hours[hour].add(tally)
      }
      for tag in stats.byTag { merged[tag.name, default: MoodTally()].add(tag.tally) }
    }
    guard let average = all.average else { return }
    tags = merged.compactMap { name, tally in
      guard tally.levels >= Self.fewest, let mean = tally.average else { return nil }
      return Tag(name: name, change: Int((mean - average).rounded()), tally: tally)
    }.sorted { ($1.change, $0.name) < ($0.change, $1.name) }
  }
}
