import CSodium
import Platform
import Synchronization

/// Locked memory that small secrets share, because a memory region per secret would need a dozen system calls. It is
/// not in core files or forked processes, and inaccessible pages surround it.
@safe final class SecretArena: Sendable {
  /// The arena of this process.
  static let ofProcess = SecretArena()

  /// The length of a cell. A longer secret gets a region of its own.
  static let cellCount = 64
  private static let cellsAtOnce = 62

  /// The addresses of the free cells.
  private let free = Mutex<[UInt]>([])

  /// Returns a cell of zeros; nil if memory cannot be allocated.
  func cell() -> UnsafeMutablePointer<UInt8>? {
    let address = free.withLock { free in
      if free.isEmpty { free = Self.region() }
      return free.popLast()
    }
    return unsafe address.flatMap { unsafe UnsafeMutablePointer(bitPattern: $0) }
  }

  /// Wipes a cell, which can then be used again.
  func giveBack(_ cell: UnsafeMutablePointer<UInt8>) {
    unsafe sodium_memzero(cell, Self.cellCount)
    let address = UInt(bitPattern: cell)
    free.withLock { $0.append(address) }
  }

  /// Makes a region, and returns the addresses of its cells; empty if memory cannot be allocated.
  private static func region() -> [UInt] {
    let count = cellsAtOnce * cellCount
    guard Sodium.isReady, let memory = unsafe sodium_malloc(count) else { return [] }
    unsafe sodium_memzero(memory, count)
    _ = unsafe hideMemory(UnsafeRawBufferPointer(start: memory, count: count))
    let first = UInt(bitPattern: memory)
    return (0..<cellsAtOnce).map { first + UInt($0 * cellCount) }
  }
}
