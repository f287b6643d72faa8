import Domain
import Synchronization
import Testing

@testable import PresentationKit
@testable import TextUI

// newcomer, second hour, A1
@Suite struct `What is heard of the store` {
  /// Simulates other programs that write to the store.
  private final class Others: Sendable {
    let isHeard = Mutex(false)
    let changes = Mutex(0)
    let questions = Mutex(0)

    var watch: StoreWatch {
      StoreWatch(
        file: 7,
        takeNote: {
          self.isHeard.withLock { heard in
            defer { heard = false }
            return heard
          }
        },
        hasChanged: {
          self.questions.withLock { $0 += 1 }
          return self.changes.withLock { changes in
            defer { changes = 0 }
            return changes > 0
          }
        })
    }

    func write() {
      isHeard.withLock { $0 = true }
      changes.withLock { $0 += 1 }
    }
  }

  /// A debouncer of store changes, in a class so that tests can share it.
  private final class Listener {
    var debouncer: StoreChangeDebouncer

    init(_ watch: StoreWatch) { debouncer = StoreChangeDebouncer(watch) }

    func reportsChange(at now: Int64) -> Bool { debouncer.detectsChange(at: now) }
  }

  @Test func `is gathered for a moment, and asked for once`() {
    let others = Others()
    let listener = Listener(others.watch)
    #expect(
      listener.debouncer.changeDescriptor == 7 && listener.debouncer.timeout(9_000, at: 0) == 9_000)
    others.write()
    listener.debouncer.receive(at: 1_000)
    // Further writes in the meantime do not wake the program again.
    #expect(
      listener.debouncer.changeDescriptor == nil
        && listener.debouncer.timeout(9_000, at: 1_050) == 150)
    others.write()
    #expect(!listener.reportsChange(at: 1_199))
    #expect(others.questions.withLock { $0 } == 0)
    #expect(listener.reportsChange(at: 1_200))
    #expect(listener.debouncer.changeDescriptor == 7)
    #expect(!listener.reportsChange(at: 1_201))
  }

  @Test func `is asked for again where it was written slowly, and then no more`() {
    let others = Others()
    let listener = Listener(others.watch)
    others.isHeard.withLock { $0 = true }
    listener.debouncer.receive(at: 0)
    #expect(!listener.reportsChange(at: 200))
    // On a slow disk the change becomes visible only now, without a signal.
    others.changes.withLock { $0 = 1 }
    #expect(listener.debouncer.timeout(60_000, at: 300) == 200)
    #expect(listener.reportsChange(at: 500))
    // A change that a slow disk delays by up to a second is still shown within a second.
    #expect(!listener.reportsChange(at: 1_000))
    #expect(!listener.reportsChange(at: 5_000))
    #expect(others.questions.withLock { $0 } == 4)
    #expect(listener.debouncer.timeout(60_000, at: 5_001) == 60_000)
    #expect(!listener.reportsChange(at: 100_000))
    #expect(others.questions.withLock { $0 } == 4)
  }

  @Test func `wakes nobody more than five times a second, however much is written`() {
    // B 27
    let others = Others()
    let listener = Listener(others.watch)
    var shown = 0
    // A hundred writes a second for ten seconds.
    for now in stride(from: Int64(0), to: 10_000, by: 10) {
      others.write()
      if listener.debouncer.changeDescriptor != nil { listener.debouncer.receive(at: now) }
      if listener.reportsChange(at: now) { shown += 1 }
    }
    #expect((40...50).contains(shown), "\(shown)")
    #expect(others.questions.withLock { $0 } <= 50)
  }

  @Test func `is nothing where only something else was written beside it`() {
    let listener = Listener(Others().watch)
    listener.debouncer.receive(at: 0)
    #expect(
      listener.debouncer.timeout(60_000, at: 0) == 60_000
        && listener.debouncer.changeDescriptor == 7)
    #expect(StoreChangeDebouncer(.none).changeDescriptor == nil)
  }
}
