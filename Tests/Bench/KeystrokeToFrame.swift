import Domain
import Glibc
import Presentation
import PresentationKit
import TextUI

/// What was measured within one process.
struct InsideRow {
  let title: String
  /// Milliseconds.
  let median: Double
  let p99: Double
  let target: Double

  /// Runs the child that measures, and reads what it printed.
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

/// The way of a key through the text interface: what it means, what it makes the store do, and
/// the bytes that bring the screen up to date. Only the terminal itself is left out.
struct KeystrokeToFrame {
  private(set) var app: AppCoordinator
  private let runner: EffectRunner
  private var shown: Frame?
  private var drawings = DrawingCache()

  /// The screens over some features; only where they move does time change the picture.
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
    // Names, initials, actions and commands, with what the store has of them.
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
    // The list follows when the typing pauses, which is no keystroke's business.
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

  /// Presses a key and waits for the picture.
  mutating func press(_ key: Key) -> Double {
    Timing.milliseconds {
      perform(app.handle(.device(.input(.key(key)))))
      draw()
    }
  }

  /// Types a letter and waits until the list has followed.
  private mutating func pause() -> Double {
    _ = press(.character("서"))
    return pass(1000)
  }

  /// Lets time pass and waits for the picture.
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
        .edit:
        continue
      }
    }
  }
}
