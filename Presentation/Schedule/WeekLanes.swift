import Domain

/// The timed events of a day in lanes: two at most, and the number of the events beside them.
struct WeekLanes {
  /// An event, given by its index among the events of the day, with the part of the width that it takes.
  struct Block: Equatable {
    let number: Int
    let steps: Range<Int>
    /// The lanes of the block, out of `of`.
    let lanes: Range<Int>
    let of: Int
    /// Whether cells at the right are left free for the number of events without room.
    let leavesRest: Bool
  }

  /// The number of events without room at the same time.
  struct Rest: Equatable {
    var count: Int
    var steps: Range<Int>
  }

  private(set) var blocks: [Block] = []
  private(set) var rests: [Rest] = []

  /// The number of lanes side by side.
  private static let most = 2
  /// The minimum width of a day in which two lanes and a number fit beside each other, in cells.
  private static let leastForBoth = 13

  init(_ agenda: DayAgenda, step minutes: Int, columns: Int) {
    let all = DayBlocks(agenda, step: minutes, lanes: .max).blocks
    for block in all {
      let frame = block.frame
      let isCrowded = frame.of > Self.most
      let lanes = isCrowded && columns < Self.leastForBoth ? 1 : min(frame.of, Self.most)
      if frame.lanes.lowerBound >= lanes {
        hide(frame.steps)
        continue
      }
      blocks.append(
        Block(
          number: block.number, steps: frame.steps,
          lanes: frame.lanes.lowerBound..<min(frame.lanes.upperBound, lanes), of: lanes,
          leavesRest: isCrowded))
    }
  }

  private mutating func hide(_ steps: Range<Int>) {
    var rest = Rest(count: 1, steps: steps)
    rests.removeAll { known in
      guard known.steps.overlaps(rest.steps) else { return false }
      rest.count += known.count
      rest.steps =
        min(
          rest.steps.lowerBound, known.steps.lowerBound)..<max(
          rest.steps.upperBound, known.steps.upperBound)
      return true
    }
    rests.append(rest)
  }
}
