package import Domain
package import TextUI

/// Why the screens cannot be shown.
package typealias ScreensFailure = TerminalFailure

/// What the command line needs of the world: everything it may touch comes in through here.
package struct CommandLineEnvironment {
  /// Opens the store of a profile and puts the features over it.
  package var open: (StoreChoice) throws(OpeningError) -> Features
  /// Makes a store in memory with something in it, for somebody who reads a language.
  package var demo: (Language) throws(OpeningError) -> Features
  /// All of standard input, up to a limit; more than that gives nothing.
  package var readInput: (_ limit: Int) -> [UInt8]?
  /// How somebody writes a longer text.
  package var drafting = Drafting()
  /// A text in the form it is kept in.
  package var composed: @Sendable (String) -> String
  /// Asks a question with yes or no at the terminal.
  package var ask: (_ question: String, Language) -> Bool
  /// Asks for a secret at the terminal without showing it; nothing when it is not given.
  package var askSecret: (_ question: String) -> String?
  /// What the program can say of itself.
  package var support: Support
  /// Asks for a word at the terminal; nothing when it is not given.
  package var askLine: (_ question: String) -> String?
  /// Whose days are kept here; nothing where profiles cannot be managed, such as behind screens
  /// that show one of them.
  package var profiles: (() throws(OpeningError) -> Profiles)?
  /// Looks over the store of a profile, which may not open; nothing where there is none to look at.
  package var examine: ((_ profile: String?, _ mending: Bool) throws(OpeningError) -> Examination)?
  /// Runs the text interface until the user leaves it, or says why it cannot be shown. Without
  /// features there is nothing but the way in.
  package var showTextUI: (Features?, ScreenChoice) throws(ScreensFailure) -> ExitStatus
  /// The language of the environment.
  package var language: Language
  /// Whether 3/8 is in March or in August where the program runs.
  package var dates: DateOrder
  /// The language somebody chose for a profile, which comes before that of the environment.
  package var chosenLanguage: (_ profile: String?) -> Language?
  /// How somebody wants clocks and weeks to be written in a profile.
  package var customs: (_ profile: String?) -> CalendarCustoms
  /// The variable of the environment that decides a setting where nobody chose, and its value.
  package var environment: (Preference) -> (variable: String, value: String)? = { _ in nil }
  /// The key map of a profile.
  package var keyMap: (_ profile: String?) -> WrittenKeyMap = { _ in WrittenKeyMap() }
  /// Whether a person sits at both ends.
  package var isTerminal: Bool
  /// Whether a person can be asked, wherever the answers go.
  package var canAsk: Bool
  /// Whether the locale knows nothing beyond ASCII.
  package var isPlain = false
  /// How the terminal shows pictures, where there is one to ask.
  package var pictures: (() -> TerminalAbilities)?
  /// By which a line that says how far something has come is drawn anew on standard error; nothing
  /// where that is no terminal, or one on which nothing can be drawn anew.
  package var progressTime: RealTime?
  /// How many columns there are for an answer; as many as every terminal has where nobody knows.
  package var columns = Size.standard.columns
  /// Whether answers go to a terminal, whatever else does.
  package var showsAnswers = false
  /// Shows long answers page by page; nothing where no terminal shows them.
  package var pager: (() -> Pager?)?
  /// Shows something on the whole terminal for as long as somebody looks on, in a language and with or
  /// without colours; nothing where no terminal does.
  package var window: Window?
  /// Waits until a file of the system has something to read, or for so many milliseconds; false when
  /// nobody reads the answers any more.
  package var rest: (_ changeDescriptor: Int32?, _ milliseconds: Int) -> Bool = { _, _ in false }
  /// Whether that person wants to see colours there.
  package var hasColour: Bool

  /// Describes a world.
  package init(
    open: @escaping (StoreChoice) throws(OpeningError) -> Features,
    demo: @escaping (Language) throws(OpeningError) -> Features,
    readInput: @escaping (Int) -> [UInt8]?,
    composed: @escaping @Sendable (String) -> String = { $0 },
    ask: @escaping (_ question: String, Language) -> Bool = { _, _ in false },
    askSecret: @escaping (_ question: String) -> String? = { _ in nil }, support: Support = .alone,
    askLine: @escaping (_ question: String) -> String? = { _ in nil },
    profiles: (() throws(OpeningError) -> Profiles)? = nil,
    examine: ((_ profile: String?, _ mending: Bool) throws(OpeningError) -> Examination)? = nil,
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

/// Why the store of a command could not be opened.
package enum OpeningError: Error, Equatable, Sendable {
  case usage(UsageError)
  case unknownProfile(String)
  /// Nobody is signed in.
  case nobodySignedIn
  /// The profile's owner has signed out.
  case signedOut(ProfileName)
  case storage(StorageFailure)
  /// There is no store any more, although copies of it were made.
  case gone(store: String, newestCopy: String)
  /// The store is locked; a code is looked at in so many seconds, or at once.
  case locked(wait: Int?)

  /// Whether signing in would help.
  package var isAboutSigningIn: Bool {
    switch self {
    case .nobodySignedIn, .signedOut: true
    case .usage, .unknownProfile, .storage, .gone, .locked: false
    }
  }
}
