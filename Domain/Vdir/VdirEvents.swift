/// The files of a calendar folder.
struct VdirEvents: VdirTexts {
  let repository: any VdirRepository
  let exchange: any EventExchangeRepository
  let format: CalendarFormat
  let calendar: LocalCalendar
  let ids: IDSource
  let now: Now
  /// The title for events without one, and such titles in all languages.
  let untitled: (title: SingleLineText, all: Set<String>)

  private var merging: EventMerge {
    EventMerge(format: format, calendar: calendar, stamp: now.instant)
  }
  private var departure: EventDeparture {
    EventDeparture(calendar, today: now.day, untitled: untitled.all)
  }

  // MARK: Reading

  func records() throws(StorageFailure) -> [VdirRecord] {
    var records: [VdirRecord] = []
    let departure = departure
    do throws(EventExchangeFailure) {
      try exchange.visitFamilies { family in
        records.append(record(of: family, departure))
        return true
      }
    } catch {
      switch error {
      case .storage(let failure): throw failure
      // Only an import reads files.
      case .file, .unknownForm: throw .corrupt
      }
    }
    return records
  }

  func record(_ id: String) throws(StorageFailure) -> VdirRecord? {
    try repository.family(of: ID(id)).map { record(of: $0, departure) }
  }

  /// Renders a family without revisions, because they must not affect comparisons.
  private func record(of family: EventFamily, _ departure: EventDeparture) -> VdirRecord {
    let events = departure.events(of: family).map(\.withoutVersion)
    return VdirRecord(
      id: family.own.event.id.text, uid: events.first?.uid ?? "", text: format.file(events, 0),
      title: family.own.event.title.text)
  }

  func uid(of text: [UInt8]) throws(VdirRefusal) -> String { try EventFile(text, format).uid }

  private func events(_ text: [UInt8]) -> [CalendarEvent] {
    do throws(VdirRefusal) { return try EventFile(text, format).events } catch { return [] }
  }

  func saysSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    let (one, other) = (events(one), events(other))
    return !one.isEmpty && one.map(\.withoutVersion) == other.map(\.withoutVersion)
  }

  // MARK: Merging

  func changed(_ item: VdirItem, by record: VdirRecord) -> [UInt8] {
    if item.here == record.text { return item.wanted }
    return agreed(item.here, record.text, on: item.wanted)
  }

  /// Applies the changes from `base` to `ours` to a file that has the same content as `base`.
  private func agreed(_ base: [UInt8], _ ours: [UInt8], on text: [UInt8]) -> [UInt8] {
    var merging = merging
    merging.isAgreed = true
    do throws(VdirRefusal) {
      return merging.apply(events(base), events(ours), on: try EventFile(text, format)).text
    } catch { return ours }
  }

  func merge(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> VdirMerge {
    do throws(VdirRefusal) {
      let file = try EventFile(theirs, format)
      return merging.apply(base.map(events) ?? [], events(ours), on: file)
    } catch { return VdirMerge(text: ours) }
  }

  func copying(_ field: String, from other: [UInt8], into text: [UInt8]) -> [UInt8] {
    let (old, theirs) = (events(text), events(other))
    guard let field = VdirField(rawValue: field) else { return text }
    let keys = EventKeys(calendar: calendar)
    let found = keys.indices(of: theirs)
    let new = old.map { event in
      var event = event
      if let index = found[keys.key(of: event, in: old)] { field.copy(theirs[index], to: &event) }
      return event
    }
    return agreed(text, format.file(new, now.instant), on: text)
  }

  func newFile(of record: VdirRecord) -> [UInt8] {
    let events = events(record.text).map { event in
      var event = event
      event.stamp = now.instant
      return event
    }
    return events.isEmpty ? record.text : format.file(events, now.instant)
  }

  // MARK: Storing

  func settle(_ text: [UInt8], over record: VdirRecord?) throws(VdirTextFailure) -> VdirRecord? {
    let arrival = EventArrival(calendar, untitled: untitled.title)
    var arriving: [ArrivingEvent] = []
    do throws(VdirRefusal) {
      for event in try EventFile(text, format).events {
        do throws(CalendarParseError) {
          arriving.append(try arrival.event(event, as: ids.id()))
        } catch { throw .unreadable(line: 1) }
      }
    } catch { throw .refused(error) }
    // The series comes first, because its occurrences need it.
    let (whole, parts) = (
      arriving.filter { $0.card.position == nil }, arriving.filter { $0.card.position != nil }
    )
    // The occurrences of a series that is cancelled do not take place either.
    let all = whole.contains(where: \.isCancelled) ? whole : whole + parts
    do throws(StorageFailure) {
      let id = try repository.settle(all, over: record.map { ID($0.id) }, at: now)
      return try id.flatMap { (id) throws(StorageFailure) in try self.record(id.text) }
    } catch { throw .storage(error) }
  }

  func remove(_ record: VdirRecord) throws(StorageFailure) {
    try repository.removeEvent(ID(record.id), at: now)
  }
}

extension CalendarEvent {
  /// The event without its revision.
  fileprivate var withoutVersion: CalendarEvent {
    var event = self
    (event.sequence, event.stamp, event.lastModified) = (0, nil, nil)
    return event
  }
}
