import Domain

/// Hears what others leave in a place that is a table, while they do (LISTEN/NOTIFY). `psql` says what
/// it heard after each statement, so it is given one every now and then that asks for nothing.
struct PostgresListening {
  private let call: ProgramCall
  private let group: GroupID
  /// How many milliseconds lie between two statements, and how many an answer may take.
  private let (pace, timeout): (Int, Int)

  /// Prepares to listen with a call of `psql`.
  init(_ call: PostgresCall, _ group: GroupID, pace: Int = 1_000, timeout: Int = 30_000) {
    (self.call, self.group) = (call.program(), group)
    (self.pace, self.timeout) = (pace, timeout)
  }

  /// Listens until it is cancelled, or the connection breaks. It has heard something when it begins:
  /// nobody tells of what was left before.
  func listen(_ heard: () -> Void) throws(RemoteFailure) {
    var program: TalkingProgram
    do throws(SpawnRefusal) { program = try call.start(mayGoOn: true) } catch {
      throw .other(code: error.code)
    }
    do throws(RemoteFailure) {
      try listen(&program, heard)
    } catch {
      program.talk.fallSilent()
      program.child.end()
      throw error
    }
  }

  private func listen(_ program: inout TalkingProgram, _ heard: () -> Void) throws(RemoteFailure) {
    program.talk.add(PostgresWords.listen)
    var isNew = true
    while true {
      program.talk.add(PostgresWords.glance)
      let deadline = Deadline(milliseconds: timeout)
      while let line = try line(from: &program, until: deadline), line != PostgresWords.glanced {
        if PostgresWords.tells(line, of: group) { isNew = true }
      }
      if isNew { heard() }
      isNew = false
      try rest(&program)
    }
  }

  /// The next line; nothing where it is the end.
  private func line(
    from program: inout TalkingProgram, until deadline: Deadline
  ) throws(RemoteFailure) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      switch program.talk.goOn(until: deadline, wanting: 1) {
      case .enough: break
      case .over: throw reason(&program)
      case .tooSlow: throw .slow
      case .cancelled: throw .cancelled
      case .tooMuch: throw .refused("psql")
      }
      let byte = program.talk.consume(1)
      if byte == [ASCII.newline] { return line }
      line += byte
    }
  }

  /// Waits a while before the next statement.
  private func rest(_ program: inout TalkingProgram) throws(RemoteFailure) {
    switch program.talk.goOn(until: Deadline(milliseconds: pace), wanting: 1) {
    // Nothing is said unasked; should something be, it is read with the next answer.
    case .tooSlow, .enough: return
    case .over: throw reason(&program)
    case .cancelled: throw .cancelled
    case .tooMuch: throw .refused("psql")
    }
  }

  /// Why psql ended.
  private func reason(_ program: inout TalkingProgram) -> RemoteFailure {
    program.talk.fallSilent()
    let answer = ProgramAnswer(
      status: program.child.status(within: Self.lastPatience) ?? ChildProcess.lostStatus,
      output: [], errors: program.talk.complaints)
    return PostgresWords.failure(answer) ?? .unreachable
  }

  /// How many milliseconds a program that said its last word may take to end.
  private static let lastPatience = 1_000
}
