import Domain
import Support

@testable import Data

extension EveryPart {
  /// Every change of gifts.
  var giftsChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func first(_ condition: String) throws -> ID<Gift>? {
      let sql = "SELECT id FROM gifts WHERE deleted_at IS \(condition) ORDER BY id LIMIT 1"
      return try database.alone { (store) throws(StorageFailure) in
        try store.first(sql, [], { $0.text })
      }.map { ID($0) }
    }
    func change(_ kind: ChangeKind, _ rule: @escaping (inout Gift) -> Bool) throws {
      guard let id = try first("NULL") else { return }
      _ = try gifts.change(id, as: kind, at: .on("2026-03-09")) { gift in
        var changed = gift
        return rule(&changed) ? changed : nil
      }
    }
    return [
      (
        .addGift,
        { n in
          try gifts.add(
            .sample(
              id: "g\(n)", of: "p\(n % 5)", Gift.Kind.allCases[n % 5], word(n),
              n % 2 == 0 ? nil : Money(hundredths: n * 100 + 100, currency: "EUR"),
              for: n % 3 == 0 ? "wedding" : nil))
        }
      ),
      (
        .editGift,
        { n in
          try change(.editGift) {
            $0.what = SingleLineText(stored: word(n + 1))
            return true
          }
        }
      ),
      (
        .finishGift,
        { n in
          try change(.finishGift) {
            $0.returned += n + 1
            return true
          }
        }
      ),
      (.removeGift, { _ in try change(.removeGift) { _ in false } }),
      (.restoreGift, { _ in if let id = try first("NOT NULL") { try gifts.restore(id) } }),
    ]
  }
}
