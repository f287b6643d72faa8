import Domain

extension StorePart {
  static let schedule = StorePart(
    folder: "Schedule",
    makeTables: { (store) throws(StorageFailure) in
      try store.script(ScheduleSchema.tables)
      try store.script(EventCardSchema.tables)
    },
    tables: [
      StoreTable(number: 11, name: "events"),
      StoreTable(number: 19, name: "event_cards", isLoose: true),
    ],
    trash: {
      TrashPart(
        sources: [TrashSource(.event, of: "events", title: "title")], aliases: [],
        doomed: ["SELECT id FROM events WHERE deleted_at IS NOT NULL"],
        destroy: [
          """
          DELETE FROM event_cards
          WHERE event IN (SELECT id FROM events WHERE deleted_at IS NOT NULL)
          """,
          "DELETE FROM events WHERE deleted_at IS NOT NULL",
        ])
    },
    found: { [events] }, names: { [EventNames.events] },
    lists: {
      [ArchiveLists.events, ArchiveLists.eventCards]
    },
    touched: { ["EXISTS (SELECT 1 FROM events)"] })

  private static let events = SearchSource(
    kind: .event,
    columns: [
      .id: "e.id", .title: "e.title", .first: "e.location", .second: "e.body", .at: "e.starts",
      .offset: "e.starts_offset", .number: "e.ends", .count: "e.kind",
    ],
    days: .spans(spans),
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteSchedule.words, of: "events"),
      rows: "events e ON e.key = i.rowid", condition: "true",
      called: """
        events e INDEXED BY events_by_title
        WHERE e.title_folded = ?1 AND e.deleted_at IS NULL AND e.kind = 0 ORDER BY e.key DESC LIMIT ?2
        """,
      alsoMatching: nil, owner: nil),
    complete: { record, row, calendar in
      // Events are shown in the current time zone.
      if let start = record.at.map({ calendar.local($0.instant) }) {
        (record.at, record.day) = (start, start.day)
      }
      // The search replaces other events than single ones by their next occurrence (`OccurrenceSearch`).
      let isSingle = row.int(.count) == SeriesIndex.Kind.once.rawValue
      record.note = isSingle ? .until(calendar.local(row.int(.number))) : .none
      record.texts = record.texts.map(EventNotes.text)
    })

  private static let spans = SearchSpans(
    goingOn: ScheduleSQL.goingOn,
    starting: """
      FROM events e INDEXED BY events_by_start
      WHERE e.starts >= ?1 AND e.starts < ?2 AND e.deleted_at IS NULL AND e.kind = 0
      """,
    lastStart: """
      SELECT e.starts FROM events e INDEXED BY events_by_start
      WHERE e.starts < ?1 AND e.deleted_at IS NULL AND e.kind = 0 ORDER BY e.starts DESC LIMIT 1
      """,
    firstStart: """
      SELECT e.starts FROM events e INDEXED BY events_by_start
      WHERE e.starts >= ?1 AND e.deleted_at IS NULL AND e.kind = 0 ORDER BY e.starts LIMIT 1
      """,
    lastEnd: "SELECT max(e.ends) \(ScheduleSQL.goingOn)", others: OccurrenceSearch.others)
}

extension ArchiveLists {
  static let events = ArchiveList("schedule", ScheduleRow.shape)

  static let eventCards = ArchiveList("eventCards", EventCardRow.shape, identity: ["event"])
}
