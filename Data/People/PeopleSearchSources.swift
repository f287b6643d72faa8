import Domain

/// Search sources for people and waterings.
enum PeopleSearchSources {
  static let people = SearchSource(
    kind: .person,
    columns: [
      .id: "p.id", .title: "coalesce(p.nickname, p.name)",
      .alias: "CASE WHEN p.nickname IS NULL THEN NULL ELSE p.name END", .first: "p.phone",
      .second: "p.tags", .third: "p.note",
      .number: "p.cycle_days", .day: "p.started_on",
    ],
    days: .rows(
      of: "people p INDEXED BY people_by_start", day: "p.started_on",
      where: "p.deleted_at IS NULL"),
    words: IndexedWords(
      index: WordIndexes.Entry(PeopleIndex.words, of: "people"),
      rows: "people p ON p.key = i.rowid",
      condition: "p.deleted_at IS NULL",
      called: """
        people p WHERE p.deleted_at IS NULL AND p.key IN (
          SELECT key FROM people WHERE name_folded = ?1 AND deleted_at IS NULL
          UNION SELECT key FROM people WHERE nickname_folded = ?1 AND nickname_folded IS NOT NULL
            AND deleted_at IS NULL)
        ORDER BY p.key DESC LIMIT ?2
        """,
      // A phone number matches by its digits in any notation.
      alsoMatching: PeopleSQL.numbers, owner: nil),
    complete: { record, row, _ in
      let phone = row.optionalText(.first).map { PhoneNumber(stored: $0).shown }
      record.texts = [phone, row.optionalText(.second), row.optionalText(.third)].compactMap(\.self)
      record.note = .cycle(row.optionalInt(.number))
    })

  static let waterings = SearchSource(
    kind: .watering,
    columns: [
      .id: "p.id", .title: "coalesce(p.nickname, p.name)", .first: "w.keyword1",
      .second: "w.keyword2", .third: "w.keyword3", .fourth: "w.memo", .at: "w.instant",
      .offset: "w.offset", .number: "w.channel", .day: "w.day",
    ],
    days: .rows(
      of: "waterings w INDEXED BY waterings_by_day CROSS JOIN people p ON p.key = w.person",
      day: "w.day", where: "w.deleted_at IS NULL AND p.deleted_at IS NULL"),
    words: IndexedWords(
      index: WordIndexes.Entry(PeopleIndex.waterings, of: "waterings"),
      rows: "waterings w ON w.key = i.rowid CROSS JOIN people p ON p.key = w.person",
      condition: "p.deleted_at IS NULL", called: nil, alsoMatching: nil,
      owner: SearchOwner(
        index: WordIndexes.Entry(PeopleIndex.words, of: "people"),
        records: """
          waterings r INDEXED BY waterings_of_person
            ON r.person = o.key AND r.deleted_at IS NULL
          """)),
    complete: { record, row, _ in
      record.note = .contact(row.optionalText(.number).flatMap(Watering.Channel.init(rawValue:)))
    })
}
