import FuzzPromises
import Testing

@testable import Data

@Suite struct `A web address` {
  // hostile F-1
  @Test(arguments: [
    "표지그림.png", "📕📕📕", "h그림표지", "http:/한글한글", "HTTPS:한//", "\u{FFFD}\u{FFFD}\u{FFFD}",
    "http://", "https://", "http:///x", "ftp://example.org", "", "http", "PTTP://a.b",
    "http://a b", "http://a\u{1B}", "ＨＴＴＰ://a.b", "\u{8}ttp://a.b", "http[//a.b",
    "http://\u{301}a.b", "https://\u{741}5",
  ])
  func `is none when it does not begin as one`(text: String) {
    #expect(!WebAddress.isFetchable(text))
  }

  @Test(arguments: [
    "http://a", "https://a.b/c?d#e", "HTTP://A.B", "hTTpS://책.한국/표지.png", "http://[::1]:80/",
  ])
  func `is one whatever letters it has`(text: String) {
    #expect(WebAddress.isFetchable(text))
  }

  // hostile F-1: any bytes may be given as an address.
  @Test func `can be any bytes without harm`() {
    var dice = Dice(seed: 0xF1, input: 0)
    for _ in 0..<20_000 {
      var bytes = Array(["http://", "https://", "", "h"][dice.below(4)].utf8)
      for _ in 0..<dice.below(4) where !bytes.isEmpty {
        bytes[dice.below(bytes.count)] = UInt8(dice.below(256))
      }
      for _ in 0..<dice.below(24) { bytes.append(UInt8(dice.below(256))) }
      let text = String(decoding: bytes, as: UTF8.self)
      let isWeb = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
      #expect(isWeb || !WebAddress.isFetchable(text), "\(bytes)")
    }
  }
}
