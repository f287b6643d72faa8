import Domain

extension PostgresWords {
  /// Returns the failure of psql; nil if it succeeded. Errors of the database have a code (SQLSTATE) in any language;
  /// errors before the database is reached have none.
  static func failure(_ answer: ProgramAnswer) -> RemoteFailure? {
    if answer.status == 0 { return nil }
    let lines = answer.errorLines
    for line in lines {
      guard let code = state(line) else { continue }
      return failure(code) ?? .refused(RemoteWords.line(line))
    }
    let line = lines.first { $0.contains("FATAL:") } ?? lines.first ?? ""
    if line.contains("password") || line.contains("authentication failed") {
      return .passwordWanted
    }
    if line.contains("FATAL:"), line.contains("database"), line.contains("does not exist") {
      return .notFound
    }
    let network = [
      "could not translate host name", "Connection refused", "timeout expired", "timed out",
      "No route to host", "Network is unreachable", "server closed the connection",
      "No such file or directory", "the database system is",
    ]
    if lines.contains(where: { line in network.contains { line.contains($0) } }) {
      return .unreachable
    }
    return .refused(RemoteWords.line(line.isEmpty ? "psql: \(answer.status)" : line))
  }

  /// Returns the failure of a remote for a SQLSTATE; nil if the code has no special meaning for a remote.
  private static func failure(_ code: Substring) -> RemoteFailure? {
    switch code {
    // No such table, database or schema.
    case "42P01", "3D000", "3F000": .notFound
    // No permission, or a read-only database such as a replica.
    case "42501", "25006": .notWritable
    case "53100", "53200": .full
    case "28000", "28P01": .passwordWanted
    // Broken connections, too many of them, or a server that is shutting down.
    case let code where code.hasPrefix("08") || code.hasPrefix("57P") || code == "53300":
      .unreachable
    case _: nil
    }
  }

  /// Returns the SQLSTATE in a line, in any language and after any prefix; nil if there is none. In `ERROR:  42P01:
  /// relation "haru_sync" does not exist` it is `42P01`.
  private static func state(_ line: String) -> Substring? {
    line.split(separator: ":").map { $0.drop { $0 == " " } }
      .first { $0.utf8.count == 5 && $0.utf8.allSatisfy(isCode) && $0.contains(where: \.isNumber) }
  }

  private static func isCode(_ letter: UInt8) -> Bool {
    (48...57).contains(letter) || (65...90).contains(letter)
  }
}
