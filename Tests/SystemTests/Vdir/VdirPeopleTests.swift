import Foundation
import Support
import Testing

// Y-33
@Suite struct `A person who was in Haru first` {
  /// The arguments of the person, and the name and the further lines of the card.
  struct Pair: Sendable, CustomTestStringConvertible {
    let person: [String]
    let name: String
    let card: [String]
    var testDescription: String { "\(person) \(name) \(card)" }
  }

  static let pairs = [
    Pair(person: ["--phone", "+44 7700 900123"], name: "Maya", card: ["TEL:+44 7700 900123"]),
    Pair(person: ["--phone", "010-1111-2222"], name: "Maya", card: ["TEL:+82 10-1111-2222"]),
    Pair(person: ["--phone", "+82 10-1111-2222"], name: "Maya", card: ["TEL:010-1111-2222"]),
    Pair(person: ["--phone", "010-1111-2222"], name: "Maya Singh", card: ["TEL:01011112222"]),
    Pair(person: [], name: "Maya", card: ["TEL:010-1111-2222"]),
    Pair(person: ["--phone", "010-1111-2222"], name: "Maya", card: []),
    Pair(person: [], name: "Maya", card: []),
  ]

  @Test(arguments: pairs) func `has the card of the phone, and no second one`(pair: Pair) throws {
    try VdirStand.using { vdir in
      let ending = try vdir.haru.run([vdir.haru.path, "people", "add", "Maya"] + pair.person)
      #expect(ending.status == 0, "\(ending)")
      let lines = pair.card + ["BDAY:1990-05-17"]
      try vdir.write(VdirStand.card("c1", pair.name, lines), "c1.vcf")
      let said = try vdir.round("--contacts")
      #expect(said.contains("added 1 in Haru"), "\(said)")
      #expect(try vdir.names() == ["c1.vcf"])
      // Each side has what only the other had.
      let person = try vdir.run("people", "show", "Maya", "--json")
      #expect(person.contains(#""birthday":"1990-05-17""#), "\(person)")
      if !(pair.person + pair.card).isEmpty {
        #expect(try vdir.text("c1.vcf").contains("TEL"))
        #expect(!person.contains(#""phone":null"#), "\(person)")
      }
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      // One undo takes all of it back.
      try vdir.run("undo")
      #expect(!(try vdir.run("people", "show", "Maya", "--json")).contains("1990-05-17"))
    }
  }

  @Test func `has it too if both come between two rounds`() throws {
    try VdirStand.using { vdir in
      try vdir.round("--contacts")
      try vdir.run("people", "add", "Maya", "--phone", "010-1111-2222")
      try vdir.write(VdirStand.card("c1", "Maya", ["TEL:010-1111-2222"]), "c1.vcf")
      #expect(try vdir.round() == "vdir: added 1 in Haru.\n")
      #expect(try vdir.names() == ["c1.vcf"])
    }
  }

  @Test func `gets a card of her own if the card of that name has another number`() throws {
    try VdirStand.using { vdir in
      try vdir.run("people", "add", "Maya", "--phone", "010-1111-2222")
      try vdir.write(VdirStand.card("c1", "Maya", ["TEL:010-3333-4444"]), "c1.vcf")
      #expect(try vdir.round("--contacts").contains("added 1 in Haru and 1 in the folder."))
      #expect(try vdir.names().count == 2)
    }
  }

  @Test func `keeps her name when one of her two cards is renamed`() throws {
    try VdirStand.using { vdir in
      let number = ["TEL:010-1111-2222"]
      for uid in ["c1", "c2"] { try vdir.write(VdirStand.card(uid, "Maya", number), uid + ".vcf") }
      try vdir.run("people", "add", "Maya", "--phone", "010-1111-2222")
      try vdir.round("--contacts")
      #expect(try vdir.names() == ["c1.vcf", "c2.vcf"])
      try vdir.change("c2.vcf", "FN:Maya", to: "FN:Maya 2")
      #expect(try vdir.round().contains("changed 1 in Haru."))
      #expect(try vdir.run("people", "list", "--format", "{name}") == "Maya\n")
      #expect(try vdir.text("c1.vcf").contains("FN:Maya\r\n"))
    }
  }
}

// Y-33
@Suite struct `A card that Haru wrote for a person` {
  private static let number = ["TEL:+82 10-1111-2222"]

  private func bound(_ vdir: VdirStand) throws -> String {
    try vdir.run("people", "add", "Maya", "--phone", "010-1111-2222")
    try vdir.round("--contacts")
    return try #require(try vdir.names().first)
  }

  @Test func `goes when the phone brings a card with the same number, and an undo keeps it`() throws
  {
    try VdirStand.using { vdir in
      let own = try bound(vdir)
      let before = try vdir.text(own)
      try vdir.write(VdirStand.card("c1", "Maya", Self.number), "c1.vcf")
      let ending = try vdir.haru("vdir")
      let said = "vdir: added 1 in Haru, removed 1 in Haru and 1 in the folder.\n"
      #expect(ending.status == 0 && ending.out == said, "\(ending)")
      #expect(ending.err.contains("Removed 1 card that Haru had written"), "\(ending.err)")
      #expect(try vdir.names() == ["c1.vcf"])
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")

      try vdir.run("undo")
      #expect(try vdir.round().contains("added 1 in the folder."))
      #expect(try vdir.names() == ["c1.vcf", own])
      #expect(try vdir.text(own) == before)
      // The undo said that the card stays.
      try vdir.change("c1.vcf", "FN:Maya", to: "FN:Maya Singh")
      #expect(try vdir.round() == "vdir: added 1 in Haru.\n")
      #expect(try vdir.names() == ["c1.vcf", own])
    }
  }

  @Test func `goes without a number too, if a single card of that name comes`() throws {
    try VdirStand.using { vdir in
      try vdir.run("people", "add", "Maya")
      try vdir.run("people", "add", "Jonas")
      try vdir.round("--contacts")
      let own = try #require(try vdir.names().first { try vdir.text($0).contains("FN:Jonas") })
      try vdir.write(VdirStand.card("c1", "Maya", Self.number), "c1.vcf")
      for uid in ["c2", "c3"] { try vdir.write(VdirStand.card(uid, "Jonas"), uid + ".vcf") }
      let said = "vdir: added 3 in Haru, removed 1 in Haru and 1 in the folder.\n"
      #expect(try vdir.run("vdir") == said)
      #expect(try vdir.names() == ["c1.vcf", "c2.vcf", "c3.vcf", own])
      // Now the name leads to the card, and Maya gets its number.
      try vdir.round()
      #expect(!(try vdir.run("people", "show", "Maya", "--json")).contains(#""phone":null"#))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }

  @Test func `stays if somebody changed it`() throws {
    try VdirStand.using { vdir in
      let own = try bound(vdir)
      try vdir.change(own, "END:VCARD", to: "EMAIL:maya@example.org\r\nEND:VCARD")
      try vdir.round()
      try vdir.write(VdirStand.card("c1", "Maya", Self.number), "c1.vcf")
      #expect(try vdir.round() == "vdir: added 1 in Haru.\n")
      #expect(try vdir.names() == ["c1.vcf", own])
    }
  }

  @Test func `stays if the number of the other card is different`() throws {
    try VdirStand.using { vdir in
      let own = try bound(vdir)
      try vdir.write(VdirStand.card("c1", "Maya", ["TEL:010-3333-4444"]), "c1.vcf")
      try vdir.round()
      #expect(try vdir.names() == ["c1.vcf", own])
    }
  }
}
