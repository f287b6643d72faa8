import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// V-08: tests of text at a multiple of its size, in terminals that support it.
@Suite(.serialized) struct `Text of double size` {
  private let size = Size(columns: 20, rows: 5)

  private func frame(_ text: String = "길", sizesText: Bool = true, at column: Int = 2) -> Frame {
    var frame = Frame(size: size)
    frame.sizesText = sizesText
    _ = frame.putScaled(text, at: Point(column: column, row: 1), scale: 2, .bold)
    return frame
  }

  private func sent(from old: Frame?, to new: Frame) -> (text: String, shown: Frame) {
    var plan = PicturePlan(new)
    plan.addScaledTexts(after: old, .full)
    let bytes = FrameDiff.bytes(from: old, to: plan, depth: .full)
    return (String(decoding: bytes, as: UTF8.self), plan.frame)
  }

  @Test func `is sent once, where it stands`() {
    let first = sent(from: nil, to: frame())
    #expect(first.text.contains("\u{1B}[2;3H\u{1B}[1m\u{1B}]66;s=2;길\u{1B}\\\u{1B}[m"))
    #expect(sent(from: first.shown, to: frame()).text.isEmpty)
    let other = sent(from: first.shown, to: frame("봄"))
    #expect(other.text.contains("s=2;봄"))
  }

  @Test func `is erased with its cells`() {
    let first = sent(from: nil, to: frame())
    let gone = sent(from: first.shown, to: Frame(size: size))
    #expect(!gone.text.contains("]66;") && gone.text.contains("\u{1B}["))
    #expect(gone.shown.scaledTexts.isEmpty)
  }

  @Test func `gives way to what is drawn over it`() {
    var frame = frame()
    frame.put("x", 3, 2)
    #expect(!sent(from: nil, to: frame).text.contains("]66;"))
  }

  @Test func `needs a terminal that has it, and room`() {
    #expect(frame(sizesText: false).scaledTexts.isEmpty)
    #expect(frame("12345678901").scaledTexts.isEmpty)
    #expect(frame(at: 17).scaledTexts.isEmpty)
    #expect(frame("a\u{1B}]0;b").scaledTexts.first?.text.contains("\u{1B}") == false)
  }

  @Test func `is drawn in the colours of the theme`() {
    var frame = frame()
    let colours = ThemeColours(.allCases[0], .light)
    frame.paint(Paper(colours))
    let ink = frame.scaledTexts[0].style.ink?.rgb
    #expect((ink?.contrast(with: colours.background) ?? 0) >= 4.5)
  }

  @Test(arguments: [(3, true), (1, false)])
  func `is asked for and not guessed`(column: Int, isKnown: Bool) throws {
    let pair = try TerminalPair(columns: 20, rows: 5)
    let device = TerminalDevice(input: pair.program, output: pair.program) {
      ["TERM": "xterm-256color"][$0]
    }
    try device.open()
    #expect(String(decoding: pair.received(), as: UTF8.self).contains("\u{1B}]66;s=2; \u{1B}\\"))
    pair.send("\u{1B}[4;2R\u{1B}[4;\(column)R\u{1B}[?62;c")
    #expect(device.wait(milliseconds: 30) == (isKnown ? [.sizesText] : [.idle]))
    device.close()
  }
}
