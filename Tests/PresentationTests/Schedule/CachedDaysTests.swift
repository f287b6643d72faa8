import Domain
import PresentationKit
import Support
import Testing

@testable import PresentationSchedule
@testable import TextUI

/// Tests that the days next to the shown day are already loaded when the user moves to them.
@Suite struct `The days around the shown day` {
  private static let today = Day.on("2026-03-03")
  private let area = Area(column: 0, row: 0, columns: 120, rows: 36)

  private func agenda(_ day: Day, _ title: String) -> DayAgenda {
    DayAgenda(
      day: day,
      events: [
        ScheduledEvent(.sample("\(day)", title, on: day.description, from: "09:00", to: "10:00"))
      ])
  }

  private static func busy(on day: Day) -> MonthLoad {
    MonthLoad([ScheduleYear.Load(day: day, count: 1, seconds: 3600)], trips: [])
  }

  /// Answers each request for days or months with sample data, and returns the requests.
  private func answer(_ works: [Work], _ title: String = "walk", to screen: inout ScheduleScreen)
    -> [ScheduleWork]
  {
    works.compactMap { work -> ScheduleWork? in
      guard let request: ScheduleWork = work.cast() else { return nil }
      switch request {
      case .days(let days):
        let count = days.upperBound - days.lowerBound + 1
        let agendas = (0..<count).map { agenda(days.lowerBound + $0, title) }
        _ = screen.receive(.schedule(.days(agendas, [:])))
      case .month(let day):
        _ = screen.receive(.schedule(.month(day, Self.busy(on: day), [:])))
      case .year, .plan, .edit, .remove, .series, .editSome, .removeSome, .search, .weigh: break
      }
      return request
    }
  }

  private func opened() -> ScheduleScreen {
    var screen = ScheduleScreen(
      ViewContext(
        .english, .unicode,
        now: Now(day: Self.today, time: TimeOfDay(seconds: 43_200), offset: 0)))
    _ = answer(screen.reload, to: &screen)
    return screen
  }

  private func press(_ key: Key, _ screen: inout ScheduleScreen) -> [Work] {
    (screen.press(key, in: area) ?? []).compactMap {
      if case .work(let work) = $0 { work } else { nil }
    }
  }

  @Test func `are shown at once, and few keys load more`() {
    var screen = opened()
    var requests: [ScheduleWork] = []
    for step in 1...28 {
      let works = press(.right, &screen)
      #expect(screen.agenda?.day == Self.today + step, "before any answer")
      requests += answer(works, to: &screen)
    }
    #expect(screen.coming.count == 14 && screen.week.count == 7)
    #expect(requests.count <= 4, "\(requests)")
    #expect(!requests.contains { if case .month = $0 { true } else { false } })
    // A month is loaded once, before it is shown.
    let first = answer(press(.right, &screen), to: &screen)
    #expect(screen.day == .on("2026-04-01") && first.contains(.month(.on("2026-05-01"))))
    #expect(!first.contains(.month(screen.day)) && screen.load.level(of: screen.day) > 0)
    #expect(screen.nextLoad.level(of: .on("2026-05-01")) > 0)
    #expect(answer(press(.right, &screen), to: &screen) == [])
  }

  @Test func `are loaded again after a change`() {
    var screen = opened()
    _ = press(.right, &screen)
    _ = answer(screen.reload, "dentist", to: &screen)
    #expect(screen.events.map(\.title.text) == ["dentist"])
    _ = press(.left, &screen)
    #expect(screen.events.map(\.title.text) == ["dentist"])
  }

  @Test func `are loaded for a day far away, and its event is selected`() {
    var screen = opened()
    let day = Day.on("2027-08-09")
    _ = answer(screen.go(to: day, ID("\(day)")), to: &screen)
    #expect(screen.agenda?.day == day && screen.chosen?.id == ID("\(day)"))
    _ = answer(screen.go(to: Self.today), to: &screen)
    #expect(screen.agenda?.day == Self.today && screen.chosen?.id == ID("\(Self.today)"))
  }

  // The answer for a month may arrive after the user has moved to another one.
  @Test func `ignore a month that is no longer shown`() {
    var screen = opened()
    _ = screen.go(to: .on("2026-06-09"))
    _ = screen.receive(.schedule(.month(.on("2026-03-01"), Self.busy(on: .on("2026-06-09")), [:])))
    #expect(screen.load == .empty)
  }
}
