import Domain

extension StorePart {
  /// The part of people: people, waterings, pending reviews and unmet appointments.
  static let people = StorePart(
    folder: "People",
    makeTables: { (store) throws(StorageFailure) in try store.script(PeopleSchema.tables) },
    tables: [
      StoreTable(number: 1, name: "people"),
      StoreTable(
        number: 2, name: "waterings",
        adds: RowSum(
          owner: "person", table: "people",
          sums: [("times_watered", "1"), ("points", "award")])),
      StoreTable(number: 3, name: "pending_reviews"),
      StoreTable(number: 20, name: "unmet"),
    ],
    trash: { PeopleTrash.part },
    found: { [PeopleSearchSources.people, PeopleSearchSources.waterings] },
    names: { [PeopleNames.people] },
    lists: {
      [
        ArchiveLists.persons, ArchiveLists.waterings, ArchiveLists.pending,
        ArchiveLists.missedMeetings,
      ]
    },
    touched: { ["EXISTS (SELECT 1 FROM people)"] })
}

/// The trash queries for people and waterings. A watering has the title of its person.
private enum PeopleTrash {
  static let part = TrashPart(
    sources: [
      TrashSource(.person, of: "people", title: "coalesce(nickname, name)"),
      TrashSource(
        .watering, borrowsTitle: true,
        [
          .id: "w.id", .title: "coalesce(p.nickname, p.name)", .day: "w.day",
          .deleted: "w.deleted_at", .isHeld: "p.deleted_at IS NOT NULL",
        ],
        from: "waterings w JOIN people p ON p.key = w.person WHERE w.deleted_at IS NOT NULL"),
    ],
    aliases: ["SELECT id, name FROM people WHERE deleted_at IS NOT NULL"],
    doomed: ["SELECT id FROM people WHERE deleted_at IS NOT NULL"],
    destroy: [
      "DELETE FROM waterings WHERE deleted_at IS NOT NULL",
      "DELETE FROM people WHERE deleted_at IS NOT NULL",
    ])
}
