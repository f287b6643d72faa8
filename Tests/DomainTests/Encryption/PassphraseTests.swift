import Domain
import Foundation
import Testing

@Suite struct `A passphrase` {
  private let mina = "mina"

  /// The NFC form by Foundation, which is not the implementation of the program.
  private let composed: (String) -> String = { $0.precomposedStringWithCanonicalMapping }

  private func refusal(of text: String, profile: String? = nil) -> PassphraseRefusal? {
    do throws(PassphraseRefusal) {
      _ = try Passphrase(new: text, profile: profile ?? mina, composed: composed)
      return nil
    } catch { return error }
  }

  private func typedRefusal(of text: String) -> PassphraseRefusal? {
    do throws(PassphraseRefusal) {
      _ = try Passphrase(typed: text, composed: composed)
      return nil
    } catch { return error }
  }

  private let tooLong = PassphraseRefusal.tooLong(characters: 1024, bytes: 4096)

  // E-01
  @Test(arguments: [
    "blue teapot 7", "파란 주전자 일곱", " leading and trailing ", "ünïcödé-words", "👩‍👩‍👧 family word",
    "tab-free text", "3 doors, 9 cats",
  ])
  func `is accepted and opens what it made`(text: String) throws {
    let made = try Passphrase(new: text, profile: mina, composed: composed)
    #expect(try Passphrase(typed: text, composed: composed) == made)
    #expect(made.bytes == Array(composed(text).utf8))
  }

  // E-01
  @Test func `is the same in every Unicode form`() throws {
    for text in ["하루의 파란 주전자", "café crème brûlée", "\u{212B}ngstrom units"] {
      let made = try Passphrase(new: text, profile: mina, composed: composed)
      let apart = text.decomposedStringWithCanonicalMapping
      #expect(Array(apart.utf8) != made.bytes)
      #expect(try Passphrase(typed: apart, composed: composed) == made)
      #expect(try Passphrase(new: apart, profile: mina, composed: composed) == made)
    }
    // NFC keeps the width, so these are different passphrases.
    let wide = try Passphrase(typed: "ｂlue teapot", composed: composed)
    #expect(try wide != Passphrase(typed: "blue teapot", composed: composed))
  }

  // E-01
  @Test func `has 8 to 1,024 characters`() {
    let letters = (0..<2000).map { String("가나b다c라"[at: $0 * 7 % 5]) + "\($0 % 7)" }.joined()
    #expect(refusal(of: "") == .tooShort(least: 8))
    #expect(refusal(of: "blue te") == .tooShort(least: 8))
    #expect(refusal(of: "blue tea") == nil)
    // Seven syllables in NFD have many scalars.
    #expect(
      refusal(of: "파란주전자둘셋".decomposedStringWithCanonicalMapping) == .tooShort(least: 8))
    #expect(refusal(of: String(letters.prefix(1024))) == nil)
    #expect(refusal(of: String(letters.prefix(1025))) == tooLong)
  }

  // B18
  @Test func `has at most 4,096 bytes, and is never cut`() throws {
    let hangul = (0..<1024).map { String("파란주전자둘"[at: $0 % 6]) }.joined()
    #expect(try Passphrase(typed: hangul, composed: composed).bytes.count == 3072)
    // Typed in NFD it is longer than the limit, and still the same.
    let apart = hangul.decomposedStringWithCanonicalMapping
    #expect(apart.utf8.count > 4096)
    #expect(
      try Passphrase(typed: apart, composed: composed)
        == Passphrase(typed: hangul, composed: composed))
    let long = String(repeating: "🫖ab", count: 683) + "xx"
    #expect(long.utf8.count == 4100)
    #expect(typedRefusal(of: long) == tooLong)
    #expect(typedRefusal(of: String(long.dropLast(4))) == nil)
    #expect(typedRefusal(of: String(repeating: "x", count: 4097)) == tooLong)
    #expect(typedRefusal(of: String(repeating: "x", count: 10_000_000)) == tooLong)
  }

  //
  @Test(arguments: [
    "blue\u{0} teapot", "blue\tteapot", "blue teapot\n", "blue\r\nteapot", "\u{1B}[Ablue teapot",
    "blue\u{7F} teapot", "blue\u{85} teapot", "blue\u{202E} teapot", "blue\u{2028} teapot",
  ])
  func `has no control character`(text: String) {
    #expect(refusal(of: text) == .controlCharacter)
    #expect(typedRefusal(of: text) == .controlCharacter)
  }

  // unassigned, not a character, invalid bytes, byte order mark, of Unicode 15
  @Test(arguments: ["\u{378}", "\u{FFFE}", "\u{10FFFF}", "\u{FFFD}", "\u{FEFF}", "\u{1FA77}"])
  func `has no character without a certain form`(character: String) {
    #expect(refusal(of: "blue teapot" + character) == .invalidCharacter)
    #expect(typedRefusal(of: character + "blue teapot") == .invalidCharacter)
  }

  @Test func `is refused if its normal form lost something`() {
    let marks = "blue teapot" + String(repeating: "\u{301}", count: 100)
    let cutting: (String) -> String = {
      String(String.UnicodeScalarView($0.unicodeScalars.prefix(40)))
    }
    #expect(throws: PassphraseRefusal.invalidCharacter) {
      try Passphrase(typed: marks, composed: cutting)
    }
  }

  //
  @Test(arguments: [
    "12345678", "87654321", "1234567890", "0987654321", "56789012", "12345678901234567890",
    "abcdefgh", "ABCDEFGHIJ", "zyxwvuts", "qwertyuiop", "POIUYTREWQ", "asdfghjkl", "00000000",
    "aaaaaaaaa", "가가가가가가가가", "가나다라마바사아", "abababab", "12341234", "haruHARU", "        ",
    "1234 5678", "Password", "PASSWORD123", "P@ssw0rd", "Qwer1234", "1q2w3e4r", "비밀번호1234",
    "correct horse battery staple", "동해물과 백두산이 마르고 닳도록", "dkssudgktpdy", "Tkfkdgody",
  ])
  func `is not a common one`(text: String) {
    #expect(refusal(of: text) == .common)
    #expect(refusal(of: text.decomposedStringWithCanonicalMapping) == .common)
    // A store that was encrypted when the list was shorter can still be opened.
    #expect(typedRefusal(of: text) == nil)
  }

  @Test func `is not in the list, which has no entry without effect`() {
    #expect((100...150).contains(WeakPassphrase.known.count))
    for text in WeakPassphrase.known {
      #expect(text.count >= 8 && text == text.lowercased())
      #expect(composed(text).utf8.elementsEqual(text.utf8))
      #expect(refusal(of: text) == .common, "\(text)")
    }
  }

  @Test(arguments: ["12345679", "abcdefgi", "qwertyui0", "password of blue teapots", "abcdeabcdf"])
  func `may look a little like a common one`(text: String) { #expect(refusal(of: text) == nil) }

  //
  @Test func `is not the name of the profile`() {
    let diary = "Mina's Diary"
    for text in ["Mina's Diary", "mina's diary", "MINA'SDIARY", "mina's diary mina's diary"] {
      #expect(refusal(of: text, profile: diary) == .isProfileName)
      #expect(refusal(of: text) == nil)
      #expect(typedRefusal(of: text) == nil)
    }
    #expect(refusal(of: "minamina") == .isProfileName)
    #expect(refusal(of: "Mina's diary of 2026", profile: diary) == nil)
    let blank = " "
    #expect(refusal(of: "blue teapot", profile: blank) == nil)
  }

  //
  @Test(arguments: [
    ("blue teapot\n", "blue teapot"), ("blue teapot\r\n", "blue teapot"),
    ("blue teapot\n\n", "blue teapot\n"), ("blue teapot\n\r\n", "blue teapot\n"),
    ("blue teapot", "blue teapot"), (" blue teapot ", " blue teapot "), ("\n", ""), ("", ""),
    ("\nblue teapot", "\nblue teapot"), ("blue teapot\r", "blue teapot\r"),
  ])
  func `loses exactly one final line break of standard input`(text: String, expected: String) {
    #expect(Passphrase.withoutFinalLineBreak(text) == expected)
  }

  // E-24
  @Test func `is not in its description`() throws {
    let made = try Passphrase(new: "blue teapot", profile: mina, composed: composed)
    var dumped = ""
    dump(made, to: &dumped)
    dump([made], to: &dumped)
    for text in [
      "\(made)", String(reflecting: made), "\([made])", "\(Optional(made) as Any)", dumped,
    ] {
      #expect(!text.contains("blue") && !text.contains("98") && text.contains("••••"))
    }
  }
}

extension String {
  fileprivate subscript(at offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
