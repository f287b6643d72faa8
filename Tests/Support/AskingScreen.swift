import Domain

@testable import Presentation
@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

/// A screen that asks for books: `a` to `j` ask for what a test lists, `x` waits no longer, `w`
/// leaves, and any other letter but `q` is counted.
struct AskingScreen: StillScreen {
  var look: ViewContext
  var backgroundTasks: [BackgroundTaskWork] = []
  var pending = InFlightTask("asking")
  var counted = 0
  var shown = "none"

  var bindings: [Binding] { [] }
  var inFlight: [TaskID] { pending.inFlight.map { [$0] } ?? [] }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard case .character(let letter) = key, letter.isLetter, letter != "q" else { return nil }
    if letter == "x" { return pending.stop() }
    if letter == "w" { return [.back] }
    if let letterIndex = "abcdefghij".firstIndex(of: letter) {
      let index = "abcdefghij".distance(from: "abcdefghij".startIndex, to: letterIndex)
      return index < backgroundTasks.count ? pending.ask(backgroundTasks[index]) : []
    }
    counted += 1
    return []
  }

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard pending.takes(taskID), let found = result.books?.found else { return [] }
    switch found {
    case .page(let finding): shown = finding.found.results.first?.title ?? "nothing"
    case .cover: break
    case .book(let finding): shown = finding.found.book.title
    case .failed(let failure): shown = "\(failure.reason)"
    }
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let lines = [
      "counted \(counted)", pending.isWaiting ? "searching" : "resting", "shown \(shown)",
    ]
    for (row, line) in lines.enumerated() { frame.put(line, 0, area.origin.row + row) }
  }
}

extension AppCoordinator {
  /// Opens a screen that asks for books, each by its text, in a part that may not be shown.
  package mutating func openAskingScreen(_ texts: [String], in source: BookSource = .library) {
    let backgroundTasks = texts.compactMap { text -> BackgroundTaskWork? in
      guard let query = try? BookQuery(text) else { return nil }
      return .books(.search(query, page: 1, in: source))
    }
    part = .people
    _ = current.resolve([.show(AskingScreen(look: look, backgroundTasks: backgroundTasks))])
  }

  /// What the screen shows that asks for books; nothing when it is gone.
  package var askingScreen: (shown: String, isWaiting: Bool)? {
    guard let screen = stacks[Part.people.index].top as? AskingScreen else { return nil }
    return (screen.shown, screen.pending.isWaiting)
  }
}
