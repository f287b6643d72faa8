import Domain
import StoreSupport
import Support

@testable import Data

/// A store for the tests of importing and exporting events. Its time zone is Seoul by default.
struct ExchangeStory {
  let database: Database
  let schedule: SQLiteSchedule
  let exchange: SQLiteEventExchange
  let calendars: CalendarExchange
  let edit: Schedule
  let files: FilesInMemory

  static let untitled = "(untitled)"

  init(
    _ location: Database.Location = .memory, files: FilesInMemory = FilesInMemory(),
    at now: String = "2026-03-01", in zone: String = "Asia/Seoul", port: Files? = nil,
    ids: IDSource = .counted("e")
  ) throws {
    let clock = WallClock { .on(now) }
    database = try Database(location, clock: clock)
    schedule = SQLiteSchedule(database)
    let zones = CalendarStory.zones(in: zone)
    let here = LocalZone(zones.zone(zone) ?? .greenwich)
    let calendar = here.calendar(with: zones)
    exchange = SQLiteEventExchange(database, calendar)
    self.files = files
    calendars = CalendarExchange(
      exchange: exchange, files: port ?? files.port,
      format: .standard(zones: zones, zone: here, year: 2026), calendar: calendar, clock: clock,
      ids: ids)
    edit = Schedule(schedule: schedule, clock: clock, calendar: calendar, ids: ids)
  }

  /// Imports a file. Returns how many events were added, updated, unchanged, skipped and failed.
  @discardableResult
  func bring(_ bytes: [UInt8], as form: CalendarFileFormat? = nil) throws -> [Int] {
    Self.counts(try result(bytes, as: form))
  }

  func result(_ bytes: [UInt8], as form: CalendarFileFormat? = nil) throws -> EventImport {
    try calendars.importEvents(
      .bytes(bytes), as: form, untitled: SingleLineText(stored: Self.untitled))
  }

  func bring(from path: String, as form: CalendarFileFormat? = nil) throws -> [Int] {
    Self.counts(
      try calendars.importEvents(
        .path(path), as: form, untitled: SingleLineText(stored: Self.untitled)))
  }

  func bringFolder(_ folder: String, _ span: ExportedSpan = ExportedSpan()) throws -> [Int] {
    let result = try calendars.exportFolder(folder, span, untitled: [Self.untitled])
    return [result.written, result.same, result.removed]
  }

  static func counts(_ result: EventImport) -> [Int] {
    let report = result.report
    return [report.added, report.updated, report.same, report.skipped, report.failed]
  }

  /// Returns the bytes of an export.
  func exported(_ span: ExportedSpan = ExportedSpan()) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try calendars.exportEvents(span, untitled: [Self.untitled]) {
      bytes += $0
      return true
    }
    return bytes
  }

  /// Returns the unfolded lines of all events in an export.
  func lines() throws -> [String] {
    let text = String(decoding: try exported(), as: UTF8.self).replacing("\r\n ", with: "")
    let lines = text.split(separator: "\r\n").map(String.init)
    let start = lines.firstIndex(of: "BEGIN:VEVENT") ?? lines.endIndex
    return Array(lines[start...].dropLast())
  }

  /// Returns one line for each stored event or series. Changed occurrences follow the series,
  /// separated by `|`.
  func events() throws -> [String] {
    var described: [String] = []
    let calendar = edit.queries.calendar
    try exchange.visitFamilies { family in
      described.append(
        ([family.own] + family.changed).map { Self.describe($0, calendar) }.joined(separator: " | ")
      )
      return true
    }
    return described
  }

  /// Returns the start and the end of each event that is shown on these days.
  func shown(_ first: String, _ last: String) throws -> [String] {
    var shown: [String] = []
    try edit.queries(.on(first)...(.on(last))) {
      let event = $0.event
      shown.append(
        event.isAllDay
          ? "\(event.start.day)"
          : "\(event.start.dayAndTime.shortText) … \(event.end.dayAndTime.shortText)")
      return true
    }
    return shown
  }

  private static func describe(_ carded: CardedEvent, _ calendar: LocalCalendar) -> String {
    let event = calendar.here(carded.event)
    var words = [event.title.text, "\(event.start.dayAndTime.day)"]
    if !event.isAllDay { words.append("\(event.start.time)") }
    if let zone = event.zoneName { words.append(zone) }
    if let rule = event.rule { words.append(rule.text) }
    if !event.leftOut.isEmpty { words.append("without \(event.leftOut)") }
    if !event.added.isEmpty { words.append("and " + event.added.map { "\($0.day)" }.joined()) }
    if let occurrence = event.occurrence { words.append("for \(occurrence.day)") }
    return words.joined(separator: " ")
  }
}

extension DayAndTime {
  /// The day and time, with seconds only if they are not zero.
  fileprivate var shortText: String {
    "\(day) " + (time.seconds % 60 == 0 ? String(time.description.prefix(5)) : time.description)
  }
}
