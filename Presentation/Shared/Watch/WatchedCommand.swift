import Domain
import PresentationKit
import TextUI

/// A command that is run repeatedly, each time as if the user had entered it, and how long its
/// answer is valid.
struct WatchedCommand {
  /// The words of the command line.
  let words: [String]
  /// Reports changes to the store by other processes.
  let changes: StoreWatch
  private let features: Features
  private let invocation: Invocation
  private let runner: CommandLineRunner
  private let language: Language

  /// The longest timeout in milliseconds. It is limited because timeouts do not count the time the computer sleeps.
  static let longest = 300_000
  /// The milliseconds after which a failed command is run again. A locked store may be free by then, and no change
  /// notification reports that.
  static let timeout = 10_000

  init(
    _ invocation: Invocation, _ words: [String], _ features: Features, _ runner: CommandLineRunner,
    _ page: CommandOutput
  ) {
    self.words = words
    self.features = features
    changes = features.listen()
    language = page.language
    // Read-only, so that watching marks nothing as seen.
    var invocation = invocation
    invocation.options.readOnly = true
    invocation.options.noPager = true
    self.invocation = invocation
    // No questions, pager or progress, only the answer.
    var surroundings = runner.surroundings
    (surroundings.pager, surroundings.progressTime, surroundings.window) = (nil, nil, nil)
    (surroundings.isTerminal, surroundings.canAsk) = (false, false)
    (surroundings.readInput, surroundings.drafting) = ({ _ in [] }, Drafting())
    self.runner = CommandLineRunner(surroundings, table: runner.table, version: runner.version)
  }

  /// Runs the command. `columns` defaults to the width of the command-line environment.
  func answer(columns: Int? = nil) -> WatchedAnswer {
    var (out, err): ([UInt8], [UInt8]) = ([], [])
    let printers = (
      Printer {
        out += $0
        return true
      },
      Printer {
        err += $0
        return true
      }
    )
    var surroundings = runner.surroundings
    surroundings.columns = columns ?? surroundings.columns
    let runner = CommandLineRunner(surroundings, table: runner.table, version: runner.version)
    let status = runner.run(
      invocation, runner.page(for: invocation.options, out: printers.0, err: printers.1))
    printers.0.flush()
    printers.1.flush()
    return WatchedAnswer(out: out, err: err, status: status, at: now, until: until(status))
  }

  func isOver(_ answer: WatchedAnswer) -> Bool { now.instant >= answer.until }

  /// Returns the milliseconds until the answer expires, at most `longest`.
  func timeout(_ answer: WatchedAnswer) -> Int {
    min(max(1, answer.until - now.instant) * 1000, Self.longest)
  }

  private var now: Now { features.finding.now }

  /// Returns the time, in seconds, at which the answer may change without a change to the store.
  private func until(_ status: ExitStatus) -> Int {
    if status != .done { return now.instant + Self.timeout / 1000 }
    do throws(StorageFailure) { return try features.daySummary().until.instant } catch {
      return now.instant + Self.timeout / 1000
    }
  }
}

/// The output of a command, and the time until which it is valid if the store does not change.
struct WatchedAnswer: Equatable {
  let out: [UInt8]
  let err: [UInt8]
  let status: ExitStatus
  let at: Now
  let until: Int

  /// Whether both answers have the same output.
  func says(_ other: WatchedAnswer) -> Bool { out == other.out && err == other.err }

  /// Whether the standard output has more than one line.
  var isLong: Bool { out.dropLast().contains(0x0A) }
}
