/// Where it is kept what was told. Each method is one transaction; none of it is somebody's deed.
public protocol NoticesRepository: Sendable {
  /// What the notifier has to remember, which begins at a moment where nothing was told before. A
  /// clock that shows an earlier moment than was remembered was put back, and that counts.
  func begin(at now: Now) throws(StorageFailure) -> NotifierMemory

  /// The same without remembering anything anew; nothing where nothing was told ever.
  func look() throws(StorageFailure) -> NotifierMemory?

  /// Takes notices upon oneself, so that nobody else tells them: those that nobody told, or that
  /// could not be told. What comes back is what is now one's own.
  func claim(_ notices: [NoticeRecord], at now: Now) throws(StorageFailure) -> Set<String>

  /// Says how it went with what was claimed.
  func settle(_ ids: [String], as state: NoticeState) throws(StorageFailure)

  /// Remembers until when everything that begins was looked at, and forgets what was told long
  /// ago.
  func finish(at now: Now) throws(StorageFailure)

  /// What became of some notices; of those nobody claimed there is nothing.
  func states(of ids: [String]) throws(StorageFailure) -> [String: NoticeState]

  /// The notices due from an instant on of which nobody knows whether they were told, oldest
  /// first.
  func uncertain(since instant: Int, atMost limit: Int) throws(StorageFailure) -> [NoticeRecord]
}

/// What became of a notice.
public enum NoticeState: String, Equatable, Sendable, CaseIterable {
  /// Somebody took it upon themselves and has not said how it went: where the program died on
  /// the way it may or may not have been told, and so it is never told again.
  case claimed
  case told
  /// It could not be told; the next run tells it.
  case failed
}

/// A notice as it is kept once it was told.
public struct NoticeRecord: Equatable, Sendable {
  public let id: String
  public let part: DailyPart
  public let kind: Notice.Kind
  public let subject: String?
  public let at: Now
  public let title: String
  public let body: String

  /// Puts a record together.
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

  /// Keeps what was said of a notice.
  public init(_ notice: Notice, _ text: NoticeText) {
    self.init(
      id: notice.id, part: notice.part, kind: notice.kind, subject: notice.subject, at: notice.at,
      title: text.title, body: text.body)
  }
}

/// What the notifier remembers from one run to the next.
public struct NotifierMemory: Equatable, Sendable {
  /// When it was first asked; nothing from before is ever told.
  public let since: Int
  /// Until when everything that begins was looked at. What is planned for a time before is in the
  /// past already and needs no notice.
  public let seen: Int
  /// The notices that could not be told yet.
  public let failed: Set<String>

  /// Puts it together.
  public init(since: Int, seen: Int, failed: Set<String> = []) {
    self.since = since
    self.seen = seen
    self.failed = failed
  }

  /// What there is to remember the first time: the last hour counts, and nothing before it does. Of
  /// what began in it nobody knows whether it was planned before; only what begins just now is told.
  public static func first(_ now: Now) -> NotifierMemory {
    NotifierMemory(since: now.instant - 3600, seen: now.instant - 60)
  }
}
