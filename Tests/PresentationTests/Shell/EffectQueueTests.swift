import Domain
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

@Suite struct `What one event brings about` {
  private let work = AppEffect.work(.people(.garden))
  private let failure = FeatureEvent.people(
    .failed(Report(code: "x", message: "It failed.", status: .failed)))

  @Test func `is asked for once after a failure, and not again when that fails`() {
    // newcomer B8: a screen requested a removed record for 72 minutes.
    var queue = EffectQueue([work])
    #expect(queue.next() == work)
    queue.add([work, .signal], after: .answer(failure))
    #expect(queue.next() == work)
    var undoable = failure
    undoable.isUndoable = true
    queue.add([work, .redraw], after: .answer(undoable))
    #expect(queue.next() == .signal)
    #expect(queue.next() == .redraw)
    #expect(queue.next() == nil)
  }

  @Test func `is as much as it takes while nothing fails, but never without end`() {
    var queue = EffectQueue([work])
    var done = 0
    while !queue.isTooMuch, queue.next() != nil {
      done += 1
      queue.add([work], after: .answer(.people(.nothingPending)))
    }
    #expect(done == EffectQueue.mostWork + 1)
    queue.drop()
    #expect(queue.next() == nil)
  }
}
