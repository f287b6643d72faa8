import Domain
import Foundation
import Support
import Testing

@testable import Data

/// House 3: code that works on all parts loops over one list that contains every part.
@Suite struct `The parts of the store` {
  /// Folders that have tables but are not parts of the store, each with the reason.
  private static let noParts = [
    "History": "what was done to the parts", "Lock": "the lock of this computer",
    "Notify": "what was told of the parts",
    "Photos": "belong to records of any part, and Imports has their table",
    "Profiles": "whose the store is",
    "Settings": "what was chosen", "SQLite": "makes the tables of all parts",
    "Sync": "who wrote what of all parts",
  ]

  /// Returns the folders below `Data` that have a Swift file whose name contains this text.
  private func folders(with text: String) throws -> Set<String> {
    Set(
      try ProjectFolder.swiftFiles(in: ["Data"]).keys.compactMap { path in
        let parts = path.split(separator: "/")
        guard let name = parts.last, name.contains(text) else { return nil }
        return parts.dropFirst().dropLast().joined(separator: "/")
      })
  }

  @Test func `are all folders with tables, but for those that say why not`() throws {
    let parts = Set(StoreParts.all.map(\.folder))
    #expect(parts.count == StoreParts.all.count)
    for folder in try folders(with: "Schema") {
      #expect(
        parts.contains(folder) != (Self.noParts[folder] != nil),
        "Data/\(folder) has a schema: it is either in StoreParts.all or no part for a reason")
    }
    for folder in try folders(with: "StorePart.swift") {
      #expect(
        parts.contains(folder) || folder == "Parts", "Data/\(folder) is not in StoreParts.all")
    }
  }

  @Test func `have every table there is once, but for the store's own`() throws {
    let tables = try Database(.memory).alone { (store) throws(StorageFailure) in
      // The sync tables exist only after sync is set up.
      try SyncSchema.make(in: store)
      return try store.all("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text }
    }.filter { !$0.hasPrefix("sqlite_") }
    var owners = StoreParts.ownTables.mapValues { _ in ["the store"] }
    for part in StoreParts.all {
      for table in part.tables { owners[table.name, default: []].append(part.folder) }
    }
    for table in tables {
      #expect(owners[table]?.count == 1, "\(table) belongs to \(owners[table] ?? [])")
    }
    for table in owners.keys { #expect(tables.contains(table), "there is no \(table)") }
  }

  @Test func `keep the numbers changes were kept by`() {
    // The history refers to tables by these numbers, so a number is never reused.
    let tables = [
      "people", "waterings", "pending_reviews", "contacts", "contact_numbers", "sayings",
      "sayings_feed", "moods", "mood_days", "moods_state", "events", "books", "readings",
      "reading_days", "reading_parts", "sentences", "favourites", "sayings_days", "event_cards",
      "unmet",
      "year_goals",
    ]
    #expect(TrackedTables.all.prefix(tables.count).map(\.name) == tables)
    #expect(TrackedTables.all.map(\.number) == Array(1...TrackedTables.all.count))
  }

  @Test func `are exported in an order in which whoever is named comes first`() {
    let lists = [
      "people", "waterings", "pending", "unmet", "contacts", "sayings", "sayingDays", "sayingFeed",
      "moodDays", "moods", "moodsBegan", "schedule", "eventCards", "books", "readThroughs",
      "readings",
      "quotes", "favourites", "yearGoals",
    ]
    #expect(ArchiveLists.all.prefix(lists.count).map(\.name) == lists)
    var known: Set<String> = []
    for list in ArchiveLists.all {
      for case .owner(let table) in list.members.map(\.kind) {
        #expect(known.contains(table), "\(list.name) names \(table), which comes later")
      }
      known.insert(list.table)
    }
    #expect(ArchiveLists.owning.isSuperset(of: ["people", "books"]))
    let exported = Set(ArchiveLists.all.map(\.table))
    for table in TrackedTables.all {
      #expect(
        exported.contains(table.name) == (table.leftOut == nil),
        "\(table.name) is either in an export or left out for a reason")
    }
  }

  @Test(arguments: RecordSummaryKind.allCases) func `find every kind of record in one way`(
    _ kind: RecordSummaryKind
  ) {
    let sources = SearchSources.all.filter { $0.kind == kind }
    #expect(sources.count == 1, "\(kind)")
    for source in sources {
      let isSearched = RecordSummaryKind.searched.contains(kind)
      #expect((source.words != nil) == isSearched, "\(kind)")
    }
  }

  @Test(arguments: CandidateKind.allCases) func `finish the names of every kind in one way`(
    _ kind: CandidateKind
  ) {
    let sources = StoreParts.all.flatMap { $0.names() }
    #expect(sources.filter { $0.kind == kind }.count == 1, "\(kind)")
  }

  @Test(arguments: TrashItem.Kind.allCases) func `have every kind of thing in the trash once`(
    _ kind: TrashItem.Kind
  ) {
    #expect(TrashSQL.parts.flatMap(\.sources).filter { $0.kind == kind }.count == 1, "\(kind)")
  }
}
