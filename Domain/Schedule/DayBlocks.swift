/// Lays out the events of a day as blocks in lanes, side by side if they overlap (interval partitioning). Time is
/// counted in steps, one per drawn row. An event shorter than a step takes one whole step.
public struct DayBlocks: Equatable, Sendable {
  /// The rectangle of a block, as a range of steps and a range of lanes.
  public struct Frame: Equatable, Sendable {
    /// The steps since midnight that the block covers.
    public let steps: Range<Int>
    public let lanes: Range<Int>
    /// The number of lanes in the cluster of overlapping events.
    public let of: Int

    public init(steps: Range<Int>, lanes: Range<Int>, of count: Int) {
      self.steps = steps
      self.lanes = lanes
      of = count
    }
  }

  /// An event, given by its index among the events of the day, with its rectangle.
  public struct Block: Equatable, Sendable {
    public let number: Int
    public let frame: Frame
  }

  /// The number of events that did not fit, with the rectangle for a note about them.
  public struct Rest: Equatable, Sendable {
    public let count: Int
    public let frame: Frame
  }

  /// The blocks, in the order of the events of the day.
  public private(set) var blocks: [Block] = []
  /// The numbers of events that did not fit, with one entry for each cluster of overlapping events.
  public private(set) var rests: [Rest] = []

  /// Lays out the timed events of a day in at most `lanes` lanes.
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

  /// An event with the steps that it covers.
  private struct Part {
    let number: Int
    let steps: Range<Int>

    func comesBefore(_ other: Part) -> Bool {
      (steps.lowerBound, -steps.upperBound, number)
        < (other.steps.lowerBound, -other.steps.upperBound, other.number)
    }
  }

  /// A group of events that overlap directly, or through other events of the group.
  private struct Cluster {
    private(set) var parts: [(part: Part, lane: Int)] = []
    /// The step from which each lane is free again.
    private(set) var ends: [Int] = []
    var end: Int { ends.max() ?? 0 }

    mutating func add(_ part: Part) {
      let lane = ends.firstIndex { $0 <= part.steps.lowerBound } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = part.steps.upperBound
      parts.append((part, lane))
    }

    /// Returns the end of the free lanes to the right of a block: the next occupied lane, or `end`.
    func reach(of lane: Int, _ steps: Range<Int>, upTo end: Int) -> Int {
      parts.lazy.filter { $0.lane > lane && $0.part.steps.overlaps(steps) }.map(\.lane).min()
        .map { min($0, end) } ?? end
    }
  }

  /// Assigns the rectangles of a cluster. If the cluster has too many lanes, the last lane is reserved for a note about
  /// the events that did not fit.
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
          frame: Frame(steps: part.steps, lanes: lane..<reach, of: lanes)))
    }
    let hidden = cluster.parts.filter { $0.lane >= shown }.map(\.part.steps)
    guard let first = hidden.map(\.lowerBound).min(), let last = hidden.map(\.upperBound).max()
    else { return }
    rests.append(
      Rest(
        count: hidden.count,
        frame: Frame(steps: first..<last, lanes: shown..<(shown + 1), of: lanes)))
  }
}
