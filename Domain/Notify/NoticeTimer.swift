/// Installs a timer of the system that runs the notifier every minute (a port).
public struct NoticeTimer: Sendable {
  /// Writes the files of the timer.
  public var install: @Sendable () throws(StorageFailure) -> TimerPlan
  /// Removes the files of the timer.
  public var remove: @Sendable () throws(StorageFailure) -> TimerPlan

  public init(
    install: @escaping @Sendable () throws(StorageFailure) -> TimerPlan,
    remove: @escaping @Sendable () throws(StorageFailure) -> TimerPlan
  ) {
    self.install = install
    self.remove = remove
  }

  /// A timer that writes no files, for platforms without one.
  public static let nowhere = NoticeTimer(
    install: { () throws(StorageFailure) in
      TimerPlan(kind: .cron, files: [], step: "* * * * * haru notify run")
    },
    remove: { () throws(StorageFailure) in
      TimerPlan(kind: .cron, files: [], step: "* * * * * haru notify run")
    })
}

/// The result of installing or removing a timer, and the remaining step.
public struct TimerPlan: Equatable, Sendable {
  /// The service that runs the timer.
  public enum Kind: String, Equatable, Sendable { case systemd, cron }

  public let kind: Kind
  /// The files that were written or removed.
  public let files: [String]
  /// The remaining command for the user, or the line for `crontab -e`.
  public let step: String

  public init(kind: Kind, files: [String], step: String) {
    self.kind = kind
    self.files = files
    self.step = step
  }
}

/// Waits between two searches for notices (a port).
public struct NoticePause: Sendable {
  /// Prepares the wait, so that a signal to stop is noticed from then on.
  public var begin: @Sendable () -> Void
  /// Waits the given milliseconds; false as soon as it should stop.
  public var wait: @Sendable (_ milliseconds: Int) -> Bool

  public init(
    begin: @escaping @Sendable () -> Void, wait: @escaping @Sendable (_ milliseconds: Int) -> Bool
  ) {
    self.begin = begin
    self.wait = wait
  }

  /// Does not wait, and stops at once.
  public static let none = NoticePause(begin: {}, wait: { _ in false })
}
