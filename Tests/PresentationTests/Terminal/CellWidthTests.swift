import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The cells of a character` {
  @Test(
    arguments: [
      ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("가", 2), ("힣", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}\u{1161}", 2), ("\u{1112}", 2),
      ("\u{AC00}\u{11A8}", 2), ("\u{1161}", 2), ("\u{11AB}", 2), ("ㄱ", 2), ("ㅏ", 2), ("漢", 2),
      ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("❤️", 2), ("❤", 1),
      ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👁️‍🗨️", 2), ("☝🏽", 2), ("\u{1FAE9}", 2), ("⌚", 2), ("●", 1), ("─", 1),
      ("…", 1), ("กำ", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{FE0F}", 0),
      ("\u{FE0E}", 0), ("\u{FEFF}", 0), ("\u{202E}", 0), ("\u{2066}", 0), ("\u{AD}", 0),
      ("\u{7}", 0), ("\u{1B}", 0), ("\u{9B}", 0), ("\t", 1), ("\n", 1), ("\r\n", 1),
      ("\u{2028}", 1),
      ("\u{378}", 1), ("\u{FFFF}", 1), ("\u{E000}", 1), ("\u{FFFD}", 1),
    ] as [(Character, Int)])
  func `are as many as its picture has`(_ character: Character, _ width: Int) {
    #expect(CellWidth.of(character) == width)
    #expect(CellWidth.of("a\(character)b") >= 2)
  }

  @Test func `of a line are those of its characters, however they are put together`() {
    let pieces = [
      "a", "~", " ", "가", "힣", "e\u{301}", "\u{301}", "👍🏽", "\u{11A8}", "\u{1112}", "❤️", "\u{FE0F}",
      "–", "…", "“", "▎", "→", "◀", "⌚",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let line = first + second + third
          #expect(
            CellWidth.of(line) == line.reduce(0) { $0 + CellWidth.of($1) },
            "\(line.debugDescription)")
        }
      }
    }
  }

  @Test func `are as many as a frame gives it, whatever the scalar`() {
    let crowded = [
      0...0x3400, 0xA000...0xAC80, 0xD780...0x10000, 0x1F000...0x1FB00, 0xE0000...0xE0200,
    ]
    let values = crowded.joined().map { $0 } + stride(from: 0x3400, to: 0x110000, by: 257)
    for value in values.map(UInt32.init) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      var frame = Frame(size: Size(columns: 4, rows: 1))
      let advance = frame.put(String(character), 0, 0)
      let width = CellWidth.of(character)
      if advance != width || width > 2 { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}

@Suite struct `Text from outside` {
  @Test func `cannot make a terminal obey`() {
    #expect(Printable.line("a\u{1B}[31mb\u{9B}2Jc\u{7}d\u{0}") == "a[31mb2Jcd")
    #expect(Printable.line("x\u{202E}y\u{2066}z\u{200F}\u{FEFF}") == "xyz")
    #expect(Printable.line("one\ntwo\r\nthree\tfour\u{2028}five") == "one two three four five")
    #expect(Printable.lines("one\r\ntwo\u{1B}\n\nfour") == "one\ntwo\n\nfour")
  }

  @Test func `keeps what emoji and letters are made of`() {
    for text in ["👨‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्षि", "e\u{301}", "می‌خواهم", "👩🏻‍❤️‍💋‍👩🏼"] {
      #expect(Array(Printable.line(text).unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func `shows Hangul in pieces as the syllables and letters they make`() {
    let pieces = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} \u{AC00}\u{11A8}"
    #expect(Array(Printable.line(pieces).unicodeScalars) == Array("한글 각".unicodeScalars))
    #expect(Printable.line("\u{1161} \u{11A8} \u{11C2} \u{1175}") == "ㅏ ㄱ ㅎ ㅣ")
  }

  @Test func `cannot pile up marks without end`() {
    let pile = "z" + String(repeating: "\u{301}", count: 5000)
    #expect(Printable.line(pile).unicodeScalars.count == 16)
  }
}

@Suite struct `A picture` {
  @Test func `never keeps half of a wide character`() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.put("가나다", 0, 0)
    frame.put("x", 1, 0)
    #expect(frame.text == " x나다")
    frame.put("x", 2, 0)
    #expect(frame.text == " xx 다")
    frame.put("라", 3, 0)
    #expect(frame.text == " xx라")
    frame.put("마", 5, 0)
    #expect(frame.text == " xx라")
  }

  @Test func `leaves out what does not fit`() {
    var frame = Frame(size: Size(columns: 5, rows: 1))
    #expect(frame.put("가나다", 0, 0) == 4)
    #expect(frame.put("hello", 3, 0, upTo: 4) == 4)
    #expect(frame.text == "가 h")
    #expect(frame.put("abc", -1, 0) == 2)
    #expect(frame.text == "bc h")
    #expect(frame.put("abc", 0, 9) == 0)
    #expect(frame.put("abc", 99, 0) == 99)
  }

  @Test func `refuses half a cell of its own`() {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.put("가", 0, 0)
    frame.set(Cell(" ", width: 0), 2, 0)
    #expect(frame.cells.map(\.width) == [2, 0, 1])
  }

  @Test func `gives a character its own width, whatever a cell says`() {
    var frame = Frame(size: Size(columns: 8, rows: 1))
    frame.set(Cell("가"), 0, 0)
    frame.set(Cell("x", width: 2), 2, 0)
    frame.set(Cell("❤️", style: .bold), 3, 0)
    frame.set(Cell("\u{1B}", style: .reverse), 5, 0)
    frame.set(Cell("나"), 7, 0)
    #expect(frame.cells.map(\.width) == [2, 0, 1, 2, 0, 1, 1, 1])
    #expect(frame[5, 0] == Cell(" ", style: .reverse))
    #expect(frame.text == "가x❤️")
  }

  @Test func `holds in every cell what belongs beside its neighbours, whatever is drawn`() {
    var dice = TerminalDice(seed: 7)
    var frame = Frame(size: Size(columns: 23, rows: 4))
    for _ in 0..<400 {
      RandomDrawing.scribble(on: &frame, &dice)
      for (index, cell) in frame.cells.enumerated() {
        let column = index % 23
        let isSecondHalf = column > 0 && frame.cells[index - 1].width == 2
        #expect((cell.width == 0) == isSecondHalf)
        #expect(cell.width != 2 || column < 22)
      }
    }
  }
}
