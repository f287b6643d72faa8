import Domain

/// A call of `psql` for a database.
struct PostgresCall: Sendable {
  private let path: String
  private let address: String
  private let timeout: Int
  private let cancellation: Cancellation?
  private let session: PostgresSession

  /// The greatest size of an answer, in bytes: a file in hexadecimal digits, or a long list.
  private static let limit = 64 << 20

  /// Looks for `psql` in the search path.
  init(_ address: String, path: String?, timeout: Int, cancellation: Cancellation?)
    throws(RemoteFailure)
  {
    guard let program = ProgramPath.find("psql", in: path) else { throw .noProgram("psql") }
    (self.path, self.address) = (program, address)
    (self.timeout, self.cancellation) = (timeout, cancellation)
    session = PostgresSession(
      Self.call(program, address, timeout: timeout, cancellation: cancellation))
  }

  /// Returns the arguments of psql: no psqlrc of the user (`-X`), no password prompt (`-w`), unaligned rows only, and
  /// stop at the first error.
  private static func arguments(_ address: String) -> [String] {
    [
      "-X", "-w", "-q", "-A", "-t", "-F", " ", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose",
      "-d", address,
    ]
  }

  /// Returns the call of psql, which reads SQL from its standard input.
  func program() -> ProgramCall {
    Self.call(path, address, timeout: timeout, cancellation: cancellation)
  }

  private static func call(
    _ path: String, _ address: String, timeout: Int, cancellation: Cancellation?
  ) -> ProgramCall {
    ProgramCall(
      path: path, arguments: arguments(address), input: [],
      // A fixed locale, because failures are recognised by their codes and English messages.
      environment: ["LC_ALL": "C", "PGCLIENTENCODING": "UTF8", "PGCONNECT_TIMEOUT": "10"],
      limit: limit,
      timeout: timeout, cancellation: cancellation)
  }

  /// Runs SQL in the database and returns the answer.
  func run(_ sql: [UInt8]) throws(RemoteFailure) -> [UInt8] { try session.run(sql) }
}
