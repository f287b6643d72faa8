/// The events of a day as blocks upon its hours, side by side where they would cover each other
/// (interval partitioning). Hours are counted in steps, which are the rows they are drawn in: what is
/// shorter than a step takes all of it.
public struct DayBlocks: Equatable, Sendable {
  /// A place that is taken: some steps of the day, and some of the lanes beside each other.
  public struct Place: Equatable, Sendable {
    /// The steps since midnight.
    public let steps: Range<Int>
    /// The lanes it takes.
    public let lanes: Range<Int>
    /// How many lanes there are where it stands.
    public let of: Int

    /// Names a place.
    public init(steps: Range<Int>, lanes: Range<Int>, of count: Int) {
      self.steps = steps
      self.lanes = lanes
      of = count
    }
  }

  /// An event and its place, by its number among those of the day.
  public struct Block: Equatable, Sendable {
    public let number: Int
    public let place: Place
  }

  /// How many events have no room where others are, and where that can be said.
  public struct Rest: Equatable, Sendable {
    public let count: Int
    public let place: Place
  }

  /// The blocks in the order of the day.
  public private(set) var blocks: [Block] = []
  /// What has no room.
  public private(set) var rests: [Rest] = []

  /// Places what takes time on a day; no more lanes are made than there is room for.
  public init(_ agenda: DayAgenda, step minutes: Int, lanes most: Int) {
    let step = max(1, minutes) * 60
    var cluster = Cluster()
    let parts = agenda.events.enumerated().filter { $1.event.takesTime }.map { number, scheduled in
      let start = min(agenda.seconds(at: scheduled.event.start), 86_399) / step
      let end = (agenda.seconds(at: scheduled.event.end) + step - 1) / step
      return Part(number: number, steps: start..<max(start + 1, end))
    }
    for part in parts.sorted(by: { $0.comesBefore($1) }) {
      if part.steps.lowerBound >= cluster.end { close(&cluster, most: max(1, most)) }
      cluster.add(part)
    }
    close(&cluster, most: max(1, most))
    blocks.sort { $0.number < $1.number }
  }

  /// An event on its steps.
  private struct Part {
    let number: Int
    let steps: Range<Int>

    func comesBefore(_ other: Part) -> Bool {
      (steps.lowerBound, -steps.upperBound, number)
        < (other.steps.lowerBound, -other.steps.upperBound, other.number)
    }
  }

  /// Events of which each touches another one.
  private struct Cluster {
    private(set) var parts: [(part: Part, lane: Int)] = []
    /// When each lane is free again.
    private(set) var ends: [Int] = []
    var end: Int { ends.max() ?? 0 }

    mutating func add(_ part: Part) {
      let lane = ends.firstIndex { $0 <= part.steps.lowerBound } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = part.steps.upperBound
      parts.append((part, lane))
    }

    /// The first lane to the right of a block that is taken while it lasts.
    func reach(of lane: Int, _ steps: Range<Int>, upTo end: Int) -> Int {
      parts.lazy.filter { $0.lane > lane && $0.part.steps.overlaps(steps) }.map(\.lane).min()
        .map { min($0, end) } ?? end
    }
  }

  /// Gives the events of a cluster their places. Where there are too many, the last lane says so.
  private mutating func close(_ cluster: inout Cluster, most: Int) {
    defer { cluster = Cluster() }
    let lanes = min(cluster.ends.count, most)
    let isTooMuch = cluster.ends.count > most
    let shown = isTooMuch ? lanes - 1 : lanes
    for (part, lane) in cluster.parts where lane < shown {
      let reach = cluster.reach(of: lane, part.steps, upTo: shown)
      blocks.append(
        Block(
          number: part.number,
          place: Place(steps: part.steps, lanes: lane..<reach, of: lanes)))
    }
    let hidden = cluster.parts.filter { $0.lane >= shown }.map(\.part.steps)
    guard let first = hidden.map(\.lowerBound).min(), let last = hidden.map(\.upperBound).max()
    else { return }
    rests.append(
      Rest(
        count: hidden.count,
        place: Place(steps: first..<last, lanes: shown..<(shown + 1), of: lanes)))
  }
}
