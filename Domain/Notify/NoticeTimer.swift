/// Has the desktop's own timer tell notices, minute by minute.
public struct NoticeTimer: Sendable {
  /// Writes what the timer needs.
  public var install: @Sendable () throws(StorageFailure) -> TimerPlan
  /// Takes that away again.
  public var remove: @Sendable () throws(StorageFailure) -> TimerPlan

  /// Makes a timer.
  public init(
    install: @escaping @Sendable () throws(StorageFailure) -> TimerPlan,
    remove: @escaping @Sendable () throws(StorageFailure) -> TimerPlan
  ) {
    self.install = install
    self.remove = remove
  }

  /// A place without any timer, where nothing may be written.
  public static let nowhere = NoticeTimer(
    install: { () throws(StorageFailure) in
      TimerPlan(kind: .cron, files: [], step: "* * * * * haru notify run")
    },
    remove: { () throws(StorageFailure) in
      TimerPlan(kind: .cron, files: [], step: "* * * * * haru notify run")
    })
}

/// What was done for a timer, and what is left to do.
public struct TimerPlan: Equatable, Sendable {
  /// Who keeps the time.
  public enum Kind: String, Equatable, Sendable { case systemd, cron }

  public let kind: Kind
  /// The files that were written or taken away.
  public let files: [String]
  /// The one command that is left, or the line for `crontab -e`.
  public let step: String

  /// Puts it together.
  public init(kind: Kind, files: [String], step: String) {
    self.kind = kind
    self.files = files
    self.step = step
  }
}

/// Waits between two looks for notices.
public struct NoticePause: Sendable {
  /// Readies the wait, so that a wish to end is heard from then on.
  public var begin: @Sendable () -> Void
  /// Waits so many milliseconds; false as soon as somebody wants it to end.
  public var wait: @Sendable (_ milliseconds: Int) -> Bool

  /// Makes a wait.
  public init(
    begin: @escaping @Sendable () -> Void, wait: @escaping @Sendable (_ milliseconds: Int) -> Bool
  ) {
    self.begin = begin
    self.wait = wait
  }

  /// Does not wait and ends at once, as where nobody can be waited for.
  public static let none = NoticePause(begin: {}, wait: { _ in false })
}
