import Domain

/// Listens for writes by other devices to a PostgreSQL remote (LISTEN/NOTIFY). `psql` reports notifications only after
/// a statement, so an empty statement is sent at intervals.
struct PostgresListening {
  private let call: ProgramCall
  private let group: GroupID
  /// The interval between statements and the timeout of an answer, in milliseconds.
  private let (pace, timeout): (Int, Int)

  init(_ call: PostgresCall, _ group: GroupID, pace: Int = 1_000, timeout: Int = 30_000) {
    (self.call, self.group) = (call.program(), group)
    (self.pace, self.timeout) = (pace, timeout)
  }

  /// Listens until it is cancelled or the connection breaks. Calls the closure `heard` after each notified write, and
  /// once at the beginning, because earlier writes are not notified.
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
      program.talk.add(PostgresWords.ping)
      let deadline = Deadline(milliseconds: timeout)
      while let line = try line(from: &program, until: deadline), line != PostgresWords.glanced {
        if PostgresWords.isNotification(line, of: group) { isNew = true }
      }
      if isNew { heard() }
      isNew = false
      try rest(&program)
    }
  }

  /// Returns the next line without its newline. The result is optional only for `while let`; it is never nil. Throws if
  /// psql ends or prints too much, the deadline passes, or the call is cancelled.
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

  /// Waits before the next statement.
  private func rest(_ program: inout TalkingProgram) throws(RemoteFailure) {
    switch program.talk.goOn(until: Deadline(milliseconds: pace), wanting: 1) {
    // psql should print nothing now; if it does, it is read with the next answer.
    case .tooSlow, .enough: return
    case .over: throw reason(&program)
    case .cancelled: throw .cancelled
    case .tooMuch: throw .refused("psql")
    }
  }

  /// Returns the failure that made psql end.
  private func reason(_ program: inout TalkingProgram) -> RemoteFailure {
    program.talk.fallSilent()
    let answer = ProgramAnswer(
      status: program.child.status(within: Self.exitTimeout) ?? ChildProcess.lostStatus,
      output: [], errors: program.talk.complaints)
    return PostgresWords.failure(answer) ?? .unreachable
  }

  /// The time that a program may take to exit after its input was closed, in milliseconds.
  private static let exitTimeout = 1_000
}
