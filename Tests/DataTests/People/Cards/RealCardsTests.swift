import Domain
import Support
import Testing

@testable import Data

/// Tests of unusual vCards that other programs write.
@Suite struct `Reading a card of another program` {
  private func story(_ before: String, _ name: [UInt8]) -> [String] {
    CardText.story(Array("BEGIN:VCARD\n\(before):".utf8) + name + Array("\nEND:VCARD\n".utf8))
  }

  // real 4
  @Test func `calls somebody by the number where there is nothing else`() {
    let card = CardText.read("VERSION:3.0", "FN:", "N:;;;;", "TEL;TYPE=CELL:070-1111-2222")
    #expect(card?.name.text == "070-1111-2222")
    #expect(card?.numbers.map(\.key) == ["07011112222"])
    #expect(CardText.read("FN:", "TEL:1", "EMAIL:a@b.example")?.name.text == "a@b.example")
    #expect(CardText.story(CardText.card("FN:", "TEL:")) == ["1 nameMissing"])
  }

  // real 9
  @Test func `reads Korean that nobody announced`() {
    #expect(story("FN", [0xB1, 0xE8, 0xB9, 0xCE, 0xBE, 0xC6]) == ["김민아"])
    #expect(story("N", [0xB1, 0xE8, 0x3B, 0xB9, 0xCE, 0xBE, 0xC6]) == ["김민아"])
    #expect(story("FN", Array("Caf".utf8) + [0xE9]) == ["1 nameNotUnicode"])
    // These Latin-1 bytes could also be Korean, but must not be read as such.
    #expect(story("FN", [0xC4] + Array("rger".utf8)) == ["1 nameNotUnicode"])
    #expect(story("FN", Array("M".utf8) + [0xF6] + Array("ller".utf8)) == ["1 nameNotUnicode"])
    #expect(story("FN;CHARSET=UTF-8", [0xB1, 0xE8]) == ["1 nameNotUnicode"])
  }

  // real 9
  @Test(arguments: [true, false])
  func `reads files in units of two bytes`(_ isBig: Bool) {
    let text = "BEGIN:VCARD\r\nFN:김민아 👩\r\nTEL:1\r\nEND:VCARD\r\n"
    let bytes = "\u{FEFF}\(text)".utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    #expect(CardText.cards(bytes).map(\.name.text) == ["김민아 👩"])
    #expect(CardText.cards(bytes).first?.original == Array(text.utf8))
    #expect(CardText.story(Array(bytes.dropLast())).count == 1)
    #expect(CardText.story([0xFF, 0xFE]) == [] && CardText.story([0xFE, 0xFF, 0]) == [])
  }

  // real 10
  @Test(arguments: ["windows-1252", "CP1252", "ISO-8859-1"])
  func `reads the letters of Windows`(_ charset: String) {
    #expect(
      story("FN;CHARSET=\(charset)", [0x4F, 0x92, 0x8A, 0x9C, 0x80, 0xEB]) == ["O’Šœ€ë"])
  }

  // real 9
  @Test func `names the writing that it does not read`() {
    #expect(
      story("FN;CHARSET=windows-1251", [0xC8]) == ["1 unknownCharset(\"windows-1251\")"])
    #expect(story("FN;CHARSET=\u{1B}x", [0xC8]) == ["1 unknownCharset(\"x\")"])
  }

  // real 11
  @Test(arguments: [
    (["TEL;WORK:02-1", "TEL;CELL;PREF:010-2"], "0102"),
    (["TEL;TYPE=WORK:02-1", "TEL;TYPE=\"cell,voice\":010-2"], "0102"),
    (["TEL;TYPE=cell:010-2", "TEL;PREF=1;TYPE=home:02-1"], "021"),
    (["TEL;TYPE=fax,pref:02-9", "TEL:02-1"], "021"), (["TEL:02-1", "TEL:010-2"], "021"),
    (["TEL;WORK:010-2", "TEL;HOME:02-1", "TEL;CELL:010 2"], "0102"),
  ])
  func `has the number first that is called first`(_ lines: [String], _ key: String) {
    let text = (["BEGIN:VCARD", "FN:a"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
    #expect(CardText.cards(Array(text.utf8)).first?.numbers.first?.key == key)
  }

  // real 25
  @Test func `reads groups, lists of nicknames, and those of Android`() {
    let grouped = "home.begin:vcard\nhome.FN:a\nhome.end:vcard\n"
    #expect(CardText.story(Array(grouped.utf8)) == ["a"])
    #expect(
      CardText.story(Array("a b.begin:vcard\nFN:a\nEND:VCARD\n".utf8)) == ["1 textOutsideCards"])
    #expect(CardText.read("FN:a", "NICKNAME:,Nick1,Nick2")?.nickname?.text == "Nick1")
    #expect(CardText.read("FN:a", "NICKNAME:J\\, K,L")?.nickname?.text == "J, K")
    let android = "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;별명;1;;;;;;;;;;;;;"
    #expect(CardText.read("FN:a", android)?.nickname?.text == "별명")
    #expect(CardText.read("FN:a", android, "NICKNAME:b")?.nickname?.text == "b")
    let other = "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;x;1"
    #expect(CardText.read("FN:a", other)?.nickname == nil)
  }
}

// real 13
@Suite struct `A card whose plant is known better here` {
  private func amended(_ lines: [String], _ person: Person, end: String = "\r\n") -> String {
    let text = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: end)
    return String(decoding: CardFormat.vCard.amend(Array(text.utf8), person), as: UTF8.self)
  }

  private let mina = Person.sample(
    name: "민아", nickname: "새별명", phone: "010-1",
    birthday: Birthday(year: 1990, month: 12, day: 25))

  @Test func `says so, and keeps everything else`() {
    let lines = [
      "VERSION:3.0", "FN:민아", "item1.BDAY:19", " 850412", "NICKNAME:옛,둘째", "PHOTO;ENCODING=b:AA",
      " BB==",
      "TEL:010-1", "X-ODD:\u{1}",
    ]
    #expect(
      amended(lines, mina)
        == """
        BEGIN:VCARD
        VERSION:3.0
        FN:민아
        BDAY:1990-12-25
        NICKNAME:새별명,둘째
        PHOTO;ENCODING=b:AA
         BB==
        TEL:010-1
        X-ODD:\u{1}
        END:VCARD

        """.replacing("\n", with: "\r\n"))
  }

  @Test func `gets what it did not have before its end`() {
    #expect(
      amended(["FN:민아"], mina, end: "\n")
        == "BEGIN:VCARD\nFN:민아\nNICKNAME:새별명\nBDAY:1990-12-25\nTEL;TYPE=CELL:010-1\nEND:VCARD\n")
    let yearless = Person.sample(name: "a", birthday: Birthday(year: nil, month: 2, day: 29))
    #expect(amended(["FN:a"], yearless).contains("BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29\r\n"))
    #expect(amended(["VERSION:4.0", "FN:a"], yearless).contains("BDAY:--0229\r\n"))
    let old = amended(["VERSION:2.1", "FN:a"], .sample(name: "a", nickname: "가"))
    #expect(old.contains("NICKNAME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B0=80\r\n"))
  }

  @Test func `tells a birthday of the moon so that nobody reads a wrong one`() throws {
    // K-30: an exported card has the solar date of a lunar birthday, or none, and Haru keeps the
    // lunar one.
    let born = try Birthday(reading: "lunar:1985-03-08")
    let yearless = try Birthday(reading: "lunar:leap04-01")
    for (birthday, civil) in [(born, "BDAY:1985-04-27\r\n"), (yearless, "")] {
      let mine = "\(civil)X-HARU-LUNAR-BIRTHDAY:\(birthday)\r\n"
      let person = Person.sample(name: "a", birthday: birthday)
      let fresh = CardFormat.vCard.write(person)
      #expect(String(decoding: fresh, as: UTF8.self).contains(mine))
      let known = amended(["FN:a", "BDAY:1990-12-25", "BDAY:1991-12-25"], person)
      #expect(known.ranges(of: "BDAY").count == (civil.isEmpty ? 0 : 1))
      for card in [fresh, Array(known.utf8)] {
        #expect(CardText.cards(card).map(\.birthday) == [birthday])
      }
      let solar = Person.sample(name: "a", birthday: Birthday(year: 1990, month: 12, day: 25))
      let back = CardFormat.vCard.amend(fresh, solar)
      #expect(CardText.cards(back).map(\.birthday) == [solar.birthday])
      #expect(!String(decoding: back, as: UTF8.self).contains("LUNAR"))
    }
  }

  @Test func `stays as it is where it says the same, or is none`() {
    let lines = ["FN:민아", "NICKNAME:새별명", "BDAY:19901225", "TEL:+82 10-1", "NOTE:x"]
    let same = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    #expect(amended(lines, mina) == same)
    #expect(amended(lines, .sample(name: "민아")) == same)
    #expect(CardFormat.vCard.amend([1, 2], mina) == [1, 2])
  }

  @Test(arguments: BookBacking.allCases)
  func `is exported so`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      try book.take("BEGIN:VCARD\nFN:엄마\nTEL:010-1\nBDAY:--0308\nEND:VCARD\n")
      try book.take("BEGIN:VCARD\nFN:둘\nTEL:2\nEND:VCARD\nBEGIN:VCARD\nFN:둘\nTEL:3\nEND:VCARD\n")
      try book.people.insert(.sample(id: "a", name: "어머니", nickname: "울엄마", phone: "010-1"))
      try book.people.insert(.sample(id: "b", name: "둘", nickname: "누구"))
      let exported = try book.exported()
      #expect(exported.contains("FN:엄마\nTEL:010-1\nBDAY:--0308\nNICKNAME:울엄마\nEND"))
      // Two cards have this name, so neither is exported for the person.
      #expect(!exported.contains("누구"))
    }
  }
}
