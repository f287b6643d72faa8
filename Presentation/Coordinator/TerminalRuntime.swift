package import Domain
package import PresentationKit
package import TextUI

/// Runs the text interface on a terminal: the only loop, and the only mutable thing above the
/// screens. One thread waits, answers what came, and draws what follows; background tasks have threads of
/// their own, but what comes of them is answered here.
package final class TerminalRuntime {
  var app: AppCoordinator
  private let runner: EffectRunner
  private let backgroundTasks: BackgroundTaskRunner
  private let device: TerminalDevice
  /// What is heard of others who change the store.
  private var debouncer: StoreChangeDebouncer
  private let clock: WallClock
  /// Lets somebody change a text in an editor of their own.
  private let edit: (String) -> Composed
  private var ending: ExitStatus?
  /// How everything is to begin anew, when that is why it ended.
  package private(set) var reopening: RestartRequest?
  /// What is to be said once the screens are gone.
  package var farewell: [String] { app.farewell }
  /// Up to when what moves has been told that time passed; nothing while nothing moves.
  private var shownUpTo: Int64?
  /// The time that no setting pins.
  private let time: RealTime
  /// When somebody last did something, by a clock that nobody sets and by the one of the world.
  private var lastDeed: (steady: Int64, world: Int64) = (0, 0)

  /// Puts the interface on a terminal.
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
    self.device = device
  }

  /// Runs until the user leaves or the terminal goes away.
  package func run() throws(TerminalFailure) -> EndReason? {
    try device.open()
    defer { device.close() }
    // Before the signals are let go, so that none keeps background tasks from ending what they started.
    defer { backgroundTasks.end() }
    somebodyIsThere()
    perform(app.handle(.device(.pictures(device.abilities.rendition))))
    perform(app.start())
    while true {
      device.show(app.view())
      // What is heard while a background task is in the store it does itself, or it is asked about later.
      let isInStore = backgroundTasks.isInStore
      device.changeDescriptor = isInStore ? nil : debouncer.changeDescriptor
      let timeout = isInStore ? app.timeout : debouncer.timeout(app.timeout, at: device.now)
      let events = device.wait(milliseconds: timeout)
      perform(app.handle(.device(.time(clock.now()))))
      passTime()
      if !backgroundTasks.isInStore, debouncer.tellsOfChange(at: device.now) {
        perform(app.handle(.device(.storeChanged)))
      }
      perform(app.handle(.device(.rested(milliseconds: rested))))
      // One event at a time: what is typed ahead must meet the screen that it opened.
      var keysBeforeTheEnd = 0
      for event in events {
        if case .ended(let reason) = event { return reason }
        // What was typed just before the end still counts, but not a whole book.
        if device.isToldToEnd { keysBeforeTheEnd += 1 }
        if keysBeforeTheEnd > Self.mostKeysBeforeTheEnd { continue }
        switch event {
        case .input(let input):
          if !input.isFocus { somebodyIsThere() }
          perform(app.handle(.device(.input(input))))
        case .resized(let size): perform(app.handle(.device(.resized(size))))
        case .resumed: perform(app.handle(.device(.resumed)))
        case .woken: takeAnswers()
        case .heard: debouncer.hear(at: device.now)
        case .learned(let rendition): perform(app.handle(.device(.pictures(rendition))))
        case .ground(let colour): perform(app.handle(.device(.ground(colour))))
        case .roomForPictures, .idle, .ended: break
        }
        if ending != nil { return nil }
      }
      shownUpTo = app.isMoving ? shownUpTo ?? device.now : nil
    }
  }

  private static let mostKeysBeforeTheEnd = 64

  /// Tells what moves how much time has passed, by a clock that nobody sets.
  private func passTime() {
    guard let before = shownUpTo else { return }
    let now = device.now
    shownUpTo = now
    perform(app.handle(.device(.frame(milliseconds: Int(now - before)))))
  }

  private func somebodyIsThere() { lastDeed = (device.now, time.milliseconds()) }

  /// How long nobody has done anything. The steady clock stands still while the computer sleeps,
  /// and the other one can be set, so the longer time counts.
  private var rested: Int {
    let steady = device.now - lastDeed.steady
    let (world, isOver) = time.milliseconds().subtractingReportingOverflow(lastDeed.world)
    return Int(clamping: max(0, steady, isOver ? 0 : world))
  }

  /// Lets the screens see what came of background tasks.
  private func takeAnswers() {
    for answer in backgroundTasks.answers() { perform(app.handle(answer)) }
  }

  /// Does what the screens ask for, and lets them see what came of it, until nothing is left.
  /// Whoever is to end does what was asked for, and nothing that follows from it.
  private func perform(_ effects: [AppEffect]) {
    var queue = EffectQueue(effects)
    func answer(_ event: AppEvent) { queue.add(app.handle(event), after: event) }
    while let effect = queue.next() {
      if queue.isFollowing, device.isToldToEnd { return }
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
      case .stop(let ticket): backgroundTasks.stop(ticket)
      case .interrupt(let ticket): backgroundTasks.interrupt(ticket)
      case .copy(let text): answer(.device(.copied(device.copyToClipboard(text))))
      case .signal: device.ringBell()
      case .edit(let text):
        answer(.device(.edited(device.outside { () throws(Never) in edit(text) })))
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
  /// Whether only the window changed hands.
  fileprivate var isFocus: Bool { if case .focus = self { true } else { false } }
}
