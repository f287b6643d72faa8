import Foundation
import Support
import Testing

// Y-33
@Suite struct `A number that a family shares` {
  private static let number = "TEL:02-777-8888"

  private func person(_ vdir: VdirStand) throws -> String {
    try vdir.run("people", "show", "할머니", "--json")
  }

  @Test func `gives nobody the birthday of somebody else`() throws {
    try VdirStand.using { vdir in
      try vdir.run("people", "add", "할머니", "--phone", "02-777-8888")
      let card = VdirStand.card("a", "할아버지", [Self.number, "BDAY:1940-02-03"])
      try vdir.write(card, "a.vcf")
      try vdir.round("--contacts")
      #expect(try person(vdir).contains(#""birthday":null"#))
      #expect(try vdir.text("a.vcf") == card)

      // The card of the person comes too, and the other one stays a contact of its own.
      try vdir.write(VdirStand.card("b", "할머니", [Self.number, "BDAY:1942-05-06"]), "b.vcf")
      #expect(try vdir.round().contains("added 1 in Haru."))
      #expect(try person(vdir).contains(#""birthday":"1942-05-06""#))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      try vdir.change("a.vcf", "BDAY:1940-02-03", to: "BDAY:1940-02-04")
      try vdir.round()
      #expect(try person(vdir).contains(#""birthday":"1942-05-06""#))
      try vdir.run("people", "edit", "할머니", "--phone", "02-777-9999")
      try vdir.round()
      #expect(try vdir.text("a.vcf").contains(Self.number))
      #expect(try vdir.text("b.vcf").contains("02-777-9999"))
      #expect(try vdir.names() == ["a.vcf", "b.vcf"])
    }
  }

  @Test func `is no bond between two cards that come together`() throws {
    try VdirStand.using { vdir in
      try vdir.run("people", "add", "할머니", "--phone", "02-777-8888")
      try vdir.write(VdirStand.card("a", "할아버지", [Self.number]), "a.vcf")
      try vdir.write(VdirStand.card("b", "할머니", [Self.number]), "b.vcf")
      try vdir.round("--contacts")
      try vdir.run("people", "edit", "할머니", "--phone", "02-777-9999")
      #expect(try vdir.round().contains("changed 1 in the folder."))
      #expect(try vdir.text("a.vcf").contains(Self.number))
      #expect(try vdir.text("b.vcf").contains("02-777-9999"))
    }
  }

  @Test func `does not fill the card of somebody else with the birthday of a person`() throws {
    try VdirStand.using { vdir in
      try vdir.run("people", "add", "할머니", "--phone", "02-777-8888", "--birthday", "1942-05-06")
      // The person already has a card, which Haru wrote and keeps.
      try vdir.round("--contacts")
      let own = try #require(try vdir.names().first)
      let card = VdirStand.card("a", "할아버지", [Self.number])
      try vdir.write(card, "a.vcf")
      #expect(try vdir.round() == "vdir: added 1 in Haru.\n")
      #expect(try vdir.names() == ["a.vcf", own])
      #expect(try vdir.text("a.vcf") == card)
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }
}
