/// The record of delivered notices. Each method is one transaction, and none makes a history entry.
public protocol NoticesRepository: Sendable {
  /// Returns the notifier's memory and creates it on first use. If the clock was set back before
  /// the remembered moment, the new time counts.
  func begin(at now: Now) throws(StorageFailure) -> NotifierMemory

  /// Returns the memory without changing it; nil if the notifier never ran.
  func look() throws(StorageFailure) -> NotifierMemory?

  /// Claims notices, so that no other process delivers them. Only new and failed ones can be
  /// claimed; returns the ids that were.
  func claim(_ notices: [NoticeRecord], at now: Now) throws(StorageFailure) -> Set<String>

  /// Records the result of claimed notices.
  func record(_ ids: [String], as state: NoticeState) throws(StorageFailure)

  /// Records up to when starting events were searched, and deletes old records.
  func finish(at now: Now) throws(StorageFailure)

  /// The states of notices. Ids that were never claimed are missing.
  func states(of ids: [String]) throws(StorageFailure) -> [String: NoticeState]

  /// The notices due from an instant on that were claimed but have no result, oldest first.
  func uncertain(since instant: Int, atMost limit: Int) throws(StorageFailure) -> [NoticeRecord]
}

/// The state of a notice.
public enum NoticeState: String, Equatable, Sendable, CaseIterable {
  /// A process claimed it and has not recorded a result. If it crashed, the notice may have been
  /// delivered, so it is never delivered again.
  case claimed
  case sent = "told"
  /// The delivery failed, and the next run retries it.
  case failed
}

/// A notice as it is stored.
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

  /// The record of a notice with its text.
  public init(_ notice: Notice, _ text: NoticeText) {
    self.init(
      id: notice.id, part: notice.part, kind: notice.kind, subject: notice.subject, at: notice.at,
      title: text.title, body: text.body)
  }
}

/// The state the notifier keeps between runs.
public struct NotifierMemory: Equatable, Sendable {
  /// The instant of the first run; notices from before are never delivered.
  public let since: Int
  /// The instant up to which starting events were searched. An event planned for an earlier time is
  /// in the past already and needs no notice.
  public let seen: Int
  /// The ids of the notices whose delivery failed.
  public let failed: Set<String>

  public init(since: Int, seen: Int, failed: Set<String> = []) {
    self.since = since
    self.seen = seen
    self.failed = failed
  }

  /// The memory of a first run. Other notices reach back an hour; events only a minute, because
  /// earlier ones may have been planned after they started.
  public static func first(_ now: Now) -> NotifierMemory {
    NotifierMemory(since: now.instant - 3600, seen: now.instant - 60)
  }
}
