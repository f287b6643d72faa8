import Domain
import Synchronization

/// The connection to a program that serves a remote. The program is started at the first request, and again after the
/// connection broke; requests run one at a time.
final class ServedTalk: Sendable {
  private let call: ProgramCall
  /// The timeout of the greeting, in milliseconds.
  private let greetingTimeout: Int
  private let open = Mutex<TalkingProgram?>(nil)

  /// The greatest number of bytes that may precede the greeting. A server may print a login message first.
  private static let longestForeword = 4_096
  /// The time that a program may take to exit after its input was closed, in milliseconds.
  private static let exitTimeout = 1_000
  /// The default timeout of the greeting in milliseconds, without and with a password prompt.
  static let (greetingTimeout, passwordTimeout) = (15_000, 120_000)

  /// Makes a connection without starting the program. The timeout of the call applies to each answer.
  init(_ call: ProgramCall, greetingTimeout: Int) {
    self.call = call
    self.greetingTimeout = greetingTimeout
  }

  /// Makes a connection to a folder of another computer with the `ssh` in the search path, which may prompt for a
  /// password if `canAsk` is true. All timeouts are in milliseconds.
  convenience init(
    _ address: SSHAddress, path: String?, canAsk: Bool, greetingTimeout: Int?, timeout: Int,
    cancellation: Cancellation?
  ) throws(RemoteFailure) {
    guard let ssh = ProgramPath.find("ssh", in: path) else { throw .noProgram("ssh") }
    self.init(
      ProgramCall(
        path: ssh, arguments: SSHWords.arguments(address, canAsk: canAsk), limit: .max,
        timeout: timeout, cancellation: cancellation, isInFront: canAsk),
      greetingTimeout: greetingTimeout ?? (canAsk ? Self.passwordTimeout : Self.greetingTimeout))
  }

  deinit {
    open.withLock { program in
      program?.talk.fallSilent()
      program?.child.end()
    }
  }

  /// Sends a request and passes the replies to the closure `isLast` until it returns true or the remote reports a
  /// failure. Any other failure closes the connection.
  func ask(_ question: RemoteRequest, _ isLast: (RemoteReply) throws(RemoteFailure) -> Bool)
    throws(RemoteFailure)
  {
    var failure: RemoteFailure?
    open.withLock { program in
      do throws(RemoteFailure) {
        if program == nil { program = try begun() }
        program?.talk.add(question.frame.bytes)
        let deadline = Deadline(milliseconds: call.timeout)
        while true {
          let reply = try reply(from: &program, until: deadline)
          if case .failure(let conflicts) = reply { return failure = conflicts }
          if try isLast(reply) { return }
        }
      } catch {
        failure = error
        program?.talk.fallSilent()
        program?.child.end()
        program = nil
      }
    }
    if let failure { throw failure }
  }

  /// Sends a request that has one reply, and returns the reply.
  func answer(to question: RemoteRequest) throws(RemoteFailure) -> RemoteReply {
    var answer: RemoteReply?
    try ask(question) { (reply) throws(RemoteFailure) in
      answer = reply
      return true
    }
    guard let answer else { throw .otherHaru }
    return answer
  }

  /// Starts the program and waits for its greeting.
  private func begun() throws(RemoteFailure) -> TalkingProgram {
    var program: TalkingProgram
    do throws(SpawnRefusal) { program = try call.start(mayGoOn: true) } catch {
      throw .other(code: error.code)
    }
    do throws(RemoteFailure) {
      try expectGreeting(&program)
      return program
    } catch {
      program.talk.fallSilent()
      program.child.end()
      throw error
    }
  }

  private func expectGreeting(_ program: inout TalkingProgram) throws(RemoteFailure) {
    let deadline = Deadline(milliseconds: greetingTimeout)
    var (line, count) = ([UInt8](), 0)
    while count < Self.longestForeword {
      switch program.talk.goOn(until: deadline, wanting: 1) {
      case .enough: break
      case .over: throw Self.reason(&program)
      case .tooSlow: throw .slow
      case .cancelled: throw .cancelled
      case .tooMuch: throw .otherHaru
      }
      line += program.talk.consume(1)
      count += 1
      guard line.last == ASCII.newline else { continue }
      if line == RemoteFrame.greeting { return }
      if RemoteFrame.isGreeting(line) { throw .otherHaru }
      line = []
    }
    throw .otherHaru
  }

  private func reply(from program: inout TalkingProgram?, until deadline: Deadline)
    throws(RemoteFailure) -> RemoteReply
  {
    guard
      let head = RemoteFrame.head(
        try Self.bytes(RemoteFrame.headCount, from: &program, until: deadline)),
      let reply = RemoteReply(
        RemoteFrame(head.kind, try Self.bytes(head.count, from: &program, until: deadline)))
    else { throw .otherHaru }
    return reply
  }

  private static func bytes(
    _ count: Int, from program: inout TalkingProgram?, until deadline: Deadline
  ) throws(RemoteFailure) -> [UInt8] {
    switch program?.talk.goOn(until: deadline, wanting: count) {
    case .enough: return program?.talk.consume(count) ?? []
    case .over, nil: throw .unreachable
    case .tooSlow: throw .slow
    case .cancelled: throw .cancelled
    case .tooMuch: throw .otherHaru
    }
  }

  /// Returns why a program ended before its greeting, by its exit status and its error output.
  private static func reason(_ program: inout TalkingProgram) -> RemoteFailure {
    program.talk.fallSilent()
    let deadline = Deadline(milliseconds: exitTimeout)
    _ = program.talk.goOn(until: deadline)
    let answer = ProgramAnswer(
      status: program.child.status(within: deadline.left) ?? ChildProcess.lostStatus, output: [],
      errors: program.talk.complaints)
    return SSHWords.reason(answer)
  }
}
