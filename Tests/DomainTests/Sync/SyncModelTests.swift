import Foundation
import Support
import Testing

/// The number of simulated runs: 1,000, or the value of the environment variable `HARU_SYNC_RUNS`.
enum ModelRuns {
  static let count =
    ProcessInfo.processInfo.environment["HARU_SYNC_RUNS"].flatMap { Int($0) } ?? 1000

  /// Returns the number of random steps in a run.
  static func steps(_ seed: Int) -> Int { 40 + seed % 60 }
}

// D-15: no write is lost between several computers, whatever comes late, twice or from a copy.
@Suite struct `Several devices with one remote` {
  @Test(.slow) func `agree and lose nothing, in any order`() {
    var (writes, conflicts, renames, forgotten) = (0, 0, 0, 0)
    for seed in 0..<ModelRuns.count {
      let run = SyncSimulation.run(seed: seed, fault: nil, steps: ModelRuns.steps(seed))
      #expect(run.violation == nil, "seed \(seed)")
      writes += run.world.log.count
      conflicts += run.world.devices[0].conflicts.count
      renames += run.world.renames
      forgotten += run.world.forgotten
    }
    // Checks that the runs have enough writes, conflicts, renamed and revoked devices.
    #expect(writes > 20 * ModelRuns.count && conflicts > ModelRuns.count)
    #expect(renames * 10 > ModelRuns.count && forgotten * 100 > ModelRuns.count)
  }

  @Test(.slow, arguments: ModelBug.allCases)
  func `are seen to go wrong wherever something is built wrongly`(fault: ModelBug) {
    let caught = (0..<4000).first { seed in
      SyncSimulation.run(seed: seed, fault: fault, steps: ModelRuns.steps(seed)).violation != nil
    }
    #expect(caught != nil)
  }
}
