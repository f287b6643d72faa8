import Domain
import Support
import Synchronization
import Testing

/// Tests that the cost of a short list depends on its length, and not on the number of records in
/// the store.
@Suite struct `Somebody with a short list among many records` {
  @Test func `is told where its records came from without all sources being read`() throws {
    let asked = Asked()
    let world = try TestEnvironment { adapters in
      let imports = adapters.imports
      adapters.imports = {
        ImportsOnPaper(
          over: imports($0, $1, $2, $3), files: FilesInMemory(SampleImports.files),
          noteWhole: { asked.whole.add(1, ordering: .relaxed) })
      }
    }
    for number in 1...(501) {
      #expect(world.run("moods add \(1 + number % 100)").status == .done)
    }
    #expect(world.run("moods add 50 --at '2026-02-01 10:00'").status == .done)
    for command in [
      "moods list --day 2026-02-01 --json", "people list --json", "books list --json",
      "books shelf --json",
    ] {
      let answer = world.run(command)
      #expect(answer.status == .done, "\(command) \(answer.err)")
    }
    #expect(asked.whole.load(ordering: .relaxed) == 0)
    #expect(world.run("moods list --json").status == .done)
    #expect(asked.whole.load(ordering: .relaxed) == 0, "nothing was imported")
    let trial = world.run("import - --from jrnl", input: "[2026-01-02 10:00] calm\n")
    #expect(trial.status == .done, "\(trial.err)")
    let before = asked.whole.load(ordering: .relaxed)
    #expect(world.run("people list --json").status == .done)
    #expect(asked.whole.load(ordering: .relaxed) == before, "a short list")
    #expect(world.run("moods list --json").status == .done)
    #expect(asked.whole.load(ordering: .relaxed) == before + 1)
  }

  private final class Asked: Sendable {
    let whole = Atomic<Int>(0)
  }
}
