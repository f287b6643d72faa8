import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `Errands in the background` {
  private let stall = BookStall()

  private func runner(
    start: @escaping (@escaping @Sendable () -> Void) -> Bool = { body in
      Thread(block: body).start()
      return true
    }
  ) -> BackgroundTaskRunner { BackgroundTaskRunner(books: stall.find, world: .starting(start)) }

  private func backgroundTask(_ text: String, _ number: Int) throws -> BackgroundTask {
    BackgroundTask(
      TaskID("test", number),
      .books(.search(try BookQuery(text), page: 1, in: .library)))
  }

  /// Returns the titles of the results that arrive. Waits up to ten seconds for this many.
  private func titles(_ runner: BackgroundTaskRunner, _ count: Int) -> [String] {
    var titles: [String] = []
    for _ in 0..<100 where titles.count < count {
      runner.waker?.wait(milliseconds: 100)
      titles += runner.answers().map(title)
    }
    return titles
  }

  private func title(_ event: AppEvent) -> String {
    guard case .backgroundTask(_, let result) = event,
      case .page(let finding)? = result.books?.found
    else { return "\(event)" }
    return finding.found.results.first?.title ?? ""
  }

  @Test func `cost nothing before the first one`() throws {
    let runner = runner()
    #expect(runner.waker == nil)
    runner.stop(TaskID("test", 1))
    #expect(runner.answers() == [])
    runner.end()
    #expect(runner.waker == nil)
  }

  @Test func `wake who waits, with their answers`() throws {
    let runner = runner()
    #expect(runner.begin(try backgroundTask("quick", 1)) == [])
    #expect(titles(runner, 1) == ["quick"])
    #expect(runner.answers() == [])
  }

  @Test func `run four at a time, and the others after them in their order`() throws {
    let runner = runner()
    for number in 1...6 {
      #expect(runner.begin(try backgroundTask("book \(number)", number)) == [])
    }
    #expect(stall.comesTo { $0.begun.count == 4 })
    #expect(Set(stall.begun) == ["book 1", "book 2", "book 3", "book 4"])
    for (number, next) in [(3, 5), (1, 6)] {
      stall.release("book \(number)")
      #expect(titles(runner, 1) == ["book \(number)"])
      #expect(stall.comesTo { $0.begun.last == "book \(next)" })
    }
    #expect(stall.begun.count == 6)
    for number in [2, 4, 5, 6] { stall.release("book \(number)") }
    #expect(titles(runner, 4).count == 4)
  }

  @Test func `have no answer once they are stopped, and make room`() throws {
    let runner = runner()
    for number in 1...6 { _ = runner.begin(try backgroundTask("book \(number)", number)) }
    #expect(stall.comesTo { $0.begun.count == 4 })
    runner.stop(TaskID("test", 5))
    runner.stop(TaskID("test", 2))
    #expect(stall.comesTo { $0.cancelled == ["book 2"] })
    stall.release("book 6")
    #expect(titles(runner, 1) == ["book 6"])
    #expect(!stall.begun.contains("book 5"))
    runner.end()
    #expect(Set(stall.cancelled) == ["book 1", "book 2", "book 3", "book 4"])
  }

  @Test func `have no answer even when it was there before they were stopped`() throws {
    let runner = runner()
    _ = runner.begin(try backgroundTask("quick", 1))
    runner.waker?.wait(milliseconds: 10_000)
    runner.stop(TaskID("test", 1))
    #expect(runner.answers() == [])
  }

  @Test func `give way to another with the same ticket`() throws {
    let runner = runner()
    _ = runner.begin(try backgroundTask("older", 1))
    #expect(stall.comesTo { $0.begun == ["older"] })
    _ = runner.begin(try backgroundTask("quick newer", 1))
    #expect(stall.comesTo { $0.cancelled == ["older"] })
    #expect(titles(runner, 1) == ["quick newer"])
  }

  @Test func `are refused where there is no thread`() throws {
    let backgroundTask = try backgroundTask("book", 1)
    #expect(
      runner(start: { _ in false }).begin(backgroundTask) == [
        .backgroundTask(backgroundTask.id, backgroundTask.work.refusal)
      ])
    // Later tasks wait for one of the running threads.
    var room = 1
    let runner = runner { body in
      if room == 0 { return false }
      room -= 1
      Thread(block: body).start()
      return true
    }
    _ = runner.begin(try self.backgroundTask("book 1", 1))
    #expect(runner.begin(try self.backgroundTask("quick 2", 2)) == [])
    room = 1
    stall.release("book 1")
    #expect(titles(runner, 2) == ["book 1", "quick 2"])
  }

  @Test func `end with the program, which waits for none that hears nothing`() throws {
    let runner = runner()
    _ = runner.begin(try backgroundTask("book", 1))
    _ = runner.begin(try backgroundTask("deaf", 2))
    #expect(stall.comesTo { $0.begun.count == 2 })
    let before = Waker.now
    runner.end()
    #expect(Waker.now - before < 10_000)
    #expect(stall.cancelled == ["book"])
    stall.release("deaf")
  }
}
