import Data
import Domain
import Synchronization

/// A schedule that keeps the same promises as the real one and needs no file.
package final class ScheduleInMemory: ScheduleRepository {
  struct Kept {
    var event: Event
    var isRemoved = false
  }

  private let kept = Mutex<[Kept]>([])

  /// Why nothing that was removed comes back.
  private let refusal: EventRefusal?

  /// Begins without events.
  package init(restoring refusal: EventRefusal? = nil) { self.refusal = refusal }

  package func add(_ event: Event) throws(ScheduleError) {
    kept.withLock { $0.append(Kept(event: event)) }
  }

  package func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleError) -> Event {
    try kept.withLock { all throws(ScheduleError) in
      let place = try Self.place(of: id, in: all)
      do throws(EventRefusal) { all[place].event = try rule(all[place].event) } catch {
        throw .refused(error)
      }
      return all[place].event
    }
  }

  package func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleError)
    -> Event
  {
    try kept.withLock { all throws(ScheduleError) in
      let place = try Self.place(of: id, in: all)
      do throws(EventRefusal) { try check(all[place].event) } catch { throw .refused(error) }
      all[place].isRemoved = true
      return all[place].event
    }
  }

  package func restore(_ id: ID<Event>) throws(ScheduleError) -> Event {
    if let refusal { throw .refused(refusal) }
    return try kept.withLock { all throws(ScheduleError) in
      guard let place = all.firstIndex(where: { $0.event.id == id })
      else { throw .unknown(reference: id.text) }
      for other in all.indices where all[other].event.occurrence?.series == id {
        all[other].isRemoved = false
      }
      all[place].isRemoved = false
      return all[place].event
    }
  }

  package func candidates(for reference: String, by step: NameStep) throws(ScheduleError)
    -> [Event]
  {
    here.filter { NamesInMemory.fits(reference, step, id: $0.id.text, [$0.title.text]) }
      .sorted { ($0.start.instant, $0.id.text) < ($1.start.instant, $1.id.text) }
  }

  package func titles(near reference: String) throws(ScheduleError) -> [String] {
    NamesInMemory.near(reference, here.map(\.title.text))
  }

  package func rewrite(_ id: ID<Event>, removing: Bool, at now: Now, by rule: SeriesRule)
    throws(ScheduleError) -> SeriesWrite
  {
    try kept.withLock { all throws(ScheduleError) in
      let place = try Self.place(of: id, in: all)
      let own = all.filter { !$0.isRemoved && $0.event.occurrence?.series == id }.map(\.event)
      let write: SeriesWrite
      do throws(EventRefusal) { write = try rule(all[place].event, own) } catch {
        throw .refused(error)
      }
      for event in write.changed { all[try Self.place(of: event.id, in: all)].event = event }
      for event in write.removed { all[try Self.place(of: event.id, in: all)].isRemoved = true }
      all += write.added.map { Kept(event: $0) }
      return write
    }
  }

  package func standing(outOf series: ID<Event>) throws(ScheduleError) -> [Event] {
    here.filter { $0.occurrence?.series == series }
  }

  package func visit(
    _ span: ScheduleSpan, bound: ([Event]) -> Void, _ visitor: (Event) -> Bool
  ) throws(ScheduleError) {
    if span.instants.isEmpty { return }
    bound(try self.bound(span))
    for event in here where event.isTimed && event.touches(span.instants) && !visitor(event) {
      return
    }
  }

  package func bound(_ span: ScheduleSpan) throws(ScheduleError) -> [Event] {
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

  package func naming(
    _ names: [String], companion: String, in span: Range<Int>, atMost limit: Int
  ) throws(ScheduleError) -> [Event] {
    let folded = names.map(TextForms.folded)
    let found = here.filter { event in
      let title = TextForms.folded(event.title.text)
      let isNamed = folded.contains { title.contains($0) } || event.companions.contains(companion)
      guard isNamed, event.start.instant < span.upperBound else { return false }
      return event.isSeries || event.isAllDay
        ? event.isSeries || event.end.instant > span.lowerBound
        : event.start.instant >= span.lowerBound
    }
    return Array(found.sorted { $0.start.instant < $1.start.instant }.prefix(limit))
  }

  package func isEmpty() throws(ScheduleError) -> Bool { here.isEmpty }

  package func reminding(_ span: Range<Int>, atMost limit: Int) throws(ScheduleError) -> [Event] {
    Array(
      here.filter { !$0.reminders.isEmpty && ($0.isSeries || span.contains($0.start.instant)) }
        .prefix(limit))
  }

  package func busy(_ spans: [Range<Int>]) throws(ScheduleError) -> [Bool] {
    let here = here
    return spans.map { span in here.contains { $0.isTimed && $0.touches(span) } }
  }

  package func search(_ text: String, around instant: Int, atMost limit: Int)
    throws(ScheduleError) -> [Event]
  {
    if limit < 1 { return [] }
    func texts(_ event: Event) -> SearchTexts {
      SearchTexts(names: [event.title.text], [event.body?.text])
    }
    let isFound = SearchReference.finder(text, among: here.map(texts))
    let found = here.filter { isFound(texts($0)) }
    return found.filter { $0.end.instant <= instant }.suffix(limit)
      + found.filter { $0.end.instant > instant }.prefix(limit)
  }

  package func ids(having text: FilterText) throws(ScheduleError) -> Set<ID<Event>> {
    let here = here
    let finds = SearchReference.texts(
      among: here, { SearchTexts(names: [$0.title.text], [$0.body?.text]) },
      tags: { Hashtag.all(in: $0.title.text) + Hashtag.all(in: $0.body?.text ?? "") })
    return Set(here.filter { finds(text, $0) }.map(\.id))
  }

  /// All that were not put away, in order.
  private var here: [Event] {
    kept.withLock { all in
      all.filter { !$0.isRemoved }.map(\.event).sorted(by: Event.comesBefore)
    }
  }

  private static func place(of id: ID<Event>, in all: [Kept]) throws(ScheduleError) -> Int {
    guard let place = all.firstIndex(where: { !$0.isRemoved && $0.event.id == id })
    else { throw .unknown(reference: id.text) }
    return place
  }
}

extension Event {
  /// Whether it happens once, at a time.
  var isTimed: Bool { !isSeries && !isAllDay && !floats }

  /// Whether any of it is within a span, said as plainly as can be.
  package func touches(_ span: Range<Int>) -> Bool {
    start.instant < span.upperBound && span.lowerBound < end.instant
  }
}
