import Domain
import Support

@testable import Data

/// Fills stores with records in every list: unusual texts, deleted records, and old or odd times.
package enum FullStore {
  package static let hostile = [
    "가나다", "\u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧‍👦 가족", "\"quoted\\ \u{7} \u{1B}[2J", "a\nb\tc",
    "DROP TABLE people;--", "e\u{301}", "\u{2028}x", "끝", "%_ '",
  ]

  /// Fills a store with random records. The same seed gives the same records.
  package static func fill(_ database: Database, seed: UInt64) throws {
    let randomSource = RandomSource.seeded(seed)
    func text() -> String {
      hostile[randomSource.below(hostile.count)] + "\(randomSource.below(1000))"
    }
    func maybe(_ value: Value) -> Value { randomSource.below(3) == 0 ? .null : value }
    func instant() -> Int { 1_700_000_000 + randomSource.below(90_000_000) }
    func offset() -> Int { [0, 32_400, -18_000, 30_472, 20_700][randomSource.below(5)] }
    func deleted() -> Value { randomSource.below(4) == 0 ? .int(instant()) : .null }
    try database.write { (store) throws(StorageFailure) in
      for n in 1...(3 + randomSource.below(5)) {
        let name = text()
        let phone = "010-\(1000 + n)-\(seed % 1000 + 1000)"
        try store.run(
          """
          INSERT INTO people (id, name, nickname, phone, birthday, cycle_days, alarm_hour, notify,
            started_on, next_watering, points, postponed, times_watered, last_award, phone_key,
            name_folded, nickname_folded, deleted_at, times_postponed)
          VALUES (?, ?, NULL, ?, ?, ?, ?, ?, '2026-01-01', '2026-05-01', ?, ?, ?, ?, ?, ?, NULL, ?, ?)
          """,
          [
            .text("p\(seed)-\(n)"), .text(name), .text(phone), maybe(.text("02-29")),
            .int(1 + randomSource.below(90)), .int(randomSource.below(24)),
            .int(randomSource.below(2)),
            .int(randomSource.below(13)), .int(randomSource.below(5)), .int(2),
            maybe(.text("2026-02-01")),
            .text(PhoneNumber(stored: phone).key), .text(TextForms.folded(name)), deleted(),
            .int(randomSource.below(9)),
          ])
        for w in 1...2 {
          let at = Now(instant: instant(), offset: offset())
          try store.run(
            """
            INSERT INTO waterings (id, person, day, instant, offset, channel, keyword1, memo, early,
              award, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
              .text("w\(seed)-\(n)-\(w)"), .int(n), .day(at.day), .int(at.instant),
              .int(at.offset), maybe(.text("call")), maybe(.text(text())), maybe(.text(text())),
              .int(0), .int(randomSource.below(4)), deleted(),
            ])
        }
        if randomSource.below(2) == 0 {
          try store.run(
            "INSERT INTO pending_reviews VALUES (?, 'met', ?, ?)",
            [.int(n), .int(instant()), .int(offset())])
        }
        let moment = Now(instant: instant(), offset: offset())
        try store.run(
          "INSERT INTO mood_days VALUES (?, ?) ON CONFLICT DO NOTHING",
          [.day(moment.day), .int(randomSource.below(5))])
        try store.run("INSERT INTO moods_state VALUES (1) ON CONFLICT DO NOTHING")
        try store.run(
          """
          INSERT INTO moods (id, day, instant, offset, level, x, y, deleted_at, text, tags, timed)
          VALUES (?, ?, ?, ?, ?, 1000, 9000, ?, ?, ?, ?)
          """,
          [
            .text("m\(seed)-\(n)"), .day(moment.day), .int(moment.instant), .int(moment.offset),
            maybe(.int(1 + randomSource.below(100))), deleted(), .text(text()),
            maybe(.text("#바다 #walk")), .int(randomSource.below(2)),
          ])
        let title = text()
        try store.run(
          """
          INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, deleted_at, rule,
            title_folded, title, body) VALUES (?, ?, ?, ?, ?, 86400, ?, ?, ?, ?, ?)
          """,
          [
            .text("e\(seed)-\(n)"), .int(moment.instant), .int(moment.offset),
            .int(moment.instant + 3600), .int(moment.offset), deleted(), maybe(.text("FREQ=DAILY")),
            .text(TextForms.folded(title)), .text(title), maybe(.text(text())),
          ])
        try store.run(
          "UPDATE sayings SET liked_at = ?, liked_offset = ?, liking = ?, shown = ? WHERE number = ?",
          [.int(instant()), .int(offset()), .int(n), .int(randomSource.below(4)), .int(n * 3)])
        try store.run(
          "INSERT INTO sayings_days VALUES (?, ?) ON CONFLICT DO NOTHING",
          [.day(moment.day), .int(randomSource.below(150))])
      }
      try store.run("UPDATE sayings SET deleted_at = 1780000000 WHERE number = 155")
    }
    try fillBooks(database, seed: seed, text)
  }

  /// Adds a book on each shelf, a book that is read again, and a book whose progress is in percent.
  private static func fillShelves(_ reading: SQLiteReading, seed: UInt64) throws {
    for (index, shelf) in BookShelf.allCases.enumerated() {
      var book = Book.sample("h\(seed)-\(index)", "선반 \(index)", on: shelf, ended: nil)
      if shelf == .finished { (book.ended, book.readBefore) = (.on("2026-02-03"), 2) }
      _ = try reading.add(book)
    }
    let again = ID<Book>("h\(seed)-3")
    _ = try reading.change(again) { book in
      var book = book
      (book.shelf, book.ended, book.round, book.readBefore) = (nil, nil, 1, 3)
      return book
    }
    try reading.keep(.sample("2026-03-02", 30, 30, round: 1), of: again.text)
    try reading.keep(.sample("p\(seed)", "퍼센트", on: nil, pages: nil))
    try reading.keep(.sample("2026-03-02", 30, 30, isPercent: true), of: "p\(seed)")
  }

  private static func fillBooks(_ database: Database, seed: UInt64, _ text: () -> String) throws {
    let reading = SQLiteReading(database)
    for n in 1...4 {
      let id = ID<Book>("b\(seed)-\(n)")
      let facts = BookMetadata(
        isbn: n == 1 ? ISBN("9788937460449") : nil, title: SingleLineText(stored: text()),
        subtitle: nil,
        author: n == 2 ? nil : SingleLineText(stored: text()), publisher: nil,
        published: Day(year: 1919, month: 6, day: 1), pages: n == 3 ? nil : 240, category: .poem,
        description: MultilineText(stored: text()), link: nil, cover: nil)
      let book = Book(
        id: id, facts: facts, chosenTheme: n == 1 ? .mint : nil,
        started: Now(instant: 1_770_000_000, offset: 32_400),
        target: Day(ordinal: 20_600), rating: n == 4 ? 4.5 : nil,
        note: n == 2 ? nil : MultilineText(stored: "끝까지 \(n)\n두 줄"),
        tags: TagList(stored: n == 1 ? "#고전 #성장" : nil), last: nil)
      _ = try reading.add(book)
      guard n != 3 else { continue }
      for day in 0..<3 {
        let at = Now(instant: 1_770_000_000 + day * 86_400, offset: 32_400)
        _ = try reading.record(id) { (_) throws(BookRefusal) in
          ReadingRecord(at: at, total: (day + 1) * 80, pagesRead: 80)
        }
        _ = try reading.quote(id) { (_) throws(BookRefusal) in
          Sentence(
            id: ID("q\(seed)-\(n)-\(day)"), book: id, page: day == 0 ? nil : 7,
            location: day == 0 ? SingleLineText(stored: "12-14") : nil,
            text: MultilineText(stored: text()),
            note: day == 2 ? MultilineText(stored: text()) : nil, on: at,
            edited: day == 1 ? at : nil)
        }
      }
      let late = Now(instant: 1_771_000_000, offset: 32_400)
      if n == 2 { _ = try reading.removeRecords(id, .last, at: late) }
      _ = try reading.removeSentence(ID("q\(seed)-\(n)-0"), at: late)
      if n == 4 { _ = try reading.remove(id, at: late) }
    }
    try fillShelves(reading, seed: seed)
    try reading.setYearTarget(2026, 1 + Int(seed % 1000))
    if let isbn = ISBN("9788937460449") {
      let facts = BookMetadata(
        isbn: isbn, title: SingleLineText(stored: "데미안"), subtitle: nil, author: nil,
        publisher: nil,
        published: nil, pages: nil, category: .etc, description: nil, link: nil, cover: nil)
      let unnumbered = BookMetadata(
        title: SingleLineText(stored: "일기"), author: SingleLineText(stored: "나"))
      for facts in [facts, unnumbered, BookMetadata(title: SingleLineText(stored: "일기"))] {
        _ = try reading.like(Favourite(facts, liked: Now(instant: 1_770_000_000, offset: 0)))
      }
    }
    try database.write { (store) throws(StorageFailure) in
      try store.run(
        """
        INSERT INTO contacts (id, uid, name, name_folded, name_group, name_sorted, number_keys,
          fingerprint, card) VALUES ('c\(seed)', NULL, '민아', '민아', 0, '민아', '01012345678', ?, ?)
        """,
        [
          .int(Fingerprint.of(CardBytes.significant([66, 0xFF, 0, 10]))),
          .bytes([66, 0xFF, 0, 10]),
        ])
      try store.run(
        """
        INSERT INTO contact_numbers SELECT key, 0, '010-1234-5678', '01012345678' FROM contacts
        """)
      try store.run(
        "INSERT INTO sayings_feed VALUES (1, 'https://example.org/a.json', 1770000000, 32400)")
      try store.run(
        "INSERT INTO settings VALUES ('motion', 'off'), ('books.aladin.key', 'ttb-hush')")
    }
  }
}

extension SQLiteArchive {
  /// Creates an archive over a database, with the settings of that database.
  package init(over database: Database, _ paths: ArchivePaths? = nil) {
    self.init(database, preferences: SQLitePreferences(database), paths: paths)
  }

  /// Returns a complete export. Its time is always 1 January 1970.
  package func whole() throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try export(at: Now(instant: 0, offset: 0)) {
      bytes += $0
      return true
    }
    return bytes
  }
}
