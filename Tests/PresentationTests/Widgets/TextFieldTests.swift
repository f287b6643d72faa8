import PresentationKit
import Testing
import TextUI

@Suite struct `A text field` {
  @Test func `takes what is typed where the caret stands`() {
    var field = TextField("ac")
    _ = field.update(.left)
    #expect(field.type("b") == [.changed])
    #expect(field.text == "abc")
    #expect(field.caret == 2)
  }

  @Test func `stops at its limit and says so`() {
    var field = TextField(limit: 3)
    #expect(field.type("안녕하세") == [.changed, .changed, .changed, .cut])
    #expect(field.text == "안녕하")
    #expect(field.counter == "3/3")
  }

  @Test func `cuts what is pasted at its limit and says so`() {
    var field = TextField("ab", limit: 5)
    _ = field.update(.left)
    #expect(field.paste("12345") == .cut)
    #expect(field.text == "a123b")
    #expect(field.caret == 4)
    #expect(field.paste("9") == .cut)
    #expect(field.text == "a123b")
  }

  @Test func `makes one line of what is pasted`() {
    var field = TextField()
    #expect(field.paste("one\r\ntwo\tthree\u{1B}[31m\u{7}\u{2028}four") == .changed)
    #expect(field.text == "one two three[31m four")
  }

  @Test func `joins jamo and accents that arrive on their own`() {
    var field = TextField(limit: 2)
    for scalar in "\u{1112}\u{1161}\u{11AB}e\u{301}".unicodeScalars {
      #expect(field.update(.character(Character(scalar))) == .changed)
    }
    #expect(field.text == "한é")
    #expect(field.caret == 2)
    #expect(field.counter == "2/2")
  }

  @Test func `joins an accent to the letter before the caret in the middle`() {
    var field = TextField("ex")
    _ = field.update(.left)
    _ = field.update(.character("\u{301}"))
    #expect(field.text == "éx")
    #expect(field.caret == 1)
  }

  @Test func `keeps jamo that were stored on their own as they are`() {
    let stored = "\u{1161}\u{1112} ㅋ"
    #expect(Array(TextField(stored).text.unicodeScalars) == Array(stored.unicodeScalars))
    #expect(Array(TextEditor(stored).text.unicodeScalars) == Array(stored.unicodeScalars))
  }

  @Test func `refuses a letter with a tower of accents`() {
    var field = TextField("e")
    #expect(field.paste(String(repeating: "\u{301}", count: 100)) == .cut)
    for _ in 0..<100 { _ = field.update(.character("\u{301}")) }
    #expect(field.text.unicodeScalars.count == 16)
  }

  @Test func `deletes whole characters`() {
    var field = TextField("a👩‍👩‍👧b")
    _ = field.update(.left)
    #expect(field.update(.backspace) == .changed)
    #expect(field.text == "ab")
    #expect(field.update(.delete) == .changed)
    #expect(field.text == "a")
    #expect(field.update(.delete) == .moved)
  }

  @Test func `moves and deletes by words`() {
    var field = TextField("민아랑 저녁  먹기")
    _ = field.update(.alt("b"))
    #expect(field.caret == 8)
    _ = field.update(.modified(.left, .control))
    #expect(field.caret == 4)
    _ = field.update(.alt("f"))
    #expect(field.caret == 6)
    _ = field.update(.control("w"))
    #expect(field.text == "민아랑   먹기")
    _ = field.update(.control("k"))
    #expect(field.text == "민아랑 ")
    _ = field.update(.control("a"))
    #expect(field.caret == 0)
    _ = field.update(.control("e"))
    _ = field.update(.control("u"))
    #expect(field.text.isEmpty)
  }

  @Test func `leaves keys that are not its own`() {
    var field = TextField("a")
    for key in [Key.enter, .escape, .tab, .backTab, .up, .down, .control("s"), .function(1)] {
      #expect(field.update(key) == .ignored)
    }
    #expect(field == TextField("a"))
  }

  @Test func `shows its text, the counter and where typing goes on`() {
    let drawn = frame(20, 1) {
      TextField("민아", limit: 8).draw(into: &$0, in: $1, isFocused: true, showsCounter: true)
    }
    #expect(drawn.text == "민아             2/8")
    #expect(drawn.caret == Point(column: 4, row: 0))
  }

  @Test func `slides so that the caret can be seen`() {
    var field = TextField("abcdefghij klmno")
    _ = field.update(.home)
    let start = frame(12, 1) { field.draw(into: &$0, in: $1, isFocused: true) }
    #expect(start.text == "abcdefghij …")
    #expect(start.caret == Point(column: 0, row: 0))
    _ = field.update(.end)
    let end = frame(12, 1) { field.draw(into: &$0, in: $1, isFocused: true) }
    #expect(end.text == "…ghij klmno")
    #expect(end.caret == Point(column: 11, row: 0))
  }

  @Test func `never shows half a syllable when it slides`() {
    let field = TextField("가나다라마바사")
    #expect(picture(8, 1) { field.draw(into: &$0, in: $1, isFocused: true) } == ["…마바사"])
    #expect(picture(8, 1) { field.draw(into: &$0, in: $1, isFocused: false) } == ["가나다…"])
  }

  @Test func `hides what must not be read`() {
    let field = TextField("비밀", isMasked: true)
    #expect(picture(8, 1) { field.draw(into: &$0, in: $1, isFocused: true) } == ["••"])
    #expect(
      picture(8, 1) { field.draw(into: &$0, in: $1, isFocused: true, glyphs: .ascii) } == ["**"])
  }

  @Test func `says what belongs there while it is empty`() {
    let drawn = frame(10, 1) {
      TextField(placeholder: "이름").draw(into: &$0, in: $1, isFocused: true)
    }
    #expect(drawn.text == "이름")
    #expect(drawn.text(marked: .dim) == "이름")
    #expect(drawn.caret == Point(column: 0, row: 0))
  }
}
