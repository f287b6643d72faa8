package import Domain

/// A command: what a command line asks for, as a value that runs itself.
package protocol Command: Sendable {
  /// Whether it reads the rest of the line later, whose hints therefore go on counting.
  var readsOn: Bool { get }

  /// Whether its answer may be longer than a screen, and is to be read as a text.
  var isLong: Bool { get }

  /// Whether it may be done again and again while somebody looks on: it asks nobody, and does nothing
  /// outside.
  var mayRepeat: Bool { get }

  /// Does what is asked, answers on the page of the run, and says how it ended.
  func run(_ run: CommandRun) throws(Report) -> ExitStatus
}

extension Command {
  package var readsOn: Bool { false }
  package var isLong: Bool { false }
  package var mayRepeat: Bool { true }
}

/// A command that works on the store: it is opened first, and a failure is told on the page that
/// knows the store's short ids.
package protocol StoreCommand: Command {
  /// What may go wrong.
  associatedtype Failure: Reported

  /// How the store is opened for it.
  var opening: StoreOpening { get }

  /// Does what is asked of the features.
  func run(_ features: Features, _ page: CommandOutput) throws(Failure)
}

extension StoreCommand {
  package var opening: StoreOpening { .usual }

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(opening)
    do throws(Failure) {
      try self.run(features, page)
      return .done
    } catch { return page.fail(error.report(page.language)) }
  }
}

/// How the store is opened for a command.
package struct StoreOpening: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A store that is missing is made, although the command changes nothing.
  package static let makesStore = Self(rawValue: 1)
  /// A locked store is opened too: the command asks for the code itself.
  package static let passesLock = Self(rawValue: 2)
  /// The command would rather say nothing than wait.
  package static let isHasty = Self(rawValue: 4)
  /// The command brings records into a store that may be gone.
  package static let bringsBack = Self(rawValue: 8)

  package static let usual: Self = []
}

/// A command with the options every command takes.
package struct Invocation: Sendable {
  package var command: any Command
  package var options: GlobalOptions
  /// Whether the command changes the store.
  package var writes: Bool
  /// Whether it answers with a list.
  var isList = false
  /// Whether it tries by rules of its own what would come of it.
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

  /// Whether it is tried on a copy of the store, and everything else is left out.
  var isTriedOnCopy: Bool { options.dryRun && !triesItself }

  /// Whether its answer may be longer than a screen.
  var isLong: Bool { isList && !writes || command.isLong }
}
