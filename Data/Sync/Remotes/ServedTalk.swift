import Domain
import Synchronization

/// The talk with a program at whose far end a place is served. It is begun when something is asked
/// first, and anew after it broke; one question is asked after the other.
final class ServedTalk: Sendable {
  private let call: ProgramCall
  /// How many milliseconds the first line may take.
  private let greetingPatience: Int
  private let open = Mutex<TalkingProgram?>(nil)

  /// How many bytes may stand before the first line: a login may say something of its own.
  private static let longestForeword = 4_096
  /// How many milliseconds a program that said its last word may take to complain and to end.
  private static let lastPatience = 1_000

  /// Prepares a talk with a program, each of whose answers may take as long as the call says.
  init(_ call: ProgramCall, greetingPatience: Int) {
    self.call = call
    self.greetingPatience = greetingPatience
  }

  deinit {
    open.withLock { program in
      program?.talk.fallSilent()
      program?.child.end()
    }
  }

  /// Asks, and hands over one answer after the other until one is the last, or says that the place
  /// could not. Whatever breaks ends the talk.
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

  /// Starts the program and waits for its first line.
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
    let deadline = Deadline(milliseconds: greetingPatience)
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
      if line.starts(with: RemoteFrame.greetingStart) { throw .otherHaru }
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

  /// Why a program ended before it greeted, by its status and its last words.
  private static func reason(_ program: inout TalkingProgram) -> RemoteFailure {
    program.talk.fallSilent()
    let deadline = Deadline(milliseconds: lastPatience)
    _ = program.talk.goOn(until: deadline)
    let answer = ProgramAnswer(
      status: program.child.status(within: deadline.left) ?? ChildProcess.lostStatus, output: [],
      errors: program.talk.complaints)
    return SSHWords.reason(answer)
  }
}
