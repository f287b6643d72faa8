import Domain

/// Copies the photos of entries out of what they came in.
struct TakingPhotos {
  private let bundle: FileBundle
  /// Nothing where it is only tried.
  private let writing: PhotoWriting?

  /// Copies from an archive or a folder; nothing else has photos.
  init?(_ file: ImportFile, writing: PhotoWriting?) {
    guard let bundle = FileBundle(file) else { return nil }
    (self.bundle, self.writing) = (bundle, writing)
  }

  /// What became of a photo.
  enum Outcome: Equatable {
    /// It is new with the record, or would be.
    case copied
    case same
    case problem(IncomingReason)
  }

  /// Copies a photo of a record.
  func copy(_ name: String, of record: String, into store: Connection) throws(StorageFailure)
    -> Outcome
  {
    let source: any ByteSource
    do throws(ImportFailure) { source = try bundle.open(name) } catch {
      return .problem(.photoMissing(name))
    }
    guard let writing else { return .copied }
    switch try writing.copy(source, named: name) {
    case .tooLarge: return .problem(.photoTooLarge(name, limit: KeptPhoto.longest))
    case .unreadable: return .problem(.photoMissing(name))
    case .kept(let whole, let bytes):
      let key = try store.first(
        PhotosSQL.insert, [.text(record), .text(whole), .int(bytes)], { $0.int })
      return key == nil ? .same : .copied
    }
  }
}
