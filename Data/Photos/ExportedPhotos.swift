import Domain

/// Tells of the photos of feelings, each once.
struct ExportedPhotos {
  private let kept: [String: [StoredPhoto]]
  private var told: Set<String> = []

  /// Knows the photos of a store, as far as their files are there.
  init(_ store: Connection) throws(StorageFailure) {
    let folder = store.path.map(PhotoFolder.init(besides:))
    var photos = try store.all(PhotosSQL.all, [], PhotosRow.photo)
    for place in photos.indices { photos[place].path = folder?.place(of: photos[place].name) }
    kept = Dictionary(grouping: photos.filter { $0.path != nil }, by: \.record)
  }

  /// The photos of a day, in their order.
  func of(_ day: MoodDay) -> [StoredPhoto] { day.records.flatMap { kept[$0.id.text] ?? [] } }

  /// Tells of one, unless it was told; false when nobody wants more.
  mutating func tell(_ photo: StoredPhoto, _ take: (ExportedRecord) -> Bool) throws(StorageFailure)
    -> Bool
  {
    guard let path = photo.path, told.insert(photo.name).inserted else { return true }
    do throws(ImportFailure) {
      let source = try FileSource(path)
      while true {
        let piece = try source.next()
        if piece.isEmpty { return true }
        guard take(.photo(name: photo.name, piece)) else { return false }
      }
    } catch { throw .unreadable(path: path) }
  }
}
