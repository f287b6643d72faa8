package import Domain
package import TextUI

package typealias ScreensFailure = TerminalFailure

/// The environment of the command line. Every effect outside the process goes through its members.
package struct CommandLineEnvironment {
  /// Opens the store of a profile and builds the features on it.
  package var open: (StoreChoice) throws(OpeningFailure) -> Features
  /// Creates a store in memory with sample records in the given language.
  package var demo: (Language) throws(OpeningFailure) -> Features
  /// Reads all of standard input; nil if it exceeds `limit` bytes.
  package var readInput: (_ limit: Int) -> [UInt8]?
  /// The ways in which the user can write a longer text: in an editor or through a pipe.
  package var drafting = Drafting()
  /// Normalises a text to the form that is stored.
  package var composed: @Sendable (String) -> String
  /// Asks a yes-or-no question at the terminal; returns true for yes.
  package var ask: (_ question: String, Language) -> Bool
  /// Asks for a secret at the terminal without echo; nil if the user cancels.
  package var askSecret: (_ question: String) -> String?
  /// Version and diagnostics of the program.
  package var support: Support
  /// Asks for a line at the terminal; nil if the user cancels.
  package var askLine: (_ question: String) -> String?
  /// Hides typed keys and keeps them from the shell while `isQuiet` is true, for commands that ask for secrets.
  package var quietly: (_ isQuiet: Bool) -> Void = { _ in }
  /// Reads the next line of standard input, which may be a terminal, a pipe or a file; nil at its end.
  package var nextLine: () -> String? = { nil }
  /// Opens the profiles. The property is nil if profiles cannot be managed, as on the command line inside the screens,
  /// which show a single profile.
  package var profiles: (() throws(OpeningFailure) -> Profiles)?
  /// Returns the encryption of a profile, without opening its store. The property is nil inside the screens, which have
  /// the store open.
  package var encryption: ((_ profile: String?) throws(OpeningFailure) -> Encryption)?
  /// Returns the encryption of a file, such as a backup; nil if the file is not encrypted.
  package var encryptionOfFile: ((_ path: String) throws(EncryptionFailure) -> Encryption?)?
  /// Shows lines on an empty screen of the terminal until the user presses Enter, and removes them again. Returns false
  /// if the user cancels. The property is nil without a terminal.
  package var showPage: ((_ lines: [String]) -> Bool)?
  /// Checks the store of a profile, even if it does not open; repairs it if `mending` is true. The property is nil if
  /// there is no store to check.
  package var examine:
    ((_ profile: String?, _ mending: Bool) throws(OpeningFailure) -> Examination)?
  /// Runs the text interface until the user leaves it, or throws if it cannot be shown. Without features it shows only
  /// sign-in and set-up.
  package var showTextUI: (Features?, ScreenChoice) throws(ScreensFailure) -> ExitStatus
  /// The language of the environment, used if none is set.
  package var language: Language
  /// The order of day and month in a date such as 3/8, by the locale of the program.
  package var dates: DateOrder
  /// Returns the language set for a profile, which takes precedence over that of the environment; nil if none is set.
  package var chosenLanguage: (_ profile: String?) -> Language?
  /// Returns the clock and week settings of a profile.
  package var customs: (_ profile: String?) -> CalendarCustoms
  /// Returns the name and the value of the environment variable that is used if the user did not set a setting; nil if
  /// the environment has none.
  package var environment: (Preference) -> (variable: String, value: String)? = { _ in nil }
  package var keyMap: (_ profile: String?) -> WrittenKeyMap = { _ in WrittenKeyMap() }
  /// Whether standard input and standard output are both terminals.
  package var isTerminal: Bool
  /// Whether the user can be asked: standard input and standard error are terminals.
  package var canAsk: Bool
  /// Returns whether texts are plain lines unless `--plain` is given: by the setting of a profile, or by the terminal.
  package var isPlain: (_ profile: String?) -> Bool = { _ in false }
  /// Whether the locale supports only ASCII.
  package var isASCIIOnly = false
  /// Queries how the terminal shows pictures; nil if there is no terminal.
  package var pictures: (() -> TerminalAbilities)?
  /// The clock that paces the progress line on standard error; nil if standard error is not a terminal that can redraw
  /// a line.
  package var progressTime: RealTime?
  /// The width of the terminal in cells; the standard width if unknown.
  package var columns = Size.standard.columns
  /// The height of the terminal, in cells.
  package var rows = Size.standard.rows
  /// Returns how a command of a profile draws on the terminal; nil for text without pictures.
  package var paint: (_ profile: String?) -> OutputPaint? = { _ in nil }
  /// Whether standard output is a terminal.
  package var showsAnswers = false
  /// Opens a pager for long answers; nil if standard output is not a terminal.
  package var pager: (() -> Pager?)?
  /// Shows a view on the whole terminal until the user leaves it; nil if there is no terminal, or only a dumb terminal.
  package var window: Window?
  /// Waits until the file descriptor is readable or the timeout passes. Returns false if the reader of standard output
  /// is gone.
  package var rest: (_ changeDescriptor: Int32?, _ milliseconds: Int) -> Bool = { _, _ in false }
  /// Whether colours may be used on the terminal.
  package var hasColour: Bool

  package init(
    open: @escaping (StoreChoice) throws(OpeningFailure) -> Features,
    demo: @escaping (Language) throws(OpeningFailure) -> Features,
    readInput: @escaping (Int) -> [UInt8]?,
    composed: @escaping @Sendable (String) -> String = { $0 },
    ask: @escaping (_ question: String, Language) -> Bool = { _, _ in false },
    askSecret: @escaping (_ question: String) -> String? = { _ in nil }, support: Support = .alone,
    askLine: @escaping (_ question: String) -> String? = { _ in nil },
    profiles: (() throws(OpeningFailure) -> Profiles)? = nil,
    examine: ((_ profile: String?, _ mending: Bool) throws(OpeningFailure) -> Examination)? = nil,
    showTextUI: @escaping (Features?, ScreenChoice) throws(ScreensFailure) -> ExitStatus,
    language: Language, dates: DateOrder = .monthFirst,
    chosenLanguage: @escaping (_ profile: String?) -> Language? = { _ in nil },
    customs: @escaping (_ profile: String?) -> CalendarCustoms = { _ in CalendarCustoms() },
    isTerminal: Bool, canAsk: Bool? = nil, hasColour: Bool = false
  ) {
    self.open = open
    self.demo = demo
    self.readInput = readInput
    self.composed = composed
    self.ask = ask
    self.askSecret = askSecret
    self.support = support
    self.askLine = askLine
    self.profiles = profiles
    self.examine = examine
    self.showTextUI = showTextUI
    self.language = language
    self.dates = dates
    self.chosenLanguage = chosenLanguage
    self.customs = customs
    self.isTerminal = isTerminal
    self.canAsk = canAsk ?? isTerminal
    self.hasColour = hasColour
  }
}

package enum OpeningFailure: Error, Equatable, Sendable {
  case usage(ArgumentParseError)
  case unknownProfile(String)
  /// No profile is signed in on this device.
  case nobodySignedIn
  /// The profile exists but is signed out.
  case signedOut(ProfileName)
  case storage(StorageFailure)
  /// The store file is missing although backups of it exist. Opening the store would silently create an empty one.
  case gone(store: String, newestCopy: String)
  /// The encrypted backup that is to be restored is damaged.
  case damagedBackup(path: String)
  /// The store is locked. `wait` is the number of seconds until a code is accepted; nil means at
  /// once.
  case locked(wait: Int?)

  /// Whether signing in would remove the failure.
  package var isAboutSigningIn: Bool {
    switch self {
    case .nobodySignedIn, .signedOut: true
    case .usage, .unknownProfile, .storage, .gone, .damagedBackup, .locked: false
    }
  }
}
