/// The kind of secret that opens a key slot. The raw value is the byte in the file; 0 there is an unused slot.
public enum KeySlotKind: UInt8, CaseIterable, Sendable {
  case passphrase = 1
  case recoveryKey = 2
  /// The output of the command in the setting `encrypt.command`.
  case command = 3
}
