import CSQLite

/// Interrupts running statements when their result is no longer wanted (progress handler). They fail, and their
/// transaction is rolled back.
@safe final class StopHook {
  private let isStopped: () -> Bool

  /// The number of virtual machine steps between two checks. These steps take less than a millisecond.
  private static let steps: Int32 = 10_000

  init(_ isStopped: @escaping () -> Bool) { self.isStopped = isStopped }

  /// Installs the hook. SQLite does not retain it, so the caller keeps the object alive while it is
  /// registered.
  func register(with connection: OpaquePointer) {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe sqlite3_progress_handler(
      connection, Self.steps,
      { context in
        guard let context = unsafe context else { return 0 }
        let hook = unsafe Unmanaged<StopHook>.fromOpaque(context).takeUnretainedValue()
        return hook.isStopped() ? 1 : 0
      }, context)
  }

  static func remove(from connection: OpaquePointer) {
    unsafe sqlite3_progress_handler(connection, 0, nil, nil)
  }
}
