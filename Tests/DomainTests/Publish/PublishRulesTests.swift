import Testing

@testable import Domain

// Y-21, Y-25
@Suite struct `The window of a published calendar` {
  @Test(arguments: [
    ("2026-11-28", "2025-11-28", "2028-11-28"), ("2024-02-29", "2023-02-28", "2026-02-28"),
    ("0001-06-01", "0001-06-01", "0003-06-01"), ("9999-12-31", "9998-12-31", "9999-12-31"),
  ]) func `is one year back and two ahead`(_ today: String, _ first: String, _ last: String) throws
  {
    let window = PublishWindow(around: try #require(Day(today)))
    #expect(window.days.lowerBound.description == first)
    #expect(window.days.upperBound.description == last)
  }
}

// Y-25
@Suite struct `Private tags` {
  private let tags = PrivateTags("private, 비공개  #Secret")

  @Test func `are separated by spaces or commas, with or without the sign`() {
    #expect(tags.sorted == ["private", "secret", "비공개"])
    #expect(PrivateTags(" , ").sorted == [])
  }

  @Test func `are found in lists of tags and in texts, in any case`() {
    for text in ["#private", "Tea #PRIVATE with Mina", "상담 #비공개", "x,#secret."] {
      #expect(tags.hides(text), "\(text)")
      #expect(tags.hides(TagList(stored: text)), "\(text)")
    }
    for text in ["private", "#privately", "a#private", "##private", ""] {
      #expect(!tags.hides(text), "\(text)")
    }
    #expect(!tags.hides(nil as String?))
  }

  @Test func `are found in the properties of an imported event`() {
    let start = Now(instant: 1_800_000_000, offset: 0)
    let event = Event(
      id: ID("a"), title: SingleLineText(stored: "Tea"), start: start,
      end: Now(instant: start.instant + 60, offset: 0))
    for line in [
      "CLASS:PRIVATE", "class:confidential", "CATEGORIES:WORK,Private", "CATEGORIES;X=1: 비공개",
    ] {
      var card = EventCard(uid: "a")
      card.kept = [line]
      #expect(tags.hides(CardedEvent(event, card)), "\(line)")
    }
    // However many categories an event has, one that is private hides it.
    let many = (0...TagList.mostBrought).map { "c\($0)x" } + ["private"]
    var crowded = EventCard(uid: "a")
    crowded.kept = ["CATEGORIES:" + many.joined(separator: ",")]
    #expect(tags.hides(CardedEvent(event, crowded)) && tags.hides(categories: many))
    for line in ["CLASS:PUBLIC", "CATEGORIES:WORK", "X-CLASS:PRIVATE", "COMMENT:PRIVATE"] {
      var card = EventCard(uid: "a")
      card.kept = [line]
      #expect(!tags.hides(CardedEvent(event, card)), "\(line)")
    }
    var card = EventCard(uid: "a")
    card.title = String(repeating: "long ", count: 200) + "#private"
    #expect(tags.hides(CardedEvent(event, card)))
  }
}

// Y-22
@Suite struct `The notes of a card` {
  @Test(arguments: [
    ("FN:Mina\r\nNOTE:a secret\r\nTEL:1\r\n", "FN:Mina\r\nTEL:1\r\n"),
    ("FN:Mina\r\nNOTE:a sec\r\n ret #private\r\nTEL:1", "FN:Mina\r\nTEL:1"),
    ("FN:Mina\nitem1.NOTE;LANGUAGE=en:x\n\ty\nTEL:1\n", "FN:Mina\nTEL:1\n"),
    ("note;ENCODING=QUOTED-PRINTABLE:one=\r\ntwo=\r\nthree\r\nTEL:1\r\n", "TEL:1\r\n"),
    ("NOTE:one=\r\nTEL:1\r\n", "TEL:1\r\n"), ("X-NOTE:stays\r\n", "X-NOTE:stays\r\n"),
    ("FN:Note\r\n", "FN:Note\r\n"), ("", ""), ("NOTE:", ""), ("\r\n\r\n", "\r\n\r\n"),
  ]) func `are removed, and nothing else`(_ card: String, _ left: String) {
    let removed = CardNotes.removed(from: Array(card.utf8))
    #expect(String(decoding: removed, as: UTF8.self) == left)
  }

  @Test func `and categories are found`() {
    let card = Array("CATEGORIES:Work, Private\r\nNOTE:tea #비공개\r\n".utf8)
    #expect(CardNotes.categories(of: card) == ["Work", "Private"])
    #expect(CardNotes.notes(of: card) == ["tea #비공개"])
  }
}

// Y-20, Y-22
@Suite struct `A publication` {
  private let folder = "haru-" + String(repeating: "0", count: 26)

  @Test(arguments: [
    ("/srv/www", "/srv/www/"), ("/srv/www/", "/srv/www/"), ("/", "/"),
    ("https://dav.example.org/me", "https://dav.example.org/me/"),
    ("ssh://me@host/~/public/", "ssh://me@host/~/public/"),
  ]) func `names the addresses of its files`(_ remote: String, _ beginning: String) {
    let publication = Publication(
      remote: remote, folder: folder, parts: [.schedule], name: nil, stamp: 0)
    #expect(publication.address(of: "haru.ics") == "\(beginning)\(folder)/haru.ics")
    #expect(publication.isOnWeb == remote.hasPrefix("https"))
  }

  @Test func `has a folder whose name cannot be guessed`() {
    let names = Set((0..<100).map { _ in Publication.newFolder(.system) })
    #expect(names.count == 100)
    for name in names {
      #expect(Publication.isFolder(name) && name.utf8.count == 31, "\(name)")
    }
    for name in ["haru-", "haru-x", "other-" + String(repeating: "0", count: 26), "inbox"] {
      #expect(!Publication.isFolder(name), "\(name)")
    }
  }

  @Test func `publishes nothing intimate by default`() {
    #expect(PublishedPart.defaultParts.allSatisfy { !$0.isIntimate })
    #expect(PublishedPart.defaultParts.inOrder == [.schedule, .people, .books])
    #expect(
      PublishedPart.allCases.filter(\.isIntimate) == [.contacts, .moods, .diary, .memos])
  }
}
