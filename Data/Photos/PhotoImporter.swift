import Domain

/// Imports photos from an archive or a folder.
struct PhotoImporter {
  private let bundle: FileBundle
  /// The writer of the copied photos; nil in a dry run.
  private let writing: PhotoWriting?

  /// Opens the file as an archive or a folder. Returns nil for any other file, which has no photos.
  init?(_ file: ImportFile, writing: PhotoWriting?) {
    guard let bundle = FileBundle(file) else { return nil }
    (self.bundle, self.writing) = (bundle, writing)
  }

  /// The result of importing a photo.
  enum Outcome: Equatable {
    /// The photo is new for the record, or would be in a dry run.
    case copied
    case same
    case problem(IncomingRefusal)
  }

  /// The result of copying a photo, before it is added to a record.
  private enum Brought {
    case stored(name: String, bytes: Int)
    case problem(IncomingRefusal)
  }

  /// Copies a photo and adds it to a record.
  func copy(_ name: String, of record: String, into store: Connection) throws(StorageFailure)
    -> Outcome
  {
    switch try bring(name) {
    case .problem(let reason): return .problem(reason)
    case .stored(let whole, let bytes):
      let key = try store.first(
        PhotosSQL.insert, [.text(record), .text(whole), .int(bytes)], { $0.int })
      return key == nil ? .same : .copied
    }
  }

  /// Copies a photo and returns nil, or returns why the photo cannot be imported.
  func refusal(of name: String) throws(StorageFailure) -> IncomingRefusal? {
    switch try bring(name) {
    case .problem(let reason): reason
    case .stored: nil
    }
  }

  private func bring(_ name: String) throws(StorageFailure) -> Brought {
    let source: any ByteSource
    do throws(ImportFailure) { source = try bundle.source(name) } catch { return missing(name) }
    // A dry run rolls its rows back but must still report the result for the file.
    let outcome =
      if let writing { try writing.copy(source, named: name) } else {
        try PhotoWriting.preview(at: source, named: name)
      }
    switch outcome {
    case .tooLarge: return .problem(.photoTooLarge(name, limit: StoredPhoto.longest))
    case .unreadable: return missing(name)
    case .stored(let whole, let bytes): return .stored(name: whole, bytes: bytes)
    }
  }

  private func missing(_ name: String) -> Brought { .problem(.photoMissing(name)) }
}
