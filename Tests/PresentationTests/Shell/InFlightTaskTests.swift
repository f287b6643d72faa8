import Domain
import Support
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `What a screen waits for` {
  private let work = BackgroundTaskWork.books(.discover(DiscoveryRequest(.new), in: .aladin))

  @Test func `is the answer to what it asked last`() {
    var pending = InFlightTask("a")
    #expect(!pending.isWaiting)
    let first = pending.ask(work)
    #expect(first == [.backgroundTask(BackgroundTask(TaskID("a", 1), work))])
    let second = pending.ask(work)
    #expect(
      second == [.stop(TaskID("a", 1)), .backgroundTask(BackgroundTask(TaskID("a", 2), work))])
    let others = [TaskID("a", 1), TaskID("b", 2), TaskID("a", 3)]
    let taken = others.filter { pending.takes($0) }
    #expect(taken == [] && pending.isWaiting)
    let isTaken = pending.takes(TaskID("a", 2))
    #expect(isTaken && !pending.isWaiting)
    let isTakenAgain = pending.takes(TaskID("a", 2))
    #expect(!isTakenAgain)
  }

  @Test func `is nothing after it was stopped, and no ticket comes twice`() {
    var pending = InFlightTask("a")
    let nothing = pending.stop()
    #expect(nothing == [])
    _ = pending.ask(work)
    let stopped = pending.stop()
    #expect(stopped == [.stop(TaskID("a", 1))])
    let isTaken = pending.takes(TaskID("a", 1))
    #expect(!isTaken)
    let next = pending.ask(work)
    #expect(next == [.backgroundTask(BackgroundTask(TaskID("a", 2), work))])
  }

  @Test func `knows for how long`() {
    var pending = InFlightTask("a")
    pending.pass(100)
    #expect(pending.elapsed == 0)
    _ = pending.ask(work)
    pending.pass(100)
    pending.pass(-5)
    pending.pass(50)
    #expect(pending.elapsed == 150)
    _ = pending.ask(work)
    #expect(pending.elapsed == 0)
  }
}

@Suite struct `The screens and their errands` {
  private func app(_ texts: [String] = ["one", "two"]) -> AppCoordinator {
    var app = AppCoordinator(
      ScreenChoice(.english), size: .standard, now: Now(instant: 1_772_928_000, offset: 32_400))
    app.openAskingScreen(texts)
    return app
  }

  private func press(_ app: inout AppCoordinator, _ letter: Character) -> [AppEffect] {
    app.handle(.device(.input(.key(.character(letter)))))
  }

  private func answer(_ text: String, _ number: Int) throws -> AppEvent {
    let query = try BookQuery(text)
    return .backgroundTask(
      TaskID("asking", number),
      .books(
        .search(query, page: 1, in: .library), .failed(BookSearchFailure(.library, .other(text)))))
  }

  @Test func `an answer that comes late does not overwrite a newer one`() throws {
    var app = app()
    _ = press(&app, "a")
    _ = press(&app, "b")
    _ = app.handle(try answer("two", 2))
    #expect(app.askingScreen?.shown == #"other("two")"#)
    _ = app.handle(try answer("one", 1))
    #expect(app.askingScreen?.shown == #"other("two")"#)
  }

  @Test func `an answer that comes too early does not count for a newer question`() throws {
    var app = app()
    _ = press(&app, "a")
    _ = press(&app, "b")
    _ = app.handle(try answer("one", 1))
    #expect(app.askingScreen?.shown == "none")
    #expect(app.askingScreen?.isWaiting == true)
  }

  @Test func `asking anew stops what was asked before`() throws {
    var app = app()
    let first = press(&app, "a")
    #expect(first.count == 1)
    let second = press(&app, "b")
    #expect(second.first == .stop(TaskID("asking", 1)) && second.count == 2)
    let third = press(&app, "x")
    #expect(third == [.stop(TaskID("asking", 2))])
  }

  @Test func `what a screen asked for is stopped when it is left`() throws {
    var app = app()
    _ = press(&app, "a")
    let leaving = press(&app, "w")
    #expect(leaving == [.stop(TaskID("asking", 1))])
    #expect(app.askingScreen == nil)
    let late = app.handle(try answer("one", 1))
    #expect(late == [])
    // The same if nothing announced it, as when a part is shown again.
    app = self.app()
    _ = press(&app, "a")
    let going = press(&app, "2")
    #expect(going.first == .stop(TaskID("asking", 1)))
    #expect(app.askingScreen == nil)
  }

  @Test func `an answer finds its screen in a part that is not shown`() throws {
    var app = app()
    _ = press(&app, "a")
    let aside = press(&app, "3")
    #expect(!aside.contains(.stop(TaskID("asking", 1))))
    _ = app.handle(try answer("one", 1))
    #expect(app.askingScreen?.shown == #"other("one")"#)
  }
}
