import Domain

/// One way of calling `psql`.
struct PostgresCall: Sendable {
  private let program: String
  private let address: String
  private let patience: Int
  private let cancellation: Cancellation?

  /// How many bytes an answer may have: a file in hexadecimal digits, or a long list.
  private static let limit = 64 << 20

  /// Finds `psql` in a path.
  init(_ address: String, path: String?, patience: Int, cancellation: Cancellation?)
    throws(PlaceFailure)
  {
    guard let program = ProgramPath.found("psql", in: path) else { throw .noProgram("psql") }
    (self.program, self.address) = (program, address)
    (self.patience, self.cancellation) = (patience, cancellation)
  }

  /// The arguments: no file of the user's own that changes what psql does (`-X`), no question for a
  /// password (`-w`), rows without ornament, and an end at the first error.
  private var arguments: [String] {
    [
      "-X", "-w", "-q", "-A", "-t", "-F", " ", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose",
      "-d", address,
    ]
  }

  /// The program with some SQL on its input.
  func program(_ sql: [UInt8] = []) -> ProgramCall {
    ProgramCall(
      path: program, arguments: arguments, input: sql,
      // What goes wrong is told by codes and by words of one language.
      environment: ["LC_ALL": "C", "PGCLIENTENCODING": "UTF8", "PGCONNECT_TIMEOUT": "10"],
      limit: Self.limit,
      patience: patience, cancellation: cancellation)
  }

  /// What the database answers to some SQL.
  func run(_ sql: [UInt8]) throws(PlaceFailure) -> [UInt8] {
    switch program(sql).run() {
    case .missing: throw .noProgram("psql")
    case .notStarted(let code): throw .other(code: code)
    case .tooMuch: throw .tooLarge(limit: Self.limit)
    case .tooSlow: throw .slow
    case .cancelled: throw .cancelled
    case .ended(let answer):
      if let failure = PostgresWords.failure(answer) { throw failure }
      return answer.output
    }
  }
}
