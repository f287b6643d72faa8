import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `The dots of the lock` {
  private let sizes = [
    Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ]

  private func drawn(_ screen: LockScreen, _ size: Size) -> Frame {
    var frame = Frame(size: size)
    screen.draw(into: &frame)
    return frame
  }

  @Test func `are four at first, and are filled as digits are typed`() {
    // D-64
    for size in sizes {
      var screen = LockScreen(.english, .unicode)
      var text = drawn(screen, size).text
      #expect(text.count { $0 == "○" } == 4 && !text.contains("●"))
      for typed in 1...12 {
        _ = screen.press(.character("7"))
        text = drawn(screen, size).text
        #expect(text.count { $0 == "●" } == typed)
        #expect(text.count { $0 == "○" } == max(0, 4 - typed))
        #expect(!text.contains("7"))
      }
    }
  }

  @Test func `shake for a moment when the code is wrong, where motion is on`() {
    // D-64
    let report = Report(code: "wrongCode", message: "Wrong lock code.", status: .refused)
    var still = LockScreen(.english, .unicode)
    still.refuse(report, wait: nil)
    #expect(!still.isCounting && still.timeout == nil)
    var moving = LockScreen(.english, .unicode, motion: true)
    moving.refuse(report, wait: nil)
    #expect(moving.isCounting)
    var offsets: [Int] = []
    while moving.isCounting, offsets.count < 20 {
      offsets.append(moving.shakeOffset)
      moving.pass(moving.timeout ?? 60)
    }
    #expect(Set(offsets).count > 2 && offsets.count < 20)
    #expect(moving.shakeOffset == 0 && moving.timeout == nil)
  }
}
