public import Domain
import Synchronization

/// Stores events until the program ends.
public final class ScheduleInMemory: ScheduleRepository {
  struct StoredEvent {
    var event: Event
    var isRemoved = false
  }

  private let kept = Mutex<[StoredEvent]>([])

  /// The error that every `restore` throws, for tests; nil if `restore` works.
  private let refusal: EventRefusal?
  private let folding: TextFolding

  public convenience init(folding: TextFolding = .standard) {
    self.init(restoring: nil, folding: folding)
  }

  package init(restoring refusal: EventRefusal?, folding: TextFolding) {
    self.refusal = refusal
    self.folding = folding
  }

  public func add(_ event: Event) throws(ScheduleFailure) {
    kept.withLock { $0.append(StoredEvent(event: event)) }
  }

  public func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleFailure) -> Event {
    try kept.withLock { all throws(ScheduleFailure) in
      let index = try Self.index(of: id, in: all)
      do throws(EventRefusal) { all[index].event = try rule(all[index].event) } catch {
        throw .refused(error)
      }
      return all[index].event
    }
  }

  public func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleFailure)
    -> Event
  {
    try kept.withLock { all throws(ScheduleFailure) in
      let index = try Self.index(of: id, in: all)
      do throws(EventRefusal) { try check(all[index].event) } catch { throw .refused(error) }
      all[index].isRemoved = true
      return all[index].event
    }
  }

  public func restore(_ id: ID<Event>) throws(ScheduleFailure) -> Event {
    if let refusal { throw .refused(refusal) }
    return try kept.withLock { all throws(ScheduleFailure) in
      guard let index = all.firstIndex(where: { $0.event.id == id })
      else { throw .unknown(reference: id.text) }
      for other in all.indices where all[other].event.occurrence?.series == id {
        all[other].isRemoved = false
      }
      all[index].isRemoved = false
      return all[index].event
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(ScheduleFailure)
    -> [Event]
  {
    here.filter { folding.fits(reference, step, id: $0.id.text, [$0.title.text]) }
      .sorted { ($0.start.instant, $0.id.text) < ($1.start.instant, $1.id.text) }
  }

  public func titles(near reference: String) throws(ScheduleFailure) -> [String] {
    folding.near(reference, here.map(\.title.text))
  }

  public func rewrite(_ id: ID<Event>, removing: Bool, at now: Now, by rule: SeriesRule)
    throws(ScheduleFailure) -> SeriesWrite
  {
    try kept.withLock { all throws(ScheduleFailure) in
      let index = try Self.index(of: id, in: all)
      let own = all.filter { !$0.isRemoved && $0.event.occurrence?.series == id }.map(\.event)
      let write: SeriesWrite
      do throws(EventRefusal) { write = try rule(all[index].event, own) } catch {
        throw .refused(error)
      }
      for event in write.changed { all[try Self.index(of: event.id, in: all)].event = event }
      for event in write.removed { all[try Self.index(of: event.id, in: all)].isRemoved = true }
      all += write.added.map { StoredEvent(event: $0) }
      return write
    }
  }

  public func remaining(outOf series: ID<Event>) throws(ScheduleFailure) -> [Event] {
    here.filter { $0.occurrence?.series == series }
  }

  public func visit(
    _ span: ScheduleSpan, bound: ([Event]) -> Void, _ visitor: (Event) -> Bool
  ) throws(ScheduleFailure) {
    if span.instants.isEmpty { return }
    bound(try self.bound(span))
    for event in here where event.isTimed && event.touches(span.instants) && !visitor(event) {
      return
    }
  }

  public func bound(_ span: ScheduleSpan) throws(ScheduleFailure) -> [Event] {
    here.filter { event in
      if event.isSeries {
        var touches = false
        Series(event, .unchanging(offset: 0)).visit(span.instants) { _ in
          touches = true
          return false
        }
        return touches
      }
      let days =
        event.start.day...max(event.start.day, event.isAllDay ? event.end.day - 1 : event.end.day)
      return !event.isTimed && days.overlaps(span.days)
    }
  }

  public func naming(
    _ names: [String], companion: String, in span: Range<Int>, atMost limit: Int
  ) throws(ScheduleFailure) -> [Event] {
    let folded = names.map(folding.folded)
    let found = here.filter { event in
      let title = folding.folded(event.title.text)
      let isNamed = folded.contains { title.contains($0) } || event.companions.contains(companion)
      guard isNamed, event.start.instant < span.upperBound else { return false }
      return event.isSeries || event.isAllDay
        ? event.isSeries || event.end.instant > span.lowerBound
        : event.start.instant >= span.lowerBound
    }
    return Array(found.sorted { $0.start.instant < $1.start.instant }.prefix(limit))
  }

  public func isEmpty() throws(ScheduleFailure) -> Bool { here.isEmpty }

  public func reminding(_ span: Range<Int>, atMost limit: Int) throws(ScheduleFailure) -> [Event] {
    Array(
      here.filter { !$0.reminders.isEmpty && ($0.isSeries || span.contains($0.start.instant)) }
        .prefix(limit))
  }

  public func countedDown(after instant: Int) throws(ScheduleFailure) -> [Event] {
    here.filter { $0.isCountedDown && ($0.isSeries || $0.end.instant > instant) }
  }

  public func busy(_ spans: [Range<Int>]) throws(ScheduleFailure) -> [Bool] {
    let here = here
    return spans.map { span in here.contains { $0.isTimed && $0.touches(span) } }
  }

  public func search(_ text: String, around instant: Int, atMost limit: Int)
    throws(ScheduleFailure) -> [Event]
  {
    if limit < 1 { return [] }
    func texts(_ event: Event) -> SearchTexts {
      SearchTexts(names: [event.title.text], [event.body?.text])
    }
    let isFound = SearchReference(folding).finder(text, among: here.map(texts))
    let found = here.filter { isFound(texts($0)) }
    return found.filter { $0.end.instant <= instant }.suffix(limit)
      + found.filter { $0.end.instant > instant }.prefix(limit)
  }

  public func ids(having text: FilterText) throws(ScheduleFailure) -> Set<ID<Event>> {
    let here = here
    let finds = SearchReference(folding).texts(
      among: here, { SearchTexts(names: [$0.title.text], [$0.body?.text]) },
      tags: { Hashtag.all(in: $0.title.text) + Hashtag.all(in: $0.body?.text ?? "") })
    return Set(here.filter { finds(text, $0) }.map(\.id))
  }

  /// The events that are not in the trash, in order.
  private var here: [Event] {
    kept.withLock { all in
      all.filter { !$0.isRemoved }.map(\.event).sorted(by: Event.comesBefore)
    }
  }

  private static func index(of id: ID<Event>, in all: [StoredEvent]) throws(ScheduleFailure) -> Int
  {
    guard let index = all.firstIndex(where: { !$0.isRemoved && $0.event.id == id })
    else { throw .unknown(reference: id.text) }
    return index
  }
}

extension Event {
  /// Whether the event happens once, at a fixed time.
  var isTimed: Bool { !isSeries && !isAllDay && !floats }

  /// Returns whether any part of the event is within a span of instants.
  package func touches(_ span: Range<Int>) -> Bool {
    start.instant < span.upperBound && span.lowerBound < end.instant
  }
}
