import DIContainer
import Domain
import Testing

@testable import Presentation
@testable import PresentationAcross
@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

/// Somebody at the keyboard of the text interface: presses keys and reads the screen. Everything
/// below the keys is real; only the terminal is left out.
package final class Robot {
  private var app: AppCoordinator
  private let runner: EffectRunner
  private let world: TestEnvironment
  /// What the interface asked of the terminal.
  package private(set) var requests: [AppEffect] = []

  /// What becomes of a text in the editor of this somebody.
  package var editor: (String) -> Composed = { _ in .nobody }

  /// Sits down in front of a world: before the list of people, where most stories begin, or before
  /// the page of the day, as somebody does who starts the program or comes in.
  package init(
    _ world: TestEnvironment, size: Size = .standard, glyphs: Glyphs = .unicode,
    motion: Bool = false,
    readOnly: Bool = false, onboarding: OnboardingTrigger? = nil, idleMinutes: Int = 0,
    onToday: Bool = false, isBorrowed: Bool = false, offersPages: Bool = false,
    onlyLine: String? = nil
  ) {
    self.world = world
    var choice = ScreenChoice(world.language.with(world.customs))
    choice.motion = motion
    choice.readOnly = readOnly
    choice.idleMinutes = idleMinutes
    choice.onboarding = onboarding
    choice.isBorrowed = isBorrowed
    choice.isOnlyLine = onlyLine != nil
    choice.line = onlyLine ?? ""
    choice.offersPages = offersPages
    choice.offersProviders = world.profiles.providers.all().contains(where: \.isConfigured)
    choice.use(world.keyMap)
    app = AppCoordinator(
      choice, glyphs: glyphs, size: size, now: world.now, version: Version.current)
    runner = EffectRunner(
      features: world.features, language: choice.language, version: Version.current,
      profiles: world.profiles
    ) { words in
      world.commandLine(passesLock: true).output(of: words)
    }
    if !onToday, onboarding == nil { (app.part, app.before) = (.people, .people) }
    perform(app.start())
  }

  /// The picture on the screen.
  package var frame: Frame { app.view() }
  /// The words on the screen.
  package var screen: String { frame.text }
  /// What is said once the interface is gone.
  package var farewell: [String] { app.farewell }
  /// Whether the interface asked to be left.
  package var hasLeft: Bool { requests.contains(.quit) }

  /// The part that is shown.
  package var part: Part { app.part }
  /// What the code calls the screen that is shown: of the pages of a part the one that is.
  package var screenName: String {
    let top = app.current.top
    let shown = (top as? ReadingPages)?.shown ?? top
    return String("\(Swift.type(of: shown))".prefix { $0 != "<" })
  }

  /// The row of the list that is shown on which the keys are; nothing where none is marked.
  package var chosenRow: String? {
    // The sign stands around what is one of several as well, and in a calendar beside a list.
    screen.split(separator: "\n").dropFirst().compactMap { row -> String? in
      let bare = row.replacing(/[‹▐][^›▌]*[›▌]/, with: "")
      guard let sign = bare.firstRange(of: "› ") else { return nil }
      // On a wall of cards it stands in the upper edge of one.
      let row = bare[sign.upperBound...].prefix { $0 != "╮" && $0 != "│" }
      return row.split(separator: " ").joined(separator: " ")
    }.last
  }

  /// Whether letters are text on the screen that is shown.
  package var takesText: Bool { app.current.top.takesText }

  /// What keys do on the screen that is shown.
  package var keys: [Binding] { app.helpOverlay.groups.dropLast().flatMap(\.bindings) }
  /// What keys do on every screen.
  package var keysEverywhere: [Binding] { app.helpOverlay.groups.last?.bindings ?? [] }

  /// The notice as it can be read on the screen, whatever rows it takes; nothing when it cannot
  /// be read to its end there.
  package var notice: String {
    guard let sentence = app.notice?.sentence else { return "" }
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    return bare(screen).contains(bare(sentence)) ? sentence : ""
  }

  /// Presses keys one after another.
  @discardableResult
  package func press(_ keys: Key...) -> Robot {
    for key in keys { send(.key(key)) }
    return self
  }

  /// Types a text letter by letter.
  @discardableResult
  package func type(_ text: String) -> Robot {
    for character in text { send(.key(.character(character))) }
    return self
  }

  /// Pastes a text.
  @discardableResult
  package func paste(_ text: String) -> Robot {
    send(.paste(text))
    return self
  }

  /// Clicks on a place.
  @discardableResult
  package func click(column: Int, row: Int) -> Robot {
    send(.mouse(Mouse(.press, Point(column: column, row: row))))
    return self
  }

  /// Turns the wheel of the mouse by one notch.
  @discardableResult
  package func turnWheel(down isDown: Bool = true) -> Robot {
    send(.mouse(Mouse(isDown ? .wheelDown : .wheelUp, Point(column: 40, row: 13))))
    return self
  }

  /// Changes the size of the window.
  package func resize(_ size: Size) { perform(app.handle(.device(.resized(size)))) }

  /// Lets the clock reach a moment while the interface waits.
  package func wait(until now: String) throws {
    try world.go(to: now)
    perform(app.handle(.device(.time(world.now))))
  }

  /// Looks on while something moves.
  package func watch(milliseconds: Int) {
    perform(app.handle(.device(.frame(milliseconds: milliseconds))))
  }

  /// Hears what came of a background task.
  package func hear(_ answer: AppEvent) { perform(app.handle(answer)) }

  /// What is asked in the background and was not stopped, in its order.
  package var backgroundTasks: [BackgroundTask] {
    requests.enumerated().compactMap { index, request in
      guard case .backgroundTask(let backgroundTask) = request else { return nil }
      return requests[index...].contains(.stop(backgroundTask.id)) ? nil : backgroundTask
    }
  }

  /// What comes of a background task, as those who know books in this world answer it.
  package func answer(to backgroundTask: BackgroundTask) -> AppEvent {
    let cancellation = Cancellation()
    if requests.contains(.interrupt(backgroundTask.id)) { cancellation.cancel() }
    let result = backgroundTask.work.run(
      BackgroundTaskQuestions(
        books: world.features.find, providers: world.profiles.providers,
        support: world.features.support, imports: world.features.imports,
        sync: world.features.sync), cancellation
    ) { self.hear(.backgroundTask(backgroundTask.id, $0)) }
    return .backgroundTask(backgroundTask.id, result)
  }

  /// Waits until everything that is asked in the background is answered.
  @discardableResult
  package func runBackgroundTasks() -> Robot {
    while let backgroundTask = backgroundTasks.first {
      requests.removeAll { $0 == .backgroundTask(backgroundTask) }
      hear(answer(to: backgroundTask))
    }
    return self
  }

  /// How long the loop would sleep now.
  package var timeout: Int { app.timeout }
  /// Whether something moves.
  package var isMoving: Bool { app.isMoving }

  /// Does nothing for so many minutes.
  package func rest(minutes: Int) {
    perform(app.handle(.device(.rested(milliseconds: minutes * 60_000))))
  }

  /// Comes back after the program was stopped.
  package func comeBack() { perform(app.handle(.device(.resumed))) }

  /// Looks at another window.
  package func lose() { send(.focus(false)) }

  /// Lets one event happen as the loop would.
  private func send(_ input: TerminalInput) {
    perform(app.handle(.device(.time(world.now))))
    perform(app.handle(.device(.input(input))))
    expectNamedKeys()
  }

  /// Whatever story is told, each key that is shown on the way has a name somebody can bind.
  private func expectNamedKeys() {
    let top = app.current.top
    guard !top.ownsKeys, app.onboarding == nil else { return }
    let contexts = [top.keyContext, .move, .shell].compactMap(\.self)
    for binding in top.bindings {
      guard let key = binding.keys.first else { continue }
      if !contexts.contains(where: { $0.row(of: key) != nil }) {
        Issue.record("\(key.notation) (\(binding.meaning)) has no name in \(Swift.type(of: top))")
      }
    }
  }

  /// Whether one event ever made more work than any should.
  package private(set) var wasExhausted = false

  private func perform(_ effects: [AppEffect]) {
    var queue = EffectQueue(effects)
    func answer(_ event: AppEvent) { queue.add(app.handle(event), after: event) }
    while let effect = queue.next() {
      if queue.isTooMuch {
        wasExhausted = true
        queue.drop()
        answer(.device(.exhausted))
        continue
      }
      switch effect {
      case .work(let work): answer(.answer(runner.run(work)))
      case .copy:
        requests.append(effect)
        answer(.device(.copied(true)))
      case .edit(let text):
        requests.append(effect)
        answer(.device(.edited(editor(text))))
      case .backgroundTask, .stop, .interrupt, .suspend, .redraw, .reopen, .quit, .signal:
        requests.append(effect)
      }
    }
  }
}
