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

  /// What is left of a photo without a record.
  private enum Brought {
    case kept(name: String, bytes: Int)
    case problem(IncomingReason)
  }

  /// Copies a photo of a record.
  func copy(_ name: String, of record: String, into store: Connection) throws(StorageFailure)
    -> Outcome
  {
    switch try bring(name) {
    case .problem(let reason): return .problem(reason)
    case .kept(let whole, let bytes):
      let key = try store.first(
        PhotosSQL.insert, [.text(record), .text(whole), .int(bytes)], { $0.int })
      return key == nil ? .same : .copied
    }
  }

  /// Why a photo does not come along; nothing where it does, and is there for whoever needs it.
  func refusal(of name: String) throws(StorageFailure) -> IncomingReason? {
    switch try bring(name) {
    case .problem(let reason): reason
    case .kept: nil
    }
  }

  private func bring(_ name: String) throws(StorageFailure) -> Brought {
    let source: any ByteSource
    do throws(ImportFailure) { source = try bundle.source(name) } catch { return missing(name) }
    // A trial writes its rows as well, and takes them back; so it says what would come of the file.
    let outcome =
      if let writing { try writing.copy(source, named: name) } else {
        try PhotoWriting.look(at: source, named: name)
      }
    switch outcome {
    case .tooLarge: return .problem(.photoTooLarge(name, limit: StoredPhoto.longest))
    case .unreadable: return missing(name)
    case .kept(let whole, let bytes): return .kept(name: whole, bytes: bytes)
    }
  }

  private func missing(_ name: String) -> Brought { .problem(.photoMissing(name)) }
}
