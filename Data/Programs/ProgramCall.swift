import Domain
import Platform

/// Runs another program with arguments and input to its end, and collects its output.
struct ProgramCall: Sendable {
  /// The path of the program, from `ProgramPath`.
  let path: String
  var arguments: [String] = []
  /// The bytes of the program's standard input.
  var input: [UInt8] = []
  /// Descriptors that the program gets as well, numbered from `Spawning.firstFile` on.
  var files: [Int32] = []
  /// The variables added to the program's environment.
  var environment: [String: String] = [:]
  /// Whether the program's environment is only `environment`, without the variables of Haru.
  var isAloneThere = false
  /// The working directory of the program; nil for that of Haru.
  var folder: String?
  /// The size limit of the output in bytes.
  let limit: Int
  /// The timeout in milliseconds.
  let timeout: Int
  /// The cancellation of the run; nil if the run cannot be cancelled.
  var cancellation: Cancellation?
  /// Whether the program shares the terminal with Haru, so that it can prompt the user.
  var isInFront = false

  /// Runs the program and waits for its end. On return the process has exited and all descriptors
  /// are closed.
  func run() -> ProgramEnding {
    do throws(SpawnRefusal) { return try ending() } catch {
      return error.code == ENOENT ? .missing : .notStarted(code: error.code)
    }
  }

  private var isCancelled: Bool { cancellation?.isCancelled ?? false }

  private func ending() throws(SpawnRefusal) -> ProgramEnding {
    if isCancelled { return .cancelled }
    let deadline = Deadline(milliseconds: timeout)
    var program = try start()
    let child = program.child
    switch program.talk.goOn(until: deadline) {
    case .tooMuch:
      child.end()
      return .tooMuch
    case .tooSlow:
      child.end()
      return .tooSlow
    case .cancelled:
      child.end()
      return .cancelled
    case .over, .enough:
      return status(of: child, until: deadline).map { status in
        .ended(
          ProgramAnswer(
            status: status, output: program.talk.received, errors: program.talk.complaints))
      } ?? (isCancelled ? .cancelled : .tooSlow)
    }
  }

  /// Starts the program. The caller must end it and wait for it. With `mayGoOn` its input stays
  /// open for further requests.
  func start(mayGoOn: Bool = false) throws(SpawnRefusal) -> TalkingProgram {
    var toProgram = try ProgramPipe.toProgram()
    var fromProgram = try ProgramPipe.fromProgram()
    var complaints = try ProgramPipe.fromProgram()
    let child = ChildProcess(
      number: try Spawning.start(
        [path] + arguments, input: toProgram.theirs?.number, output: fromProgram.theirs?.number,
        errors: complaints.theirs?.number, files: files,
        in: isAloneThere ? .only(environment) : .adding(environment), at: folder,
        isInFront: isInFront),
      leadsGroup: !isInFront)
    // Close our copies of its ends; otherwise their closing would not show that the program is done.
    toProgram.theirs = nil
    fromProgram.theirs = nil
    complaints.theirs = nil
    let talk = ProgramTalk(
      input: toProgram.ours.take(), output: fromProgram.ours.take(),
      errors: complaints.ours.take(), toSay: input, limit: limit, cancellation: cancellation,
      mayGoOn: mayGoOn)
    return TalkingProgram(talk: talk, child: child)
  }

  /// Waits for a program that has closed its streams and is probably about to exit. It is killed
  /// after the deadline.
  private func status(of child: ChildProcess, until deadline: Deadline) -> Int32? {
    while true {
      if let status = child.status { return status }
      guard deadline.left > 0, !isCancelled else { break }
      Pause.milliseconds(1)
    }
    child.end()
    return nil
  }
}

/// A running program and its streams.
struct TalkingProgram: ~Copyable {
  var talk: ProgramTalk
  let child: ChildProcess
}
