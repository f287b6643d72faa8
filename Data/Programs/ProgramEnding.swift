/// The result of running a program.
enum ProgramEnding: Equatable, Sendable {
  /// There is no such program.
  case missing
  /// The system could not start it; the code is an `errno` value.
  case notStarted(code: Int32)
  /// Its output exceeded the limit, so it was killed.
  case tooMuch
  /// It exceeded the timeout and was killed.
  case tooSlow
  /// It was cancelled, and killed if it had started.
  case cancelled
  /// It ended by itself.
  case ended(ProgramAnswer)
}

/// The output and status of a program.
struct ProgramAnswer: Equatable, Sendable {
  /// The exit status as in shells: 128 plus the number of a signal.
  let status: Int32
  let output: [UInt8]
  /// The beginning of its standard error.
  let errors: [UInt8]

  /// The lines of its standard error that are not blank, each cut to 200 characters.
  var errorLines: [String] {
    String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
  }
}
