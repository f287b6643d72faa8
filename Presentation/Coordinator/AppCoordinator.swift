package import Domain
package import PresentationKit
import PresentationShared
package import TextUI

/// The state of the text interface: the current screen, its overlays, and the meaning of keys. It has no side effects;
/// events are turned into effects that the runtime performs.
package struct AppCoordinator: Equatable, Sendable {
  /// An overlay, which handles keys before the screen does.
  enum Overlay: Equatable, Sendable {
    case help(HelpOverlay)
    case command(CommandPrompt)
    case answer(AnswerOverlay)
    case capture(CapturePrompt)
    case palette(PalettePrompt)
  }

  /// The context with which every screen is drawn.
  var context: ViewContext {
    didSet {
      if context != oldValue { for index in stacks.indices { stacks[index].context = context } }
    }
  }
  /// Whether this is the demo, which stores nothing.
  let isBorrowed: Bool
  var size: Size
  var part = Part.today
  var stacks: [ScreenStack]
  /// The jumps between parts that Esc goes back through.
  var backStack = BackStack()
  /// The part from which the More part was opened.
  var before = Part.today
  /// The part that was shown before the current one; nil if no other part was shown yet.
  var last: Part?
  /// Whether the network could not be reached at the last attempt.
  var isOffline = false
  /// Why the onboarding is shown; nil once it is over.
  var onboarding: OnboardingTrigger?
  /// The theme and the background of the terminal, from which the colours of the window are chosen.
  var paper: PaperChoice { didSet { context.shade = paper.shown?.ground.rgb.shade } }
  /// The setting to select in the settings screen after a restart that was caused by a change of that setting; nil
  /// otherwise.
  var firstSetting: Preference?
  /// Whether the terminal window has focus.
  var hasFocus = true
  var overlay: Overlay?
  /// Whether only the quick-add line is shown; the program ends with it.
  let isOnlyLine: Bool
  /// The lines that are printed after the screens have closed.
  package internal(set) var farewell: [String] = []
  /// The text left in the quick-add line.
  var leftLine = ""
  /// The panel that fills the window; nil while no panel is enlarged.
  var enlarged: EnlargedPanel?
  var notice: NoticeLine? { didSet { if notice != oldValue { offeredUndo = nil } } }
  /// The history number of the change that the notice reports; nil if it reports no change. While the notice is shown,
  /// the undo key undoes this change, even after the hint is gone.
  var offeredUndo: Int?
  var typedCommands: [String] = []
  /// The rows chosen in the palette, the latest first.
  var chosenBefore: [PaletteRow] = []
  /// The counts on the tabs.
  var figures = TabFigures()
  /// The lock screen, which covers everything while the store is locked; nil if the store is unlocked.
  var lock: LockScreen?
  /// The idle time since the last input.
  var idle: IdleWatch
  /// Whether the tutorial of a part is offered when it is opened for the first time.
  let offersPages: Bool
  /// The parts whose tutorial need not be offered any more.
  var met: Set<TutorialSubject> = []
  /// Whether onboarding has begun or the first part was opened. False while the lock still covers the screens after the
  /// start; unlocking then opens the first part.
  var hasEntered = false
  /// Whether the last key was an undo.
  var hasUndone = false
  /// The number of whole Korean syllables typed one after another while letters are commands. From the second syllable
  /// on, a notice asks the user to switch the keyboard from Korean.
  var syllables = 0
  /// The way in which pictures are drawn on this terminal, such as pixels or block characters.
  var rendition = Rendition.half
  /// Whether the terminal draws text at several times its size.
  var sizesText = false
  let keys: KeyMap
  /// The first key of an unfinished chord; nil if no chord was begun.
  var begunChord: Key?
  /// Whether the last key was Ctrl-C while text was typed.
  var hasInterrupted = false

  /// Creates the state that starts on the Today page or with the onboarding. The lock is requested after the configured
  /// idle minutes; 0 means never.
  package init(
    _ choice: ScreenChoice, glyphs: Glyphs = .unicode, size: Size, now: Now, version: String = "",
    opening: RestartRequest = RestartRequest()
  ) {
    let paper = PaperChoice(choice.colours)
    var context = ViewContext(
      choice.language, glyphs, now: now, motion: choice.motion, isReadOnly: choice.readOnly)
    context.shade = paper.shown?.ground.rgb.shade
    self.context = context
    self.size = size
    offersPages = choice.offersPages && !choice.isBorrowed && !choice.readOnly
    isBorrowed = choice.isBorrowed
    isOnlyLine = choice.isOnlyLine
    leftLine = choice.line
    idle = IdleWatch(minutes: choice.idleMinutes)
    stacks = Part.all.map { ScreenStack($0.home(context, choice, version)) }
    self.paper = paper
    onboarding = choice.onboarding
    keys = choice.keys
    notice =
      opening.notice(language)
      ?? (isBorrowed ? NoticeLine(.good, words.borrowedHere) : nil)
      ?? KeyMapWords(choice.language).first(of: choice.keyProblems)
      .map { NoticeLine(.refusal, $0) }
    firstSetting = opening.setting
  }

  var language: Language { context.language }
  var glyphs: Glyphs { context.glyphs }
  var now: Now { context.now }
  var words: ShellWords { ShellWords(language) }

  /// Returns the work to run before the first frame.
  package mutating func start() -> [AppEffect] {
    // During onboarding there is no profile to lock.
    if onboarding != nil {
      hasEntered = true
      return []
    }
    return [.work(.lock(.check(.start)))]
  }

  /// Shows a part. With `again`, because the part is already shown, goes back to the top of its first screen.
  mutating func enter(_ part: Part, again: Bool = false) -> [AppEffect] {
    if part == .more, self.part != .more { before = self.part }
    if part != self.part { (last, enlarged) = (self.part, nil) }
    self.part = part
    let counting = figures.isUnknown ? recount : []
    return current.enter(again: again).map(AppEffect.work) + counting + checkTutorial(part)
  }

  /// The milliseconds for which the frame stays valid without an event: until the clock or the screen changes, the idle
  /// time is over, or the next frame of an animation is due.
  package var timeout: Int {
    let midnight = (86_400 - now.time.seconds) * 1000
    let shown = lock == nil ? current.top.timeout() : lock?.timeout
    // The clock beside the tabs changes every minute. Where it is not shown, nothing wakes for it.
    let hasClock = lock == nil && !isOnlyLine && tabs.showsTrailing(columns: size.columns)
    let minute = hasClock ? now.untilNextMinute * 1000 : midnight
    let still = min(midnight, minute, shown ?? midnight, idle.timeout ?? midnight)
    if lock != nil { return still }
    return isMoving ? min(current.top.frame, still) : still
  }

  /// Whether an animation runs, so that `frame` events are needed.
  package var isMoving: Bool {
    if let lock { return lock.isCounting }
    return overlay == nil && hasFocus && current.top.isMoving(in: content)
  }
}
