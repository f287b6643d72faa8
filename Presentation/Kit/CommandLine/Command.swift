package import Domain

/// A parsed command that can be run.
package protocol Command: Sendable {
  /// Whether the rest of the line is another command, which is parsed when this command runs. Errors are then reported
  /// in the language and the format (text or JSON) that the whole line seems to request.
  var parsesRestLater: Bool { get }

  /// Whether the answer may exceed a screen and is shown in a pager.
  var isLong: Bool { get }

  /// Whether `haru watch` may repeat the command. True only for commands that ask nothing and have no effects outside
  /// the store.
  var mayRepeat: Bool { get }

  /// Runs the command, writes its answer to `page` of the run and returns the exit status.
  func run(_ run: CommandRun) throws(Report) -> ExitStatus
}

extension Command {
  package var parsesRestLater: Bool { false }
  package var isLong: Bool { false }
  package var mayRepeat: Bool { true }
}

/// A command that needs the store, which is opened before it runs. Its errors are reported with the
/// short ids of that store.
package protocol StoreCommand: Command {
  /// The error that the command throws, which can be converted to a report.
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

/// Options that say how the store is opened for a command.
package struct StoreOpening: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a missing store, even if the command changes nothing.
  package static let makesStore = Self(rawValue: 1)
  /// Opens a locked store too, because the command asks for the code itself.
  package static let passesLock = Self(rawValue: 2)
  /// Gives up soon if the store is busy. For completion and status bars, a late answer is worse than no answer.
  package static let isHasty = Self(rawValue: 4)
  /// Recreates a missing store, because the command restores records.
  package static let bringsBack = Self(rawValue: 8)

  /// Asks for the passphrase of an encrypted store that is closed.
  package static let asksPassphrase = Self(rawValue: 16)

  package static let standard: Self = []
}

/// A parsed command with its global options.
package struct Invocation: Sendable {
  package var command: any Command
  package var options: GlobalOptions
  /// Whether the command may change the store.
  package var writes: Bool
  /// Whether the answer is a list.
  var isList = false
  /// Whether the command implements `--dry-run` itself, instead of running on a copy of the store.
  var handlesDryRun = false

  package init(
    command: any Command, options: GlobalOptions, writes: Bool, isList: Bool = false,
    handlesDryRun: Bool = false
  ) {
    self.command = command
    self.options = options
    self.writes = writes
    self.isList = isList
    self.handlesDryRun = handlesDryRun
  }

  /// Whether the command runs on a copy of the store, without any other effect.
  var isTriedOnCopy: Bool { options.dryRun && !handlesDryRun }

  /// Whether the answer may exceed a screen and is shown in a pager.
  var isLong: Bool { isList && !writes || command.isLong }
}
