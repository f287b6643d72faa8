import Domain
import Support

@testable import Data

/// The number of records of each part, by tag.
package typealias TagCounts = [String: [DailyPart: Int]]

extension EveryPart {
  /// Returns the counts as `haru tags` shows them.
  package func tagCounts() throws -> TagCounts {
    let calendar = LocalCalendar.unchanging(offset: 9 * 3600)
    let finding = SQLiteFinding(database, calendar: calendar, clock: database.clock)
    return Dictionary(uniqueKeysWithValues: try finding.tags().map { ($0.tag, $0.counts) })
  }

  /// Returns the counts that the records themselves have. No index is used.
  package func recountedTags() throws -> TagCounts {
    let row = SearchHitRow(calendar: .unchanging(offset: 9 * 3600))
    return try database.read { (store) throws(StorageFailure) in
      var counts: TagCounts = [:]
      for source in SearchSources.all {
        guard let words = source.words else { continue }
        let table = words.index.table
        let sql = """
          SELECT \(source.selected)
          FROM (SELECT \(table == "sayings" ? "number" : "key") AS rowid FROM \(table)_words) i
          CROSS JOIN \(words.rows) WHERE \(words.condition)
          """
        try store.visit(sql) { (found) throws(StorageFailure) in
          for tag in try row.record(found).tags {
            counts[tag, default: [:]][source.kind.part, default: 0] += 1
          }
          return true
        }
      }
      return counts
    }
  }
}
