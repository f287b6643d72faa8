public import Domain

/// The whole text interface as one value: which screen is shown, what lies over it, and what a
/// key does. It touches nothing; it answers events with effects.
public struct AppCoordinator: Equatable, Sendable {
  /// What lies over the screen and takes the keys first.
  enum Overlay: Equatable, Sendable {
    case help(HelpOverlay)
    case command(CommandPrompt)
    case answer(AnswerOverlay)
  }

  /// What every screen is shown by.
  var look: Look {
    didSet {
      let look = look
      for part in Part.allCases { change(part) { $0.look = look } }
      entrance?.look = look
    }
  }
  /// Whether what is shown is borrowed, and nothing of it is kept.
  let isBorrowed: Bool
  var size: Size
  var part = Part.today
  var today: TodayCoordinator
  var people: PeopleCoordinator
  var sayings: SayingsCoordinator
  var moods: MoodsCoordinator
  var schedule: ScheduleCoordinator
  var reading: ReadingCoordinator
  var more: MoreCoordinator
  var finding: FindingCoordinator
  /// The way back where one part led into another.
  var trail = Trail()
  /// The part from which somebody went behind the comma.
  var before = Part.today
  /// Whether nobody could be reached when the network was last asked.
  var isOffline = false
  /// What lies before the parts while nobody is in.
  var entrance: EntranceCoordinator?
  /// What everything is drawn on; nothing where it is the terminal's own.
  var paper: Paper?
  /// The setting the keys are on first, where everything began anew because of it.
  var firstSetting: Preference?
  /// Whether the terminal's window is the one somebody looks at.
  var hasFocus = true
  var overlay: Overlay?
  var notice: NoticeLine?
  var history: [String] = []
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
  /// Whether the last key was Ctrl-C, and somebody was writing.
  var hasInterrupted = false

  /// Begins on the page of the day, or where somebody has to come in first. A lock is asked for
  /// again after the chosen minutes without a key, or never where there are none.
  public init(
    _ choice: ScreenChoice, glyphs: Glyphs = .unicode, size: Size, now: Now, version: String = "",
    opening: Reopening = Reopening()
  ) {
    let look = Look(
      choice.language, glyphs, now: now, motion: choice.motion, isReadOnly: choice.readOnly)
    self.look = look
    self.size = size
    offersPages = choice.offersPages && !choice.isBorrowed && !choice.readOnly
    isBorrowed = choice.isBorrowed
    idle = IdleWatch(minutes: choice.idleMinutes)
    today = TodayCoordinator(look)
    people = PeopleCoordinator(look)
    sayings = SayingsCoordinator(look, lettering: choice.lettering)
    moods = MoodsCoordinator(look)
    schedule = ScheduleCoordinator(look)
    reading = ReadingCoordinator(look)
    more = MoreCoordinator(look, version: version)
    finding = FindingCoordinator(look)
    paper = choice.colours.map(Paper.init)
    entrance = choice.entrance.map { EntranceCoordinator($0, look) }
    notice = (opening.sentence(language) ?? (isBorrowed ? words.borrowedHere : nil))
      .map { NoticeLine(.good, $0) }
    firstSetting = opening.setting
  }

  var language: Language { look.language }
  var glyphs: Glyphs { look.glyphs }
  var now: Now { look.now }
  var words: ShellWords { ShellWords(language) }

  /// What must be done before the first picture.
  public mutating func start() -> [AppEffect] {
    // Before somebody is in there is nothing to lock.
    if entrance != nil {
      hasEntered = true
      return []
    }
    return [.work(.lock(.look(.start)))]
  }

  /// Shows a part of the program; the one that is shown goes back to its top.
  mutating func enter(_ part: Part, again: Bool = false) -> [AppEffect] {
    if part == .more, self.part != .more { before = self.part }
    self.part = part
    return change { $0.enter(again: again) }.map(AppEffect.work) + meet(part)
  }

  /// How long the screen may stay as it is, in thousandths of a second: until midnight, until what
  /// is shown is another by itself, or until the next picture of what moves.
  public var patience: Int {
    let midnight = (86_400 - now.time.seconds) * 1000
    let shown = lock == nil ? current.patience() : lock?.patience
    let still = min(midnight, shown ?? midnight, idle.patience ?? midnight)
    if lock != nil { return still }
    return isMoving ? min(current.frame, still) : still
  }

  /// Whether something on the screen moves, so that time has to be told as it passes.
  public var isMoving: Bool {
    if let lock { return lock.isCounting }
    return overlay == nil && hasFocus && current.isMoving(in: content)
  }

  /// Answers one event, whatever becomes of errands.
  mutating func answer(_ event: AppEvent) -> [AppEffect] {
    if let effects = answerLock(event) { return effects }
    switch event {
    case .resized(let size):
      self.size = size
      return []
    case .time(let now):
      let isNewDay = now.day != self.now.day
      look.now = now
      return isNewDay ? reload() : []
    case .storeChanged: return reload()
    case .resumed, .rested, .lock: return []
    case .input(let input): return handle(input)
    case .frame(let milliseconds): return perform(change { $0.pass(milliseconds) })
    case .today(let event): return perform(today.handle(event))
    case .people(let event): return perform(people.handle(event))
    case .contacts(let event): return perform(people.handle(event))
    case .sayings(let event): return perform(sayings.handle(event))
    case .moods(let event): return perform(moods.handle(event))
    case .schedule(let event): return perform(schedule.handle(event))
    case .reading(let event): return perform(reading.handle(event))
    case .more(let event): return perform(more.handle(event))
    case .settings(let event): return hear(event)
    case .entrance(let event): return hear(event)
    case .account(let event): return perform(more.hear(event))
    case .history(let event): return hear(event)
    case .deed(let event): return hear(deed: event)
    case .finding(let event): return hear(event)
    case .copied(let isSent):
      notice = isSent ? NoticeLine(.good, words.copied) : NoticeLine(.refusal, words.notCopied)
      return []
    case .edited(let composed): return take(composed)
    case .booksFound(let ticket, let errand, let found):
      isOffline = found.isOffline ?? isOffline
      return take(found, to: errand, ticket)
    case .signIn, .latest: return hear(errand: event)
    case .answered(let output):
      show(output)
      // A command may have changed how things look.
      return reload() + [.work(.settings(.load))]
    case .exhausted:
      notice = NoticeLine(.failure, words.exhausted)
      return []
    }
  }

  func reload() -> [AppEffect] { current.reload().map(AppEffect.work) }

  private mutating func handle(_ input: TerminalInput) -> [AppEffect] {
    // Whatever somebody does ends what moves, and still does what it means.
    if case .focus(let hasFocus) = input {
      self.hasFocus = hasFocus
      return []
    }
    hasFocus = true
    change { $0.endMoment() }
    let wasInterrupted = hasInterrupted
    hasInterrupted = false
    switch input {
    case .key(.control("c")):
      guard isWriting, !wasInterrupted else { return [.quit] }
      hasInterrupted = true
      return press(.escape)
    case .key(let key): return press(key)
    case .paste(let text): return paste(text)
    case .mouse(let mouse):
      guard overlay == nil else { return [] }
      return point(mouse)
    case .focus: return []
    }
  }

  /// Whether somebody writes something that would be lost: then Ctrl-C does what Esc does, and
  /// only twice in a row ends the program.
  private var isWriting: Bool {
    if case .command = overlay { return true }
    return current.takesText
  }
}
