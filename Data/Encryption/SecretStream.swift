import CSodium
import Platform

/// The state of an encrypted stream between two chunks. It is in locked memory and wiped when released.
@safe final class SecretStream {
  private typealias State = crypto_secretstream_xchacha20poly1305_state

  /// The length of the random bytes that precede the first chunk.
  static let headerCount = Int(crypto_secretstream_xchacha20poly1305_headerbytes())
  /// The plain length of a chunk. The last one may be shorter.
  static let chunkCount = 65_536
  /// How much longer an encrypted chunk is.
  static let overhead = Int(crypto_secretstream_xchacha20poly1305_abytes())

  private let state: UnsafeMutablePointer<State>

  /// Begins encryption, and writes the random header into an array; nil if memory cannot be allocated.
  init?(writing header: inout [UInt8], key: SecretBytes) {
    guard let state = unsafe Self.newState() else { return nil }
    unsafe self.state = unsafe state
    header = [UInt8](repeating: 0, count: Self.headerCount)
    unsafe key.withBytes { key in
      _ = unsafe crypto_secretstream_xchacha20poly1305_init_push(state, &header, key)
    }
  }

  /// Begins decryption; nil if memory cannot be allocated or the header has another length.
  init?(reading header: [UInt8], key: SecretBytes) {
    guard header.count == Self.headerCount, let state = unsafe Self.newState() else { return nil }
    unsafe self.state = unsafe state
    unsafe key.withBytes { key in
      _ = unsafe crypto_secretstream_xchacha20poly1305_init_pull(state, header, key)
    }
  }

  // Wipes the state as well.
  deinit { unsafe sodium_free(state) }

  private static func newState() -> UnsafeMutablePointer<State>? {
    let count = MemoryLayout<State>.size
    guard Sodium.isReady, let memory = unsafe sodium_malloc(count) else { return nil }
    unsafe sodium_memzero(memory, count)
    _ = unsafe hideMemory(UnsafeRawBufferPointer(start: memory, count: count))
    return unsafe memory.assumingMemoryBound(to: State.self)
  }

  /// Encrypts a chunk.
  func encrypt(_ plain: UnsafeRawBufferPointer, isLast: Bool, bound: [UInt8]) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: plain.count + Self.overhead)
    let tag =
      isLast
      ? crypto_secretstream_xchacha20poly1305_tag_final()
      : crypto_secretstream_xchacha20poly1305_tag_message()
    _ = unsafe crypto_secretstream_xchacha20poly1305_push(
      state, &chunk, nil, plain.baseAddress?.assumingMemoryBound(to: UInt8.self),
      UInt64(plain.count), bound, UInt64(bound.count), tag)
    return chunk
  }

  /// Decrypts a chunk and returns whether it is the last one. Returns nil if the chunk is altered or has a tag that
  /// this format does not have; the plain bytes are then zeros.
  func decrypt(
    _ chunk: UnsafeRawBufferPointer, into plain: UnsafeMutableRawBufferPointer, bound: [UInt8]
  ) -> Bool? {
    guard (0...plain.count).contains(chunk.count - Self.overhead),
      let start = unsafe plain.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return nil }
    var tag: UInt8 = 0
    let status = unsafe crypto_secretstream_xchacha20poly1305_pull(
      state, start, nil, &tag, chunk.baseAddress?.assumingMemoryBound(to: UInt8.self),
      UInt64(chunk.count), bound, UInt64(bound.count))
    if status == 0, tag == crypto_secretstream_xchacha20poly1305_tag_message() { return false }
    if status == 0, tag == crypto_secretstream_xchacha20poly1305_tag_final() { return true }
    unsafe sodium_memzero(start, plain.count)
    return nil
  }
}
