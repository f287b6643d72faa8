import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The difference between two pictures` {
  private static let sizes = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 1), Size(columns: 1, rows: 4),
    Size(columns: 3, rows: 2), Size(columns: 17, rows: 5), Size(columns: 40, rows: 12),
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ]

  @Test(arguments: sizes, ColourDepth.allCases)
  func `makes a terminal show exactly the next picture`(_ size: Size, _ depth: ColourDepth) {
    var dice = TerminalDice(seed: UInt64(size.columns * 1000 + size.rows))
    let terminal = VirtualTerminal(size)
    terminal.feed(Array("\u{1B}[?1049h\u{1B}[?7l".utf8))
    var shown: Frame?
    for step in 0..<60 {
      var next = shown ?? Frame(size: size)
      if Int.random(in: 0..<10, using: &dice) == 0 { next = Frame(size: size) }
      RandomDrawing.scribble(on: &next, &dice)
      terminal.feed(FrameDiff.bytes(from: shown, to: next, depth: depth))
      let wrong = differences(of: terminal, from: next, depth)
      #expect(wrong.isEmpty, "step \(step): \(wrong.prefix(3))")
      if !wrong.isEmpty { return }
      shown = next
    }
    #expect(terminal.scrolls == 0)
  }

  @Test func `is nothing when nothing changed`() {
    var frame = Frame(size: .standard)
    frame.put("안녕 👋 hello", 3, 3, .bold)
    frame.caret = Point(column: 5, row: 5)
    #expect(FrameDiff.bytes(from: frame, to: frame, depth: .full) == [])
    var same = Frame(size: .standard)
    same.put("안녕 👋 hello", 3, 3, .bold)
    same.caret = Point(column: 5, row: 5)
    #expect(FrameDiff.bytes(from: frame, to: same, depth: .full) == [])
  }

  @Test func `is nothing when only a colour changed that the terminal cannot show`() {
    var (red, green) = (Frame(size: .standard), Frame(size: .standard))
    red.put("leaf", 0, 0, Style(ink: Ink(0xFF0000)))
    green.put("leaf", 0, 0, Style(ink: Ink(0x00FF00)))
    #expect(FrameDiff.bytes(from: red, to: green, depth: .none) == [])
    #expect(FrameDiff.bytes(from: red, to: green, depth: .sixteen) != [])
  }

  @Test func `of one letter is the letter and where it goes`() {
    let old = Frame(size: .standard)
    var new = old
    new.put("x", 9, 4)
    #expect(
      sent(from: old, to: new)
        == "<?2026h<?25l<5;10Hx<?2026l")
  }

  @Test func `of a moved caret draws nothing`() {
    var (old, new) = (Frame(size: .standard), Frame(size: .standard))
    old.caret = Point(column: 1, row: 0)
    new.caret = Point(column: 2, row: 0)
    #expect(sent(from: old, to: new) == "<?2026h<?25l<1;3H<?25h<?2026l")
  }

  @Test func `erases the end of a line instead of writing blanks`() {
    var old = Frame(size: .standard)
    old.put("a long line of words", 0, 2, Style(ink: Ink(0xE76140)))
    var new = Frame(size: .standard)
    new.put("a long", 0, 2, Style(ink: Ink(0xE76140)))
    #expect(sent(from: old, to: new) == "<?2026h<?25l<3;7H<K<?2026l")
  }

  @Test func `goes back to its place after a sign that terminals draw differently wide`() {
    let old = Frame(size: .standard)
    var new = old
    new.put("●a가b❤️c", 0, 0)
    #expect(
      sent(from: old, to: new)
        == "<?2026h<?25l<H●<2Ga가b  <6G❤️<8Gc<?2026l")
  }

  @Test func `clears a screen of another size first`() {
    let old = Frame(size: Size(columns: 10, rows: 2))
    var new = Frame(size: Size(columns: 9, rows: 2))
    new.put("hi", 0, 0)
    #expect(sent(from: old, to: new) == "<?2026h<?25l<m<H<2Jhi<?2026l")
    #expect(sent(from: nil, to: new) == "<?2026h<?25l<m<H<2Jhi<?2026l")
  }

  @Test func `never sends a control character that slipped into a cell`() {
    var new = Frame(size: .standard)
    for (column, character) in ["\u{1B}", "\u{9B}", "\u{202E}", "\r\n"].enumerated() {
      new.set(Cell(Character(character), style: .reverse), column, 0)
    }
    let old = Frame(size: .standard)
    #expect(sent(from: old, to: new) == "<?2026h<?25l<H<7m    <m<?2026l")
  }

  @Test func `keeps a caret inside the picture and hides one that has no row`() {
    var frame = Frame(size: Size(columns: 4, rows: 2))
    let terminal = VirtualTerminal(frame.size)
    frame.caret = Point(column: 9, row: 1)
    terminal.feed(FrameDiff.bytes(from: nil, to: frame, depth: .full))
    #expect(terminal.cursor == Point(column: 3, row: 1))
    #expect(terminal.showsCursor)
    frame.caret = Point(column: 0, row: 2)
    terminal.feed(FrameDiff.bytes(from: nil, to: frame, depth: .full))
    #expect(!terminal.showsCursor)
  }

  @Test func `of a picture without cells is harmless`() {
    for size in [Size(columns: 0, rows: 0), Size(columns: 0, rows: 5), Size(columns: 5, rows: 0)] {
      var frame = Frame(size: size)
      frame.caret = Point(column: 0, row: 0)
      frame.put("가a", 0, 0)
      #expect(FrameDiff.bytes(from: frame, to: frame, depth: .full) == [])
      #expect(!FrameDiff.bytes(from: nil, to: frame, depth: .full).isEmpty)
    }
  }

  /// Returns the sent bytes as text. `<` stands for the start of a control sequence.
  private func sent(from old: Frame?, to new: Frame) -> String {
    let text = String(decoding: FrameDiff.bytes(from: old, to: new, depth: .full), as: UTF8.self)
    return text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).joined(separator: "<")
  }
}
