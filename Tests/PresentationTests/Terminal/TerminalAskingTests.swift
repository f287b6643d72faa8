import Domain
import Foundation
import Support
import Testing

@testable import TextUI

/// F-20, F-22: tests of a terminal device that asks the terminal for its abilities and gets an
/// answer or none.
@Suite(.serialized) struct `A terminal that is asked` {
  private let pair: TerminalPair

  init() throws { pair = try TerminalPair(columns: 40, rows: 12) }

  private func opened(_ set: [String: String] = ["TERM": "xterm-256color"]) throws
    -> TerminalDevice
  {
    let device = TerminalDevice(input: pair.program, output: pair.program) { set[$0] }
    try device.open()
    return device
  }

  private func written() -> String { String(decoding: pair.received(), as: UTF8.self) }

  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.40.0)\u{1B}\\\u{1B}[?62;c"

  private var frame: Frame {
    var frame = Frame(size: Size(columns: 40, rows: 12), rendition: .kitty)
    PixelSample.sketch().draw(into: &frame, in: PixelSample.area(2, 2))
    return frame
  }

  @Test func `is asked once, in one piece`() throws {
    let device = try opened()
    let asked = written()
    #expect(asked.contains("a=q"))
    #expect(asked.hasSuffix("\u{1B}[c"))
    device.show(Frame(size: device.size))
    #expect(!written().contains("\u{1B}[c"))
    device.close()
  }

  @Test func `tells what it can, and its answers are no keys`() throws {
    let device = try opened()
    #expect(device.abilities.rendition == .quadrant)
    pair.send(Self.kitty + "x")
    #expect(device.wait(milliseconds: 1000) == [.input(.key(.character("x"))), .learned(.kitty)])
    #expect(device.abilities.rendition == .kitty)
    _ = written()
    device.show(frame)
    #expect(written().contains("\u{1B}_Ga=t"))
    device.show(frame)
    #expect(written() == "")
    device.close()
    #expect(written().contains("\u{1B}_Ga=d,d=A"))
  }

  // F-07, F-20
  @Test(arguments: [
    ("ffff/fdfd/f6f6", Ink(0xFFFDF6)), ("fd/f6/e3", Ink(0xFDF6E3)), ("0/8/f", Ink(0x0088FF)),
    ("000/800/fff", Ink(0x007FFF)),
  ])
  func `tells the colour behind everything`(said: String, ground: Ink) throws {
    let device = try opened()
    pair.send("\u{1B}]11;rgb:\(said)\u{1B}\\\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 1000) == [.ground(ground)])
    device.close()
  }

  @Test(arguments: ["", "/", "ff/ff", "ff/ff/", "ff/ff/ff/ff", "gg/00/00", "12345/00/00", "-1/0/0"])
  func `says nothing with a colour that is none`(said: String) throws {
    let device = try opened()
    pair.send("\u{1B}]11;rgb:\(said)\u{07}\u{1B}[?62;cx")
    #expect(device.wait(milliseconds: 1000) == [.input(.key(.character("x")))])
    device.close()
  }

  @Test(arguments: [
    ("15;0", false), ("0;15", true), ("0;default;15", true), ("default;7", true), ("15;8", false),
  ])
  func `is light or dark as COLORFGBG says, until it answers`(said: String, isLight: Bool) throws {
    let device = try opened(["TERM": "xterm-256color", "COLORFGBG": said])
    let events = device.wait(milliseconds: 1000)
    guard events.count == 1, case .ground(let ground) = events[0] else {
      Issue.record("\(events)")
      return
    }
    #expect(ground.isLight == isLight)
    pair.send("\u{1B}]11;rgb:1111/1212/1616\u{1B}\\\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 1000) == [.ground(Ink(0x111216))])
    device.close()
  }

  @Test(arguments: [
    "", ";", "15", "15;", "15;16", "15;-1", "0;default", "0;1;2;15", "15;0x0", "١;٧",
  ])
  func `is not believed to have a colour that COLORFGBG does not name`(said: String) throws {
    let device = try opened(["TERM": "linux", "COLORFGBG": said])
    #expect(device.wait(milliseconds: 30) == [.idle])
    device.close()
  }

  // D-2: a slow connection, or a terminal that is still starting
  @Test func `is heard when it answers late`() throws {
    let device = try opened()
    Thread.sleep(forTimeInterval: 0.3)
    pair.send(Self.kitty)
    #expect(device.wait(milliseconds: 1000) == [.learned(.kitty)])
    device.close()
  }

  @Test func `changes nothing when it answers too late`() throws {
    let device = try opened()
    device.question.begin(at: device.now - TerminalQuestion.timeout - 1)
    pair.send(Self.kitty)
    #expect(device.wait(milliseconds: 30) == [.idle])
    #expect(device.abilities.rendition == .quadrant)
    device.close()
  }

  // V-07
  @Test func `is followed from light to dark`() throws {
    let device = try opened()
    #expect(written().contains("\u{1B}[?2031$p"))
    pair.send("\u{1B}[?2031;2$y\u{1B}]11;rgb:ffff/fdfd/f6f6\u{1B}\\\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 1000) == [.ground(Ink(0xFFFDF6))])
    #expect(written().contains("\u{1B}[?2031h"))
    device.question.begin(at: device.now - TerminalQuestion.timeout - 1)
    pair.send("\u{1B}[?997;1n")
    #expect(device.wait(milliseconds: 30) == [.idle])
    #expect(written().contains("\u{1B}]11;?"))
    pair.send("\u{1B}]11;rgb:1111/1212/1616\u{1B}\\\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 1000) == [.ground(Ink(0x111216))])
    device.close()
    #expect(written().contains("\u{1B}[?2031l"))
  }

  // V-07: a terminal that does not know the mode is not asked to report it.
  @Test func `without the mode is left alone`() throws {
    let device = try opened()
    pair.send("\u{1B}[?2031;0$y\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 30) == [.idle])
    #expect(!written().contains("2031h"))
    device.close()
  }

  @Test func `may stop in the middle of an answer without typing anything`() throws {
    let device = try opened()
    for part in ["\u{1B}_Gi=3", "1;O", "K\u{1B}\\\u{1B}[?6", "2;", "4c"] {
      pair.send(part)
      #expect(device.wait(milliseconds: 40) == (part == "4c" ? [.learned(.kitty)] : [.idle]))
    }
    device.close()
  }

  @Test func `reports its cursor without pressing Shift-F3`() throws {
    let device = try opened()
    pair.send("\u{1B}[1;2R\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 30) == [.idle])
    device.close()
  }

  @Test func `still has its Escape while it is asked`() throws {
    let device = try opened()
    pair.send("\u{1B}")
    #expect(device.wait(milliseconds: 1000) == [.input(.key(.escape))])
    device.close()
  }

  @Test func `is given back without pictures, stopped and gone on again`() throws {
    let device = try opened()
    pair.send(Self.kitty)
    #expect(device.wait(milliseconds: 1000) == [.learned(.kitty)])
    device.show(frame)
    var terminal = KittyReading()
    terminal.feed(pair.received())
    #expect(terminal.placements.count == 1)
    device.outside {
      terminal.feed(pair.received())
      #expect(terminal.images.isEmpty)
    }
    terminal.feed(pair.received())
    #expect(terminal.placements.count == 1)
    device.close()
    terminal.feed(pair.received())
    #expect(terminal == KittyReading(sent: 2))
  }
}
