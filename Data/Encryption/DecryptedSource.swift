import Domain

/// Decrypts a stream while it is read. The id in its first bytes says which data key it needs.
final class DecryptedSource: ByteSource {
  private let source: any ByteSource
  private let purpose: EncryptedStreamPurpose
  private let name: String
  /// The encrypted bytes that were not decrypted yet.
  private var stored: ArraySlice<UInt8> = []
  /// Nil before the first piece, and after the last one.
  private var reader: EncryptedStreamReader?
  private var isOver = false

  init(_ source: any ByteSource, as purpose: EncryptedStreamPurpose, name: String) {
    (self.source, self.purpose, self.name) = (source, purpose, name)
  }

  func next() throws(ImportFailure) -> [UInt8] {
    while !isOver {
      if stored.isEmpty { stored = try source.next()[...] }
      let piece: [UInt8]
      do throws(EncryptedStreamFailure) { piece = try decrypted() } catch {
        isOver = true
        throw .storage(StorageFailure(error))
      }
      if !piece.isEmpty { return piece }
    }
    return []
  }

  private func decrypted() throws(EncryptedStreamFailure) -> [UInt8] {
    if stored.isEmpty {
      isOver = true
      guard let reader = reader.take() else { throw .damaged }
      return try reader.finish()
    }
    if reader == nil {
      let id = try EncryptedStream.start(of: stored).keyID
      guard let key = DataKeys.ofProcess.key(id) else { throw .otherKey(id) }
      reader = try EncryptedStreamReader(
        purpose, name: purpose.isBoundToName ? name : nil, with: key)
    }
    return try reader?.next(from: &stored) ?? []
  }
}
