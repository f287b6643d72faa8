import Domain

enum PhotoColumn: Int, RowColumn { case record, place, name, bytes, key }

/// Converts a photo to and from a row of the store.
enum PhotosRow {
  static let shape = TableMapping<StoredPhoto, PhotoColumn>("photos") { column in
    switch column {
    case .record: .stored { $0.record }
    case .place: .stored(.number(1...1_000_000)) { $0.position }
    case .name: .stored { $0.name }
    case .bytes: .stored(.number(1...StoredPhoto.longest)) { $0.bytes }
    case .key: .elsewhere()
    }
  }

  static func photo(_ row: Row) -> StoredPhoto {
    let row = NamedRow<PhotoColumn>(row)
    return StoredPhoto(
      record: row.text(.record), position: row.int(.place), name: row.text(.name),
      bytes: row.int(.bytes))
  }
}

enum PhotosSQL {
  static let ofRecord = """
    SELECT \(PhotosRow.shape.list(of: "p")) FROM photos p WHERE p.record = ? ORDER BY p.place, p.key
    """
  static let all = """
    SELECT \(PhotosRow.shape.list(of: "p")) FROM photos p ORDER BY p.record, p.place, p.key
    """
  static let names = "SELECT DISTINCT name FROM photos ORDER BY name"
  /// The statement that deletes the photos of moods that are being destroyed.
  static let destroy = """
    DELETE FROM photos WHERE record IN (SELECT id FROM moods WHERE deleted_at IS NOT NULL)
    """
  /// The statement that inserts a photo unless the record already has it.
  static let insert = """
    INSERT INTO photos (record, name, bytes, place)
    SELECT ?1, ?2, ?3, 1 + (SELECT coalesce(max(place), 0) FROM photos WHERE record = ?1)
    WHERE NOT EXISTS (SELECT 1 FROM photos WHERE record = ?1 AND name = ?2) RETURNING key
    """
}

extension ArchiveLists {
  /// The export list of photos by file name. The files are beside the store.
  static let photos = ArchiveList("photos", PhotosRow.shape, identity: ["record", "name"])
}
