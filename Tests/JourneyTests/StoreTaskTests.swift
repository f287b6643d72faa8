import Domain
import Foundation
import HaruStore
import Support
import Synchronization
import Testing

@testable import PresentationKit

/// A gate at which one thread waits until another thread opens it.
private final class Gate: Sendable {
  private let isOpen = Atomic(false)

  func open() { isOpen.store(true, ordering: .releasing) }
  func pass() { _ = Polling.until { isOpen.load(ordering: .acquiring) } }
}

@Suite struct `An errand inside the store` {
  // I-05, D-20: a change during a trial import would be rolled back with it.
  @Test func `has it alone, and is heard of still when somebody ends it`() throws {
    let gate = Gate()
    var problem: (any Error)?
    let world = try TestEnvironment { adapters in
      do { try DownloadedFiles.put(into: &adapters) } catch { problem = error }
      adapters.importPaths.whole = {
        gate.pass()
        return $0
      }
    }
    if let problem { throw problem }
    let runner = BackgroundTaskRunner(
      books: BookStall().find, imports: world.features.imports,
      world: .starting { body in
        Thread(block: body).start()
        return true
      })
    let backgroundTask = BackgroundTask(
      TaskID("test", 1),
      .imports(
        .bringIn(
          DownloadedFiles.folder + "/goodreads_library_export.csv",
          ImportOptions(untitled: SingleLineText(stored: "?")))))
    runner.leaveStore()
    #expect(!runner.isInStore && runner.begin(backgroundTask) == [])
    #expect(runner.isInStore)
    runner.interrupt(backgroundTask.id)
    gate.open()
    runner.leaveStore()
    #expect(!runner.isInStore)
    #expect(
      runner.answers().last == .backgroundTask(backgroundTask.id, .imports(.failed(.stopped))))
    #expect(runner.answers() == [])
    #expect(!world.run("books shelf").out.contains("Demian"))
    runner.end()
  }
}
