import Domain
import Testing

@Suite struct `Telling Korean from other texts` {
  @Test(arguments: ["가", "힣", "a 나", "ㄱ", "ㅎㅎ", "\u{1112}\u{1161}", "ﾡ", "é漢한", "\u{A960}"])
  func `finds Hangul`(_ text: String) { #expect(Hangul.isIn(text.utf8)) }

  @Test(arguments: ["", "a", "é", "漢字", "かな", "😀", "、。", "─", "\u{ABFF}", "\u{E000}", "\u{10FF}"])
  func `finds none where there is none`(_ text: String) { #expect(!Hangul.isIn(text.utf8)) }

  @Test func `does not mind bytes that are no text`() {
    #expect(!Hangul.isIn([0xEA, 0xB0]))
    #expect(!Hangul.isIn([0xEA, 0x41, 0x80, 0x80]))
    #expect(!Hangul.isIn([0x80, 0xB0, 0x80, 0xFF]))
    #expect(Hangul.isIn([0xEA, 0xEA, 0xB0, 0x80]))
  }
}
