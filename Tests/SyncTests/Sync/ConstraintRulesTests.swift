import Domain
import Foundation
import Testing

@testable import Data

/// Checks that the code that applies received rows (PROJECT in the spec) has a rule for each SQL constraint of a synced
/// table (2.6). Changes of several devices together may break any constraint, and a refused row would leave the devices
/// different for good. A new constraint without a rule fails here.
@Suite struct `What the store demands of rows that travel` {
  /// A synced table as the database declares it.
  private struct Table {
    let list: SyncList
    let sql: String
    let columns: Set<String>
    /// For each member (synced field) of the table, the names of its columns.
    let members: [Set<String>]

    var name: String { list.list.table }
  }

  private func tables() throws -> [Table] {
    try Database(.memory).read { (store) throws(StorageFailure) in
      var tables: [Table] = []
      for list in SyncLists.all {
        let name = list.list.table
        let sql = try store.first(
          "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)]
        ) { $0.text }
        let columns = try store.all("SELECT name FROM pragma_table_xinfo('\(name)')") { $0.text }
        let members = list.list.members.map { member -> Set<String> in
          if case .owner = member.kind { return [member.column] }
          return Set(member.columns)
        }
        tables.append(
          Table(list: list, sql: sql ?? "", columns: Set(columns), members: members))
      }
      return tables
    }
  }

  /// Returns the conditions of all `CHECK (…)` clauses in the SQL of a table.
  private func checks(_ sql: String) -> [String] {
    var found: [String] = []
    var rest = sql[...]
    while let start = rest.range(of: "CHECK (") {
      var depth = 1
      var end = start.upperBound
      while depth > 0, end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      found.append(
        String(rest[start.upperBound..<rest.index(before: end)])
          .split(whereSeparator: \.isWhitespace).joined(separator: " "))
      rest = rest[end...]
    }
    return found
  }

  private func columns(in check: String, of table: Table) -> Set<String> {
    let words = check.split { !$0.isLetter && $0 != "_" && !$0.isNumber }.map(String.init)
    return Set(words).intersection(table.columns)
  }

  /// CHECK conditions on columns that are computed from other columns or rows. These columns are not synced, so they
  /// are always valid.
  private static let following = [
    "day = date(instant + offset, 'unixepoch')", "here = 0 OR deleted_at IS NULL",
    "reach >= ends - starts", "last_pages BETWEEN 1 AND last_total",
    "(last_day IS NULL) = (last_total IS NULL)", "(last_pages IS NULL) = (last_total IS NULL)",
    "(last_instant IS NULL) = (last_total IS NULL)",
    "(last_offset IS NULL) = (last_total IS NULL)", "(phone IS NULL) = (phone_key IS NULL)",
  ]

  @Test func `is what one member may say, or has a rule of its own`() throws {
    let rules = Set(RecordRules.all.map(\.constraint) + [PagesRules.constraint])
    var met: Set<String> = []
    for table in try tables() {
      #expect(!table.sql.isEmpty, "\(table.name)")
      for check in checks(table.sql) {
        let columns = columns(in: check, of: table)
        // If one field alone breaks a condition, `FieldVersionCells` refuses the value when it is read.
        let isOfOne = table.members.contains { columns.isSubset(of: $0) }
        let derived = Set(table.list.list.derived.map(\.column))
        let isDerived =
          columns.count == 1 && (columns.isSubset(of: derived) || Self.counted.contains(check))
        let hasRule = rules.contains(check)
        if hasRule { met.insert(check) }
        #expect(
          isOfOne || isDerived || hasRule || Self.following.contains(check),
          "\(table.name): CHECK (\(check)) has no rule for what several devices wrote")
      }
    }
    #expect(met == rules, "a rule stands for a constraint that is none")
  }

  /// CHECK conditions on columns that triggers maintain.
  private static let counted = [
    "sentences >= 0", "earlier_pages >= 1", "here IN (0, 1)",
  ]

  @Test func `is one record alone by its name, or by a claim`() throws {
    let unique = try Database(.memory).read { (store) throws(StorageFailure) in
      var found: [(table: String, index: String, columns: [String])] = []
      for list in SyncLists.all {
        let name = list.list.table
        let indexes = try store.all(
          "SELECT name FROM pragma_index_list('\(name)') WHERE \"unique\" = 1 ORDER BY name"
        ) { $0.text }
        for index in indexes {
          let columns = try store.all(
            "SELECT ifnull(name, '') FROM pragma_index_info('\(index)')"
          ) { $0.text }
          found.append((name, index, columns))
        }
      }
      return found
    }
    #expect(unique.count > 10)
    for (table, index, columns) in unique {
      let list = try #require(SyncLists.list(ofTable: table))
      let isName: Bool
      switch list.identity {
      case .members(let names):
        let columnsOfName = names.flatMap { name in
          list.list.members.first { $0.name == name }.map { member -> [String] in
            if case .owner = member.kind { return [member.column] }
            return member.columns
          } ?? []
        }
        isName = Set(columns) == Set(columnsOfName)
      case .column(let column, _): isName = columns == [column]
      case .drawn, .only: isName = false
      }
      #expect(
        isName || Claims.indexes.contains(index) || columns == [list.key],
        "\(table): nobody says who keeps what \(index) lets one record have")
    }
    #expect(Set(Claims.indexes).isSubset(of: unique.map(\.index)))
  }

  /// A record that belongs to another record is held back until that record has arrived.
  @Test func `belongs to what its list says it belongs to`() throws {
    for table in try tables() {
      let owners = table.list.list.members.compactMap { member -> String? in
        if case .owner = member.kind { return member.column }
        // A mood refers to a saying by its number, but the name of the saying is synced.
        return table.list.number == SyncReferences.days ? member.column : nil
      }
      let references = try Database(.memory).read { (store) throws(StorageFailure) in
        try store.all("SELECT \"from\" FROM pragma_foreign_key_list('\(table.name)')") { $0.text }
      }
      for column in references {
        let isOwner = owners.contains(column) || table.list.owner?.column == column
        // A mood refers to a day row, which is created if it is missing.
        let isDay = table.list.number == SyncLists.moods && column == "day"
        #expect(isOwner || isDay, "\(table.name).\(column) points at a row that may not be here")
      }
    }
  }
}
