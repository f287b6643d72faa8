import Domain

extension KeyDerivation {
  /// The memory that deriving a key takes, in KiB. It is the same everywhere, so that a small computer can open a store
  /// from a large one.
  private static let memory: UInt32 = 65_536
  /// The milliseconds that deriving a key should take.
  private static let aim: Int64 = 500

  /// Measures one pass here, and returns the number of passes that take about half a second. At least two, because a
  /// machine that is fast today may be one of many for an attacker.
  static func measured(_ time: RealTime) -> KeyDerivation {
    let zeros = [UInt8](repeating: 0, count: KeySlot.saltCount)
    let start = time.milliseconds()
    do throws(KeySlotFailure) {
      guard let secret = SecretBytes(copying: zeros) else { throw .noMemory }
      _ = try KeySlot.wrappingKey(secret, .argon2(passes: 1, kibibytes: memory), zeros)
    } catch { return .argon2(passes: 2, kibibytes: memory) }
    let pass = max(1, time.milliseconds() - start)
    return .argon2(passes: UInt32(clamping: min(64, max(2, aim / pass))), kibibytes: memory)
  }
}
