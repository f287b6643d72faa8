/// One row of the table: our work beside the same work done by the `sqlite3` shell.
struct Comparison {
  /// What is done, in a few words.
  let title: String
  /// How many records it really reads or writes.
  let records: Int
  let ours: Work
  let theirs: Work
  /// How many times as long as theirs ours may take.
  let target: Double
  /// The memory it may hold, in megabytes.
  var memory = Comparison.memoryTarget
  /// What has to be there anew before each run; it is not timed.
  var prepare: [Work] = []
  /// How many times as often as usual both are run: what is nearly the same is told apart late.
  var times = 1

  /// The memory no command may exceed.
  static let memoryTarget = 30.0
  /// How many times as long as a former build ours may take.
  static let formerTarget = 1.02
  private static let formerTimes = 3

  /// Ours beside the same work of another build, in stores of its own.
  func beside(_ former: Comparison) -> Comparison {
    Comparison(
      title: title, records: records, ours: ours, theirs: former.ours, target: Self.formerTarget,
      memory: memory, prepare: prepare + former.prepare, times: Self.formerTimes)
  }

  /// Measures both by turns, so that whatever else the machine does meets both alike.
  func measure(in folder: String) throws(BenchFailure) -> Outcome {
    let first = try pair()
    // The shorter the work, the more a busy machine hides it, and the less a run costs.
    let both = first.ours.milliseconds + first.theirs.milliseconds
    let runs = (both > 400 ? 7 : both > 50 ? 25 : 101) * times
    var ours: [Work.Cost] = []
    var theirs: [Work.Cost] = []
    for turn in 0..<runs {
      let costs = try pair(theirsFirst: turn % 2 == 1)
      ours.append(costs.ours)
      theirs.append(costs.theirs)
    }
    // Traced, long work takes minutes, and its calls say nothing of a start.
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

/// What a comparison came to: medians in milliseconds, and the most memory of all runs.
struct Outcome {
  let comparison: Comparison
  let runs: Int
  let ours: Double
  let theirs: Double
  let megabytes: Double
  let theirMegabytes: Double
  /// Pages touched for the first time, and system calls: the start-up as it can be counted.
  let faults: Int
  let theirFaults: Int
  /// Nothing where the work is too long to be traced.
  let calls: (ours: Int, theirs: Int)?

  var ratio: Double { ours / theirs }
  var isMet: Bool {
    ratio <= comparison.target && megabytes <= comparison.memory
  }
}
