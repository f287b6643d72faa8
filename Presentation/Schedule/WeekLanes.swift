import Domain

/// The timed events of a day in at most two lanes, and the numbers of the events without room. In a narrow day, an
/// event that begins during another event may lie over that event.
struct WeekLanes {
  /// An event, given by its index among the events of the day, with the part of the width that it takes.
  struct Block: Equatable {
    let number: Int
    let rows: Range<Int>
    /// The lanes of the block, out of `of`.
    let lanes: Range<Int>
    let of: Int
    /// Whether cells at the right are left free for the number of events without room.
    let leavesRest: Bool
    /// Whether the block has a stronger fill, because it lies directly below another one.
    var isRaised = false
    /// Whether the block lies over another one and leaves only the edge of that one visible.
    var isOver = false
    /// The number of rows above the first block that lies over this one; all rows if there is none.
    var open: Int
  }

  /// The number of events without room in the same rows.
  struct Rest: Equatable {
    var count: Int
    var rows: Range<Int>
  }

  private(set) var blocks: [Block] = []
  private(set) var rests: [Rest] = []
  /// The number of events outside of the shown hours.
  private(set) var unseen = 0

  /// The number of lanes side by side.
  private static let most = 2
  /// The minimum width of a day in which two lanes and a number fit beside each other, in cells.
  private static let leastForBoth = 13
  /// The minimum width of a day, in cells, at which overlapping events are always side by side. In a narrower day, an
  /// event may lie over one that began before it.
  private static let leastSideBySide = 20

  private typealias Part = (number: Int, rows: Range<Int>, lane: Int)

  init(_ agenda: DayAgenda, _ hours: WeekHours, at now: Now, columns: Int) {
    var parts: [(number: Int, rows: Range<Int>)] = []
    for (number, scheduled) in agenda.events.enumerated() where scheduled.event.takesTime {
      if let rows = hours.rows(of: scheduled.event, on: agenda, at: now) {
        parts.append((number, rows))
      } else {
        unseen += 1
      }
    }
    parts.sort {
      ($0.rows.lowerBound, -$0.rows.upperBound, $0.number)
        < ($1.rows.lowerBound, -$1.rows.upperBound, $1.number)
    }
    var cluster: [Part] = []
    var ends: [Int] = []
    for (number, rows) in parts {
      if let end = ends.max(), rows.lowerBound >= end {
        close(cluster, lanes: ends.count, columns)
        (cluster, ends) = ([], [])
      }
      let lane = ends.firstIndex { $0 <= rows.lowerBound } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = rows.upperBound
      cluster.append((number, rows, lane))
    }
    close(cluster, lanes: ends.count, columns)
    raise()
    blocks.sort { $0.number < $1.number }
  }

  /// Gives another fill to blocks that lie directly below other blocks or over them.
  private mutating func raise() {
    for index in blocks.indices {
      let block = blocks[index]
      blocks[index].isRaised = blocks[..<index].contains { other in
        let touches =
          block.isOver && !other.isOver
          ? other.rows.contains(block.rows.lowerBound)
          : other.rows.upperBound == block.rows.lowerBound
        return touches && !other.isRaised
          && (other.of == 1 || block.of == 1 || other.lanes.overlaps(block.lanes))
      }
    }
  }

  /// Places the events of a group that overlap, directly or through others. A narrow day that is crowded has one lane.
  private mutating func close(_ cluster: [Part], lanes count: Int, _ columns: Int) {
    if count == Self.most, columns < Self.leastSideBySide, Self.canLieOver(cluster) {
      return stack(cluster)
    }
    let isCrowded = count > 1 && (count > Self.most || columns < Self.leastForBoth)
    let lanes = isCrowded && columns < Self.leastForBoth ? 1 : min(count, Self.most)
    for (number, rows, lane) in cluster {
      guard lane < lanes else {
        hide(rows)
        continue
      }
      let next = cluster.filter { $0.lane > lane && $0.rows.overlaps(rows) }.map(\.lane).min()
      blocks.append(
        Block(
          number: number, rows: rows, lanes: lane..<min(next ?? lanes, lanes), of: lanes,
          leavesRest: isCrowded, open: rows.count))
    }
  }

  /// Returns whether the events of the second lane can lie over those of the first lane. Each must begin below the
  /// first row of the events that it covers, so that all names can be seen.
  private static func canLieOver(_ cluster: [Part]) -> Bool {
    cluster.allSatisfy { upper in
      upper.lane == 0
        || cluster.allSatisfy { lower in
          lower.lane > 0 || !lower.rows.overlaps(upper.rows)
            || lower.rows.lowerBound < upper.rows.lowerBound
        }
    }
  }

  /// Places the events of the second lane over those of the first one.
  private mutating func stack(_ cluster: [Part]) {
    for (number, rows, lane) in cluster {
      let first = cluster.lazy.filter { $0.lane > lane && $0.rows.overlaps(rows) }
        .map(\.rows.lowerBound).min()
      blocks.append(
        Block(
          number: number, rows: rows, lanes: 0..<1, of: 1, leavesRest: false, isOver: lane > 0,
          open: (first ?? rows.upperBound) - rows.lowerBound))
    }
  }

  private mutating func hide(_ rows: Range<Int>) {
    var rest = Rest(count: 1, rows: rows)
    rests.removeAll { known in
      guard known.rows.overlaps(rest.rows) else { return false }
      rest.count += known.count
      let first = min(rest.rows.lowerBound, known.rows.lowerBound)
      rest.rows = first..<max(rest.rows.upperBound, known.rows.upperBound)
      return true
    }
    rests.append(rest)
  }
}
