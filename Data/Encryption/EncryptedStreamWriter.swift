/// Encrypts a stream in pieces of any length. The memory that it uses does not depend on the length of the stream.
struct EncryptedStreamWriter: ~Copyable {
  private let stream: SecretStream
  /// The plain bytes of the next chunk. They are encrypted when it is known whether the chunk is the last one.
  private let plain = UnitBuffer(count: SecretStream.chunkCount)
  private var filled = 0
  /// The bytes that precede the first chunk: the start and libsodium's header. Empty after the first chunk.
  private var start: [UInt8]
  /// The associated data of the first chunk; empty after it.
  private var bound: [UInt8]

  /// Begins a stream. A photo and a draft need the name of the file on disk, and an export needs slots.
  init(
    _ purpose: EncryptedStreamPurpose, name: String? = nil, slots: [KeySlot] = [],
    with key: DataKey
  ) throws(EncryptedStreamFailure) {
    guard purpose.isBoundToName == (name != nil), purpose.slotCounts.contains(slots.count) else {
      throw .wrongPurpose
    }
    let start = EncryptedStreamStart(
      purpose: purpose, keyID: key.id, fileID: .random(), slots: slots)
    var header: [UInt8] = []
    guard let streamKey = key.derived(.stream, of: start.fileID),
      let bytes = start.bytes(with: key),
      let stream = SecretStream(writing: &header, key: streamKey)
    else { throw .noMemory }
    self.stream = stream
    self.start = bytes + header
    bound = bytes + (name.map { Array($0.utf8) } ?? [])
  }

  /// Adds plain bytes, and passes each complete encrypted chunk to `output`. If `output` throws, the stream cannot be
  /// continued.
  mutating func write<Failure>(
    _ bytes: ArraySlice<UInt8>, to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes = bytes
    while !bytes.isEmpty {
      if filled == SecretStream.chunkCount { try pass(isLast: false, to: output) }
      let piece = bytes.prefix(SecretStream.chunkCount - filled)
      unsafe UnsafeMutableRawBufferPointer(rebasing: plain.bytes[filled...]).copyBytes(from: piece)
      filled += piece.count
      bytes = bytes.dropFirst(piece.count)
    }
  }

  /// Passes the last chunk to `output`. A stream without its last chunk cannot be decrypted completely.
  consuming func finish<Failure>(
    to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try pass(isLast: true, to: output)
  }

  private mutating func pass<Failure>(
    isLast: Bool, to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let chunk = unsafe stream.encrypt(
      UnsafeRawBufferPointer(rebasing: plain.bytes[..<filled]), isLast: isLast, bound: bound)
    let before = start
    (filled, start, bound) = (0, [], [])
    if !before.isEmpty { try output(before) }
    try output(chunk)
  }
}
