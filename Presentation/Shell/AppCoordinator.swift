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

  let language: Language
  let glyphs: Glyphs
  var size: Size
  var now: Now
  var people: PeopleCoordinator
  var overlay: Overlay?
  var notice: NoticeLine?
  var history: [String] = []

  /// Begins on the home of people. Nothing moves unless it is wanted and pictures have pixels.
  public init(
    language: Language, glyphs: Glyphs = .unicode, size: Size, now: Now, motion: Bool = false,
    readOnly: Bool = false
  ) {
    self.language = language
    self.glyphs = glyphs
    self.size = size
    self.now = now
    people = PeopleCoordinator(
      language: language, glyphs: glyphs, motion: motion && glyphs.pictures == .pixels)
    people.isReadOnly = readOnly
  }

  var words: ShellWords { ShellWords(language) }

  /// What must be done before the first picture.
  public func start() -> [AppEffect] {
    people.reload().map(AppEffect.work)
      + (people.isReadOnly ? [] : [.work(.people(.pending(except: [])))])
  }

  /// How long the screen may stay as it is, in thousandths of a second: until midnight, or until
  /// the next picture of what moves.
  public var patience: Int {
    let midnight = (86_400 - now.time.seconds) * 1000
    return isMoving ? min(PlantMoment.frame, midnight) : midnight
  }

  /// Whether something on the screen moves, so that time has to be told as it passes.
  public var isMoving: Bool { overlay == nil && people.isMoving }

  /// Answers one event.
  public mutating func handle(_ event: AppEvent) -> [AppEffect] {
    switch event {
    case .resized(let size):
      self.size = size
      return []
    case .time(let now):
      let isNewDay = now.day != self.now.day
      self.now = now
      return isNewDay ? people.reload().map(AppEffect.work) : []
    case .resumed: return people.reload().map(AppEffect.work)
    case .input(let input): return handle(input)
    case .frame(let milliseconds): return perform(people.pass(milliseconds))
    case .people(let event): return perform(people.handle(event))
    case .contacts(let event): return perform(people.handle(event))
    case .answered(let output):
      show(output)
      return people.reload().map(AppEffect.work)
    }
  }

  private mutating func handle(_ input: TerminalInput) -> [AppEffect] {
    // Whatever somebody does ends what moves, and still does what it means.
    if case .focus = input { return [] }
    people.endMoment()
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): return paste(text)
    case .mouse(let mouse):
      guard overlay == nil else { return [] }
      return perform(people.handle(mouse, in: content))
    case .focus: return []
    }
  }

  private mutating func press(_ key: Key) -> [AppEffect] {
    if key == .control("c") { return [.quit] }
    if key == .control("z") { return [.suspend] }
    if key == .control("l") { return [.redraw] }
    if key == .function(1) {
      overlay = .help(helpOverlay)
      return []
    }
    if overlay != nil { return pressOverlay(key) }
    notice = nil
    let key = people.takesText ? key : Dubeolsik.latin(key)
    if let effects = people.press(key, in: content) { return perform(effects) }
    if key == .character("q") { return [.quit] }
    if key == .character("?") { overlay = .help(helpOverlay) }
    if key == .character(":") {
      overlay = .command(
        CommandPrompt(history: history, placeholder: words.commandPlaceholder))
    }
    return []
  }

  private mutating func paste(_ text: String) -> [AppEffect] {
    switch overlay {
    case .help(var help):
      _ = help.paste(text)
      overlay = .help(help)
      return []
    case .command(var prompt):
      _ = prompt.paste(text)
      offerCommands(&prompt)
      return []
    case .answer: return []
    case nil: return perform(people.paste(text))
    }
  }

  private mutating func pressOverlay(_ key: Key) -> [AppEffect] {
    switch overlay {
    case .help(var help):
      let outcome = help.update(key, in: content.size)
      overlay = outcome == .closed ? nil : .help(help)
    case .answer(var answer):
      overlay = answer.update(key, height: content.size.rows - 2) ? .answer(answer) : nil
    case .command(var prompt):
      switch prompt.update(key) {
      case .submitted(let line): return submit(line)
      case .cancelled: overlay = nil
      case .ignored, .moved: overlay = .command(prompt)
      case .changed, .cut: offerCommands(&prompt)
      }
    case nil: break
    }
    return []
  }

  private mutating func submit(_ line: String) -> [AppEffect] {
    overlay = nil
    let words = CommandWords.split(line)
    if words.isEmpty { return [] }
    history.removeAll { $0 == line }
    history.append(line)
    return words == ["q"] || words == ["quit"] ? [.quit] : [.work(.command(line))]
  }

  /// Offers the commands that begin as the line does.
  private mutating func offerCommands(_ prompt: inout CommandPrompt) {
    let typed = prompt.text.drop { $0 == " " }
    let fitting = CommandTable.haru.commands.filter { $0.name.hasPrefix(typed) }
    prompt.offer(
      typed.isEmpty
        ? [] : fitting.map { .init($0.name + " ", meaning: $0.summary(language)) })
    overlay = .command(prompt)
  }

  /// A short answer is a notice; a longer one is shown to be read.
  private mutating func show(_ output: Output) {
    let text = output.out + output.err
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let kind: NoticeLine.Kind =
      switch output.status {
      case .done: .good
      case .refused, .usage, .notFound: .refusal
      case .failed, .network, .busyOrLocked: .failure
      }
    if lines.count <= 1 {
      notice = NoticeLine(kind, lines.first ?? words.done)
    } else {
      overlay = .answer(AnswerOverlay(title: history.last ?? "", lines: lines))
    }
  }

  private mutating func perform(_ effects: [ScreenEffect]) -> [AppEffect] {
    effects.compactMap { effect in
      switch effect {
      case .work(let work): return .work(work)
      case .say(let notice):
        self.notice = notice
        return nil
      case .open, .back: return nil
      }
    }
  }
}
