import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The wheels of a day and a time` {
  private func wheels(_ day: String = "2026-01-31", _ time: String = "14:00") throws -> MomentField
  {
    let time = try #require(TimeOfDay(time))
    return MomentField(DayAndTime(.on(day), time), in: .english)
  }

  private func press(_ field: inout MomentField, _ keys: Key...) {
    for key in keys { _ = field.update(key) }
    field.commit()
  }

  private func shown(_ field: MomentField) -> String { "\(field.value.day) \(field.value.time)" }

  @Test(arguments: [
    ("10:03", "10:05", "10:00"), ("10:05", "10:10", "10:00"), ("10:56", "11:00", "10:55"),
    ("10:59", "11:00", "10:55"), ("10:00", "10:05", "09:55"),
  ])
  func `keep a minute, and turn it to the next multiple of five`(
    time: String, up: String, down: String
  ) throws {
    // S-2
    for (key, wanted) in [(Key.up, up), (.down, down)] {
      var field = try wheels("2026-03-17", time)
      #expect(shown(field) == "2026-03-17 \(time):00")
      press(&field, .right, key)
      #expect(shown(field) == "2026-03-17 \(wanted):00")
    }
    #expect(shown(try wheels("2026-12-31", "23:58")) == "2026-12-31 23:58:00")
  }

  @Test(arguments: ["1411", "14:11", "2:11pm", "오후 2시 11분"])
  func `keep a typed minute`(typed: String) throws {
    // S-2
    var field = try wheels("2026-03-17")
    for character in typed { _ = field.update(.character(character)) }
    field.commit()
    #expect(shown(field) == "2026-03-17 14:11:00", "\(typed)")
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
    // 29 February becomes another day in other years.
    field = try wheels("2028-02-29")
    press(&field, .left, .up)
    #expect(shown(field) == "2029-02-28 14:00:00")
    press(&field, .down)
    #expect(shown(field) == "2028-02-29 14:00:00")
  }

  @Test(arguments: [
    ("3", "03:00", "15:00"), ("03", "03:00", "03:00"), ("12", "12:00", "12:00"),
    ("15", "15:00", "15:00"), ("0", "00:00", "00:00"), ("23", "23:00", "23:00"),
    ("1", "01:00", "13:00"), ("10", "10:00", "22:00"), ("1930", "19:30", "19:30"),
    ("0930", "09:30", "09:30"), ("19:30", "19:30", "19:30"), ("730", "07:30", "19:30"),
    ("7:30pm", "19:30", "19:30"), ("7:30am", "07:30", "07:30"), ("9p", "21:00", "21:00"),
    ("1200", "12:00", "12:00"), ("오후 7시 30분", "19:30", "19:30"), ("저녁 8시", "20:00", "20:00"),
    ("noon", "12:00", "12:00"), ("half past 9", "09:30", "09:30"), ("3시 반", "15:30", "15:30"),
  ])
  func `take a time as it is written`(typed: String, english: String, korean: String) throws {
    // newcomer B1: a typed hour in Korean keeps the shown half of the day.
    for (language, wanted) in [(Language.english, english), (.korean, korean)] {
      let time = try #require(TimeOfDay("14:25"))
      var field = MomentField(DayAndTime(.on("2026-03-17"), time), in: language)
      for character in typed { _ = field.update(.character(character)) }
      field.commit()
      #expect(shown(field) == "2026-03-17 \(wanted):00", "\(typed) \(language)")
      #expect(!field.isUnread)
    }
  }

  @Test(arguments: [
    ("2026-04-02", "2026-04-02 14:00:00"), ("2026-04-02 15:00", "2026-04-02 15:00:00"),
    ("2026-04-02T09:30", "2026-04-02 09:30:00"),
  ])
  func `take a date as scripts write it`(typed: String, wanted: String) throws {
    // K-33
    var field = try wheels("2026-03-17")
    for character in typed { _ = field.update(.character(character)) }
    field.commit()
    #expect(!field.isUnread && shown(field) == wanted)
    // After other input, a hyphen lowers the value.
    var other = try wheels("2026-03-17")
    for character in "12-" { _ = other.update(.character(character)) }
    #expect(shown(other) == "2026-03-17 11:55:00")
  }

  @Test func `keep words that mean nothing, and take them back letter by letter`() throws {
    // newcomer B1, korean section 3
    var field = try wheels("2026-03-17")
    for character in "내일 언젠가" { _ = field.update(.character(character)) }
    field.commit()
    #expect(field.isUnread)
    #expect(shown(field) == "2026-03-17 14:00:00")
    for _ in 0..<4 { _ = field.update(.backspace) }
    #expect(!field.isUnread)
    #expect(shown(field) == "2026-03-18 14:00:00")
    field.commit()
    for character in "april 3 9:15" { _ = field.update(.character(character)) }
    field.commit()
    #expect(shown(field) == "2026-04-03 09:15:00")
    // An arrow keeps the date that was read.
    for character in "금요일" { _ = field.update(.character(character)) }
    press(&field, .up)
    #expect(field.value.day.weekday == .friday)
  }

  @Test func `bound what is typed into them`() throws {
    var field = try wheels("2026-03-17")
    for _ in 0..<10_000 { _ = field.update(.character("가")) }
    field.commit()
    #expect(shown(field) == "2026-03-17 14:00:00")
    for _ in 0..<100 { _ = field.update(.backspace) }
    #expect(!field.isUnread)
  }

  @Test func `turn the half of the day`() throws {
    var field = try wheels("2026-03-17", "02:00")
    press(&field, .character("1"), .character("2"))
    #expect(shown(field) == "2026-03-17 12:00:00")
    press(&field, .character("a"))
    #expect(shown(field) == "2026-03-17 00:00:00")
    press(&field, .character("p"))
    #expect(shown(field) == "2026-03-17 12:00:00")
  }

  @Test func `carry from one wheel to the next, and keep what is typed`() throws {
    // SC-28: a minute that is typed is kept.
    var field = try wheels("2026-12-31", "23:55")
    press(&field, .right, .up)
    #expect(shown(field) == "2027-01-01 00:00:00")
    press(&field, .down)
    #expect(shown(field) == "2026-12-31 23:55:00")
    for digits in ["03", "59", "7", "00"] {
      for digit in digits { _ = field.update(.character(digit)) }
      field.commit()
      #expect(field.value.time.seconds % 3600 / 60 == Int(digits))
    }
  }

  @Test func `take no digit that no wheel has`() throws {
    var field = try wheels("2026-03-17")
    // A digit that cannot belong to the hour begins the minutes.
    press(&field, .character("2"), .character("7"))
    #expect(shown(field) == "2026-03-17 02:07:00")
    press(&field, .left, .left, .left, .character("1"), .character("3"))
    #expect(field.value.day.parts.month == 1)
    field = try wheels("9999-12-31", "23:00")
    press(&field, .up, .pageUp)
    #expect(shown(field) == "9999-12-31 23:00:00")
    field = try wheels("0001-01-01", "00:30")
    press(&field, .down, .pageDown)
    #expect(shown(field) == "0001-01-01 00:30:00")
  }
}
