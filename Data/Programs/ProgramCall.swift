import Domain
import Glibc

/// Another program with all it is given, run to its end for what it writes.
struct ProgramCall: Sendable {
  /// Where the program lies, as `ProgramPath` finds it.
  let path: String
  var arguments: [String] = []
  /// The bytes of its standard input.
  var input: [UInt8] = []
  /// What is added to its environment.
  var environment: [String: String] = [:]
  /// Whether its environment is that alone, and nothing of Haru's own.
  var isAloneThere = false
  /// The folder it is run in; Haru's own where none is given.
  var folder: String?
  /// How many bytes it may write.
  let limit: Int
  /// How many milliseconds it may take.
  let timeout: Int
  /// Says when nobody wants its answer any more.
  var cancellation: Cancellation?
  /// Whether it may ask somebody at the terminal, which is then its own as well.
  var isInFront = false

  /// Runs the program. When this returns the program has ended, by itself or not, and nothing of
  /// it is left open.
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
            status: status, output: program.talk.said, errors: program.talk.complaints))
      } ?? (isCancelled ? .cancelled : .tooSlow)
    }
  }

  /// Starts the program. Whoever does ends it, and waits for it. Where the talk may go on, it is
  /// done by question and answer.
  func start(mayGoOn: Bool = false) throws(SpawnRefusal) -> TalkingProgram {
    var toProgram = try ProgramPipe.toProgram()
    var fromProgram = try ProgramPipe.fromProgram()
    var complaints = try ProgramPipe.fromProgram()
    let child = ChildProcess(
      number: try Spawning.start(
        [path] + arguments, input: toProgram.theirs?.number, output: fromProgram.theirs?.number,
        errors: complaints.theirs?.number,
        in: isAloneThere ? .only(environment) : .adding(environment), at: folder,
        isInFront: isInFront),
      leadsGroup: !isInFront)
    // Only when the program alone holds its ends does their closing tell that it is done.
    toProgram.theirs = nil
    fromProgram.theirs = nil
    complaints.theirs = nil
    let talk = ProgramTalk(
      input: toProgram.ours.take(), output: fromProgram.ours.take(),
      errors: complaints.ours.take(), toSay: input, limit: limit, cancellation: cancellation,
      mayGoOn: mayGoOn)
    return TalkingProgram(talk: talk, child: child)
  }

  /// Waits for a program that has nothing more to say, which is nearly always about to end.
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

/// A program that runs, and the talk with it.
struct TalkingProgram: ~Copyable {
  var talk: ProgramTalk
  let child: ChildProcess
}
