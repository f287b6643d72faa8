/// Merges the changes of an event in the store into its file. Unchanged parts of the file keep their bytes.
struct EventMerge: Sendable {
  let format: CalendarFormat
  let calendar: LocalCalendar
  /// The time that is written to a changed event as its revision (`DTSTAMP`).
  let stamp: Int
  /// Whether the file is known to have the content of `base`, perhaps written differently. Then nothing conflicts.
  var isAgreed = false

  /// The events of a file after the merge, before they are written.
  private struct Plan {
    var events: [CalendarEvent]
    /// The changed fields of each event of the file.
    var changed: [Int: Set<VdirField>] = [:]
    var removed: Set<Int> = []
    var added: [CalendarEvent] = []
    var clashes: [VdirClash] = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty && added.isEmpty }
  }

  /// Three-way merge: applies the changes from `base` to `ours` to a file.
  func apply(_ base: [CalendarEvent], _ ours: [CalendarEvent], on file: EventFile) -> VdirMerge {
    let plan = plan(base, ours, file)
    guard !plan.isEmpty else {
      return VdirMerge(text: file.document.bytes, clashes: plan.clashes)
    }
    return VdirMerge(text: written(plan, file), clashes: plan.clashes)
  }

  // MARK: Deciding

  private func plan(_ base: [CalendarEvent], _ ours: [CalendarEvent], _ file: EventFile) -> Plan {
    let keys = EventKeys(calendar: calendar)
    let (was, there) = (keys.indices(of: base), keys.indices(of: file.events))
    let now = keys.indices(of: ours)
    var plan = Plan(events: file.events)
    for event in ours {
      let key = keys.key(of: event, in: ours)
      let old = was[key].map { base[$0] }
      guard let index = there[key] else {
        // Changed in the store and removed from the file: the change is kept.
        if old.map({ !isSame($0, event) }) ?? true { plan.added.append(named(event, file)) }
        continue
      }
      merge(old, event, at: index, &plan)
    }
    for (key, index) in was where now[key] == nil {
      // Removed from the store and changed in the file: the change is kept.
      guard let other = there[key], isSame(base[index], file.events[other]) else { continue }
      plan.removed.insert(other)
    }
    // A file without any event is invalid, so the events stay in that case.
    if plan.added.isEmpty, plan.removed.count == file.events.count { plan.removed = [] }
    return plan
  }

  private func isSame(_ one: CalendarEvent, _ other: CalendarEvent) -> Bool {
    VdirField.allCases.allSatisfy { $0.isSame(one, other) }
  }

  private func merge(
    _ old: CalendarEvent?, _ ours: CalendarEvent, at index: Int, _ plan: inout Plan
  ) {
    for field in VdirField.allCases {
      let theirs = plan.events[index]
      if let old, field.isSame(old, ours) { continue }
      if field.isSame(ours, theirs) { continue }
      if let old, isAgreed || field.isSame(old, theirs) {
        field.copy(ours, to: &plan.events[index])
      } else if !field.unite(old ?? ours.withoutLists, ours, into: &plan.events[index]) {
        plan.clashes.append(
          VdirClash(
            field: field.rawValue, ours: field.text(of: ours), theirs: field.text(of: theirs)))
        field.copy(ours, to: &plan.events[index])
      }
      plan.changed[index, default: []].insert(field)
    }
  }

  private func named(_ event: CalendarEvent, _ file: EventFile) -> CalendarEvent {
    var event = event
    event.uid = file.uid
    return event
  }

  // MARK: Writing

  private func written(_ plan: Plan, _ file: EventFile) -> [UInt8] {
    var events = plan.events
    for index in plan.changed.keys {
      events[index].stamp = stamp
      if events[index].lastModified != nil { events[index].lastModified = stamp }
    }
    let kept = events.indices.filter { !plan.removed.contains($0) }.map { events[$0] }
    let whole = format.file(kept + plan.added, stamp)
    guard let rendered = ContentDocument(format.file(events + plan.added, stamp)) else {
      return whole
    }
    let bytes = patched(file, plan, rendered)
    // If the patched file does not have the expected events, the whole file is rendered again.
    return says(bytes, kept + plan.added) ? bytes : whole
  }

  /// Returns the file in which only the changed properties are replaced by those of `rendered`.
  private func patched(_ file: EventFile, _ plan: Plan, _ rendered: ContentDocument) -> [UInt8] {
    var document = file.document
    guard let index = document.only("VCALENDAR"), let from = rendered.only("VCALENDAR"),
      var calendar = document.parts[index].component,
      let source = rendered.parts[from].component?.with(lineEnd: document.lineEnd)
    else { return document.bytes }
    let (own, new) = (calendar.indices(of: "VEVENT"), source.indices(of: "VEVENT"))
    guard new.count == file.events.count + plan.added.count else { return document.bytes }
    for (number, fields) in plan.changed {
      guard var event = calendar.parts[own[number]].component,
        let changed = source.parts[new[number]].component
      else { continue }
      patch(&event, by: changed, fields)
      calendar.parts[own[number]] = .component(event)
    }
    let added = new.dropFirst(file.events.count).map { source.parts[$0] }
    let end = own.last.map { $0 + 1 } ?? calendar.parts.count
    calendar.parts.insert(contentsOf: added, at: end)
    for number in plan.removed.sorted(by: >) { calendar.parts.remove(at: own[number]) }
    addZones(of: source, to: &calendar)
    document.parts[index] = .component(calendar)
    return document.bytes
  }

  private func patch(
    _ event: inout ContentDocument.Component, by changed: ContentDocument.Component,
    _ fields: Set<VdirField>
  ) {
    for field in VdirField.allCases where fields.contains(field) {
      if field == .reminders {
        let alarms = changed.indices(of: "VALARM").compactMap { changed.parts[$0].component }
        event.replaceComponents("VALARM", by: alarms)
      } else {
        event.replace(field.properties, by: changed.lines(field.properties))
      }
    }
    for name in ["DTSTAMP", "LAST-MODIFIED"] where !event.lines([name]).isEmpty {
      event.replace([name], by: changed.lines([name]))
    }
  }

  /// Adds the definitions of time zones that are used in the file but not yet defined in it.
  private func addZones(
    of source: ContentDocument.Component, to calendar: inout ContentDocument.Component
  ) {
    let known = Set(calendar.indices(of: "VTIMEZONE").compactMap { name(of: calendar.parts[$0]) })
    let used = calendar.indices(of: "VEVENT").compactMap { calendar.parts[$0].component }
      .flatMap(\.lines).filter { !$0.name.hasPrefix("X-") }.map(\.text)
    for index in source.indices(of: "VTIMEZONE").reversed() {
      guard let name = name(of: source.parts[index]), !known.contains(name) else { continue }
      let mark = Array("TZID=\(name)".utf8)
      let quoted = Array("TZID=\"\(name)\"".utf8)
      guard used.contains(where: { Self.has(mark, $0) || Self.has(quoted, $0) }) else { continue }
      let first = calendar.parts.firstIndex(where: \.isComponent) ?? calendar.parts.count
      calendar.parts.insert(source.parts[index], at: first)
    }
  }

  private func name(of zone: ContentDocument.Part) -> String? {
    zone.component?.lines(["TZID"]).first.map { String(decoding: $0.value, as: UTF8.self) }
  }

  private static func has(_ piece: [UInt8], _ text: [UInt8]) -> Bool {
    guard text.count >= piece.count, let first = piece.first else { return false }
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: piece) }
  }

  /// Returns whether a file has exactly these events.
  private func says(_ bytes: [UInt8], _ events: [CalendarEvent]) -> Bool {
    let file: EventFile
    do throws(VdirRefusal) { file = try EventFile(bytes, format) } catch { return false }
    let keys = EventKeys(calendar: calendar)
    let found = keys.indices(of: file.events)
    return file.events.count == events.count
      && events.allSatisfy { event in
        guard let index = found[keys.key(of: event, in: events)] else { return false }
        return isSame(event, file.events[index])
      }
  }
}

extension CalendarEvent {
  /// The event without the lists whose entries are merged one by one.
  fileprivate var withoutLists: CalendarEvent {
    var event = self
    (event.leftOut, event.added, event.addedLengths, event.reminders) = ([], [], [:], [])
    return event
  }
}
