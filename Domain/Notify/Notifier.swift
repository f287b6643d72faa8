/// Tells in time what the parts have to say, each of it once, however many processes try.
public final class Notifier: Sendable {
  /// Finds what the parts have to say.
  public let gather: GatherNotices
  let notices: any NoticesRepository
  let preferences: Preferences
  let delivery: NoticeDelivery
  let clock: WallClock
  /// Keeps telling in the background of the desktop.
  public let timer: NoticeTimer
  /// Waits between two looks.
  public let pause: NoticePause
  let hook: NoticeHook

  /// Puts the notifier together.
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

  /// More than so many at once are told as one.
  public static let mostAtOnce = 5

  /// The present moment.
  public var now: Now { clock.now() }

  // MARK: Telling

  /// Tells what is due, once. During quiet hours nothing is; it waits for their end.
  public func run(_ speech: NoticeSpeech) throws(StorageFailure) -> NoticeRun {
    let wishes = try NoticeOptions(preferences)
    let now = clock.now()
    let memory = try notices.begin(at: now)
    if wishes.quiet?.hold(now) == true { return NoticeRun() }
    let due = try untold(memory, wishes, now)
    var run = NoticeRun()
    if due.count > Self.mostAtOnce {
      let mine = try claim(due, speech, now)
      if mine.count > Self.mostAtOnce {
        try tell(mine, speech.digest(mine, now), wishes, &run)
      } else {
        for notice in mine { try tell([notice], speech.one(notice, now), wishes, &run) }
      }
    } else {
      // Each is claimed only when its turn comes, so that whoever dies on the way loses one.
      for notice in due where try !claim([notice], speech, now).isEmpty {
        try tell([notice], speech.one(notice, now), wishes, &run)
      }
    }
    try notices.finish(at: now)
    return run
  }

  /// What is due at a moment and nobody told yet.
  private func untold(_ memory: NotifierMemory, _ wishes: NoticeOptions, _ now: Now)
    throws(StorageFailure) -> [Notice]
  {
    guard let span = Self.span(memory, now) else { return [] }
    let found = try gather(span, wishes: wishes, now: now).filter { Self.isWanted($0, memory) }
    let states = try notices.states(of: found.map(\.id))
    return found.filter { states[$0.id] == nil || states[$0.id] == .failed }
  }

  /// What is looked at: not more than some days, and nothing from before the first time.
  private static func span(_ memory: NotifierMemory, _ now: Now) -> ClosedRange<Int>? {
    let first = max(memory.since, now.instant - NoticeLook.catchUp * 86_400)
    return first <= now.instant ? first...now.instant : nil
  }

  /// An event that was planned for a time in the past needs no notice, and one that was changed since
  /// it was told of needs no other.
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

  /// Tells some notices in one message, and says how it went with each.
  private func tell(
    _ mine: [Notice], _ text: NoticeText, _ wishes: NoticeOptions, _ run: inout NoticeRun
  ) throws(StorageFailure) {
    let ids = mine.map(\.id)
    do throws(NoticeDelivery.Untold) {
      let told = try delivery(text, as: wishes)
      let message = NoticeRun.Message(text: text, notices: mine, way: told.way)
      run.messages.append(message)
      run.failures += told.failures
      try settle(ids, .told)
      hook.told(message, clock.now())
    } catch {
      run.failures += error.failures
      run.untold += mine
      try notices.settle(ids, as: .failed)
    }
  }

  /// What was told is told, even where that cannot be written down: then it stays uncertain, and is
  /// told no more.
  private func settle(_ ids: [String], _ state: NoticeState) throws(NoticeDelivery.Untold) {
    do throws(StorageFailure) { try notices.settle(ids, as: state) } catch { return }
  }

  /// Tells something harmless, to see whether it arrives.
  public func test(_ text: NoticeText) throws(StorageFailure) -> NoticeTrial {
    var wishes = try NoticeOptions(preferences)
    wishes.needsSign = true
    do throws(NoticeDelivery.Untold) {
      return .told(try delivery(text, as: wishes))
    } catch { return .untold(error.failures) }
  }

  // MARK: Looking

  /// What is due, what comes until the end of tomorrow, and what nobody knows of whether it was
  /// told. Nothing is told or kept by it.
  public func list(_ speech: NoticeSpeech) throws(StorageFailure) -> [ListedNotice] {
    let wishes = try NoticeOptions(preferences)
    let now = clock.now()
    let memory = try notices.look() ?? .first(now)
    let first = Self.span(memory, now)?.lowerBound ?? now.instant
    let end = gather.calendar.moment(now.day + 2, TimeOfDay(seconds: 0)).instant - 1
    let found = try gather(min(first, end)...end, wishes: wishes, now: now)
    let states = try notices.states(of: found.map(\.id))
    var listed: [ListedNotice] = []
    for notice in found {
      let record = NoticeRecord(notice, speech.one(notice, now))
      switch states[notice.id] {
      case .told: listed.append(ListedNotice(record, .sent))
      case .claimed: listed.append(ListedNotice(record, .uncertain))
      case .failed: listed.append(ListedNotice(record, .failed))
      case nil where notice.at.instant > now.instant: listed.append(ListedNotice(record, .coming))
      case nil where Self.isWanted(notice, memory): listed.append(ListedNotice(record, .due))
      case nil: continue
      }
    }
    let known = Set(listed.map(\.record.id))
    let since = now.instant - NoticeLook.catchUp * 86_400
    let lost = try notices.uncertain(since: since, atMost: NoticeLook.most)
    return lost.filter { !known.contains($0.id) }.map { ListedNotice($0, .uncertain) } + listed
  }

  /// How long to wait until the next look, in milliseconds: until something is due, but never so
  /// long that a computer that slept or a clock that was set would go unnoticed.
  public func rest() throws(StorageFailure) -> Int {
    let wishes = try NoticeOptions(preferences)
    let now = clock.now()
    let span = (now.instant + 1)...(now.instant + Self.longestRest)
    let next = try gather(span, wishes: wishes, now: now).first?.at.instant
    return ((next ?? span.upperBound) - now.instant) * 1000
  }

  /// The longest rest in seconds.
  private static let longestRest = 60
}

/// What one run came to.
public struct NoticeRun: Equatable, Sendable {
  /// Something that was told: one notice, or many at once.
  public struct Message: Equatable, Sendable {
    public let text: NoticeText
    public let notices: [Notice]
    public let way: NoticeWay
  }

  public var messages: [Message] = []
  /// What could not be told, and will be by the next run.
  public var untold: [Notice] = []
  /// Why the ways that were tried first did not do.
  public var failures: [NoticeFailure] = []

  /// Begins with nothing.
  public init() {}
}

/// What came of a notice that is only tried.
public enum NoticeTrial: Equatable, Sendable {
  case told(NoticeDelivery.Told)
  case untold([NoticeFailure])
}

/// A notice as it stands in the list.
public struct ListedNotice: Equatable, Sendable {
  /// How it stands.
  public enum State: String, Sendable, CaseIterable {
    case due, coming, sent, failed
    /// Somebody began to tell it and never said how it went.
    case uncertain
  }

  public let record: NoticeRecord
  public let state: State

  init(_ record: NoticeRecord, _ state: State) {
    self.record = record
    self.state = state
  }
}
