import Support
import Testing

@Suite struct `The algorithm of sync` {
  @Test(.slow) func `does step by step what its model does`() {
    var steps = 0
    for seed in 0..<ModelRuns.count / 8 {
      let real = RealDevices(2 + seed % 4)
      let run = SyncSimulation.run(
        seed: seed, fault: nil, steps: ModelRuns.steps(seed), witness: real.follow)
      #expect(run.violation == nil && real.difference == nil, "seed \(seed)")
      steps += real.steps
    }
    #expect(steps > 5 * ModelRuns.count)
  }
}
