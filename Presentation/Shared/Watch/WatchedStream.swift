import Domain
import PresentationKit
import TextUI

/// A watched command without a terminal, for status bars. Each changed answer is written; answers of several lines are
/// separated by a form feed on a line of its own, except in JSON.
struct WatchedStream {
  private let watched: WatchedCommand
  private let page: CommandOutput
  /// Waits for a change or a timeout; returns false if the output was closed.
  private let rest: (_ changeDescriptor: Int32?, _ milliseconds: Int) -> Bool

  init(
    _ watched: WatchedCommand, _ page: CommandOutput, rest: @escaping (Int32?, Int) -> Bool
  ) {
    self.watched = watched
    self.page = page
    self.rest = rest
  }

  /// Runs until the output is closed.
  func run() {
    var debouncer = StoreChangeDebouncer(watched.changes)
    var answer = watched.answer()
    write(answer)
    while page.isIntact {
      guard
        rest(debouncer.changeDescriptor, debouncer.timeout(watched.timeout(answer), at: Waker.now))
      else { return }
      debouncer.receive(at: Waker.now)
      guard debouncer.detectsChange(at: Waker.now) || watched.isOver(answer) else { continue }
      let next = watched.answer()
      if !next.says(answer) { write(next, after: answer) }
      answer = next
    }
  }

  private func write(_ answer: WatchedAnswer, after before: WatchedAnswer? = nil) {
    if let before, answer.isLong || before.isLong, !page.wantsJSON, !page.isPlain {
      page.raw([0x0C, 0x0A])
    }
    page.raw(answer.out)
    page.out.flush()
    page.err.add(answer.err)
    page.err.flush()
  }
}
