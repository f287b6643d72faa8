import Domain
import Presentation
import Support
import Testing

@Suite struct `The wheels of a day and a time` {
  private func wheels(_ day: String = "2026-01-31", _ time: String = "14:00") throws -> MomentField
  {
    let time = try #require(TimeOfDay(time))
    return MomentField(DayAndTime(.on(day), time), in: .english)
  }

  private func press(_ field: inout MomentField, _ keys: Key...) {
    for key in keys { _ = field.update(key) }
    field.settle()
  }

  private func shown(_ field: MomentField) -> String { "\(field.value.day) \(field.value.time)" }

  @Test func `go up to the next five minutes at once`() throws {
    // SC-28
    for (time, wanted) in [("10:03", "10:05:00"), ("10:05", "10:05:00"), ("10:56", "11:00:00")] {
      #expect(shown(try wheels("2026-03-17", time)) == "2026-03-17 \(wanted)")
    }
    #expect(shown(try wheels("2026-12-31", "23:58")) == "2027-01-01 00:00:00")
  }

  @Test func `remember the day a short month does not have`() throws {
    var field = try wheels()
    press(&field, .left, .left, .up)
    #expect(field.wheel == .month)
    #expect(shown(field) == "2026-02-28 14:00:00")
    press(&field, .up, .up)
    #expect(shown(field) == "2026-04-30 14:00:00")
    press(&field, .down)
    #expect(shown(field) == "2026-03-31 14:00:00")
    // A leap day is a day of other years too.
    field = try wheels("2028-02-29")
    press(&field, .left, .up)
    #expect(shown(field) == "2029-02-28 14:00:00")
    press(&field, .down)
    #expect(shown(field) == "2028-02-29 14:00:00")
  }

  @Test func `keep the half of the day while twelve hours are typed`() throws {
    for (digits, wanted) in [
      ("3", "15"), ("03", "15"), ("12", "12"), ("15", "15"), ("0", "00"), ("23", "23"), ("1", "13"),
    ] {
      var field = try wheels("2026-03-17")
      for digit in digits { _ = field.update(.character(digit)) }
      field.settle()
      #expect(shown(field) == "2026-03-17 \(wanted):00:00", "\(digits)")
    }
    var field = try wheels("2026-03-17", "02:00")
    press(&field, .character("1"), .character("2"))
    #expect(shown(field) == "2026-03-17 00:00:00")
    press(&field, .character("p"))
    #expect(shown(field) == "2026-03-17 12:00:00")
    press(&field, .character("a"), .character("9"))
    #expect(shown(field) == "2026-03-17 09:00:00")
  }

  @Test func `carry from one wheel to the next, and never leave the grid`() throws {
    // SC-28: minutes are always a multiple of five
    var field = try wheels("2026-12-31", "23:55")
    press(&field, .right, .up)
    #expect(shown(field) == "2027-01-01 00:00:00")
    press(&field, .down)
    #expect(shown(field) == "2026-12-31 23:55:00")
    for digits in ["03", "59", "7", "00"] {
      for digit in digits { _ = field.update(.character(digit)) }
      field.settle()
      #expect(field.value.time.seconds % 300 == 0)
    }
  }

  @Test func `take no digit that no wheel has`() throws {
    var field = try wheels("2026-03-17")
    press(&field, .character("2"), .character("7"))
    #expect(shown(field) == "2026-03-17 14:00:00")
    press(&field, .left, .left, .character("1"), .character("3"))
    #expect(field.value.day.parts.month == 1)
    field = try wheels("9999-12-31", "23:00")
    press(&field, .up, .pageUp)
    #expect(shown(field) == "9999-12-31 23:00:00")
    field = try wheels("0001-01-01", "00:30")
    press(&field, .down, .pageDown)
    #expect(shown(field) == "0001-01-01 00:30:00")
  }
}
