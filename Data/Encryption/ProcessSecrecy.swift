import Platform

/// Hides the memory of this process before it handles keys or decrypted data.
package enum ProcessSecrecy {
  /// Prevents core files of this process, and prevents other processes of the same user from reading its memory. May be
  /// called again. Programs started by this process only inherit the soft limit of 0 for core files. Returns whether
  /// the system call succeeded.
  @discardableResult package static func begin() -> Bool { isHidden }

  private static let isHidden = hideProcess() == 0
}
