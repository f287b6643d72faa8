package import Domain
package import PresentationKit
import PresentationShared
package import TextUI

/// Runs the text interface on a terminal. It owns the event loop and the state of the screens, which are values. One
/// thread waits for events, including those from background threads, handles them and draws.
package final class TerminalRuntime {
  var app: AppCoordinator
  private let runner: EffectRunner
  private let backgroundTasks: BackgroundTaskRunner
  private let device: TerminalDevice
  /// The cache of the pictures that earlier frames drew.
  private var drawings = DrawingCache()
  /// Detects changes that other processes make to the store.
  private var debouncer: StoreChangeDebouncer
  private let clock: WallClock
  /// Opens a text in the user's external editor.
  private let edit: (String) -> Composed
  private let outside: ([String]) -> Void
  private var ending: ExitStatus?
  /// The request with which the session restarts; nil if the loop did not end for a restart.
  package private(set) var reopening: RestartRequest?
  /// The lines that are printed after the screens have closed.
  package var farewell: [String] { app.farewell }
  /// What the terminal has told: its background, if it did, and the block characters that it draws.
  package var learned: (ground: RGB?, blocks: Rendition) {
    (app.paper.terminal, device.abilities.blocks)
  }
  /// The time up to which animations have been advanced; nil while there is no animation.
  private var shownUpTo: Int64?
  /// The real time, even if a setting fixes the date.
  private let time: RealTime
  /// The times of the last input, by the monotonic clock and by the wall clock.
  private var lastInput: (steady: Int64, world: Int64) = (0, 0)

  package init(
    _ features: Features, _ choice: ScreenChoice, glyphs: Glyphs, device: TerminalDevice,
    opening: RestartRequest = RestartRequest(), world: RuntimeDependencies
  ) {
    app = AppCoordinator(
      choice, glyphs: glyphs, size: device.size, now: world.clock.now(), version: world.version,
      opening: opening)
    time = features.lock.time
    debouncer = StoreChangeDebouncer(features.listen())
    runner = EffectRunner(
      features: features, language: choice.language, version: world.version,
      profiles: world.profiles, command: world.command)
    backgroundTasks = BackgroundTaskRunner(
      books: features.find, providers: world.profiles?.providers ?? .none,
      support: features.support, imports: features.imports, sync: features.sync,
      world: world.backgroundTasks)
    clock = world.clock
    edit = world.edit
    outside = world.outside
    self.device = device
  }

  /// Runs until the user leaves, the session restarts or the terminal is closed. Returns a cause only if the terminal
  /// ended the session.
  package func run() throws(TerminalFailure) -> EndCause? {
    try device.open()
    defer { device.close() }
    // Runs before the signal handlers are removed, so that no signal keeps background tasks from cleaning up.
    defer { backgroundTasks.end() }
    somebodyIsThere()
    perform(app.handle(.device(.pictures(device.abilities.rendition))))
    perform(app.start())
    while true {
      device.show(app.view(keeping: &drawings))
      // While a background task uses the store, file events come from the task; other changes are detected later.
      let isInStore = backgroundTasks.isInStore
      device.changeDescriptor = isInStore ? nil : debouncer.changeDescriptor
      let timeout = isInStore ? app.timeout : debouncer.timeout(app.timeout, at: device.now)
      let events = device.wait(milliseconds: timeout)
      perform(app.handle(.device(.time(clock.now()))))
      passTime()
      if !backgroundTasks.isInStore, debouncer.detectsChange(at: device.now) {
        perform(app.handle(.device(.storeChanged)))
      }
      perform(app.handle(.device(.rested(milliseconds: rested))))
      // One event at a time, so that keys typed ahead reach the screen that an earlier key opened.
      var keysBeforeTheEnd = 0
      for event in events {
        if case .ended(let reason) = event { return reason }
        // Keys typed just before the end still count, but only a limited number of them.
        if device.shouldEnd { keysBeforeTheEnd += 1 }
        if keysBeforeTheEnd > Self.mostKeysBeforeTheEnd { continue }
        switch event {
        case .input(let input):
          if !input.isFocus { somebodyIsThere() }
          perform(app.handle(.device(.input(input))))
        case .resized(let size): perform(app.handle(.device(.resized(size))))
        case .resumed: perform(app.handle(.device(.resumed)))
        case .woken: takeAnswers()
        case .changed: debouncer.receive(at: device.now)
        case .learned(let rendition): perform(app.handle(.device(.pictures(rendition))))
        case .ground(let colour): perform(app.handle(.device(.ground(colour.rgb))))
        case .sizesText: perform(app.handle(.device(.sizesText)))
        case .roomForPictures, .idle, .ended: break
        }
        if ending != nil { return nil }
      }
      shownUpTo = app.isMoving ? shownUpTo ?? device.now : nil
    }
  }

  private static let mostKeysBeforeTheEnd = 64

  /// Advances animations by the time passed on the monotonic clock.
  private func passTime() {
    guard let before = shownUpTo else { return }
    let now = device.now
    shownUpTo = now
    perform(app.handle(.device(.frame(milliseconds: Int(now - before)))))
  }

  private func somebodyIsThere() { lastInput = (device.now, time.milliseconds()) }

  /// The milliseconds since the last input. The monotonic clock stops while the computer sleeps, and the wall clock can
  /// be set, so the longer time counts.
  private var rested: Int {
    let steady = device.now - lastInput.steady
    let (world, isOver) = time.milliseconds().subtractingReportingOverflow(lastInput.world)
    return Int(clamping: max(0, steady, isOver ? 0 : world))
  }

  /// Passes the results of background tasks to the screens.
  private func takeAnswers() {
    for answer in backgroundTasks.answers() { perform(app.handle(answer)) }
  }

  /// Runs effects and passes their answers to the screens until the queue is empty. When the program is to end, effects
  /// that are already queued still run, but their follow-up effects do not.
  private func perform(_ effects: [AppEffect]) {
    var queue = EffectQueue(effects)
    func answer(_ event: AppEvent) { queue.add(app.handle(event), after: event) }
    while let effect = queue.next() {
      if queue.isFollowing, device.shouldEnd { return }
      if queue.isTooMuch {
        queue.drop()
        answer(.device(.exhausted))
        continue
      }
      switch effect {
      case .work(let work):
        backgroundTasks.leaveStore()
        answer(.answer(runner.run(work)))
      case .backgroundTask(let backgroundTask):
        backgroundTasks.begin(backgroundTask).forEach(answer)
        device.waker = backgroundTasks.waker
      case .stop(let taskID): backgroundTasks.stop(taskID)
      case .interrupt(let taskID): backgroundTasks.interrupt(taskID)
      case .copy(let text): answer(.device(.copied(device.copyToClipboard(text))))
      case .signal: device.ringBell()
      case .edit(let text):
        answer(.device(.edited(device.outside { () throws(Never) in edit(text) })))
        somebodyIsThere()
      case .outside(let words):
        device.outside { () throws(Never) in outside(words) }
        answer(.device(.storeChanged))
        somebodyIsThere()
      case .suspend: device.suspend()
      case .redraw: device.forgetScreen()
      case .reopen(let reopening):
        self.reopening = reopening
        ending = .done
      case .quit: ending = .done
      }
    }
  }
}

extension TerminalInput {
  /// Whether the input is only a focus change of the window.
  fileprivate var isFocus: Bool { if case .focus = self { true } else { false } }
}
