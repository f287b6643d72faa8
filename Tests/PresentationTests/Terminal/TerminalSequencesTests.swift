import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `Bytes for the clipboard` {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{3FF}>?", "z78+Pw=="),
  ])
  func `are written in letters`(_ text: String, _ letters: String) {
    #expect(TerminalSequences.base64(Array(text.utf8)) == Array(letters.utf8))
  }
}
