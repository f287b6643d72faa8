import DIContainer
import Domain
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationReading
@testable import PresentationShared
@testable import TextUI

/// Simulates a user of the text interface, who presses keys and reads the screen. Everything except the terminal is
/// real.
package final class Robot {
  private var app: AppCoordinator
  private let runner: EffectRunner
  private let world: TestEnvironment
  /// The effects that the interface requested, in order, except work with the store. `runBackgroundTasks` removes its
  /// tasks.
  package private(set) var requests: [AppEffect] = []

  /// The result of the external editor for a text; by default there is neither an editor nor a terminal.
  package var editor: (String) -> Composed = { _ in .nobody }

  /// Starts the interface with the list of people, where most tests begin. If `onToday` is true or `onboarding` is not
  /// nil, it starts as the program does.
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

  /// The frame that the screen shows.
  package var frame: Frame { app.view() }
  /// The text on the screen.
  package var screen: String { frame.text }
  /// The lines that are printed after the interface ends.
  package var farewell: [String] { app.farewell }
  /// Whether the interface asked to end the program.
  package var hasLeft: Bool { requests.contains(.quit) }

  /// The part that is shown.
  package var part: Part { app.part }
  /// The Swift type name of the screen that is shown. In the part for books it is that of the visible page.
  package var screenName: String {
    let top = app.current.top
    let shown = (top as? ReadingPages)?.shown ?? top
    return String("\(Swift.type(of: shown))".prefix { $0 != "<" })
  }

  /// The text of the selected row in the list; nil if no row is selected.
  package var chosenRow: String? {
    // The sign `›` also ends the choice in a field, as in `‹…›`. Such fields are removed first.
    screen.split(separator: "\n").dropFirst().compactMap { row -> String? in
      let bare = row.replacing(/[‹▐][^›▌]*[›▌]/, with: "")
      guard let sign = bare.firstRange(of: "› ") else { return nil }
      // If books are shown as cards, the sign is in the upper border of a card.
      let row = bare[sign.upperBound...].prefix { $0 != "╮" && $0 != "│" }
      return row.split(separator: " ").joined(separator: " ")
    }.last
  }

  /// Whether the screen that is shown uses letters as text rather than as commands.
  package var takesText: Bool { app.current.top.takesText }

  /// The key bindings of the screen that is shown.
  package var keys: [Binding] { app.helpOverlay.groups.dropLast().flatMap(\.bindings) }
  /// The key bindings of every screen.
  package var keysEverywhere: [Binding] { app.helpOverlay.groups.last?.bindings ?? [] }

  /// The notice, if all of it can be read on the screen in any number of rows; otherwise an empty string.
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

  /// Types a text character by character.
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

  /// Clicks at a position of the screen.
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

  /// Sets the clock to a later time while the interface waits, and lets it react.
  package func wait(until now: String) throws {
    try world.go(to: now)
    perform(app.handle(.device(.time(world.now))))
  }

  /// Lets an animation run for some milliseconds.
  package func watch(milliseconds: Int) {
    perform(app.handle(.device(.frame(milliseconds: milliseconds))))
  }

  /// Sends an event to the interface, such as the result of a background task.
  package func hear(_ answer: AppEvent) { perform(app.handle(answer)) }

  /// The background tasks that were requested and neither stopped nor run so far, in order.
  package var backgroundTasks: [BackgroundTask] {
    requests.enumerated().compactMap { index, request in
      guard case .backgroundTask(let backgroundTask) = request else { return nil }
      return requests[index...].contains(.stop(backgroundTask.id)) ? nil : backgroundTask
    }
  }

  /// Runs a background task with the sample data of the test environment and returns the event with its result. If the
  /// interface cancelled the task, it runs as cancelled.
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

  /// Runs all requested background tasks, including those that their results request.
  @discardableResult
  package func runBackgroundTasks() -> Robot {
    while let backgroundTask = backgroundTasks.first {
      requests.removeAll { $0 == .backgroundTask(backgroundTask) }
      hear(answer(to: backgroundTask))
    }
    return self
  }

  /// The time that the event loop would wait for input now, in milliseconds.
  package var timeout: Int { app.timeout }
  /// Whether an animation runs.
  package var isMoving: Bool { app.isMoving }

  /// Simulates that the user does nothing for some minutes.
  package func rest(minutes: Int) {
    perform(app.handle(.device(.rested(milliseconds: minutes * 60_000))))
  }

  /// Continues as after the program was suspended.
  package func comeBack() { perform(app.handle(.device(.resumed))) }

  /// Simulates that the terminal window loses the focus.
  package func lose() { send(.focus(false)) }

  /// Sends one input to the interface, as the event loop does, and checks the names of the keys on the screen.
  private func send(_ input: TerminalInput) {
    perform(app.handle(.device(.time(world.now))))
    perform(app.handle(.device(.input(input))))
    expectNamedKeys()
  }

  /// Records a test failure if the screen shows a key that has no name in the key map, because users could not change
  /// it.
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

  /// Whether any event caused more requests than `EffectQueue` allows.
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
      case .backgroundTask, .stop, .interrupt, .suspend, .outside, .redraw, .reopen, .quit, .signal:
        requests.append(effect)
      }
    }
  }
}
