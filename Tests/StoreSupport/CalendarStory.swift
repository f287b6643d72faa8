import Data
import Domain
import Foundation
import Support

/// Helpers for tests of calendar files in the format iCalendar.
package enum CalendarStory {
  package static let zones = zones(in: "Asia/Seoul")

  /// Returns the time zone files of this machine, with the local time zone set to `zone`.
  package static func zones(in zone: String) -> ZoneFiles {
    ZoneFiles(
      folder: nil, variable: zone,
      read: { FileManager.default.contents(atPath: $0).map { Array($0) } }, link: { _ in nil })
  }

  /// Returns the bytes of a sample calendar file of the tests.
  package static func file(_ name: String) throws -> [UInt8] {
    let folder = ProjectFolder.root.appendingPathComponent(
      "Tests/DataTests/Schedule/Calendars/Files")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// Returns a calendar that contains these lines.
  package static func calendar(_ lines: String..., end: String = "\r\n") -> [UInt8] {
    Array((["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: end).utf8)
  }

  /// Returns a calendar with one event that contains these lines.
  package static func event(_ lines: String...) -> [UInt8] {
    let all = ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
    return Array(all.joined(separator: "\r\n").utf8)
  }

  package static func findings(_ bytes: [UInt8]) -> [CalendarFinding] {
    var reader = CalendarReader(bytes, zones: CalendarZones(files: zones, year: 2026))
    var found: [CalendarFinding] = []
    while let finding = reader.next() { found.append(finding) }
    return found
  }

  package static func events(_ bytes: [UInt8]) -> [CalendarEvent] {
    findings(bytes).compactMap(\.event)
  }

  /// Returns one line for each finding in a calendar file: an event, a problem or a component that is not an event.
  package static func describe(_ bytes: [UInt8]) -> [String] { findings(bytes).map(describe) }

  package static func describe(_ finding: CalendarFinding) -> String {
    switch finding {
    case .event(let event, _): describe(event)
    case .problem(let line, let reason): "\(line) \(reason)"
    case .left(let left, let line): "\(line) left \(left)"
    }
  }

  package static func describe(_ event: CalendarEvent) -> String {
    var words = [event.uid ?? "-"]
    if event.isCancelled { words.append("cancelled") }
    if let original = event.recurrenceID {
      words.append("for " + describe(original) + (event.isThisAndFuture ? " and later" : ""))
    }
    words += ["“\(event.title)”", describe(event.start), "…", describe(event.end)]
    if let rule = event.rule { words.append(rule) }
    if !event.leftOut.isEmpty {
      words.append("without " + event.leftOut.map(describe).joined(separator: ", "))
    }
    if !event.added.isEmpty {
      words.append("and " + event.added.map(describe).joined(separator: ", "))
    }
    if let zone = event.unknownZone { words.append("(zone \(zone))") }
    return words.joined(separator: " ")
  }

  package static func describe(_ time: CalendarTime) -> String {
    switch time {
    case .day(let day): "\(day)"
    case .local(let time): "\(time.day)T\(time.time)"
    case .zoned(let time, let zone): "\(time.day)T\(time.time) \(ZoneText.name(zone) ?? "-")"
    case .instant(let instant):
      "\(Now(instant: instant, offset: 0))".replacingOccurrences(of: "+00:00", with: "Z")
    }
  }
}

extension CalendarFinding {
  package var event: CalendarEvent? { if case .event(let event, _) = self { event } else { nil } }
}

extension CalendarStory {
  /// Returns the calendar file that Haru writes for these events.
  package static func written(_ events: [CalendarEvent]) -> [UInt8] {
    CalendarWriter.file(of: events, zones: zones, stamp: 1_772_323_200)
  }
}
