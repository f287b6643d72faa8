import Domain
import Glibc
import Presentation
import PresentationKit
import TextUI

/// A measurement inside one process.
struct InsideRow {
  let title: String
  /// Median time in milliseconds.
  let median: Double
  let p99: Double
  let target: Double

  /// Runs the process that measures, and parses the rows that it prints. Lines of any other form are left out.
  static func all(_ work: Work, answer: String) throws(BenchFailure) -> [InsideRow] {
    let text = try work.answer(in: answer)
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 4, let median = Double(parts[1]), let p99 = Double(parts[2]),
        let target = Double(parts[3])
      else { return nil }
      return InsideRow(title: parts[0], median: median, p99: p99, target: target)
    }
  }
}

/// Handles a key as the text interface does: from the key through the store to the bytes that update the screen. Only
/// the terminal is left out.
struct KeystrokeToFrame {
  private(set) var app: AppCoordinator
  private let runner: EffectRunner
  private var shown: Frame?
  private var drawings = DrawingCache()

  /// Makes the screens for some features. The picture changes with time only if `motion` is true.
  init(_ features: Features, size: Size = Size(columns: 120, rows: 40), motion: Bool = false) {
    let now = Now(day: Sample.today, time: TimeOfDay(seconds: 9 * 3600), offset: 9 * 3600)
    var choice = ScreenChoice(.korean)
    choice.motion = motion
    app = AppCoordinator(choice, size: size, now: now)
    runner = EffectRunner(features: features, language: .korean) { _ in Output() }
  }

  /// Presses keys of several kinds many times and prints a row for each kind.
  static func run(_ arguments: Arguments) throws(BenchFailure) {
    let features = try Inside.features()
    let times = max(100, try arguments.number("times"))
    var screens = KeystrokeToFrame(features)
    let opening = (0..<20).map { _ in
      var fresh = KeystrokeToFrame(features)
      return Timing.milliseconds { fresh.open() }
    }
    screens.open()
    Timing.printRow("opening the screens", opening, target: 30)
    Timing.printRow("↓ on today's page", (0..<times).map { _ in screens.press(.down) }, target: 4)
    _ = screens.press(.character("2"))
    Timing.printRow("↓ in the list", (0..<times).map { _ in screens.press(.down) }, target: 4)
    Timing.printRow("page down", (0..<200).map { _ in screens.press(.pageDown) }, target: 4)
    let jumps: [Key] = [.end, .home]
    Timing.printRow(
      "to the end and back", (0..<100).map { screens.press(jumps[$0 % 2]) }, target: 4)
    // Types names, initials, actions and commands into the command palette.
    var typed: [Double] = []
    for _ in 0..<10 {
      _ = screens.press(.control("p"))
      for text in ["서윤", "ㅅㅇ", "물", "people", "set"] {
        typed += text.map { screens.press(.character($0)) }
        typed += text.map { _ in screens.press(.backspace) }
      }
      _ = screens.press(.escape)
    }
    Timing.printRow("a letter in the palette", typed, target: 4)
    screens.perform(screens.app.handle(.device(.input(.key(.character("/"))))))
    let letters: [Key] = [.character("서"), .character("윤"), .backspace, .backspace]
    Timing.printRow(
      "a letter in the search", (0..<40).map { screens.press(letters[$0 % 4]) }, target: 4)
    // The list is updated when typing pauses, so the key press does not wait for it.
    Timing.printRow(
      "the list after a search", (0..<10).map { _ in screens.pause() }, target: 200)
    screens.perform(screens.app.handle(.device(.input(.key(.escape)))))
    Timing.printRow(
      "a letter in a form",
      [.character("n")].map { screens.press($0) }
        + (0..<500).map { screens.press(.character($0 % 60 == 59 ? "가" : "a")) }, target: 4)
  }

  /// Shows the first screen.
  mutating func open() {
    perform(app.start())
    draw()
  }

  /// Presses a key and draws the frame. Returns the milliseconds that took.
  mutating func press(_ key: Key) -> Double {
    Timing.milliseconds {
      perform(app.handle(.device(.input(.key(key)))))
      draw()
    }
  }

  /// Types a letter and waits until the list is updated. Returns the milliseconds of the update.
  private mutating func pause() -> Double {
    _ = press(.character("서"))
    return pass(1000)
  }

  /// Simulates the passing of time and draws the frame. Returns the milliseconds that took.
  mutating func pass(_ milliseconds: Int) -> Double {
    Timing.milliseconds {
      perform(app.handle(.device(.frame(milliseconds: milliseconds))))
      draw()
    }
  }

  private mutating func draw() {
    let frame = app.view(keeping: &drawings)
    _ = FrameDiff.bytes(from: shown, to: frame, depth: .full)
    shown = frame
  }

  private mutating func perform(_ effects: [AppEffect]) {
    var rest = effects[...]
    while let effect = rest.popFirst() {
      switch effect {
      case .work(let work): rest += app.handle(.answer(runner.run(work)))
      case .backgroundTask, .stop, .interrupt, .suspend, .redraw, .reopen, .quit, .copy, .signal,
        .edit, .outside:
        continue
      }
    }
  }
}
