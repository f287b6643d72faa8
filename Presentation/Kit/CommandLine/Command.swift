package import Domain

/// A parsed command: a value that can run itself.
package protocol Command: Sendable {
  /// Whether it parses the rest of the line itself, later. Hints about renamed options then carry
  /// over to that line.
  var readsOn: Bool { get }

  /// Whether its answer may exceed a screen and is shown in a pager.
  var isLong: Bool { get }

  /// Whether `watch` may repeat it. Only a command that asks nothing and has no effects outside the
  /// store may.
  var mayRepeat: Bool { get }

  /// Runs the command, writes its answer to the page of the run and returns the exit status.
  func run(_ run: CommandRun) throws(Report) -> ExitStatus
}

extension Command {
  package var readsOn: Bool { false }
  package var isLong: Bool { false }
  package var mayRepeat: Bool { true }
}

/// A command that needs the store, which is opened before it runs. Its errors are reported with the
/// short ids of that store.
package protocol StoreCommand: Command {
  /// The error of the command, which becomes a report.
  associatedtype Failure: Reported

  var opening: StoreOpening { get }

  /// Runs the command on the opened store.
  func run(_ features: Features, _ page: CommandOutput) throws(Failure)
}

extension StoreCommand {
  package var opening: StoreOpening { .standard }

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(opening)
    do throws(Failure) {
      try self.run(features, page)
      return .done
    } catch { return page.fail(error.report(page.language)) }
  }
}

/// Options for opening the store of a command.
package struct StoreOpening: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a missing store, even if the command changes nothing.
  package static let makesStore = Self(rawValue: 1)
  /// Opens a locked store too: the command asks for the code itself.
  package static let passesLock = Self(rawValue: 2)
  /// The command prefers no answer to waiting for the store.
  package static let isHasty = Self(rawValue: 4)
  /// The command restores records, so it may recreate a store that is gone.
  package static let bringsBack = Self(rawValue: 8)

  package static let standard: Self = []
}

/// A parsed command with its global options.
package struct Invocation: Sendable {
  package var command: any Command
  package var options: GlobalOptions
  /// Whether the command may change the store.
  package var writes: Bool
  /// Whether its answer is a list.
  var isList = false
  /// Whether it implements `--dry-run` itself, instead of running on a copy of the store.
  var triesItself = false

  package init(
    command: any Command, options: GlobalOptions, writes: Bool, isList: Bool = false,
    triesItself: Bool = false
  ) {
    self.command = command
    self.options = options
    self.writes = writes
    self.isList = isList
    self.triesItself = triesItself
  }

  /// Whether it runs on a copy of the store, with every other effect left out.
  var isTriedOnCopy: Bool { options.dryRun && !triesItself }

  /// Whether its answer may exceed a screen and is shown in a pager.
  var isLong: Bool { isList && !writes || command.isLong }
}
