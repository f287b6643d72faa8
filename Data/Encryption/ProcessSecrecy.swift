import Platform

/// What a process does before it handles keys or decrypted data.
package enum ProcessSecrecy {
  /// Keeps the memory of this process out of core files and debuggers, also from other processes of the same user. May
  /// be called again. Programs that this process starts are not affected, except that their soft limit of core files is
  /// 0. Returns whether the system agreed.
  @discardableResult package static func begin() -> Bool { isHidden }

  private static let isHidden = hideProcess() == 0
}
