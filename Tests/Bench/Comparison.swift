/// One row of the report: work of Haru, and the same work by the `sqlite3` shell or by another build of Haru.
struct Comparison {
  /// The command that is measured, for the report.
  let title: String
  /// The number of records that the work reads or writes.
  let records: Int
  let ours: Work
  let theirs: Work
  /// The highest accepted ratio of our time to the other time.
  let target: Double
  /// The highest accepted memory of Haru, in megabytes.
  var memory = Comparison.memoryTarget
  /// Work to be done before each run. It is not timed.
  var prepare: [Work] = []
  /// A factor for the number of runs. Two builds of Haru differ little, so they need more runs.
  var times = 1

  /// The default memory limit of a command, in megabytes.
  static let memoryTarget = 30.0
  /// The highest accepted ratio to the time of an earlier build.
  static let formerTarget = 1.02
  private static let formerTimes = 3

  /// Returns a comparison of this work with the same work of an earlier build, which has its own stores.
  func beside(_ former: Comparison) -> Comparison {
    Comparison(
      title: title, records: records, ours: ours, theirs: former.ours, target: Self.formerTarget,
      memory: memory, prepare: prepare + former.prepare, times: Self.formerTimes)
  }

  /// Measures both sides in turns, so that other load of the machine affects both alike.
  func measure(in folder: String) throws(BenchFailure) -> Outcome {
    let first = try pair()
    // Short work is disturbed more by other load and takes less time, so it is repeated more often.
    let both = first.ours.milliseconds + first.theirs.milliseconds
    let runs = (both > 400 ? 7 : both > 50 ? 25 : 101) * times
    var ours: [Work.Cost] = []
    var theirs: [Work.Cost] = []
    for turn in 0..<runs {
      let costs = try pair(theirsFirst: turn % 2 == 1)
      ours.append(costs.ours)
      theirs.append(costs.theirs)
    }
    // Long work would take minutes under `strace`, and its calls say little about the start.
    let calls = both > 1000 ? nil : try systemCalls(tableIn: folder + "/calls.txt")
    return Outcome(
      comparison: self, runs: ours.count, ours: Self.median(ours), theirs: Self.median(theirs),
      megabytes: Self.peak(ours), theirMegabytes: Self.peak(theirs),
      faults: Self.faults(ours), theirFaults: Self.faults(theirs), calls: calls)
  }

  private func systemCalls(
    tableIn path: String
  ) throws(BenchFailure) -> (ours: Int, theirs: Int) {
    for work in prepare { _ = try work.run() }
    return (try ours.systemCalls(tableIn: path), try theirs.systemCalls(tableIn: path))
  }

  private func pair(
    theirsFirst: Bool = false
  ) throws(BenchFailure) -> (ours: Work.Cost, theirs: Work.Cost) {
    for work in prepare { _ = try work.run() }
    if !theirsFirst { return (try ours.run(), try theirs.run()) }
    let other = try theirs.run()
    return (try ours.run(), other)
  }

  private static func median(_ costs: [Work.Cost]) -> Double {
    Timing.median(costs.map(\.milliseconds))
  }

  private static func faults(_ costs: [Work.Cost]) -> Int {
    costs.map(\.pageFaults).sorted()[costs.count / 2]
  }

  private static func peak(_ costs: [Work.Cost]) -> Double {
    Double(costs.map(\.peakKilobytes).max() ?? 0) / 1024
  }
}

/// The result of a comparison: median times in milliseconds, and the highest memory of all runs.
struct Outcome {
  let comparison: Comparison
  let runs: Int
  let ours: Double
  let theirs: Double
  let megabytes: Double
  let theirMegabytes: Double
  /// Page faults of Haru: pages that were touched for the first time. Like the system calls they measure the start
  /// without noise.
  let faults: Int
  let theirFaults: Int
  /// System calls of both sides. Nil if the work takes too long to be traced.
  let calls: (ours: Int, theirs: Int)?

  var ratio: Double { ours / theirs }
  var isMet: Bool {
    ratio <= comparison.target && megabytes <= comparison.memory
  }
}
