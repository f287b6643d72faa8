import Platform

/// What a process does before it handles keys or decrypted data.
package enum ProcessSecrecy {
  /// Prevents core files of this process, and prevents other processes of the same user from reading its memory. May be
  /// called again. Programs that this process starts are not affected, except that their soft limit of core files is
  /// 0. Returns whether the system agreed.
  @discardableResult package static func begin() -> Bool { isHidden }

  private static let isHidden = hideProcess() == 0
}
