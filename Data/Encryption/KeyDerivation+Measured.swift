import Domain

extension KeyDerivation {
  /// The memory that Argon2 uses, in KiB. It is the same on every computer, so that a small computer can open a store
  /// from a large one.
  private static let memory: UInt32 = 65_536
  /// The milliseconds that deriving a key should take.
  private static let aim: Int64 = 500
  private static let fewest: UInt32 = 3

  /// Measures one pass on this computer, and returns the passes that take about half a second, at least `fewest`. A
  /// busy computer measures slow passes, but an attacker's computer is not busy.
  static func measured(_ time: RealTime) -> KeyDerivation {
    let zeros = [UInt8](repeating: 0, count: KeySlot.saltCount)
    let start = time.milliseconds()
    do throws(KeySlotFailure) {
      guard let secret = SecretBytes(copying: zeros) else { throw .noMemory }
      _ = try KeySlot.wrappingKey(secret, .argon2(passes: 1, kibibytes: memory), zeros)
    } catch { return .argon2(passes: fewest, kibibytes: memory) }
    let pass = max(1, time.milliseconds() - start)
    return .argon2(passes: max(fewest, UInt32(clamping: min(64, aim / pass))), kibibytes: memory)
  }
}
