/// Decrypts a stream in pieces of any length. The memory that it uses does not depend on the length of the stream. Each
/// chunk is verified before its bytes are returned. The content is complete only if `finish` does not throw.
struct EncryptedStreamReader: ~Copyable {
  private enum Phase {
    /// The first 64 bytes, which contain the length of the start.
    case fixedStart
    /// The rest of the start, and the header of libsodium.
    case start
    case chunks(SecretStream)
    /// After the last chunk.
    case ended
    case failed(EncryptedStreamFailure)
  }

  private static let chunkCount = SecretStream.chunkCount + SecretStream.overhead

  private let purpose: EncryptedStreamPurpose
  private let name: [UInt8]
  private let key: DataKey
  private var phase = Phase.fixedStart
  /// The encrypted bytes of this phase, or of the next chunk.
  private let input = UnitBuffer(count: chunkCount)
  private var filled = 0
  private var wanted = EncryptedStreamStart.fixedCount
  /// The associated data of the first chunk; empty after it.
  private var bound: [UInt8] = []
  private let plain = UnitBuffer(count: SecretStream.chunkCount)

  /// Reads a stream from its first byte. A photo and a draft need the name of the file on disk.
  init(
    _ purpose: EncryptedStreamPurpose, name: String? = nil, with key: DataKey
  ) throws(EncryptedStreamFailure) {
    guard purpose.isBoundToName == (name != nil) else { throw .wrongPurpose }
    self.purpose = purpose
    self.name = name.map { Array($0.utf8) } ?? []
    self.key = key
  }

  /// Consumes encrypted bytes from the beginning of `piece` up to the end of a chunk, and returns the decrypted chunk.
  /// Returns nil if `piece` ends before the chunk does; all of `piece` is then consumed.
  mutating func next(
    from piece: inout ArraySlice<UInt8>
  ) throws(EncryptedStreamFailure) -> [UInt8]? {
    guard let count = try decryptNext(from: &piece) else { return nil }
    return unsafe Array(plain.bytes[..<count])
  }

  /// Ends the stream, and returns its last plain bytes, which may be none. Throws if bytes are missing.
  consuming func finish() throws(EncryptedStreamFailure) -> [UInt8] {
    let count = try decryptLast()
    return unsafe Array(plain.bytes[..<count])
  }

  /// Decrypts the last piece of the stream and appends all plain bytes to `output`, without other copies in memory.
  consuming func finish(
    with piece: ArraySlice<UInt8>, into output: inout [UInt8]
  ) throws(EncryptedStreamFailure) {
    var piece = piece
    while let count = try decryptNext(from: &piece) {
      unsafe output.append(contentsOf: plain.bytes[..<count])
    }
    let count = try decryptLast()
    unsafe output.append(contentsOf: plain.bytes[..<count])
  }
}

extension EncryptedStreamReader {
  /// Decrypts the next chunk into `plain` and returns its length; nil if the chunk is still incomplete.
  private mutating func decryptNext(
    from piece: inout ArraySlice<UInt8>
  ) throws(EncryptedStreamFailure) -> Int? {
    if case .failed(let failure) = phase { throw failure }
    do throws(EncryptedStreamFailure) {
      while !piece.isEmpty {
        // `wanted` is 0 after the last chunk.
        let taken = piece.prefix(wanted - filled)
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: input.bytes[filled...])
        unsafe free.copyBytes(from: taken)
        filled += taken.count
        piece = piece.dropFirst(taken.count)
        guard filled == wanted else { return nil }
        if let count = try readWanted() { return count }
      }
      return nil
    } catch {
      phase = .failed(error)
      throw error
    }
  }

  /// Decrypts a last chunk that is shorter than the others into `plain`; returns its length, or 0 if there is none.
  private mutating func decryptLast() throws(EncryptedStreamFailure) -> Int {
    switch phase {
    case .fixedStart:
      _ = try EncryptedStreamStart.count(fixed: received)
      throw .damaged
    case .start: throw .damaged
    case .chunks(let stream): return try decryptChunk(stream)
    case .ended: return 0
    case .failed(let failure): throw failure
    }
  }

  private var received: [UInt8] { unsafe Array(input.bytes[..<filled]) }

  /// Parses the `wanted` bytes, which have all arrived. Returns the plain length if they are a chunk, otherwise nil.
  private mutating func readWanted() throws(EncryptedStreamFailure) -> Int? {
    switch phase {
    case .fixedStart:
      wanted = try EncryptedStreamStart.count(fixed: received) + SecretStream.headerCount
      phase = .start
      return nil
    case .start:
      phase = .chunks(try begin(received))
      (filled, wanted) = (0, Self.chunkCount)
      return nil
    case .chunks(let stream): return try decryptChunk(stream)
    case .ended: throw .damaged
    case .failed(let failure): throw failure
    }
  }

  private mutating func begin(
    _ bytes: [UInt8]
  ) throws(EncryptedStreamFailure) -> SecretStream {
    let startBytes = Array(bytes.dropLast(SecretStream.headerCount))
    let start = try EncryptedStreamStart(startBytes)
    try start.verify(startBytes, with: key)
    guard start.purpose == purpose else { throw .wrongPurpose }
    bound = startBytes + name
    guard let streamKey = key.derived(.stream, of: start.fileID),
      let stream = SecretStream(
        reading: Array(bytes.suffix(SecretStream.headerCount)), key: streamKey)
    else { throw .noMemory }
    return stream
  }

  private mutating func decryptChunk(
    _ stream: SecretStream
  ) throws(EncryptedStreamFailure) -> Int {
    let isLast = unsafe stream.decrypt(
      UnsafeRawBufferPointer(rebasing: input.bytes[..<filled]), into: plain.bytes, bound: bound)
    // Only the last chunk may be shorter.
    guard let isLast, isLast || filled == Self.chunkCount else { throw .damaged }
    let count = filled - SecretStream.overhead
    (filled, bound) = (0, [])
    if isLast { (phase, wanted) = (.ended, 0) }
    return count
  }
}
