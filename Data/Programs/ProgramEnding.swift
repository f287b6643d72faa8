/// How the run of another program came out.
enum ProgramEnding: Equatable, Sendable {
  /// There is no such program.
  case missing
  /// The system did not start it, by its own number.
  case notStarted(code: Int32)
  /// It wrote more than the limit and was ended.
  case tooMuch
  /// It took longer than the timeout and was ended.
  case tooSlow
  /// Nobody wanted it any more, and it was ended, or never started.
  case cancelled
  /// It ended by itself.
  case ended(ProgramAnswer)
}

/// What another program left behind.
struct ProgramAnswer: Equatable, Sendable {
  /// The status as shells count it: a signal's number stands above 128.
  let status: Int32
  /// What it wrote to its standard output.
  let output: [UInt8]
  /// The beginning of what it wrote to its standard error.
  let errors: [UInt8]

  /// The lines of its standard error that say something.
  var errorLines: [String] {
    String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
  }
}
