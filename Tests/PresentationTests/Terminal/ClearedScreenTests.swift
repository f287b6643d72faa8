import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite(.serialized) struct `A terminal with one screen only` {
  @Test func `shows nothing of the program once it is left`() throws {
    // C-56: the screen is cleared on suspend, even if the terminal has no alternate screen.
    let size = Size(columns: 40, rows: 12)
    let pair = try TerminalPair(columns: size.columns, rows: size.rows)
    let emulator = VirtualTerminal(size)
    func feed() {
      let text = String(decoding: pair.received(), as: UTF8.self)
      for piece in text.split(separator: "\u{1B}[?1049h").flatMap({
        $0.split(separator: "\u{1B}[?1049l")
      }) { emulator.feed(Array(piece.utf8)) }
    }
    func shown() -> String {
      (0..<size.rows).map { row in
        (0..<size.columns).map { emulator[$0, row].text }.joined()
      }.joined()
    }
    let device = TerminalDevice(input: pair.program, output: pair.program) { _ in nil }
    try device.open()
    var frame = Frame(size: size)
    frame.put("dear diary", 2, 1, .bold)
    device.show(frame)
    feed()
    #expect(shown().contains("dear diary"))
    device.outside {
      feed()
      #expect(!shown().contains("dear"))
    }
    device.close()
    feed()
    #expect(!shown().contains("dear"))
    // real 14: the shell's next prompt does not begin inside the last drawing.
    #expect(emulator.cursor == Point(column: 0, row: 0))
  }
}
