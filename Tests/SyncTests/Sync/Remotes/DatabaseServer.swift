import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A real PostgreSQL server that listens only on a socket in a folder, not on a port.
final class DatabaseServer: RemoteEngine {
  /// The folder with the data and the socket of the server.
  let folder: SampleFolder
  private let process: ServerProcess

  init() throws {
    let folder = try SampleFolder()
    self.folder = folder
    let versions = try FileManager.default.contentsOfDirectory(atPath: Self.engines).sorted {
      $0.compare($1, options: .numeric) == .orderedDescending
    }
    let programs = versions.map { "\(Self.engines)/\($0)/bin" }
    let initdb = try RemoteTools.path(of: "initdb", in: programs)
    let postgres = try RemoteTools.path(of: "postgres", in: programs)
    let making = ProgramCall(
      path: "/usr/bin/env",
      arguments: try {
        RemoteTools.giveAway(folder.path)
        return try RemoteTools.asOrdinaryUser([
          initdb, "-D", folder.path("data"), "-U", "haru", "--auth=trust", "--no-sync",
          "--encoding=UTF8", "--locale=C.UTF-8",
        ])
      }(), limit: 1 << 20, timeout: 120_000)
    guard case .ended(let answer) = making.run() else { throw CancellationError() }
    try #require(answer.status == 0, "\(answer.errorLines)")
    let rules = "local all locked scram-sha-256\nlocal all all trust\n"
    try folder.write(Array(rules.utf8), to: "data/pg_hba.conf")
    process = try ServerProcess(
      try RemoteTools.asOrdinaryUser([
        postgres, "-D", folder.path("data"), "-k", folder.path, "-c", "listen_addresses=", "-c",
        "fsync=off", "-c", "shared_buffers=16MB",
      ]), log: folder.path("log"))
    let isThere = Polling.until(every: 20_000) {
      (try? run("SELECT 1;", in: "postgres")) != nil || !process.isRunning
    }
    guard isThere, process.isRunning else {
      process.end(by: SIGQUIT)
      throw BinaryUnderTest.Missing(
        description: "postgres: " + String(decoding: try folder.bytes("log"), as: UTF8.self))
    }
    for name in ["haru", "bare"] { try run("CREATE DATABASE \(name);", in: "postgres") }
    try run(
      "CREATE ROLE locked LOGIN PASSWORD 'spring'; CREATE ROLE guest LOGIN;", in: "postgres")
  }

  private static let engines = "/usr/lib/postgresql"

  /// Returns the address of a database of this server for a user.
  func address(_ database: String = "haru", as user: String = "haru") -> String {
    "postgres:///\(database)?host=\(folder.path)&user=\(user)"
  }

  /// Runs SQL as the user `haru`, who owns the server, and returns the output of psql.
  @discardableResult
  func run(_ sql: String, in database: String = "haru") throws -> String {
    let call = try PostgresCall(
      address(database), path: "/usr/bin", timeout: 60_000, cancellation: nil)
    return String(decoding: try call.run(Array(sql.utf8)), as: UTF8.self)
  }

  func end() { process.end(by: SIGQUIT) }
}
