import Domain
import Support
import Testing

@testable import Data

/// The columns of SQLite's query plan, and those of its bytecode.
package enum PlanColumn: Int, RowColumn { case id, parent, unused, detail }
private enum StepColumn: Int, RowColumn { case address, name, p1, p2 }

extension Database {
  /// Returns the problems that SQLite finds in the store; empty if there are none.
  package func problems() throws(StorageFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in
      let damages = try store.all("PRAGMA integrity_check") { $0.text }
      return damages.filter { $0 != "ok" }
        + (try store.all("PRAGMA foreign_key_check") { "foreign key of \($0.text)" })
    }
  }

  /// Returns the number in the first row of a query; nil if there is no row.
  package func number(_ sql: String) throws(StorageFailure) -> Int? {
    try alone { (store) throws(StorageFailure) in try store.first(sql) { $0.int } }
  }

  /// Returns the text in the first row of a query; nil if there is no row.
  package func text(_ sql: String) throws(StorageFailure) -> String? {
    try alone { (store) throws(StorageFailure) in try store.first(sql) { $0.text } }
  }

  /// Returns the steps of SQLite's query plan for a statement.
  package func plan(of sql: String) throws(StorageFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in
      try store.all("EXPLAIN QUERY PLAN " + sql) { NamedRow<PlanColumn>($0).text(.detail) }
    }
  }

  /// Returns whether a statement reads columns from the rows of a table, rather than only from its indexes.
  package func readsRows(of table: String, in sql: String) throws(StorageFailure) -> Bool {
    try alone { (store) throws(StorageFailure) in
      let root = try store.first(
        "SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(table)]
      ) { $0.int }
      let steps = try store.all("EXPLAIN " + sql) {
        let step = NamedRow<StepColumn>($0)
        return (name: step.text(.name), p1: step.int(.p1), p2: step.int(.p2))
      }
      let cursors = steps.filter { $0.name == "OpenRead" && $0.p2 == root }.map(\.p1)
      return steps.contains { $0.name == "Column" && cursors.contains($0.p1) }
    }
  }

  /// Runs a body while SQLite interrupts every statement after `steps` bytecode steps. Returns whether a statement was
  /// interrupted. The test fails if `steps` is greater than 100,000: a change of one record needs fewer steps, unless
  /// its cost grows with the store.
  package func isCutShort<Failure: StorageFailing & Equatable>(
    after steps: Int, _ body: () throws(Failure) -> Void
  ) throws -> Bool {
    try #require(steps <= 100_000)
    try alone { $0.interrupt(afterSteps: Int32(steps)) }
    var isCutShort = false
    do throws(Failure) { try body() } catch {
      guard error == .storage(.interrupted) else { throw error }
      isCutShort = true
    }
    try alone { $0.interrupt(afterSteps: nil) }
    return isCutShort
  }
}

extension Connection {
  /// Opens a file as any other program could.
  package static func to(_ path: String) throws(StorageFailure) -> Connection {
    try Connection(path: path, access: .readWrite, busyMilliseconds: 5000)
  }

  /// Runs SQL statements on a file and closes the file.
  package static func run(_ sql: String, on path: String) throws(StorageFailure) {
    let connection = try Connection.to(path)
    try connection.script(sql)
  }

  /// Runs migration steps on a file and closes the file.
  package static func migrate(_ path: String, by steps: [String]) throws(StorageFailure) {
    let connection = try Connection.to(path)
    try Migrations.run(
      on: connection, location: .file(path), timeout: 5000, steps: steps.map(Migrations.Step.script)
    )
  }

  /// Returns the number in the first row of a query on a file; nil if there is no row.
  package static func number(_ sql: String, in path: String) throws(StorageFailure) -> Int? {
    let connection = try Connection.to(path)
    return try connection.first(sql) { $0.int }
  }
}
