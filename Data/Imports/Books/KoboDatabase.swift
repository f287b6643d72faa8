import Domain

/// A row of Kobo's bookmark table, joined with its book.
struct KoboMark {
  /// The columns of the query result, in their order.
  enum Field: Int, CaseIterable {
    case id, volume, text, annotation, created, type, progress, colour, hidden, chapter, title,
      authors, series, isbn, publisher
  }

  let row: Int
  let fields: [String?]

  func trimmed(_ field: Field) -> String? {
    guard fields.indices.contains(field.rawValue), let text = fields[field.rawValue]
    else { return nil }
    let trimmed = Text.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Whether the user deleted the bookmark on the device.
  var isHidden: Bool { trimmed(.hidden).map { ["1", "true"].contains($0.lowercased()) } ?? false }

  /// The values without a field in `IncomingSentence`, preserved as they are.
  var kept: [StoredMember] {
    let names: [(Field, String)] = [
      (.volume, "VolumeID"), (.chapter, "Chapter"), (.progress, "ChapterProgress"),
      (.type, "Type"), (.colour, "Color"), (.series, "Series"), (.isbn, "ISBN"),
      (.publisher, "Publisher"),
    ]
    return names.compactMap { field, name in trimmed(field).map { StoredMember(name, $0) } }
  }
}

/// The two tables of a Kobo database that are read.
struct KoboDatabase {
  private static let slice = 200

  private let database: ForeignDatabase

  init(_ path: String) throws(ImportFailure) {
    database = try ForeignDatabase(
      path, .kobo,
      [
        "bookmark": ["bookmarkid", "volumeid", "contentid", "text"],
        "content": ["contentid", "title", "attribution"],
      ])
  }

  var isOne: Bool { database.isOne }

  func expectHarmless() throws(ImportFailure) { try database.expectHarmless() }

  /// Returns the next batch of bookmarks after a row id. Each bookmark occurs once, even if several
  /// `content` rows share the id of its book.
  func annotations(after row: Int) throws(ImportFailure) -> [KoboMark] {
    let own = ["BookmarkID", "VolumeID", "Text", "Annotation", "DateCreated", "Type"]
    let mine = (own + ["ChapterProgress", "Color", "Hidden"]).map { column("b", $0, "bookmark") }
    let books = ["Title", "Attribution", "Series", "ISBN", "Publisher"].map {
      column("v", $0, "content")
    }
    let list = (["b.rowid"] + mine + ["c.Title"] + books).joined(separator: ", ")
    let question = """
      SELECT \(list) FROM Bookmark b
        LEFT JOIN content v
          ON v.rowid = (SELECT rowid FROM content WHERE ContentID = b.VolumeID LIMIT 1)
        LEFT JOIN content c
          ON c.rowid = (SELECT rowid FROM content WHERE ContentID = b.ContentID LIMIT 1)
      WHERE b.rowid > ? ORDER BY b.rowid LIMIT \(Self.slice)
      """
    return try database.rows(question, after: row).map { KoboMark(row: $0.row, fields: $0.texts) }
  }

  /// Returns a column of a table, which an older database may lack.
  private func column(_ alias: String, _ name: String, _ table: String) -> String {
    let isThere = database.columns[table]?.contains(name.lowercased()) == true
    return isThere ? "\(alias).\(name)" : "NULL"
  }
}
