import Domain

@testable import Presentation
@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

/// A screen that searches for books. The keys `a` to `j` start the searches that a test lists. `x` cancels the search,
/// `w` leaves the screen, and any other letter except `q` is counted.
struct AskingScreen: StillScreen {
  var context: ViewContext
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
  /// Switches to the part for people and opens an `AskingScreen` there. Each text is the search that one key starts.
  package mutating func openAskingScreen(_ texts: [String], in source: BookSource = .library) {
    let backgroundTasks = texts.compactMap { text -> BackgroundTaskWork? in
      guard let query = try? BookQuery(text) else { return nil }
      return .books(.search(query, page: 1, in: source))
    }
    part = .people
    _ = current.resolve([.show(AskingScreen(context: context, backgroundTasks: backgroundTasks))])
  }

  /// The state of the `AskingScreen`; nil if it is not the top screen of the part for people.
  package var askingScreen: (shown: String, isWaiting: Bool)? {
    guard let screen = stacks[Part.people.index].top as? AskingScreen else { return nil }
    return (screen.shown, screen.pending.isWaiting)
  }
}
