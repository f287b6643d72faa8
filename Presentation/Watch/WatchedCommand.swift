import Domain
import PresentationKit
import TextUI

/// A command that is asked again and again, each time as if somebody had typed it, and how long its
/// answer holds.
struct WatchedCommand {
  /// What is typed for it.
  let words: [String]
  /// What is heard of others who change the store.
  let changes: StoreWatch
  private let features: Features
  private let invocation: Invocation
  private let runner: CommandLineRunner
  private let language: Language

  /// The most milliseconds after which the clock is looked at: a computer that slept has lost some.
  static let longest = 300_000
  /// How many milliseconds after an answer that failed it is asked again: what is locked or busy may
  /// be free by then, and nobody hears of that.
  static let timeout = 10_000

  init(
    _ invocation: Invocation, _ words: [String], _ features: Features, _ runner: CommandLineRunner,
    _ page: CommandOutput
  ) {
    self.words = words
    self.features = features
    changes = features.listen()
    language = page.language
    // Nothing is marked as seen by being looked at all day.
    var invocation = invocation
    invocation.options.readOnly = true
    invocation.options.noPager = true
    self.invocation = invocation
    // Nobody is asked anything, and nothing is shown but the answer.
    var surroundings = runner.surroundings
    (surroundings.pager, surroundings.progressTime, surroundings.window) = (nil, nil, nil)
    (surroundings.isTerminal, surroundings.canAsk) = (false, false)
    (surroundings.readInput, surroundings.drafting) = ({ _ in [] }, Drafting())
    self.runner = CommandLineRunner(surroundings, table: runner.table, version: runner.version)
  }

  /// The answer as it is now, for as many columns as there are.
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

  /// Whether it is time to ask again, whatever anybody does.
  func isOver(_ answer: WatchedAnswer) -> Bool { now.instant >= answer.until }

  /// For how many milliseconds nobody has to look at the clock.
  func timeout(_ answer: WatchedAnswer) -> Int {
    min(max(1, answer.until - now.instant) * 1000, Self.longest)
  }

  private var now: Now { features.finding.now }

  /// The second from which on the answer may be another by itself.
  private func until(_ status: ExitStatus) -> Int {
    if status != .done { return now.instant + Self.timeout / 1000 }
    do throws(StorageFailure) { return try features.glance().until.instant } catch {
      return now.instant + Self.timeout / 1000
    }
  }
}

/// What a command answered, and until when that is so if nobody does anything.
struct WatchedAnswer: Equatable {
  let out: [UInt8]
  let err: [UInt8]
  let status: ExitStatus
  let at: Now
  let until: Int

  /// Whether it says the same as another one.
  func says(_ other: WatchedAnswer) -> Bool { out == other.out && err == other.err }

  /// Whether its data is more than one line.
  var isLong: Bool { out.dropLast().contains(0x0A) }
}
