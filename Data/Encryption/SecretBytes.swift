import CSodium
import Platform
import Synchronization

/// The bytes of a key or another secret. They are in locked memory and are wiped with the last reference. Core files
/// and forked processes do not contain them. A long secret is also read-only, and inaccessible pages surround it.
@safe final class SecretBytes: Sendable {
  let count: Int
  private let start: Mutex<UnsafeMutablePointer<UInt8>>

  private var isSmall: Bool { count <= SecretArena.cellCount }

  /// Creates a secret of `count` bytes, which `fill` overwrites; nil if memory cannot be allocated.
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

  /// Copies bytes, which the caller must wipe if they are secret; nil if memory cannot be allocated.
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

/// Prevents `print` and mirrors from showing the bytes of a secret.
extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "SecretBytes" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
