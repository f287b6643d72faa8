import Data
import Domain
import Support
import Testing

@Suite struct `Exporting the address book` {
  @Test(arguments: BookBacking.allCases)
  func `gives every card as it came, and a new one for whoever has none`(_ backing: BookBacking)
    throws
  {
    let odd = "BEGIN:VCARD\nFN:x\nPHOTO;ENCODING=b:AA\n BB==\nX-\u{FF}:\u{1}\r\nend:vcard"
    try backing.open { book throws in
      try book.take(odd)
      try book.take("BEGIN:VCARD\nFN:엄마\nTEL:1\nEND:VCARD")
      try book.people.insert(.sample(id: "a", name: "엄마"))
      try book.people.insert(.sample(id: "b", name: "y", phone: "1"))
      try book.people.insert(.sample(id: "c", name: "X"))
      try book.people.insert(
        .sample(
          id: "d", name: "Lee; Jun", nickname: "J,", phone: "+82 10-1",
          birthday: Birthday(year: 1990, month: 2, day: 28)))
      #expect(
        try book.exported() == odd + "\r\nBEGIN:VCARD\nFN:엄마\nTEL:1\nEND:VCARD\r\n"
          + """
          BEGIN:VCARD
          VERSION:3.0
          UID:haru-d
          FN:Lee\\; Jun
          N:Jun;Lee\\;;;;
          NICKNAME:J\\,
          TEL;TYPE=CELL:+82 10-1
          BDAY:1990-02-28
          END:VCARD

          """.replacing("\n", with: "\r\n"))
    }
  }

  @Test func `writes a birthday without a year as vCard 4.0 does`() {
    let card = CardFormat.vCard.write(
      .sample(name: "민아", birthday: Birthday(year: nil, month: 2, day: 29)))
    let text = String(decoding: card, as: UTF8.self)
    #expect(text.contains("VERSION:4.0\r\n") && text.contains("BDAY:--0229\r\n"))
    #expect(text.contains("N:;민아;;;\r\n"))
  }

  @Test func `folds long lines without parting a letter`() throws {
    for name in ["가나다라마바사아자차", "👩🏽‍🚀 abc", "\\,;x"] {
      let whole = String(repeating: name, count: 9)
      let bytes = CardFormat.vCard.write(.sample(name: whole))
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\r\n") {
        #expect(line.utf8.count <= 75)
      }
      #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}"))
      #expect(CardText.cards(bytes).map(\.name.text) == [whole])
    }
  }

  @Test(arguments: 0..<20)
  func `is the identity, whatever the cards are`(_ seed: UInt64) throws {
    // D 11: import → export → import
    var dice = Dice(state: seed)
    try BookBacking.memory.open { book throws in
      var cards: [[UInt8]] = []
      for number in 0..<20 {
        cards.append(Self.card(number, &dice))
        _ = try book.features().importCards(.bytes(cards[number]))
      }
      let exported = Array(try book.exported().utf8)
      #expect(exported == Array(cards.joined()))
      let again = try book.features().importCards(.bytes(exported))
      #expect(again.same == 20 && again.read == 20)
      try BookBacking.memory.open { other throws in
        _ = try other.features().importCards(.bytes(exported))
        #expect(Array(try other.exported().utf8) == exported)
        #expect(try other.names() == book.names())
      }
    }
  }

  /// Returns a random card with a name, a number and unknown properties.
  private static func card(_ number: Int, _ dice: inout Dice) -> [UInt8] {
    let end = ["\r\n", "\n"][Int(dice.next() % 2)]
    var lines = ["BEGIN:VCARD", "FN:\(["민아", "Åsa", "119"][Int(dice.next() % 3)])\(number)"]
    for _ in 0..<(dice.next() % 6) {
      let letters = (0..<(dice.next() % 40)).map { _ in
        Array("ab ;:,=\\\"^\t가é\u{1}")[Int(dice.next() % 14)]
      }
      lines.append("X-A\(dice.next() % 9);P=\"q\":" + String(letters) + "z")
    }
    if dice.next() % 2 == 0 { lines.append("UID:u\(number)") }
    lines += ["TEL:010-\(number)", "END:VCARD", ""]
    return Array(lines.joined(separator: end).utf8)
  }

  private struct Dice {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
