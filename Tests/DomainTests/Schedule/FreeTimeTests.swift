import Domain
import Support
import Testing

@Suite struct `The free time of a day` {
  private func clock(_ text: String) -> Int {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts[0] * 3600 + parts[1] * 60
  }

  private func free(
    _ events: [(String, String)], now: Now = .on("2026-02-28", at: "09:00", offset: 9 * 3600)
  ) -> [String] {
    let day = Day.on("2026-03-01")
    let scheduled = events.enumerated().map { index, span in
      ScheduledEvent(.sample("e\(index)", from: span.0, to: span.1))
    }
    let agenda = DayAgenda(day: day, events: scheduled)
    return agenda.freeTime(within: clock("8:00")..<clock("22:00"), at: now).map { slice in
      func text(_ seconds: Int) -> String {
        "\(seconds / 3600):" + (seconds / 60 % 60 < 10 ? "0" : "") + "\(seconds / 60 % 60)"
      }
      return text(slice.lowerBound) + "-" + text(slice.upperBound)
    }
  }

  @Test func `is what lies between events, within the hours people plan with`() {
    #expect(free([]) == ["8:00-22:00"])
    #expect(
      free([("10:00", "11:00"), ("12:30", "14:00")]) == [
        "8:00-10:00", "11:00-12:30", "14:00-22:00",
      ])
    #expect(
      free([("10:00", "12:00"), ("11:00", "11:30")]) == ["8:00-10:00", "12:00-22:00"],
      "one within another")
    #expect(free([("06:00", "09:00"), ("21:00", "23:00")]) == ["9:00-21:00"])
    #expect(free([("08:10", "10:00"), ("10:10", "22:00")]) == [], "too short to plan with")
  }

  @Test func `begins now on the day itself, and is over on a day gone by`() {
    #expect(
      free([("10:00", "11:00")], now: .on("2026-03-01", at: "10:20", offset: 9 * 3600)) == [
        "11:00-22:00"
      ])
    #expect(free([], now: .on("2026-03-01", at: "22:30", offset: 9 * 3600)) == [])
    #expect(free([], now: .on("2026-03-02", at: "09:00", offset: 9 * 3600)) == [])
  }
}
