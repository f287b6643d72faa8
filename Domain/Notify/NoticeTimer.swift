/// Installs a system timer that runs the notifier every minute. An adapter provides the implementation.
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

  /// The implementation for platforms without a timer. It writes no files.
  public static let nowhere = NoticeTimer(
    install: { () throws(StorageFailure) in
      TimerPlan(kind: .cron, files: [], step: "* * * * * haru notify run")
    },
    remove: { () throws(StorageFailure) in
      TimerPlan(kind: .cron, files: [], step: "* * * * * haru notify run")
    })
}

/// The result of installing or removing a timer, and the step that remains for the user.
public struct TimerPlan: Equatable, Sendable {
  /// The system service that runs the timer.
  public enum Kind: String, Equatable, Sendable { case systemd, cron }

  public let kind: Kind
  /// The files that were written or removed.
  public let files: [String]
  /// The command that the user still has to run, or the line for `crontab -e`.
  public let step: String

  public init(kind: Kind, files: [String], step: String) {
    self.kind = kind
    self.files = files
    self.step = step
  }
}

/// Waits between two searches for notices. An adapter provides the implementation.
public struct NoticePause: Sendable {
  /// Prepares the wait. From then on, a signal to stop is noticed.
  public var begin: @Sendable () -> Void
  /// Waits the given number of milliseconds. Returns false as soon as the program should stop.
  public var wait: @Sendable (_ milliseconds: Int) -> Bool

  public init(
    begin: @escaping @Sendable () -> Void, wait: @escaping @Sendable (_ milliseconds: Int) -> Bool
  ) {
    self.begin = begin
    self.wait = wait
  }

  /// The implementation that does not wait, and stops at once.
  public static let none = NoticePause(begin: {}, wait: { _ in false })
}
