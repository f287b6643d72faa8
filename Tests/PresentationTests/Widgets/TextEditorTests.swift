import PresentationKit
import Testing
import TextUI

@Suite struct `A text editor` {
  private let size = Size(columns: 10, rows: 3)

  private func drawn(_ editor: TextEditor) -> Frame {
    frame(size.columns, size.rows) { editor.draw(into: &$0, in: $1, isFocused: true) }
  }

  @Test func `wraps at words and puts the caret where typing goes on`() {
    let drawn = drawn(TextEditor("오늘은 민아랑 저녁"))
    #expect(drawn.text == "오늘은\n민아랑\n저녁")
    #expect(drawn.caret == Point(column: 4, row: 2))
  }

  @Test func `starts a new line on enter`() {
    var editor = TextEditor("one")
    #expect(editor.update(.enter, in: size) == .changed)
    #expect(editor.text == "one\n")
    #expect(drawn(editor).caret == Point(column: 0, row: 1))
  }

  @Test func `moves through the rows one sees and keeps the column`() {
    var editor = TextEditor("abcdefgh\nab\nabcdefgh")
    #expect(editor.update(.up, in: size) == .moved)
    #expect(drawn(editor).caret == Point(column: 2, row: 1))
    #expect(editor.update(.up, in: size) == .moved)
    #expect(drawn(editor).caret == Point(column: 8, row: 0))
    #expect(editor.update(.up, in: size) == .ignored)
  }

  @Test func `moves up and down through one long wrapped line`() {
    var editor = TextEditor("하나 둘셋 넷다섯 여섯")
    #expect(drawn(editor).text == "하나 둘셋\n넷다섯\n여섯")
    _ = editor.update(.up, in: size)
    #expect(drawn(editor).caret == Point(column: 4, row: 1))
    _ = editor.update(.home, in: size)
    #expect(drawn(editor).caret == Point(column: 0, row: 1))
    _ = editor.update(.end, in: size)
    #expect(drawn(editor).caret == Point(column: 6, row: 1))
  }

  @Test func `keeps the caret in sight of a long text`() {
    var editor = TextEditor("1\n2\n3\n4\n5\n6")
    #expect(drawn(editor).text == "4\n5\n6")
    _ = editor.update(.pageUp, in: size)
    #expect(drawn(editor).text == "3\n4\n5")
    for _ in 0..<5 { _ = editor.update(.up, in: size) }
    #expect(drawn(editor).text == "1\n2\n3")
  }

  @Test func `keeps the lines of what is pasted and drops what a terminal would obey`() {
    var editor = TextEditor()
    #expect(editor.paste("one\r\ntwo\u{1B}[2J\tthree") == .changed)
    #expect(editor.text == "one\ntwo[2J three")
  }

  @Test func `stops at its limit and says so`() {
    var editor = TextEditor("ab", limit: 4)
    #expect(editor.paste("cdef") == .cut)
    #expect(editor.text == "abcd")
    #expect(editor.update(.enter, in: size) == .cut)
    #expect(editor.counter == "4/4")
  }

  @Test func `takes away to the ends of a line`() {
    var editor = TextEditor("one two\nthree")
    _ = editor.update(.up, in: size)
    _ = editor.update(.control("w"), in: size)
    #expect(editor.text == "one wo\nthree")
    _ = editor.update(.control("u"), in: size)
    _ = editor.update(.control("k"), in: size)
    _ = editor.update(.control("k"), in: size)
    #expect(editor.text == "three")
  }

  @Test func `shows what belongs there while it is empty`() {
    let drawn = drawn(TextEditor(placeholder: "한 줄 남겨 보세요"))
    #expect(drawn.text == "한 줄 남겨\n보세요\n")
    #expect(drawn.caret == Point(column: 0, row: 0))
  }
}
