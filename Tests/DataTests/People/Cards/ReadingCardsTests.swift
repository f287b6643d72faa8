import Domain
import Support
import Testing

@Suite struct `Reading a card` {
  @Test func `understands what a phone exports`() throws {
    let card = try #require(
      CardText.read(
        "VERSION:3.0", "N:김;민아;;;", "FN:김민아", "NICKNAME:민아", "item1.TEL;TYPE=CELL:010-1234-5678",
        "TEL;TYPE=\"work,voice\":(02) 987-6543", "BDAY:1985-04-12", "UID:abc", "X-ANY;a=b:c"))
    #expect(card.name.text == "김민아")
    #expect(card.nickname?.text == "민아")
    #expect(card.numbers.map(\.key) == ["01012345678", "029876543"])
    #expect(card.birthday == Birthday(year: 1985, month: 4, day: 12))
    #expect(card.uid == "abc")
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `does not mind how lines end`(_ end: String) {
    let bytes = CardText.card("VERSION:3.0", "FN:김", " 민아", "TEL:010-1234-5678", end: end)
    let cards = CardText.cards([0xEF, 0xBB, 0xBF] + bytes + bytes)
    #expect(cards.map(\.name.text) == ["김민아", "김민아"])
    #expect(cards.map(\.original) == [bytes, bytes])
  }

  @Test func `joins folded lines before it decodes them, even inside a letter`() {
    let bytes = Array("FN:김".utf8)
    for index in 1..<bytes.count {
      let folded = bytes[..<index] + [13, 10, 32] + bytes[index...]
      let file = Array("BEGIN:VCARD\r\n".utf8) + folded + Array("\r\nEND:VCARD\r\n".utf8)
      #expect(CardText.story(file) == ["김"], "folded at \(index)")
    }
    #expect(CardText.read("FN:Tom", "\t  Berg")?.name.text == "Tom Berg")
  }

  @Test func `reads quoted-printable names with soft line breaks`() {
    #expect(
      CardText.read(
        "VERSION:2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;=EB=AF=BC=", "=EC=95=84"
      )?.name.text == "김민아")
    #expect(CardText.read("FN;quoted-printable:=EA=B9=", "=80=zz=")?.name.text == "김=zz")
    // The broken line of a note is not read as a property.
    #expect(CardText.read("NOTE;QUOTED-PRINTABLE:a=", "FN:b", "FN:c")?.name.text == "c")
  }

  @Test func `reads the charsets phones wrote`() {
    func name(_ bytes: [UInt8], _ charset: String) -> [String] {
      CardText.story(
        Array("BEGIN:VCARD\nFN;CHARSET=\(charset):".utf8) + bytes + Array("\nEND:VCARD".utf8))
    }
    #expect(name([0xC5, 0x73, 0x61], "ISO-8859-1") == ["Åsa"])
    #expect(name([0xB1, 0xE8, 0xB9, 0xCE, 0xBE, 0xC6], "EUC-KR") == ["김민아"])
    #expect(name([0x8C, 0x63, 0xB9, 0xE6, 0xB0, 0xA2, 0xC7, 0xCF], "cp949") == ["똠방각하"])
    #expect(name([0x94, 0xEE, 0xC6, 0x52], "CP949") == ["뷁힣"])
    #expect(name([0x81, 0x41], "CP949") == ["갂"])
    #expect(name([0xB1], "EUC-KR") == ["1 unknownCharset(\"EUC-KR\")"])
    #expect(name([0xCA, 0xA1], "EUC-KR") == ["伽"])
    #expect(name([0xC9, 0xA1], "EUC-KR") == ["1 unknownCharset(\"EUC-KR\")"])
    #expect(name([0x83, 0x41], "SHIFT_JIS") == ["1 unknownCharset(\"SHIFT_JIS\")"])
    #expect(name([0xB1, 0xE8], "UTF-8") == ["1 nameNotUnicode"])
  }

  @Test func `takes escapes away, and only escapes`() {
    #expect(
      CardText.read(#"FN:Berg\, Tom\; \\ the\n2nd AC\DC\"#)?.name.text
        == #"Berg, Tom; \ the 2nd AC\DC\"#)
    #expect(CardText.read(#"N:O\;Hara;Anne\, Mary;;;"#)?.name.text == "Anne, Mary O;Hara")
  }

  @Test(arguments: [
    (["N:김;민아;;;"], "김민아"), (["N:Berg;Tom;M.;Dr.;"], "Tom Berg"), (["N:;Tom"], "Tom"),
    (["N:남궁;Min"], "남궁Min"), (["FN:", "N:Berg;Tom"], "Tom Berg"),
    (["ORG:하루\\, 주식회사;개발", "TEL:1"], "하루, 주식회사"), (["EMAIL:a@b.example"], "a@b.example"),
    (["FN:One", "FN:Two"], "One"), (["EMAIL:a@b.example", "N:;;;;", "ORG:Haru"], "Haru"),
    (["FN;X=\"^'a:b;c\":Tom"], "Tom"), (["fn:tom"], "tom"), (["A.B-c.FN:Tom"], "Tom"),
    (["F", " N:Tom"], "Tom"), (["FN;CHARSET=SHIFT_JIS:?", "N:Berg;Tom"], "Tom Berg"),
  ])
  func `finds a name wherever there is one`(_ lines: [String], _ name: String) {
    let text = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
    #expect(CardText.story(Array(text.utf8)) == [name])
  }

  @Test(arguments: [
    ("19850412", "1985-04-12"), ("1985-04-12", "1985-04-12"), ("--0412", "04-12"),
    ("--04-12", "04-12"), ("--0229", "02-29"), ("1985-04-12T00:00:00Z", "1985-04-12"),
    ("20000229", "2000-02-29"),
  ])
  func `reads birthdays`(_ written: String, _ birthday: String) {
    #expect(CardText.read("FN:a", "BDAY:\(written)")?.birthday?.description == birthday)
  }

  @Test(arguments: [
    "BDAY:1985-04", "BDAY:1985", "BDAY:---12", "BDAY:19850231", "BDAY:20010229", "BDAY:",
    "BDAY;VALUE=text:19850412", "BDAY:circa 1800", "BDAY:1985-0412", "BDAY:+9850412", "BDAY:--",
  ])
  func `leaves out birthdays that are none`(_ line: String) throws {
    let card = try #require(CardText.read("FN:a", line))
    #expect(card.birthday == nil)
  }

  @Test func `knows that Apple writes a year nobody told`() {
    let card = CardText.read("FN:a", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29")
    #expect(card?.birthday?.description == "02-29")
  }

  @Test func `reads numbers, and leaves out what is none`() {
    // V15, F-26: two spellings of a phone number are equal; a number with an extension is another
    // one.
    let card = CardText.read(
      "FN:a", "TEL:", "TEL:none", "TEL;VALUE=uri:tel:+82-10-1234-5678;ext=5", "TEL:010 1234 5678",
      "TEL:119", "TEL:\(String(repeating: "1", count: 46))")
    #expect(card?.numbers.map(\.key) == ["01012345678;ext=5", "01012345678", "119"])
  }

  @Test func `takes out of a name what a terminal would obey, and what is too long`() {
    #expect(CardText.read("FN:T\u{0}o\u{1B}m\u{202E} \u{7}\tBerg\u{85}")?.name.text == "Tom Berg")
    let long = String(repeating: "가", count: 5000)
    #expect(CardText.read("FN:\(long)")?.name.text == String(long.prefix(100)))
    let heap = "a" + String(repeating: "\u{301}", count: 9999)
    #expect(CardText.read("FN:\(heap)")?.name.text.unicodeScalars.count == CombiningMarkLimit.limit)
  }

  // F-10
  @Test func `passes over groups by name, and has whoever can be called`() {
    for kind in ["KIND:group", "kind:GROUP", "X-ADDRESSBOOKSERVER-KIND:group"] {
      #expect(CardText.story(CardText.card("FN:a", kind)) == ["skipped group(name: \"a\")"])
    }
    for kind in ["KIND:individual", "KIND:org", "kind:LOCATION"] {
      #expect(CardText.story(CardText.card("FN:a", kind)) == ["a"])
    }
    #expect(CardText.read("ORG:ACME;Sales", "KIND:org")?.name.text == "ACME")
  }

  // F-26
  @Test func `has the extension of a number written as an address`() {
    let card = CardText.read(
      "FN:a", "TEL;VALUE=uri:tel:+1-418-656-9254;ext=102", "TEL;VALUE=uri:tel:+1-418-656-9254",
      "TEL;VALUE=uri:tel:+82-2-123-4567;phone-context=x;EXT=7", "TEL;VALUE=uri:tel:119;ext=")
    #expect(
      card?.numbers.map(\.written.text) == [
        "+1-418-656-9254;ext=102", "+1-418-656-9254", "+82-2-123-4567;ext=7", "119",
      ])
    #expect(
      card?.numbers.map(\.shown) == [
        "+1-418-656-9254 ext. 102", "+1-418-656-9254", "02-123-4567 ext. 7", "119",
      ])
    // The formatted number is read back from a phone address.
    #expect(card?.numbers.first?.key == "+14186569254;ext=102")
  }
}
