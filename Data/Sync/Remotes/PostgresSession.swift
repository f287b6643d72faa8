import Domain
import Synchronization

/// A `psql` process that answers one request after another, since each start needs a login. The process is started at
/// the first request, and again if it ended.
final class PostgresSession: Sendable {
  private let call: ProgramCall
  private let open = Mutex<TalkingProgram?>(nil)

  /// The time that a program may take to exit after its input was closed, in milliseconds.
  private static let exitTimeout = 1_000

  /// Makes a session without starting psql. The timeout of the call applies to each answer.
  init(_ call: ProgramCall) { self.call = call }

  deinit {
    open.withLock { program in
      program?.talk.fallSilent()
      program?.child.end()
    }
  }

  /// Runs SQL in the database and returns the answer.
  func run(_ sql: [UInt8]) throws(RemoteFailure) -> [UInt8] {
    var failure: RemoteFailure?
    var received: [UInt8] = []
    open.withLock { program in
      do throws(RemoteFailure) {
        if program == nil { program = try begun() }
        program?.talk.add(sql + PostgresWords.end)
        received = try answer(from: &program)
      } catch {
        failure = error
        program?.talk.fallSilent()
        program?.child.end()
        program = nil
      }
    }
    if let failure { throw failure }
    return received
  }

  private func begun() throws(RemoteFailure) -> TalkingProgram {
    do throws(SpawnRefusal) { return try call.start(mayGoOn: true) } catch {
      throw .other(code: error.code)
    }
  }

  /// Returns the output up to the line that marks the end of an answer.
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

  /// Returns the failure that made psql end.
  private func reason(_ program: inout TalkingProgram?) -> RemoteFailure {
    program?.talk.fallSilent()
    let deadline = Deadline(milliseconds: Self.exitTimeout)
    _ = program?.talk.goOn(until: deadline)
    let answer = ProgramAnswer(
      status: program?.child.status(within: deadline.left) ?? ChildProcess.lostStatus, output: [],
      errors: program?.talk.complaints ?? [])
    return PostgresWords.failure(answer) ?? .unreachable
  }
}
