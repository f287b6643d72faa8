/// Whether the disk below a folder is encrypted, as far as the system reports it.
public enum DiskEncryption: Equatable, Sendable {
  /// The disk or folder is encrypted. Carries the name of the encryption, such as `dm-crypt`.
  case encrypted(by: String)
  /// The folder is in memory.
  case memory
  /// The disk is not encrypted. Carries the names of its unencrypted devices, such as `sda1`.
  case plain([String])
  /// The system does not report encryption. Carries the name of the file system or device; nil if unknown.
  case unknown(String?)
}
