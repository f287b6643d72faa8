import Data
import Domain

/// Checks the readers and the writer of calendar files with any bytes, and counts what they read.
public struct CalendarPromises {
  /// The number of events that were read.
  public private(set) var events = 0
  /// The number of skipped and unreadable items by reason.
  public private(set) var others: [String: Int] = [:]

  private let files: ZoneFiles
  private let zones: CalendarZones

  /// Uses the time zones of these zone files.
  public init(files: ZoneFiles) {
    self.files = files
    zones = CalendarZones(files: files, year: 2026)
  }

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by bytes: [UInt8], as kind: CalendarGrammar.Kind) -> String? {
    _ = CalendarFileFormat.guess(bytes)
    let found = findings(in: bytes, as: kind)
    let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
    // Several tasks may be on one line.
    if found.count > (kind == .tasks ? bytes.count : lines * 2) { return "too many findings" }
    var read: [CalendarEvent] = []
    for finding in found {
      let line: Int
      switch finding {
      case .event(let event, let lineNumber):
        line = lineNumber
        if let reason = broken(event) { return reason }
        read.append(event)
      case .problem(let lineNumber, let reason):
        line = lineNumber
        others["\(reason)".split(separator: "(")[0].description, default: 0] += 1
      case .left(_, let lineNumber):
        line = lineNumber
        others["left", default: 0] += 1
      }
      if !(1...lines).contains(line) { return "a line that is not there" }
    }
    events += read.count
    return read.isEmpty ? nil : brokenByGoingRound(read)
  }

  /// Exports the events and reads them again. Returns the first difference or violation of the
  /// standard, or nil.
  private func brokenByGoingRound(_ events: [CalendarEvent]) -> String? {
    let once = CalendarWriter.file(of: events, zones: files, stamp: 0)
    guard String(validating: once, as: UTF8.self) != nil else { return "a file that is no Unicode" }
    if let reason = brokenLines(once) { return reason }
    var again: [CalendarEvent] = []
    for finding in findings(in: once, as: .calendar) {
      guard case .event(let event, _) = finding else {
        return "an export with something else in it"
      }
      again.append(event)
    }
    guard again.count == events.count else { return "an export with other events" }
    for (old, new) in zip(events, again) {
      if comparable(old) != comparable(new) { return "an event that reads differently" }
    }
    let twice = CalendarWriter.file(of: again, zones: files, stamp: 0)
    return twice == once ? nil : "an export that is never the same"
  }

  private func brokenLines(_ bytes: [UInt8]) -> String? {
    var length = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 10 || last == 13 {
        guard byte == 10, last == 13 else { return "a line that ends otherwise" }
        if length > 76 { return "a line that is too long" }
        length = 0
      } else {
        if byte < 32, byte != 13, byte != 9 { return "a control character" }
        length += 1
      }
      last = byte
    }
    return nil
  }

  /// Returns the event without the properties that an export may change.
  private func comparable(_ event: CalendarEvent) -> CalendarEvent {
    var event = event
    event.unknownZone = nil
    event.brokenAlarm = nil
    event.uid = nil
    event.kept = []
    event.stamp = nil
    return event
  }

  private func broken(_ event: CalendarEvent) -> String? {
    if case .day(let first) = event.start {
      guard case .day(let last) = event.end, first < last else { return "a day that ends early" }
    } else if event.end.isDay {
      return "a time that ends with a day"
    }
    let times =
      [event.start, event.end] + event.leftOut + event.added
      + [event.recurrenceID].compactMap(\.self)
    for zone in times.compactMap(\.zone) where files.zone(zone) == nil {
      return "a zone that is none"
    }
    if event.leftOut.count > CalendarEvent.mostTimes { return "too many times" }
    if event.reminders != event.reminders.sorted(by: >)
      || event.reminders.contains(where: { $0 < 1 })
    {
      return "reminders in disorder"
    }
    for text in [
      event.title, event.rule ?? "", event.uid ?? "",
      event.body?.filter { $0 != "\n" && $0 != "\t" } ?? "",
    ] + event.kept.map({ $0.filter { $0 != "\t" } }) {
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        return "a text that a terminal obeys"
      }
    }
    return event.title.count > CalendarEvent.textLimit ? "a title that is too long" : nil
  }

  private func findings(in bytes: [UInt8], as kind: CalendarGrammar.Kind) -> [CalendarFinding] {
    var found: [CalendarFinding] = []
    switch kind {
    case .calendar:
      var reader = CalendarReader(bytes, zones: zones)
      while let finding = reader.next() { found.append(finding) }
    case .calcurse:
      var reader = CalcurseReader(bytes) { Array("note \($0)\n\u{1B}x".utf8) }
      while let finding = reader.next() { found.append(finding) }
    case .tasks:
      var reader = TaskwarriorReader(bytes, zone: LocalZone { _ in 32_400 })
      while let finding = reader.next() { found.append(finding) }
    }
    return found
  }
}
