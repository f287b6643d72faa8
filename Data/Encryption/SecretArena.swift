import CSodium
import Platform
import Synchronization

/// Locked memory for small secrets. They share it, because a region of its own costs each secret a dozen system calls.
/// Core files and forked processes do not contain it, and unreadable pages surround it.
@safe final class SecretArena: Sendable {
  /// The arena of this process.
  static let ofProcess = SecretArena()

  /// The length of a cell. A longer secret gets a region of its own.
  static let cellCount = 64
  private static let cellsAtOnce = 62

  /// The addresses of the free cells.
  private let free = Mutex<[UInt]>([])

  /// Returns a cell of zeros; nil without memory.
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

  /// Makes a region, and returns the addresses of its cells; none without memory.
  private static func region() -> [UInt] {
    let count = cellsAtOnce * cellCount
    guard Sodium.isReady, let memory = unsafe sodium_malloc(count) else { return [] }
    unsafe sodium_memzero(memory, count)
    _ = unsafe hideMemory(UnsafeRawBufferPointer(start: memory, count: count))
    let first = UInt(bitPattern: memory)
    return (0..<cellsAtOnce).map { first + UInt($0 * cellCount) }
  }
}
