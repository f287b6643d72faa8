/// Whether the disk below a folder is encrypted, as far as the system reports it.
public enum DiskEncryption: Equatable, Sendable {
  /// Encrypted, with the name of what encrypts the disk or the folder, such as `dm-crypt`.
  case encrypted(by: String)
  /// The folder is in memory.
  case memory
  /// The names of the devices that are not encrypted, such as `sda1`.
  case plain([String])
  /// The system does not report it; with the name of the file system or device, nil if that is not reported either.
  case unknown(String?)
}
