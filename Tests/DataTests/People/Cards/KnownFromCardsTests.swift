import Domain
import Support
import Testing

@testable import Data

@Suite struct `What the address book knows of somebody` {
  private static let cards = """
    BEGIN:VCARD
    VERSION:3.0
    FN:김민아
    TEL;TYPE=CELL:010-1234-5678
    TEL;TYPE=WORK:02-987-6543
    EMAIL:mina@mail.example
    NOTE:cats
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    FN:Tom
    TEL:119
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    FN:Tom
    TEL:112
    END:VCARD

    """

  @Test(arguments: BookBacking.allCases)
  func `is all that stands on the card they belong to`(_ backing: BookBacking) throws {
    // I-30
    try backing.open { book throws in
      try book.take(Self.cards)
      try book.people.insert(.sample(name: "민아", phone: "+82 2 987 6543"))
      try book.people.insert(.sample(id: "tom", name: "Tom"))
      let queries = book.features().queries
      let mina = try queries.details(of: ID<Person>("mina"))
      #expect(mina.mails.map(\.text) == ["mina@mail.example"] && mina.note == "cats")
      let person = try #require(try book.people.list().first { $0.id == ID("mina") })
      #expect(
        try queries.numbers(of: person) == [
          CardValue("+82 2 987 6543", .work), CardValue("010-1234-5678", .mobile),
        ])
      // Two cards have this name, so no details are shown.
      #expect(try queries.details(of: ID<Person>("tom")) == CardDetails())
      #expect(try queries.details(of: ID<Person>("nobody")) == CardDetails())
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `is taken by somebody new only where one card alone has the name`(_ backing: BookBacking)
    throws
  {
    // I-31
    try backing.open { book throws in
      try book.take(Self.cards)
      let fill = book.features().fill
      let (mina, taken) = try fill(PersonInput(name: "김민아", cycleDays: 7))
      #expect(mina.phone == "010-1234-5678" && taken.phone && !taken.isUnclear)
      let (tom, none) = try fill(PersonInput(name: "tom", cycleDays: 7))
      #expect((tom.phone ?? "").isEmpty && none.isNothing && none.isUnclear)
      let typed = PersonInput(name: "Tom", cycleDays: 7, phone: "1", birthday: "05-17")
      #expect(try !fill(typed).filledFields.isUnclear)
    }
  }

  // I-31: a phone and a mail service each have a card of the same person.
  @Test(arguments: BookBacking.allCases)
  func `becomes one person of several cards, with all they say`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      try book.take("BEGIN:VCARD\nFN:Kim Mina\nTEL:010-1234-5678\nEND:VCARD\n")
      try book.take(
        "BEGIN:VCARD\nFN:Mina Kim\nTEL:+82 10 1234 5678\nBDAY:1990-03-08\nNICKNAME:Min\nEND:VCARD\n"
      )
      let drafts = try book.features().drafts(PlantingOptions())
      #expect(drafts.compactMap(\.birthday) == ["1990-03-08"])
      #expect(drafts.compactMap(\.nickname) == ["Min"])
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `becomes new people, each once, and in one deed`(_ backing: BookBacking) throws {
    // I-31
    try backing.open { book throws in
      try book.take(Self.cards)
      try book.take("BEGIN:VCARD\nFN:Minah\nTEL:+82 10 1234 5678\nEND:VCARD\n")
      let features = book.features()
      #expect(try features.drafts(PlantingOptions()).compactMap(\.name) == ["김민아", "Tom", "Tom"])
      #expect(try features.drafts(PlantingOptions(search: "119")).compactMap(\.phone) == ["119"])
      let marked = try features.drafts.cards(PlantingOptions()).prefix(1).map(\.card.id)
      let options = PlantingOptions(cards: Set(marked), tags: ["가족"], cycle: .days(30))
      let drafts = try features.drafts(options)
      #expect(drafts.compactMap(\.tags?.words) == [["가족"]])
      #expect(drafts.compactMap(\.cycleDays) == [30])
      let people = People.on("2026-03-01", over: book.people)
      #expect(try people.plant(drafts).map(\.phone?.key) == ["01012345678"])
      #expect(try features.drafts(PlantingOptions()).compactMap(\.name) == ["Tom", "Tom"])
    }
  }
}

@Suite struct `A file of birthdays` {
  @Test func `is a calendar other programs read`() throws {
    // I-33
    let people = PeopleInMemory([
      .sample(id: "a", name: "김민아", birthday: Birthday(year: 1990, month: 5, day: 17)),
      .sample(id: "b", name: "Leap; Jo", birthday: Birthday(year: 1996, month: 2, day: 29)),
      .sample(id: "c", name: "nobody"),
    ])
    let book = AddressBook(
      contacts: SQLiteAddressBook(try Database(.memory)), people: people,
      files: FilesInMemory().port, format: .vCard, birthdays: .iCalendar,
      clock: .fixed("2026-03-10"), ids: .counted())
    let (file, count) = try book.birthdays { $0.calledName + " 생일" }
    #expect(count == 2)
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\r\n").map(String.init)
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
    for line in [
      "UID:haru-birthday-a", "DTSTART;VALUE=DATE:19900517", "DTEND;VALUE=DATE:19900518",
      "RRULE:FREQ=YEARLY", "SUMMARY:김민아 생일", "DTSTART;VALUE=DATE:19960229",
      "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "SUMMARY:Leap\\; Jo 생일",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.filter { $0.hasPrefix("DTSTAMP:2026031") && $0.hasSuffix("Z") }.count == 2)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
  }
}
