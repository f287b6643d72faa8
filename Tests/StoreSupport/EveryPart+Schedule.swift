import Domain
import Support

@testable import Data

extension EveryPart {
  /// Every change of the schedule.
  var scheduleChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func id(_ n: Int) -> ID<Event> { ID("e\(n % 5)") }
    return [
      (.addEvent, { n in try schedule.keep(.sample("e\(n % 5)", word(n), "\(n)")) }),
      (
        .editEvent,
        { n in
          _ = try schedule.change(id(n)) { event in
            .sample(event.id.text, word(n), on: "2026-04-0\(1 + n % 9)")
          }
        }
      ),
      (.removeEvent, { n in _ = try schedule.remove(id(n), at: .on("2026-03-09")) }),
      (.restoreEvent, { n in _ = try schedule.restore(id(n)) }),
      (
        .importEvents,
        { n in
          let zone = LocalZone { _ in 9 * 3600 }
          let calendars = CalendarExchange(
            exchange: SQLiteEventExchange(database, zone.calendar), files: .onDisk,
            format: .standard(zones: CalendarStory.zones, zone: zone, year: 2026),
            calendar: zone.calendar, clock: database.clock, ids: .counted("i\(n)-"))
          let file = CalendarStory.event(
            "UID:\(n % 4)", "SEQUENCE:\(n)", "DTSTART:2026030\(1 + n % 9)T010000Z",
            "SUMMARY:\(word(n))")
          _ = try calendars.importEvents(.bytes(file), untitled: SingleLineText(stored: "?"))
        }
      ),
    ]
  }
}
