import CSodium
import Platform
import Synchronization

/// Bytes of a key or another secret. They lie in locked memory, and are wiped when the last reference goes. Core files
/// and forked processes do not contain them. A long secret lies between unreadable pages, and cannot be changed.
@safe final class SecretBytes: Sendable {
  let count: Int
  private let start: Mutex<UnsafeMutablePointer<UInt8>>

  private var isSmall: Bool { count <= SecretArena.cellCount }

  /// Creates a secret of some bytes, which are zeros at first and which `fill` writes; nil without memory.
  init?(count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    self.count = count
    if count <= SecretArena.cellCount {
      guard let cell = unsafe SecretArena.ofProcess.cell() else { return nil }
      unsafe fill(cell)
      unsafe start = Mutex(cell)
      return
    }
    guard Sodium.isReady, let memory = unsafe sodium_malloc(count) else { return nil }
    let start = unsafe memory.assumingMemoryBound(to: UInt8.self)
    unsafe sodium_memzero(start, count)
    _ = unsafe hideMemory(UnsafeRawBufferPointer(start: start, count: count))
    unsafe fill(start)
    _ = unsafe sodium_mprotect_readonly(start)
    unsafe self.start = Mutex(start)
  }

  /// Copies bytes that the caller wipes, or that are not secret; nil without memory.
  convenience init?(copying bytes: some Collection<UInt8>) {
    unsafe self.init(count: bytes.count) { start in
      for (index, byte) in bytes.enumerated() { unsafe start[index] = byte }
    }
  }

  deinit {
    let isSmall = isSmall
    unsafe start.withLock { start in
      if isSmall { unsafe SecretArena.ofProcess.giveBack(start) } else { unsafe sodium_free(start) }
    }
  }

  /// Passes a pointer to the bytes to a closure. It is valid only during the call.
  func withBytes<T: Sendable>(_ body: (UnsafePointer<UInt8>) -> T) -> T {
    unsafe start.withLock { unsafe body($0) }
  }
}

/// Texts and mirrors of a secret never contain its bytes.
extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "SecretBytes" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
