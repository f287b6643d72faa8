/// Delivers due notices. Each is delivered only once, even if several processes run.
public final class Notifier: Sendable {
  public let gather: GatherNotices
  let notices: any NoticesRepository
  let preferences: Preferences
  let delivery: NoticeDelivery
  let clock: WallClock
  /// The system timer that runs the notifier.
  public let timer: NoticeTimer
  public let pause: NoticePause
  let hook: NoticeHook

  public init(
    gather: GatherNotices, notices: any NoticesRepository, preferences: Preferences,
    delivery: NoticeDelivery, clock: WallClock, timer: NoticeTimer = .nowhere,
    pause: NoticePause = .none, hook: NoticeHook = .none
  ) {
    self.gather = gather
    self.notices = notices
    self.preferences = preferences
    self.delivery = delivery
    self.clock = clock
    self.timer = timer
    self.pause = pause
    self.hook = hook
  }

  /// The maximum number of notices that are delivered separately. More notices at once are combined into one message.
  public static let mostAtOnce = 5

  public var now: Now { clock.now() }

  /// Whether no words may be printed, because they would go to a log.
  public var isOutputLogged: Bool { delivery.isOutputLogged() }

  // MARK: Telling

  /// Delivers the due notices once. During quiet hours they are delayed until the end of the quiet hours.
  public func run(_ speech: NoticeSpeech) throws(StorageFailure) -> NoticeRun {
    let options = try NoticeOptions(preferences)
    let now = clock.now()
    let memory = try notices.begin(at: now)
    if options.quiet?.hold(now) == true { return NoticeRun() }
    let due = try untold(memory, options, now)
    var run = NoticeRun()
    if due.count > Self.mostAtOnce {
      let mine = try claim(due, speech, now)
      if mine.count > Self.mostAtOnce {
        try deliver(mine, speech.digest(mine, now), options, &run)
      } else {
        for notice in mine { try deliver([notice], speech.one(notice, now), options, &run) }
      }
    } else {
      // They are claimed one by one, so that a crash loses at most one.
      for notice in due where try !claim([notice], speech, now).isEmpty {
        try deliver([notice], speech.one(notice, now), options, &run)
      }
    }
    try notices.finish(at: now)
    return run
  }

  /// Returns the due notices that were not delivered yet.
  private func untold(_ memory: NotifierMemory, _ options: NoticeOptions, _ now: Now)
    throws(StorageFailure) -> [Notice]
  {
    guard let span = Self.span(memory, now) else { return [] }
    let found = try gather(span, options: options, now: now).filter { Self.isWanted($0, memory) }
    let states = try notices.states(of: found.map(\.id))
    return found.filter { states[$0.id] == nil || states[$0.id] == .failed }
  }

  /// Returns the time span to search: a limited number of days, but not before the first run. Returns nil if the first
  /// run is in the future.
  private static func span(_ memory: NotifierMemory, _ now: Now) -> ClosedRange<Int>? {
    let first = max(memory.since, now.instant - NoticeContext.catchUp * 86_400)
    return first <= now.instant ? first...now.instant : nil
  }

  /// Returns whether a notice should be delivered. Returns false for the start or reminder of an event if its time is
  /// before the last search and its delivery has not failed: the event was planned or changed too late.
  private static func isWanted(_ notice: Notice, _ memory: NotifierMemory) -> Bool {
    notice.kind != .start && notice.kind != .reminder || notice.at.instant > memory.seen
      || memory.failed.contains(notice.id)
  }

  private func claim(_ due: [Notice], _ speech: NoticeSpeech, _ now: Now) throws(StorageFailure)
    -> [Notice]
  {
    let records = due.map { NoticeRecord($0, speech.one($0, now)) }
    let won = try notices.claim(records, at: now)
    return due.filter { won.contains($0.id) }
  }

  /// Delivers notices in one message, and records the result of each.
  private func deliver(
    _ mine: [Notice], _ text: NoticeText, _ options: NoticeOptions, _ run: inout NoticeRun
  ) throws(StorageFailure) {
    let ids = mine.map(\.id)
    do throws(NoticeDelivery.DeliveryFailure) {
      let sent = try delivery(text, as: options)
      let message = NoticeRun.Message(text: text, notices: mine, channel: sent.channel)
      run.messages.append(message)
      run.failures += sent.failures
      try record(ids, .sent)
      hook.sent(message, clock.now())
    } catch {
      run.failures += error.failures
      run.untold += mine
      try notices.record(ids, as: .failed)
    }
  }

  /// Records the result of a delivery. Storage errors are ignored, because the notices then stay uncertain and are not
  /// delivered again.
  private func record(_ ids: [String], _ state: NoticeState) throws(NoticeDelivery.DeliveryFailure)
  {
    do throws(StorageFailure) { try notices.record(ids, as: state) } catch { return }
  }

  /// Delivers a test message.
  public func test(_ text: NoticeText) throws(StorageFailure) -> NoticeTrial {
    var options = try NoticeOptions(preferences)
    options.needsSign = true
    do throws(NoticeDelivery.DeliveryFailure) {
      return .sent(try delivery(text, as: options))
    } catch { return .untold(error.failures) }
  }

  // MARK: Looking

  /// Returns the notices of the last days that are due, sent or failed, those until the end of tomorrow, and those with
  /// an uncertain result. Delivers and stores nothing.
  public func list(_ speech: NoticeSpeech) throws(StorageFailure) -> [ListedNotice] {
    let options = try NoticeOptions(preferences)
    let now = clock.now()
    let memory = try notices.remembered() ?? .first(now)
    let first = Self.span(memory, now)?.lowerBound ?? now.instant
    let end = gather.calendar.moment(now.day + 2, TimeOfDay(seconds: 0)).instant - 1
    let found = try gather(min(first, end)...end, options: options, now: now)
    let states = try notices.states(of: found.map(\.id))
    var listed: [ListedNotice] = []
    for notice in found {
      let record = NoticeRecord(notice, speech.one(notice, now))
      switch states[notice.id] {
      case .sent: listed.append(ListedNotice(record, .sent))
      case .claimed: listed.append(ListedNotice(record, .uncertain))
      case .failed: listed.append(ListedNotice(record, .failed))
      case nil where notice.at.instant > now.instant: listed.append(ListedNotice(record, .coming))
      case nil where Self.isWanted(notice, memory): listed.append(ListedNotice(record, .due))
      case nil: continue
      }
    }
    let known = Set(listed.map(\.record.id))
    let since = now.instant - NoticeContext.catchUp * 86_400
    let lost = try notices.uncertain(since: since, atMost: NoticeContext.most)
    return lost.filter { !known.contains($0.id) }.map { ListedNotice($0, .uncertain) } + listed
  }

  /// Returns the milliseconds until the next search. The value is capped, so that a suspended computer or a changed
  /// clock is noticed.
  public func rest() throws(StorageFailure) -> Int {
    let options = try NoticeOptions(preferences)
    let now = clock.now()
    let span = (now.instant + 1)...(now.instant + Self.longestRest)
    let next = try gather(span, options: options, now: now).first?.at.instant
    return ((next ?? span.upperBound) - now.instant) * 1000
  }

  /// The maximum wait between two searches, in seconds.
  private static let longestRest = 60
}

/// The result of one run of the notifier.
public struct NoticeRun: Equatable, Sendable {
  /// A delivered message with one or more notices.
  public struct Message: Equatable, Sendable {
    public let text: NoticeText
    public let notices: [Notice]
    public let channel: NoticeChannel
  }

  public var messages: [Message] = []
  /// The notices whose delivery failed. The next run retries them.
  public var untold: [Notice] = []
  /// The failures of channels, including those that were tried before a successful channel.
  public var failures: [NoticeFailure] = []

  public init() {}
}

/// The result of a test message.
public enum NoticeTrial: Equatable, Sendable {
  case sent(NoticeDelivery.Sent)
  case untold([NoticeFailure])
}

/// A notice in the list of notices, with its state.
public struct ListedNotice: Equatable, Sendable {
  public enum State: String, Sendable, CaseIterable {
    case due, coming, sent, failed
    /// A process claimed the notice and recorded no result.
    case uncertain
  }

  public let record: NoticeRecord
  public let state: State

  init(_ record: NoticeRecord, _ state: State) {
    self.record = record
    self.state = state
  }
}
