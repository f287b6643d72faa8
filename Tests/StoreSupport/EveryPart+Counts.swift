import Domain
import Support

@testable import Data

extension EveryPart {
  /// Every change of counters.
  var countsChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func tag(_ n: Int) -> String { ["water", "run", "물"][n % 3] }
    func id(_ n: Int) -> ID<Counter> { ID(tag(n)) }
    func day(_ n: Int) -> Day { .on("2026-03-0\(1 + n % 4)") }
    func change(_ n: Int, as kind: ChangeKind, _ body: @escaping (inout Counter) -> Void) throws {
      _ = try counts.change(id(n), as: kind, by: body)
    }
    let now = Now.on("2026-03-09")
    return [
      (
        .addCount,
        { n in
          _ = try counts.add(CountAmount(n), on: day(n), to: .sample(tag(n)), ID("c\(n)"), at: now)
        }
      ),
      (
        .setCount,
        { n in
          _ = try counts.add(
            CountAmount(n), on: day(n), to: .sample(tag(n)), ID("s\(n)"), at: now, replacing: true)
        }
      ),
      (.removeCount, { n in _ = try counts.remove(id(n), on: day(n), at: now) }),
      (
        .restoreCount,
        { _ in
          let sql = """
            SELECT a.id FROM counts a JOIN counters c ON c.key = a.counter
            WHERE a.deleted_at IS NOT NULL AND c.deleted_at IS NULL ORDER BY a.id LIMIT 1
            """
          let id = try database.alone { (store) throws(StorageFailure) in
            try store.first(sql, [], { $0.text })
          }
          if let id { try counts.restore(amount: ID(id)) }
        }
      ),
      (
        .editCounter,
        { n in try change(n, as: .editCounter) { $0.unit = SingleLineText(stored: "u\(n)") } }
      ),
      (
        .setCountGoal,
        { n in
          try change(n, as: .setCountGoal) { $0.goals.set(CountGoal(CountAmount(n)), from: day(n)) }
        }
      ),
      (.skipCount, { n in try counts.skip(n % 2 == 0, day(n), of: id(n), at: now) }),
      (.removeCounter, { n in _ = try counts.remove(id(n), at: now) }),
      (.restoreCounter, { n in try counts.restore(id(n)) }),
    ]
  }
}
