import Domain
import Support

@testable import Data

extension EveryPart {
  /// Every change of dates.
  var datesChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func change(_ n: Int, _ rule: @escaping ([PersonDate]) -> [PersonDate]) throws {
      try dates.change(ID("p\(n % 5)"), at: .on("2026-03-09"), by: rule)
    }
    return [
      (
        .addDate,
        { n in try change(n) { $0 + [.sample(id: "d\(n)", of: "p\(n % 5)", word(n))] } }
      ),
      (
        .editDate,
        { n in
          try change(n) { all in
            var changed = all
            if !all.isEmpty { changed[0].reminders = [n * 86_400] }
            return changed
          }
        }
      ),
      (.removeDate, { n in try change(n) { Array($0.dropFirst()) } }),
      (
        .restoreDate,
        { _ in
          let sql = "SELECT id FROM dates WHERE deleted_at IS NOT NULL ORDER BY id LIMIT 1"
          let id = try database.alone { (store) throws(StorageFailure) in
            try store.first(sql, [], { $0.text })
          }
          if let id { try dates.restore(ID(id)) }
        }
      ),
    ]
  }
}
