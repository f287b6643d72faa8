import Foundation
import Glibc
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite(.serialized) struct `The terminal device` {
  private let pair: TerminalPair

  init() throws { pair = try TerminalPair(columns: 40, rows: 12) }

  private func opened(_ set: [String: String] = ["TERM": "xterm-256color"]) throws
    -> TerminalDevice
  {
    let device = device(set)
    try device.open()
    return device
  }

  private func device(_ set: [String: String] = [:]) -> TerminalDevice {
    TerminalDevice(input: pair.program, output: pair.program) { set[$0] }
  }

  private func written() -> String { String(decoding: pair.received(), as: UTF8.self) }

  @Test func `gives the terminal back exactly as it was`() throws {
    pair.makeUnusual()
    let before = pair.modes
    let device = try opened()
    #expect(pair.modes != before)
    device.close()
    #expect(pair.modes == before)
    _ = pair.received()
    device.close()
    #expect(pair.received() == [])
    #expect(pair.modes == before)
  }

  @Test func `gives the terminal back when it is forgotten`() throws {
    let before = pair.modes
    do { _ = try opened() }
    #expect(pair.modes == before)
  }

  @Test func `turns on what it needs, and off again in the other order`() throws {
    let device = try opened()
    let entered = written()
    for mode in ["?1049h", "?25l", "?7l", "?2004h", "?1002h", "?1006h", "?1004h", ">1u"] {
      #expect(entered.contains("\u{1B}[\(mode)"), "\(mode)")
    }
    device.close()
    let left = written()
    for mode in ["?1049l", "?25h", "?7h", "?2004l", "?1002l", "?1006l", "?1004l", "<u"] {
      #expect(left.contains("\u{1B}[\(mode)"), "\(mode)")
    }
    let screen = try #require(left.range(of: "\u{1B}[?1049l"))
    let keys = try #require(left.range(of: "\u{1B}[<u"))
    #expect(keys.upperBound <= screen.lowerBound)
  }

  @Test func `leaves an emulator on its first screen with its cursor`() throws {
    let emulator = VirtualTerminal(Size(columns: 40, rows: 12))
    emulator.feed(Array("$ haru".utf8))
    let device = try opened()
    emulator.feed(pair.received())
    #expect(emulator.isOnAlternateScreen)
    var frame = Frame(size: device.size)
    frame.put("안녕하세요", 2, 1, .bold)
    device.show(frame)
    emulator.feed(pair.received())
    #expect(differences(of: emulator, from: frame, .twoHundredFiftySix) == [])
    device.close()
    emulator.feed(pair.received())
    #expect(!emulator.isOnAlternateScreen)
    #expect(emulator.showsCursor)
    #expect(emulator[2, 0].text == "h")
    #expect(emulator.cursor == Point(column: 6, row: 0))
  }

  @Test func `writes nothing when nothing changed, and a little when a little did`() throws {
    let device = try opened()
    var frame = Frame(size: device.size)
    frame.put("hello", 0, 0)
    device.show(frame)
    _ = pair.received()
    device.show(frame)
    #expect(pair.received() == [])
    frame.put("j", 0, 0)
    device.show(frame)
    #expect((1..<40).contains(pair.received().count))
    device.close()
    device.show(Frame(size: device.size))
    #expect(!written().contains("hello"))
  }

  @Test func `hears keys, pastes and the mouse`() throws {
    let device = try opened()
    pair.send("가\u{1B}[A\u{1B}[200~two\nlines\u{1B}[201~\u{1B}[<0;3;2M\u{3}\r")
    #expect(
      device.wait(milliseconds: nil) == [
        .input(.key(.character("가"))), .input(.key(.up)), .input(.paste("two\nlines")),
        .input(.mouse(Mouse(.press, Point(column: 2, row: 1)))), .input(.key(.control("c"))),
        .input(.key(.enter)),
      ])
  }

  @Test func `puts together what came in two reads`() throws {
    let device = try opened()
    pair.send("\u{1B}[200~one ")
    #expect(device.wait(milliseconds: 0) == [.idle])
    pair.send("two\u{1B}[201~")
    #expect(device.wait(milliseconds: nil) == [.input(.paste("one two"))])
  }

  @Test func `takes an escape for the key when nothing follows it`() throws {
    let device = try opened()
    pair.send("\u{1B}")
    #expect(device.wait(milliseconds: nil) == [.input(.key(.escape))])
  }

  @Test func `says that it is idle when the time is over`() throws {
    let device = try opened()
    #expect(device.wait(milliseconds: 0) == [.idle])
    #expect(device.wait(milliseconds: 1) == [.idle])
    #expect(device.wait(milliseconds: -5) == [.idle])
  }

  @Test func `ends when the window is closed`() throws {
    let device = try opened()
    pair.send("q")
    pair.closeWindow()
    var events: [TerminalEvent] = []
    for _ in 0..<3 where !events.contains(.ended(.inputClosed)) {
      events += device.wait(milliseconds: nil)
    }
    #expect(events.last == .ended(.inputClosed))
    device.show(Frame(size: .standard))
    device.close()
    #expect(device.wait(milliseconds: nil) == [.ended(.inputClosed)])
  }

  @Test func `tells a new size and draws everything again`() throws {
    let device = try opened()
    let frame = Frame(size: Size(columns: 40, rows: 12))
    device.show(frame)
    pair.resize(columns: 100, rows: 30)
    TerminalPair.raise(SIGWINCH)
    #expect(device.wait(milliseconds: nil) == [.resized(Size(columns: 100, rows: 30))])
    _ = pair.received()
    device.show(frame)
    #expect(written().contains("\u{1B}[2J"))
  }

  @Test func `ends when the system asks for it, and waits for no key`() throws {
    for signal in [SIGTERM, SIGHUP, SIGINT] {
      let device = try opened()
      TerminalPair.raise(signal)
      #expect(device.wait(milliseconds: nil) == [.ended(.terminated(signal: signal))])
      device.close()
    }
  }

  @Test func `holds signals only while the screen is its own`() throws {
    for signal in [SIGTERM, SIGINT, SIGTSTP] {
      try TerminalPair.reachable(by: signal) {
        let device = try opened()
        #expect(TerminalPair.isHeld(signal))
        device.outside { #expect(!TerminalPair.isHeld(signal)) }
        #expect(TerminalPair.isHeld(signal))
        device.close()
        #expect(!TerminalPair.isHeld(signal))
      }
    }
  }

  @Test func `takes the terminal again after it was continued`() throws {
    let device = try opened()
    let raw = pair.modes
    device.show(Frame(size: device.size))
    pair.makeUnusual()
    _ = pair.received()
    TerminalPair.raise(SIGCONT)
    #expect(device.wait(milliseconds: nil) == [.resumed])
    #expect(pair.modes == raw)
    #expect(written().contains("\u{1B}[?1049h"))
  }

  @Test func `steps aside for an editor and comes back to the same picture`() throws {
    let before = pair.modes
    let device = try opened()
    let raw = pair.modes
    var frame = Frame(size: device.size)
    frame.put("still here", 0, 0)
    device.show(frame)
    _ = pair.received()
    let answer = device.outside {
      #expect(pair.modes == before)
      #expect(written().contains("\u{1B}[?1049l"))
      return 42
    }
    #expect(answer == 42)
    #expect(pair.modes == raw)
    #expect(written().contains("still here"))
    #expect(device.wait(milliseconds: 0) == [.idle])
  }

  @Test func `tells a size that changed while an editor had the screen`() throws {
    let device = try opened()
    device.outside { pair.resize(columns: 20, rows: 5) }
    #expect(device.wait(milliseconds: 0) == [.resized(Size(columns: 20, rows: 5))])
  }

  @Test func `rings and fills the clipboard`() throws {
    let device = try opened()
    _ = pair.received()
    device.ringBell()
    #expect(written() == "\u{7}")
    #expect(device.copyToClipboard("하루"))
    #expect(written() == "\u{1B}]52;c;7ZWY66Oo\u{1B}\\")
    #expect(!device.copyToClipboard(String(repeating: "x", count: 80_000)))
    #expect(written() == "")
  }

  @Test func `refuses a file`() throws {
    let file = Glibc.open("/dev/null", O_RDWR)
    defer { Glibc.close(file) }
    let device = TerminalDevice(input: file, output: file) { _ in nil }
    #expect(throws: TerminalFailure.notATerminal) { try device.open() }
  }

  @Test func `asks the environment for a size its terminal does not know`() {
    pair.resize(columns: 0, rows: 0)
    #expect(device().size == .standard)
    #expect(device(["COLUMNS": "100", "LINES": "x"]).size == Size(columns: 100, rows: 24))
    pair.resize(columns: 1, rows: 1)
    #expect(device(["COLUMNS": "100"]).size == Size(columns: 1, rows: 1))
    pair.resize(columns: 65535, rows: 65535)
    #expect(device().size == TerminalSize.largest)
  }
}
