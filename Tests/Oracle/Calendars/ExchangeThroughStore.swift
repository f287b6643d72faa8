import Data
import Domain

/// Imports calendar files into a store in memory and exports them again, in the time zone of Seoul.
struct ExchangeThroughStore {
  private let calendars: CalendarExchange

  init(zones: ZoneFiles) throws {
    let zone = zones.zone("Asia/Seoul").map { LocalZone($0) } ?? LocalZone()
    let calendar = zone.calendar(with: zones)
    calendars = CalendarExchange(
      exchange: SQLiteEventExchange(try Database(.memory), calendar), files: .onDisk,
      format: .standard(zones: zones, zone: zone, year: 2026), calendar: calendar,
      clock: .pinned(.instant(1_772_323_200), in: zone), ids: .random)
  }

  func bringIn(_ bytes: [UInt8]) throws {
    let result = try calendars.importEvents(
      .bytes(bytes), as: .iCalendar, untitled: try SingleLineText("?", limit: 1))
    print(result.report.added, result.report.same, result.report.failed)
  }

  func bringOut() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try calendars.exportEvents(untitled: ["?"]) {
      bytes += $0
      return true
    }
    return bytes
  }
}
