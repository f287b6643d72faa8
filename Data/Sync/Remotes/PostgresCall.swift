import Domain

/// One way of calling `psql`.
struct PostgresCall: Sendable {
  private let path: String
  private let address: String
  private let timeout: Int
  private let cancellation: Cancellation?
  private let session: PostgresSession

  /// How many bytes an answer may have: a file in hexadecimal digits, or a long list.
  private static let limit = 64 << 20

  /// Finds `psql` in a path.
  init(_ address: String, path: String?, timeout: Int, cancellation: Cancellation?)
    throws(RemoteFailure)
  {
    guard let program = ProgramPath.found("psql", in: path) else { throw .noProgram("psql") }
    (self.path, self.address) = (program, address)
    (self.timeout, self.cancellation) = (timeout, cancellation)
    session = PostgresSession(
      Self.call(program, address, timeout: timeout, cancellation: cancellation))
  }

  /// The arguments: no file of the user's own that changes what psql does (`-X`), no question for a
  /// password (`-w`), rows without ornament, and an end at the first error.
  private static func arguments(_ address: String) -> [String] {
    [
      "-X", "-w", "-q", "-A", "-t", "-F", " ", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose",
      "-d", address,
    ]
  }

  /// The program, which is told what to do on its input.
  func program() -> ProgramCall {
    Self.call(path, address, timeout: timeout, cancellation: cancellation)
  }

  private static func call(
    _ path: String, _ address: String, timeout: Int, cancellation: Cancellation?
  ) -> ProgramCall {
    ProgramCall(
      path: path, arguments: arguments(address), input: [],
      // What goes wrong is told by codes and by words of one language.
      environment: ["LC_ALL": "C", "PGCLIENTENCODING": "UTF8", "PGCONNECT_TIMEOUT": "10"],
      limit: limit,
      timeout: timeout, cancellation: cancellation)
  }

  /// What the database answers to some SQL.
  func run(_ sql: [UInt8]) throws(RemoteFailure) -> [UInt8] { try session.run(sql) }
}
