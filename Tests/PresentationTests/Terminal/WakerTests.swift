import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite(.serialized) struct `A terminal that other threads wake` {
  private let pair: TerminalPair
  private let device: TerminalDevice
  private let waker = Waker()

  init() throws {
    pair = try TerminalPair(columns: 40, rows: 12)
    let file = pair.program
    device = TerminalDevice(input: file, output: file) { _ in nil }
    device.waker = waker
    try device.open()
  }

  @Test func `ends its wait at once`() {
    let waker = waker
    let thread = Thread {
      usleep(50_000)
      waker.wake()
    }
    thread.start()
    #expect(device.wait(milliseconds: 20_000) == [.woken])
    waker.takeNote()
    #expect(device.wait(milliseconds: 0) == [.idle])
  }

  @Test func `hears one waking of many, and one that came before it waited`() {
    for _ in 0..<3 { waker.wake() }
    #expect(device.wait(milliseconds: 20_000) == [.woken])
    waker.takeNote()
    #expect(device.wait(milliseconds: 0) == [.idle])
  }

  @Test func `hears a waking that came while something else had the screen`() {
    device.outside { waker.wake() }
    #expect(device.wait(milliseconds: 20_000) == [.woken])
  }

  @Test func `hears the keys first, which may call off what it is woken for`() {
    waker.wake()
    pair.send("x")
    var events: [TerminalEvent] = []
    // Typed input takes a moment to arrive.
    for _ in 0..<1000 where events.count < 2 { events = device.wait(milliseconds: 20_000) }
    #expect(events == [.input(.key(.character("x"))), .woken])
  }
}
