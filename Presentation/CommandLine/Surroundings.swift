public import Domain

/// What the command line needs of the world: everything it may touch comes in through here.
public struct Surroundings {
  /// Opens the store of a profile and puts the features over it.
  public var open: (StoreChoice) throws(OpeningError) -> Features
  /// Makes a store in memory with something in it.
  public var demo: () throws(OpeningError) -> Features
  /// All of standard input, up to a limit; more than that gives nothing.
  public var readInput: (_ limit: Int) -> [UInt8]?
  /// Lets somebody write a longer text, in an editor or through a pipe; nothing when nobody can.
  public var compose: () -> Composed
  /// Asks a question with yes or no at the terminal.
  public var ask: (_ question: String, Language) -> Bool
  /// Asks for a secret at the terminal without showing it; nothing when it is not given.
  public var askSecret: (_ question: String) -> String?
  /// Asks for a word at the terminal; nothing when it is not given.
  public var askLine: (_ question: String) -> String?
  /// Whose days are kept here; nothing where profiles cannot be managed, such as behind screens
  /// that show one of them.
  public var profiles: (() throws(OpeningError) -> Profiles)?
  /// Runs the text interface until the user leaves it, or says why it cannot be shown.
  public var showTextUI: (Features, ScreenChoice) throws(TerminalFailure) -> ExitStatus
  /// The language of the environment.
  public var language: Language
  /// Whether a person sits at both ends.
  public var isTerminal: Bool

  /// Describes a world.
  public init(
    open: @escaping (StoreChoice) throws(OpeningError) -> Features,
    demo: @escaping () throws(OpeningError) -> Features,
    readInput: @escaping (Int) -> [UInt8]?,
    compose: @escaping () -> Composed = { .nobody },
    ask: @escaping (_ question: String, Language) -> Bool = { _, _ in false },
    askSecret: @escaping (_ question: String) -> String? = { _ in nil },
    askLine: @escaping (_ question: String) -> String? = { _ in nil },
    profiles: (() throws(OpeningError) -> Profiles)? = nil,
    showTextUI: @escaping (Features, ScreenChoice) throws(TerminalFailure) -> ExitStatus,
    language: Language, isTerminal: Bool
  ) {
    self.open = open
    self.demo = demo
    self.readInput = readInput
    self.compose = compose
    self.ask = ask
    self.askSecret = askSecret
    self.askLine = askLine
    self.profiles = profiles
    self.showTextUI = showTextUI
    self.language = language
    self.isTerminal = isTerminal
  }
}

/// What came of letting somebody write a longer text.
public enum Composed: Equatable, Sendable {
  case text(String)
  /// The editor did not start, or ended with an error.
  case failed
  /// There is neither a pipe nor an editor.
  case nobody
}

/// How the screens are to be shown.
public struct ScreenChoice: Equatable, Sendable {
  public var language: Language
  public var noColor: Bool
  /// Whether keys that change something are refused.
  public var readOnly: Bool
  /// Whether things may move.
  public var motion: Bool
}

/// Which store a command is for.
public struct StoreChoice: Equatable, Sendable {
  /// The profile's name, or the usual one.
  public var profile: String?
  /// Whether nothing may be made or changed.
  public var readOnly: Bool
  /// Whether a store that is missing is to be made; a look at nothing leaves nothing behind.
  public var makesStore: Bool

  /// Chooses a store.
  public init(profile: String? = nil, readOnly: Bool = false, makesStore: Bool = true) {
    self.profile = profile
    self.readOnly = readOnly
    self.makesStore = makesStore && !readOnly
  }
}

/// Why the store of a command could not be opened.
public enum OpeningError: Error, Equatable, Sendable {
  case usage(UsageError)
  case unknownProfile(String)
  /// Nobody is signed in.
  case nobodySignedIn
  case storage(StorageFailure)
}
