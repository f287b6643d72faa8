import Domain
import Synchronization

/// One `psql` that is asked one thing after the other, since each start of it is a login of its own. It
/// is started when something is asked first, and anew after it ended.
final class PostgresSession: Sendable {
  private let call: ProgramCall
  private let open = Mutex<TalkingProgram?>(nil)

  /// How many milliseconds a program that said its last word may take to end.
  private static let lastPatience = 1_000

  /// Prepares to ask with a call, each of whose answers may take as long as the call says.
  init(_ call: ProgramCall) { self.call = call }

  deinit {
    open.withLock { program in
      program?.talk.fallSilent()
      program?.child.end()
    }
  }

  /// What the database answers to some SQL.
  func run(_ sql: [UInt8]) throws(RemoteFailure) -> [UInt8] {
    var failure: RemoteFailure?
    var said: [UInt8] = []
    open.withLock { program in
      do throws(RemoteFailure) {
        if program == nil { program = try begun() }
        program?.talk.add(sql + PostgresWords.end)
        said = try answer(from: &program)
      } catch {
        failure = error
        program?.talk.fallSilent()
        program?.child.end()
        program = nil
      }
    }
    if let failure { throw failure }
    return said
  }

  private func begun() throws(RemoteFailure) -> TalkingProgram {
    do throws(SpawnRefusal) { return try call.start(mayGoOn: true) } catch {
      throw .other(code: error.code)
    }
  }

  /// All it says up to the line that ends an answer, behind which it is silent.
  private func answer(from program: inout TalkingProgram?) throws(RemoteFailure) -> [UInt8] {
    let deadline = Deadline(milliseconds: call.timeout)
    switch program?.talk.goOn(until: deadline, endingWith: PostgresWords.ended) {
    case .enough:
      return Array((program?.talk.consume(.max) ?? []).dropLast(PostgresWords.ended.count))
    case .over: throw reason(&program)
    case .tooSlow: throw .slow
    case .cancelled: throw .cancelled
    case .tooMuch: throw .tooLarge(limit: call.limit)
    case nil: throw .unreachable
    }
  }

  /// Why psql ended.
  private func reason(_ program: inout TalkingProgram?) -> RemoteFailure {
    program?.talk.fallSilent()
    let deadline = Deadline(milliseconds: Self.lastPatience)
    _ = program?.talk.goOn(until: deadline)
    let answer = ProgramAnswer(
      status: program?.child.status(within: deadline.left) ?? ChildProcess.lostStatus, output: [],
      errors: program?.talk.complaints ?? [])
    return PostgresWords.failure(answer) ?? .unreachable
  }
}
