import Domain
import Support
import Testing

@testable import Data

@Suite struct `Authors as a shop writes them` {
  // BK-21
  @Test(arguments: [
    ("남궁성 (지은이)", "남궁성"), ("김철수, 이영희 (지은이)", "김철수; 이영희"),
    ("A, B, C (지은이), D (그림)", "A; B; C"),
    ("헤르만 헤세 (지은이), 전영애 (옮긴이)", "헤르만 헤세"), ("홍길동 (엮은이)", "홍길동"),
    ("천쓰홍, 찬와이 (지은이), 김태성 (옮긴이)", "천쓰홍; 찬와이"), ("한강", "한강"),
    ("전영애 (옮긴이), 헤르만 헤세 (지은이)", "헤르만 헤세"),
    ("김 (글), 이 (그림)", "김; 이"), ("이수지 (지은이, 그림)", "이수지"),
    ("백희나 (글·그림)", "백희나"), ("스티븐 킹(Stephen King) (지은이)", "스티븐 킹(Stephen King)"),
    ("A(B, C) (지은이), D (옮긴이)", "A(B, C)"), ("  남궁성   (지은이) ", "남궁성"),
    ("A (지은이), B (옮긴이), C (지은이)", "A; C"), ("A (지은이), B", "A"),
    (", , A (지은이), ", "A"), ("A(", "A("), (")A", ")A"),
  ])
  func `are those who wrote, by name`(written: String, author: String) {
    #expect(BookAuthors(shopText: written)?.text == author)
  }

  @Test(arguments: ["", "  ", ",", "(지은이)", " , (옮긴이)"])
  func `are unknown when nobody is named`(written: String) {
    #expect(BookAuthors(shopText: written) == nil)
  }
}

@Suite struct `A text of the web` {
  // BK-20
  @Test(arguments: [
    ("Q&amp;A", "Q&A"), ("&lt;하루&gt;", "<하루>"), ("&quot;a&#39;s&#x27;&apos;&quot;", "\"a's''\""),
    ("a&nbsp;b", "a b"), ("&hellip;&middot;", "…·"), ("AT&T", "AT&T"), ("a &b; c", "a &b; c"),
    ("&amp;lt;", "&lt;"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#xD800;", "&#xD800;"),
    ("&#99999999999;", "&#99999999999;"), ("&#+65;", "&#+65;"), ("&#27;[31m", "[31m"),
    ("a\u{1B}[31mb\u{7F}", "a[31mb"), ("a\nb\tc", "a b c"), ("  a   b ", "a b"),
    ("<b>굵게</b>", "굵게"), ("a<br/>b", "a b"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("<하루> <Haru>", "<하루> <Haru>"), ("a\u{202E}b", "ab"), ("", ""),
  ])
  func `is a plain line`(raw: String, plain: String) {
    #expect(BookText.line(raw) == plain)
  }

  @Test(arguments: [
    ("<p>하나</p><p>둘 &amp; 셋</p>", "하나\n\n둘 & 셋"), ("a<br>b<BR />c", "a\nb\nc"),
    ("<%= Server.HTMLEncode(\"x\") %>글", "글"), ("<!-- <p>x</p> -->글", "글"),
    ("<script>alert('1')</script>글<style>p{}</style>", "글"), ("<img src=\"a.jpg\"/>글", "글"),
    ("a <끝> b", "a <끝> b"), ("글 <im", "글 <im"), ("글 <!-- x", "글 <!-- x"),
    ("a\r\n\r\n\r\n b ", "a\n\nb"), ("&lt;b&gt;", "<b>"), ("a\u{1B}[2Jb", "a[2Jb"),
  ])
  func `is a plain passage`(raw: String, plain: String) {
    #expect(BookText.multilineText(raw) == plain)
  }

  @Test func `is never too long`() {
    let long = String(repeating: "가나 ", count: 10_000)
    #expect(BookText.line(long).count == 300)
    #expect(BookText.multilineText(long).count <= 5_000)
    let tall = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(BookText.line(tall).utf8.count < 50_000)
    #expect(BookText.line(tall).unicodeScalars.count == CombiningMarkLimit.limit)
    #expect(
      BookText.multilineText("x\n" + tall).unicodeScalars.count == 2 + CombiningMarkLimit.limit)
  }

  @Test(.slow, arguments: ["<!--", "<a ", "<%", "<script>", "&#", "&", "<"])
  func `takes no longer for what is repeated`(piece: String) {
    let hostile = String(repeating: piece, count: 50_000)
    #expect(BookText.multilineText(hostile, limit: 1 << 20).utf8.count <= 1 << 20)
  }

  @Test(arguments: [
    ("http://a.b/c?d=1&amp;e=2", "http://a.b/c?d=1&e=2"), ("HTTPS://a.b", "HTTPS://a.b"),
    (" https://a.b/ ", "https://a.b/"),
  ])
  func `is an address`(raw: String, address: String) {
    #expect(BookText.address(raw) == address)
  }

  @Test(arguments: [
    "", "http://", "javascript:alert(1)", "file:///etc/passwd", "//a.b", "https://a b",
    "https://a\u{1B}[2J", "https://a\nb", "https://a\"b", "https://a&#10;b", "https://a\u{202E}",
  ])
  func `is no address`(raw: String) {
    #expect(BookText.address(raw) == nil)
  }
}
