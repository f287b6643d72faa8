import Domain

enum SourceColumn: Int, RowColumn {
  case kind, record, origin, source, came, cameOffset, fields, kept, key
}

/// Maps sources to rows and back.
enum SourcesRow {
  static let shape = TableMapping<RecordSource, SourceColumn>("sources") { column in
    switch column {
    case .kind: .stored { $0.kind }
    case .record: .stored { $0.record }
    case .origin: .stored { $0.origin }.exported("from")
    case .source: .stored { $0.id }.exported("id")
    case .came: .stored(.moment(offset: "came_offset")) { $0.at.instant }.exported("at")
    case .cameOffset: .stored { $0.at.offset }
    case .fields: .stored { $0.fields }
    case .kept: .stored { $0.kept }
    case .key: .elsewhere()
    }
  }

  /// The query for the sources of a record, newest first.
  static let ofRecord = """
    SELECT \(shape.list(of: "s")) FROM sources s WHERE s.record = ? ORDER BY s.key DESC
    """

  static let isEmpty = """
    SELECT NOT EXISTS (SELECT 1 FROM sources) AND NOT EXISTS (SELECT 1 FROM photos)
    """

  /// Returns the query for the sources of all records of a kind, oldest first. With `isOfOne`, the query selects only
  /// the sources in one program.
  static func ofKind(from isOfOne: Bool) -> String {
    """
    SELECT \(shape.list(of: "s")) FROM sources s
    WHERE s.kind = ?1\(isOfOne ? " AND s.origin = ?2" : "") ORDER BY s.key
    """
  }

  /// Reads a source without parsing its preserved members, which are parsed on demand.
  static func unread(_ row: Row) -> RecordSource {
    let row = NamedRow<SourceColumn>(row)
    return RecordSource(
      kind: row.text(.kind), record: row.text(.record), origin: row.text(.origin),
      id: row.text(.source), at: row.moment(.came, .cameOffset), fields: "",
      kept: row.optionalText(.kept))
  }

  static func source(_ row: Row) -> RecordSource {
    let row = NamedRow<SourceColumn>(row)
    let members = row.optionalText(.kept).map(StoredMembersJSON.members) ?? []
    return RecordSource(
      kind: row.text(.kind), record: row.text(.record), origin: row.text(.origin),
      id: row.text(.source), at: row.moment(.came, .cameOffset), fields: row.text(.fields),
      kept: StoredMembersJSON.written(members), members: members)
  }
}

extension ArchiveLists {
  /// The export list of import sources.
  static let sources = ArchiveList(
    "sources", SourcesRow.shape, identity: ["from", "kind", "id"])
}
