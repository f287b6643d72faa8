/// Stores which notices were delivered. Each method is one transaction, and none makes a history entry.
public protocol NoticesRepository: Sendable {
  /// Returns the notifier's memory, and creates it on first use. If the clock was set back before the stored time, the
  /// new time is used.
  func begin(at now: Now) throws(StorageFailure) -> NotifierMemory

  /// Returns the notifier's memory without changing it. Returns nil if the notifier never ran.
  func remembered() throws(StorageFailure) -> NotifierMemory?

  /// Claims notices, so that no other process delivers them. Only new and failed notices can be claimed. Returns the
  /// ids of the claimed notices.
  func claim(_ notices: [NoticeRecord], at now: Now) throws(StorageFailure) -> Set<String>

  /// Records the result of claimed notices.
  func record(_ ids: [String], as state: NoticeState) throws(StorageFailure)

  /// Records the time up to which the notifier has looked for starting events, and deletes old records.
  func finish(at now: Now) throws(StorageFailure)

  /// Returns the states of notices by id. Notices that were never claimed are missing.
  func states(of ids: [String]) throws(StorageFailure) -> [String: NoticeState]

  /// Returns the notices that are due from an instant on and were claimed but have no result, oldest first.
  func uncertain(since instant: Int, atMost limit: Int) throws(StorageFailure) -> [NoticeRecord]
}

/// How far the delivery of a notice has got.
public enum NoticeState: String, Equatable, Sendable, CaseIterable {
  /// A process claimed the notice and has not recorded a result. If the process crashed, the notice may have been
  /// delivered, so it is never delivered again.
  case claimed
  case sent = "told"
  /// The delivery failed. The next run retries it.
  case failed
}

/// A notice as stored, which includes its text but no state.
public struct NoticeRecord: Equatable, Identifiable, Sendable {
  public let id: String
  public let part: DailyPart
  public let kind: Notice.Kind
  public let subject: String?
  public let at: Now
  public let title: String
  public let body: String

  public init(
    id: String, part: DailyPart, kind: Notice.Kind, subject: String?, at: Now, title: String,
    body: String
  ) {
    self.id = id
    self.part = part
    self.kind = kind
    self.subject = subject
    self.at = at
    self.title = title
    self.body = body
  }

  /// Creates the record of a notice and its text.
  public init(_ notice: Notice, _ text: NoticeText) {
    self.init(
      id: notice.id, part: notice.part, kind: notice.kind, subject: notice.subject, at: notice.at,
      title: text.title, body: text.body)
  }
}

/// The state the notifier keeps between runs.
public struct NotifierMemory: Equatable, Sendable {
  /// The instant of the first run. Notices before it are never delivered.
  public let since: Int
  /// The instant up to which the notifier has looked for starting events. An event that is planned later but starts
  /// before this instant needs no notice.
  public let seen: Int
  /// The ids of the notices whose delivery failed.
  public let failed: Set<String>

  public init(since: Int, seen: Int, failed: Set<String> = []) {
    self.since = since
    self.seen = seen
    self.failed = failed
  }

  /// Creates the memory of a first run. The run looks one minute back for events, because earlier ones may have been
  /// planned after they started. It looks one hour back for other notices.
  public static func first(_ now: Now) -> NotifierMemory {
    NotifierMemory(since: now.instant - 3600, seen: now.instant - 60)
  }
}
