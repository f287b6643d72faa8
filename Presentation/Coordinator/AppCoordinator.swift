package import Domain
package import PresentationKit
package import TextUI

/// The whole text interface as one value: which screen is shown, what lies over it, and what a
/// key does. It touches nothing; it answers events with effects.
package struct AppCoordinator: Equatable, Sendable {
  /// What lies over the screen and takes the keys first.
  enum Overlay: Equatable, Sendable {
    case help(HelpOverlay)
    case command(CommandPrompt)
    case answer(AnswerOverlay)
    case capture(CapturePrompt)
    case palette(PalettePrompt)
  }

  /// What every screen is shown by.
  var look: ViewContext {
    didSet { if look != oldValue { for index in stacks.indices { stacks[index].look = look } } }
  }
  /// Whether what is shown is borrowed, and nothing of it is kept.
  let isBorrowed: Bool
  var size: Size
  var part = Part.today
  /// The screens of each part.
  var stacks: [ScreenStack]
  /// The way back where one part led into another.
  var backStack = BackStack()
  /// The part from which somebody went behind the comma.
  var before = Part.today
  /// The part that was shown last.
  var last: Part?
  /// Whether nobody could be reached when the network was last asked.
  var isOffline = false
  /// Why somebody has to come in first; nothing once they are in.
  var onboarding: OnboardingReason?
  /// What everything is drawn on.
  var paper: PaperChoice
  /// The setting the keys are on first, where everything began anew because of it.
  var firstSetting: Preference?
  /// Whether the terminal's window is the one somebody looks at.
  var hasFocus = true
  var overlay: Overlay?
  /// Whether there is only the line that notes something, and everything ends with it.
  let isOnlyLine: Bool
  /// What is to be said once the screens are gone.
  package internal(set) var farewell: [String] = []
  /// What was left on the line that notes something.
  var leftLine = ""
  var notice: NoticeLine?
  var typedCommands: [String] = []
  /// What was chosen in the palette, the last first.
  var chosenBefore: [PaletteRow] = []
  /// What waits in each part.
  var figures = TabFigures()
  /// Covers everything while the store is locked.
  var lock: LockScreen?
  /// How long nobody was there.
  var idle: IdleWatch
  /// Whether the pages about a part are offered when it is opened for the first time.
  let offersPages: Bool
  /// Which of them need not be offered any more.
  var met: Set<TutorialSubject> = []
  /// Whether a part was shown already.
  var hasEntered = false
  /// Whether the last key undid something.
  var hasUndone = false
  /// How many keys in a row were whole Korean syllables where letters are commands.
  var syllables = 0
  /// How the terminal shows pictures that are not made of letters.
  var rendition = Rendition.half
  /// What somebody presses for what.
  let keys: KeyMap
  /// The key a chord was begun with.
  var begunChord: Key?
  /// Whether the last key was Ctrl-C, and somebody was writing.
  var hasInterrupted = false

  /// Begins on the page of the day, or where somebody has to come in first. A lock is asked for
  /// again after the chosen minutes without a key, or never where there are none.
  package init(
    _ choice: ScreenChoice, glyphs: Glyphs = .unicode, size: Size, now: Now, version: String = "",
    opening: RestartRequest = RestartRequest()
  ) {
    let look = ViewContext(
      choice.language, glyphs, now: now, motion: choice.motion, isReadOnly: choice.readOnly)
    self.look = look
    self.size = size
    offersPages = choice.offersPages && !choice.isBorrowed && !choice.readOnly
    isBorrowed = choice.isBorrowed
    isOnlyLine = choice.isOnlyLine
    leftLine = choice.line
    idle = IdleWatch(minutes: choice.idleMinutes)
    stacks = Part.all.map { ScreenStack($0.home(look, choice, version)) }
    paper = PaperChoice(choice.colours)
    onboarding = choice.onboarding
    keys = choice.keys
    notice =
      (opening.sentence(language) ?? (isBorrowed ? words.borrowedHere : nil))
      .map { NoticeLine(.good, $0) }
      ?? KeyMapWords(choice.language).first(of: choice.keyProblems)
      .map { NoticeLine(.refusal, $0) }
    firstSetting = opening.setting
  }

  var language: Language { look.language }
  var glyphs: Glyphs { look.glyphs }
  var now: Now { look.now }
  var words: ShellWords { ShellWords(language) }

  /// What must be done before the first picture.
  package mutating func start() -> [AppEffect] {
    // Before somebody is in there is nothing to lock.
    if onboarding != nil {
      hasEntered = true
      return []
    }
    return [.work(.lock(.look(.start)))]
  }

  /// Shows a part of the program; the one that is shown goes back to its top.
  mutating func enter(_ part: Part, again: Bool = false) -> [AppEffect] {
    if part == .more, self.part != .more { before = self.part }
    if part != self.part { last = self.part }
    self.part = part
    let counting = figures.isUnknown ? recount : []
    return current.enter(again: again).map(AppEffect.work) + counting + meet(part)
  }

  /// How long the screen may stay as it is, in thousandths of a second: until midnight, until what
  /// is shown is another by itself, or until the next picture of what moves.
  package var timeout: Int {
    let midnight = (86_400 - now.time.seconds) * 1000
    let shown = lock == nil ? current.top.timeout() : lock?.timeout
    let still = min(midnight, shown ?? midnight, idle.timeout ?? midnight)
    if lock != nil { return still }
    return isMoving ? min(current.top.frame, still) : still
  }

  /// Whether something on the screen moves, so that time has to be told as it passes.
  package var isMoving: Bool {
    if let lock { return lock.isCounting }
    return overlay == nil && hasFocus && current.top.isMoving(in: content)
  }
}
