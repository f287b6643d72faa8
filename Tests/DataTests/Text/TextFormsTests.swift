import Data
import Testing

@Suite struct `The normalised forms of texts` {
  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("\u{1112}\u{1161}\u{1105}\u{116E}", "하루"),
    ("\u{212B}", "\u{C5}"), ("Haru", "Haru"), ("", ""), ("ｈ", "ｈ"), ("👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func `are composed, so that equal texts have equal bytes`(text: String, composed: String) {
    #expect(scalars(TextForms.composed(text)) == scalars(composed))
  }

  @Test(arguments: [
    ("HARU", "haru"), ("ＨＡＲＵ", "haru"), ("ﾊﾙ", "ハル"), ("STRASSE", "strasse"),
    ("Straße", "strasse"), ("\u{1112}\u{1161}\u{1105}\u{116E}", "하루"), ("É", "\u{E9}"),
    ("e\u{301}", "\u{E9}"), ("①", "1"), ("ǅ", "dž"), ("", ""), ("ha\u{200B}ru", "haru"),
  ])
  func `are folded, so that a search finds them`(text: String, folded: String) {
    #expect(scalars(TextForms.folded(text)) == scalars(folded))
    #expect(scalars(TextForms.folded(folded)) == scalars(folded))
  }

  // hostile F-3: putting fifty thousand mixed combining marks into order would take minutes.
  @Test(arguments: ["", "\u{AD}", "\u{200C}"])
  func `take no longer for too many combining marks`(_ between: String) {
    var heap = "a"
    for index in 0..<50_000 {
      guard let mark = Unicode.Scalar(0x300 + UInt32(index * 37 % 0x6F)) else { continue }
      heap.unicodeScalars.append(mark)
      if index % 16 == 15 { heap += between }
    }
    #expect(TextForms.folded(heap).unicodeScalars.count <= 40)
    #expect(TextForms.composed("한글 \(heap)").hasPrefix("한글 "))
    let bare = TextForms.bare(TextForms.folded("x" + heap))
    #expect(bare.hasPrefix("x"))
  }

  @Test func `keep a zero in the middle`() {
    #expect(scalars(TextForms.composed("é\u{0}é")) == [0xE9, 0, 0xE9])
  }
}
