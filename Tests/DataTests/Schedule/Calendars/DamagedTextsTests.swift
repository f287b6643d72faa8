import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of calendar texts that are not valid UTF-8, and of lines that other programs cannot read.
@Suite struct `A calendar with damaged texts` {
  private func titles(_ lines: [[UInt8]]) -> [String] {
    var bytes = Array("BEGIN:VCALENDAR\r\n".utf8)
    for line in lines {
      bytes += Array("BEGIN:VEVENT\r\nDTSTART:20260301\r\n".utf8) + line
      bytes += Array("\r\nEND:VEVENT\r\n".utf8)
    }
    return CalendarStory.findings(bytes + Array("END:VCALENDAR\r\n".utf8)).map {
      $0.event?.title ?? CalendarStory.describe($0)
    }
  }

  private func line(_ head: String, _ bytes: [UInt8]) -> [UInt8] { Array(head.utf8) + bytes }

  // F-9
  @Test func `of Windows is read in its letters`() throws {
    #expect(
      titles([
        line("SUMMARY:Caf", [0xE9]), line("SUMMARY:", [0xE4, 0xF6, 0xFC, 0xDF]),
        line("SUMMARY:3 ", [0x80]),
      ]) == ["Café", "äöüß", "3 €"])
    let kept = CalendarStory.events(
      Array("BEGIN:VEVENT\nDTSTART:20260301\nLOCATION:Caf".utf8) + [0xE9]
        + Array("\nEND:VEVENT\n".utf8)
    ).first?.kept
    #expect(kept == ["LOCATION:Café"])
  }

  // F-9
  @Test func `of Korea is read in its letters, but for a byte that is wrong`() throws {
    #expect(
      titles([
        line("SUMMARY:", [0xB1, 0xE8, 0xB9, 0xCE, 0xBE, 0xC6]),
        line("SUMMARY:", [0xB1, 0xE8, 0xFF]),
      ]) == ["김민아", "김\u{FFFD}"])
  }

  // F-9
  @Test func `in Unicode loses no more than the letter that is wrong`() throws {
    #expect(
      titles([
        line("SUMMARY:하루 ", [0xFF] + Array(" 끝".utf8)), line("SUMMARY:a ", [0xEA, 0xB9]),
        line("SUMMARY;CHARSET=UTF-8:b ", [0xFF]),
      ]) == ["하루 \u{FFFD} 끝", "a \u{FFFD}", "b \u{FFFD}"])
  }

  // F-24, K-17
  @Test(arguments: ["PT-2H", "soon", "", "-P1H", "20260301"])
  func `keeps an alarm that nobody can read to itself`(trigger: String) throws {
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.event(
        "UID:a", "DTSTART:20260302T010000Z", "DURATION:PT1H", "SUMMARY:a", "BEGIN:VALARM",
        "ACTION:DISPLAY", "TRIGGER:" + trigger, "DESCRIPTION:x", "END:VALARM", "BEGIN:VALARM",
        "ACTION:AUDIO", "TRIGGER:-PT5M", "END:VALARM"))
    #expect(
      result.remarks.map(\.reason)
        == [.alarmUnread(title: "a", alarm: "TRIGGER:" + trigger)])
    let lines = try story.lines()
    #expect(!lines.contains("TRIGGER:" + trigger))
    #expect(lines.filter { $0 == "BEGIN:VALARM" }.count == 1)
    #expect(lines.contains("ACTION:AUDIO"))
  }

  // F-24
  @Test(arguments: ["-PT15M", "PT0S", "-P1DT2H3M4S", "P2W", "20260301T090000Z"])
  func `keeps an alarm as it is that everybody can read`(trigger: String) throws {
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.event(
        "UID:a", "DTSTART:20260302T010000Z", "DURATION:PT1H", "SUMMARY:a", "BEGIN:VALARM",
        "ACTION:AUDIO", "TRIGGER:" + trigger, "END:VALARM"))
    #expect(result.remarks.isEmpty)
    #expect(
      try story.lines().suffix(5).dropLast() == [
        "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:" + trigger, "END:VALARM",
      ])
  }

  // F-25
  @Test func `has its title in one line here and in all of them for others`() throws {
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.event("UID:a", "DTSTART:20260302T010000Z", "SUMMARY:one\\ntwo  three"))
    #expect(result.remarks.isEmpty)
    #expect(try story.events() == ["one two three 2026-03-02 10:00:00 UTC"])
    #expect(try story.lines().contains("SUMMARY:one\\ntwo  three"))
    #expect(try story.bring(try story.exported()) == [0, 0, 1, 0, 0])
    _ = try story.edit.edit(ID("e1"), EventChange(title: "mine"))
    #expect(try story.lines().contains("SUMMARY:mine"))
  }
}
