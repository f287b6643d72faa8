import Domain
import Foundation
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

/// Kills do not tear a write, and the kernel finishes what a killed program wrote. A power failure loses any part of
/// what was not flushed.
@Suite(.plainStores("It makes encrypted stores itself."))
struct `An encrypted store after a power failure` {
  /// The number of power failures; `HARU_TEST_CUTS` sets another one.
  private static let cuts =
    ProcessInfo.processInfo.environment["HARU_TEST_CUTS"].flatMap(Int.init)
    ?? (TestDepth.current == .quick ? 100 : TestDepth.some(400, of: 20_000))
  private static let cutsEach = 50

  // E-25, B37: each acknowledged change is there, and nothing counts as damage
  @Test func `has every change that was acknowledged`() throws {
    for number in 0..<max(1, Self.cuts / Self.cutsEach) {
      var dice = Dice(seed: 37, input: number)
      try SampleFolder.using { folder in
        let empty = PowerCut(store: try CountedStore.make(in: folder), log: nil, row: 0, slots: 1)
        let failures = try Self.failures(
          after: empty, steps: 40, count: Self.cutsEach / 2, "run \(number)", &dice)
        // Every fifth store goes on and loses its power once more.
        for failure in failures.prefix(Self.cutsEach / 10) {
          _ = try Self.failures(after: failure, steps: 5, count: 5, "run \(number), again", &dice)
        }
      }
    }
  }

  /// Changes a store, cuts the power after some of the changes, and examines what is left.
  private static func failures(
    after began: PowerCut, steps: Int, count: Int, _ name: String, _ dice: inout Dice
  ) throws -> [PowerCut] {
    let events = try events(after: began, steps: steps, &dice)
    return try (0..<count).map { cut in
      let failure = PowerCut(began, events[..<dice.below(events.count + 1)], &dice)
      try expectWhole(failure, "\(name), cut \(cut)", &dice)
      return failure
    }
  }

  /// Records some changes of a store.
  private static func events(after cut: PowerCut, steps: Int, _ dice: inout Dice) throws
    -> [RecordedDisk.Event]
  {
    try SampleFolder.using { folder in
      try cut.write(to: folder)
      let disk = RecordedDisk(folder.path)
      defer { disk.end() }
      var store = try CountedStore(folder.path("haru.sqlite"), row: cut.row, disk: disk)
      _ = try store.problem(after: cut)
      for _ in 0..<steps { try store.change(&dice) }
      return disk.events
    }
  }

  /// Opens the store after a power failure, and sometimes goes on with it.
  private static func expectWhole(_ cut: PowerCut, _ name: String, _ dice: inout Dice) throws {
    try SampleFolder.using { folder in
      try cut.write(to: folder)
      if dice.below(4) == 0 {
        // Shared memory of the time before the failure.
        try folder.write((0..<32_768).map { _ in UInt8(dice.below(256)) }, to: "haru.sqlite-shm")
      }
      do {
        var store = try CountedStore(folder.path("haru.sqlite"), row: 0, disk: nil)
        if let problem = try store.problem(after: cut) {
          Issue.record("\(name): \(problem) (\(cut.loss))")
          return
        }
        guard dice.below(4) == 0 else { return }
        let newest = store.row
        try store.add(2)
        store = try CountedStore(folder.path("haru.sqlite"), row: 0, disk: nil)
        let after = PowerCut(store: [], log: nil, row: newest + 2, slots: cut.slots)
        if let problem = try store.problem(after: after) {
          Issue.record("\(name), later: \(problem) (\(cut.loss))")
        }
      } catch {
        Issue.record("\(name): \(error) (\(cut.loss))")
      }
    }
  }
}

extension PowerCut {
  /// Writes the files of a store.
  fileprivate func write(to folder: SampleFolder) throws {
    try folder.write(store, to: "haru.sqlite")
    if let log { try folder.write(log, to: "haru.sqlite-log") }
  }
}
