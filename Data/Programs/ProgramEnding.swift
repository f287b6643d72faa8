/// The result of running a program.
enum ProgramEnding: Equatable, Sendable {
  /// The program was not found.
  case missing
  /// The system could not start the program. The code is an `errno` value.
  case notStarted(code: Int32)
  /// The output of the program exceeded the limit, so the program was killed.
  case tooMuch
  /// The program exceeded the timeout and was killed.
  case tooSlow
  /// The call was cancelled. The program was killed if it had started.
  case cancelled
  /// The program exited by itself.
  case ended(ProgramAnswer)
}

/// The output and status of a program.
struct ProgramAnswer: Equatable, Sendable {
  /// The exit status as in shells: 128 plus the number of the signal if a signal ended the program.
  let status: Int32
  let output: [UInt8]
  /// The beginning of the program's standard error.
  let errors: [UInt8]

  /// The lines of standard error that are not blank, each truncated to 200 characters.
  var errorLines: [String] {
    String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
  }
}
