import CSQLite

/// Asks now and then, while statements run, whether somebody still wants them (progress handler).
/// Where nobody does they fail, and the transaction they are in is taken back.
@safe final class StopHook {
  private let isStopped: () -> Bool

  /// How many steps of a statement lie between two questions: less than a thousandth of a second.
  private static let steps: Int32 = 10_000

  init(_ isStopped: @escaping () -> Bool) { self.isStopped = isStopped }

  /// Lets it be asked. The connection has to outlive neither it nor what it asks.
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

  /// Lets nobody be asked any more.
  static func remove(from connection: OpaquePointer) {
    unsafe sqlite3_progress_handler(connection, 0, nil, nil)
  }
}
