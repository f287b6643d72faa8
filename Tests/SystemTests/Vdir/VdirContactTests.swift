import Foundation
import Support
import Testing

// Y-33
@Suite struct `A folder of contacts` {
  private static let phone = ["TEL;TYPE=CELL;X-MARK=1:010-1111-2222", "EMAIL:maya@example.org"]

  @Test func `becomes the address book, and plants nobody`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.card("c1", "Maya", Self.phone), "c1.vcf")
      let said = try vdir.round()
      #expect(said.contains("added 1 in Haru."), "\(said)")
      #expect(try vdir.run("contacts").contains("Maya"))
      #expect(try vdir.run("people", "list", "--json").contains(#""people":[]"#))
      #expect(try vdir.text("c1.vcf") == VdirStand.card("c1", "Maya", Self.phone))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      try vdir.change("c1.vcf", "010-1111-2222", to: "010-3333-4444")
      #expect(try vdir.round().contains("changed 1 in Haru."))
      #expect(try vdir.run("contacts").contains("010-3333-4444"))
    }
  }

  @Test func `lets a person and the card of the person follow each other`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.card("c1", "Maya", Self.phone), "c1.vcf")
      try vdir.round()
      try vdir.run("people", "add", "Maya", "--every", "7", "--phone", "010-1111-2222")
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      let before = try vdir.text("c1.vcf")

      // Here, and then there: name, number and birthday.
      try vdir.run(
        "people", "edit", "Maya", "--name", "Maya Kim", "--phone", "010-5555-6666", "--birthday",
        "1990-05-17")
      try vdir.round()
      // The new name and number no longer lead to the card, but it is still that of Maya.
      #expect(try vdir.names() == ["c1.vcf"])
      let after = try vdir.text("c1.vcf")
      #expect(after.contains("FN:Maya Kim\r\n"), "\(after)")
      #expect(after.contains("TEL;TYPE=CELL;X-MARK=1:010-5555-6666\r\n"), "\(after)")
      #expect(after.contains("BDAY:1990-05-17\r\n"), "\(after)")
      let names = ["FN", "N:", "TEL", "BDAY"]
      #expect(VdirStand.lines(after, without: names) == VdirStand.lines(before, without: names))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")

      // There, and then here.
      try vdir.change("c1.vcf", "FN:Maya Kim", to: "FN:Maya Lee")
      try vdir.change("c1.vcf", "010-5555-6666", to: "010-7777-8888")
      try vdir.change("c1.vcf", "BDAY:1990-05-17", to: "BDAY:1990-05-18")
      try vdir.round()
      let person = try vdir.run("people", "show", "Maya Lee", "--json")
      #expect(person.contains(#""phone":"010-7777-8888""#), "\(person)")
      #expect(person.contains(#""birthday":"1990-05-18""#), "\(person)")
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }

  @Test func `gets what only the person has`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.card("c1", "Maya", Self.phone), "c1.vcf")
      try vdir.round()
      try vdir.run(
        "people", "add", "Maya", "--every", "7", "--phone", "010-1111-2222", "--birthday", "05-17")
      try vdir.round()
      #expect(try vdir.text("c1.vcf").contains("05-17"))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }

  @Test func `leaves a plant its own name`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.card("c1", "Kim Younghee", Self.phone), "c1.vcf")
      try vdir.round()
      try vdir.run("people", "add", "Mum", "--every", "7", "--phone", "010-1111-2222")
      try vdir.round()
      #expect(try vdir.text("c1.vcf").contains("FN:Kim Younghee"))
      try vdir.change("c1.vcf", "FN:Kim Younghee", to: "FN:Kim Y.")
      try vdir.round()
      #expect(try vdir.run("people", "list").contains("Mum"))
      try vdir.run("people", "edit", "Mum", "--name", "Mother")
      try vdir.round()
      #expect(try vdir.text("c1.vcf").contains("FN:Kim Y."))
    }
  }

  @Test func `gets a card for each person, and a removed card does not come back`() throws {
    try VdirStand.using { vdir in
      try vdir.run("people", "add", "Maya", "--every", "7", "--phone", "010-1111-2222")
      try vdir.run("people", "add", "Jonas", "--every", "7")
      try vdir.round("--contacts")
      #expect(try vdir.names().count == 2)
      let name = try #require(try vdir.names().first { try vdir.text($0).contains("Jonas") })
      try vdir.remove(name)
      #expect(try vdir.round().contains("removed 1 in Haru."))
      #expect(try vdir.run("people", "list").contains("Jonas"))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      #expect(try vdir.names().count == 1)
    }
  }

  @Test func `makes a conflict of two new names`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.card("c1", "Maya", Self.phone), "c1.vcf")
      try vdir.round()
      try vdir.run("people", "add", "Maya", "--every", "7", "--phone", "010-1111-2222")
      try vdir.round()
      try vdir.run("people", "edit", "Maya", "--name", "Mine")
      try vdir.change("c1.vcf", "FN:Maya", to: "FN:Theirs")
      try vdir.change("c1.vcf", "N:;Maya", to: "N:;Theirs")
      try vdir.round()
      #expect(try vdir.text("c1.vcf").contains("FN:Mine"))
      let list = try vdir.run("sync", "conflicts")
      #expect(list.contains("name") && list.contains("Theirs"), "\(list)")
      try vdir.run("sync", "resolve", "1", "--keep", "other")
      #expect(try vdir.run("people", "list").contains("Theirs"))
      try vdir.round()
      #expect(try vdir.text("c1.vcf").contains("FN:Theirs"))
    }
  }
}
