import PresentationKit
import Testing
import TextUI

@Suite struct `The layout of text` {
  @Test func `wraps at words`() {
    #expect(
      TextLayout.wrapped("a quiet page with one plant", to: 10) == [
        "a quiet", "page with", "one plant",
      ])
  }

  @Test func `wraps Korean between words first and inside a word only when it must`() {
    #expect(TextLayout.wrapped("천천히 가도 괜찮아요", to: 12) == ["천천히 가도", "괜찮아요"])
    #expect(TextLayout.wrapped("괜찮아요", to: 5) == ["괜찮", "아요"])
  }

  @Test func `keeps the name of a key together`() {
    // korean D8
    #expect(TextLayout.wrapped("언제든 Ctrl-T로 읽어요", to: 12) == ["언제든", "Ctrl-T로", "읽어요"])
    #expect(TextLayout.wrapped("press Alt-F now", to: 10) == ["press", "Alt-F now"])
    #expect(TextLayout.wrapped("a well-known", to: 8) == ["a well-", "known"])
  }

  @Test func `keeps a command in backticks together where it fits`() {
    #expect(
      TextLayout.wrapped("later: `haru evening --day 어제`.", to: 26) == [
        "later:", "`haru evening --day 어제`.",
      ])
    #expect(
      TextLayout.wrapped("say `haru evening --day 어제`", to: 14) == [
        "say", "`haru evening", "--day 어제`",
      ])
    #expect(TextLayout.wrapped("a ` b c d", to: 5) == ["a ` b", "c d"])
  }

  @Test func `breaks a long word by cells`() {
    #expect(TextLayout.wrapped("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(TextLayout.wrapped("see abcdefgh", to: 5) == ["see", "abcde", "fgh"])
  }

  @Test func `breaks Japanese between signs but not before a full stop`() {
    #expect(TextLayout.wrapped("一日一歩。", to: 8) == ["一日一", "歩。"])
  }

  @Test func `keeps the lines a person made and the blank ones between`() {
    #expect(TextLayout.wrapped("one\n\ntwo", to: 10) == ["one", "", "two"])
    #expect(TextLayout.wrapped("", to: 10) == [""])
  }

  @Test func `says with an ellipsis that rows are missing`() {
    #expect(TextLayout.wrapped("one two three", to: 5, rows: 2) == ["one", "two…"])
    #expect(TextLayout.wrapped("하나 둘둘 셋", to: 4, rows: 2, ellipsis: "~") == ["하나", "둘~"])
  }

  @Test func `clips without cutting a wide character`() {
    #expect(TextLayout.clipped("민아의 화분", to: 6) == "민아…")
    #expect(TextLayout.clipped("민아의 화분", to: 11) == "민아의 화분")
    #expect(TextLayout.clipped("abc", to: 2, ellipsis: "~") == "a~")
    #expect(TextLayout.clipped("abc", to: 0).isEmpty)
    #expect(TextLayout.clipped("👩‍👩‍👧 family", to: 4) == "👩‍👩‍👧…")
  }

  @Test func `aligns by cells`() {
    #expect(TextLayout.aligned("민아", .left, in: 6) == "민아  ")
    #expect(TextLayout.aligned("민아", .right, in: 6) == "  민아")
    #expect(TextLayout.aligned("민아", .centre, in: 7) == " 민아  ")
    #expect(TextLayout.cells(TextLayout.aligned("민아야", .right, in: 4)) == 4)
  }

  @Test func `counts no cells for what is never drawn`() {
    #expect(TextLayout.cells("a\u{7}b\u{202E}") == 2)
  }

  @Test func `gives no rows where there is no room`() {
    #expect(TextLayout.wrapped("text", to: 0).isEmpty)
    #expect(TextLayout.wrapped("text", to: -3, rows: -1).isEmpty)
  }

  @Test func `stands in even rows on a card, and never wider than its room`() {
    #expect(
      TextLayout.balanced("Once you have begun, you are halfway there.", to: 40)
        == ["Once you have begun,", "you are halfway there."])
    #expect(TextLayout.balanced("천 리 길도 한 걸음부터", to: 16) == ["천 리 길도", "한 걸음부터"])
    for text in ["a b c d e f g h", "긴낱말하나만있는글", "x", "", "one\n\ntwo three four"] {
      for columns in 2...20 {
        let rows = TextLayout.balanced(text, to: columns)
        #expect(rows.count == TextLayout.wrapped(text, to: columns).count)
        #expect(rows.allSatisfy { TextLayout.cells($0) <= columns })
      }
    }
  }
}
