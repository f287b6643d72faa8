import Domain

/// Exports the photos of moods. A file that several moods have is exported once.
struct ExportedPhotos {
  private let kept: [String: [StoredPhoto]]
  private var exported: Set<String> = []

  /// Reads the photos of a store, without those whose files are missing.
  init(_ store: Connection) throws(StorageFailure) {
    let folder = store.path.map(PhotoFolder.init(besides:))
    var photos = try store.all(PhotosSQL.all, [], PhotosRow.photo)
    for index in photos.indices { photos[index].path = folder?.filePath(of: photos[index].name) }
    kept = Dictionary(grouping: photos.filter { $0.path != nil }, by: \.record)
  }

  /// Returns the photos of a day in order.
  func of(_ day: MoodDay) -> [StoredPhoto] { day.records.flatMap { kept[$0.id.text] ?? [] } }

  /// Exports a photo unless it was exported before; returns false if the receiver wants no more
  /// records.
  mutating func export(_ photo: StoredPhoto, _ take: (ExportedRecord) -> Bool)
    throws(StorageFailure)
    -> Bool
  {
    guard let path = photo.path, exported.insert(photo.name).inserted else { return true }
    do throws(ImportFailure) {
      let source = try PhotoFolder.source(at: path)
      while true {
        let piece = try source.next()
        if piece.isEmpty { return true }
        guard take(.photo(name: photo.name, piece)) else { return false }
      }
    } catch { throw .unreadable(path: path) }
  }
}
