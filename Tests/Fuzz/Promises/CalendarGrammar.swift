/// Generates almost valid calendar files: builds them from typical lines, then damages them.
public enum CalendarGrammar {
  /// The format of a generated file.
  public enum Kind: String, CaseIterable, Sendable {
    case calendar, calcurse, tasks
  }

  private static let times = [
    ":20260301", ";VALUE=DATE:20260301", ":20260301T100000Z", ":20260301T100000",
    ";TZID=Asia/Seoul:20260301T100000", ";TZID=\"America/New_York\":20260308T023000",
    ";TZID=W. Europe Standard Time:20261025T023000", ";TZID=Own:20260701T120000",
    ";TZID=/x.org/1/Europe/Paris:20260301T240000", ";TZID=Nowhere:20260301T235960",
    ":20260230T100000", ":00010101", ":99991231T235959Z", ":2026-03-02T10:00:00Z", ":",
    ";TZID=:20260302",
    ":20260302,20260303T100000", ";VALUE=PERIOD:20260302T100000Z/PT1H",
    ";TZID=../../etc/passwd:20260301T000000",
  ]
  private static let timed = [
    "DTSTART", "DTEND", "EXDATE", "RDATE", "RECURRENCE-ID", "DTSTAMP", "LAST-MODIFIED",
    "RECURRENCE-ID;RANGE=THISANDFUTURE",
  ]
  private static let lines = [
    "UID:1", "UID:하루@x", "UID:", "SEQUENCE:2", "SEQUENCE:-1", "SUMMARY:산책\\, 점심\\n끝",
    "summary;LANGUAGE=ko:가",
    "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=ED=95=9C=\r\n=EA=B5=AD",
    "SUMMARY;CHARSET=EUC-KR:x",
    "X-Q;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab=", "DESCRIPTION:a\\nb\\\\c\\;d\\,e\\",
    "DESCRIPTION:\u{1B}[31m\u{202E}x",
    "DURATION:PT1H", "DURATION:P1W", "DURATION:-P1D", "DURATION:P999999999W", "DURATION:PT",
    "DURATION:P1DT",
    "RRULE:FREQ=WEEKLY;BYDAY=MO,WE", "RRULE:FREQ=SOMETIMES;\u{0}", "STATUS:CANCELLED",
    "STATUS:TENTATIVE",
    "LOCATION:한강", "ATTENDEE;CN=\"a;b:c\";X=^n^':mailto:x", "ATTENDEE;CN=\"open:x", "X-A.B_C:1",
    "item1.X-C:2",
    "BEGIN:VALARM", "END:VALARM", "TRIGGER:-PT15M", "TRIGGER;RELATED=END:-PT5M",
    "TRIGGER:-P99999999999D",
    "TRIGGER;VALUE=DATE-TIME:20260301T000000Z", "BEGIN:VALARM\r\nTRIGGER:-P1D\r\nEND:VALARM",
    "BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:PT0S\r\nEND:VALARM", "BEGIN:X-PART", "END:X-PART",
    "BEGIN:", "END;A=B:VEVENT",
    "no colon here", "", " goes on", "\tgoes on", "\u{0}\u{1}\u{85}",
    "X-LONG:" + String(repeating: "가나다 ", count: 40),
    "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VTODO", "END:VTODO",
    "BEGIN:VJOURNAL\r\nDTSTART:20260301\r\nDESCRIPTION:a\r\nEND:VJOURNAL",
    "BEGIN:VFREEBUSY\r\nEND:VFREEBUSY",
  ]
  private static let zoneLines = [
    "TZID:Own", "TZID:Nowhere", "TZID:Asia/Seoul", "X-LIC-LOCATION:Europe/Rome", "BEGIN:STANDARD",
    "END:STANDARD",
    "BEGIN:DAYLIGHT", "END:DAYLIGHT", "DTSTART:19700101T000000", "DTSTART:16010101T020000",
    "DTSTART:20260301",
    "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZOFFSETTO:-0330", "TZOFFSETTO:+9900",
    "TZOFFSETFROM:-003015",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU;UNTIL=20201025T010000Z",
    "RRULE:FREQ=YEARLY;BYMONTHDAY=8,9,-1;BYDAY=FR;BYMONTH=2", "RRULE:FREQ=DAILY",
    "RDATE:20300101T000000,20310101T000000",
    "TZNAME:X",
    "BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0117\r\nTZOFFSETTO:+0117\r\nEND:STANDARD",
  ]
  private static let calcurse = [
    "03/01/2026 @ 10:00 -> 03/01/2026 @ 11:00 |산책", "03/01/2026 [1] 하루",
    "03/01/2026 [1] {1D -> 06/07/2026} text",
    "03/01/2026 @ 10:00 -> 03/02/2026 @ 11:00 {2W -> 05/31/2026 w1 w3 !05/02/2026 !05/09/2026} !loud",
    "03/01/2026 [1] {1M w8 w-7 d15 d-1 m12} >da39a3ee5e6b4b0d3255bfef95601890afd80709 note",
    "02/30/2026 [1] x",
    "03/01/2026 @ 25:00 -> 03/01/2026 @ 11:00 |x", "03/02/2026 @ 10:00 -> 03/01/2026 @ 11:00 |x",
    "12/31/9999 [1] end",
    "03/01/2026 [1] {0D} x", "03/01/2026 [1] {1X} x", "03/01/2026 [1] {1D", "{", "03/01/2026", "",
    " ", "03/01/2026 [1] {not a rule} x",
    "99999999999/1/1 [1] x", "03/01/2026 @ 10:00 -> 03/01/2026 @ 11:00 no sign", "\u{1B}\u{0}",
  ]
  private static let members = [
    "\"uuid\":\"1\"", "\"uuid\":\"2\"", "\"status\":\"pending\"", "\"status\":\"completed\"",
    "\"status\":\"recurring\"",
    "\"description\":\"우유\\n\\u0000\"", "\"entry\":\"20260101T000000Z\"",
    "\"due\":\"20260301T150000Z\"", "\"due\":\"soon\"",
    "\"due\":\"20260301T145959Z\"", "\"scheduled\":\"20260302T090000Z\"",
    "\"until\":\"20270101T000000Z\"", "\"recur\":\"weekly\"",
    "\"recur\":\"P3M\"", "\"recur\":\"2wks\"", "\"recur\":\"often\"", "\"recur\":\"9999y\"",
    "\"parent\":\"1\"", "\"tags\":[\"a,b\",\"가\",1,{}]",
    "\"annotations\":[{\"entry\":\"x\",\"description\":\"말\"},3]", "\"urgency\":1.5e9",
    "\"project\":\"집;밖\"", "\"x\":[[[{}]]]", "\"due\":null",
    "\"depends\":\"a,b\"", "\"\\u0041\\u001b\":\"y\"",
  ]
  private static let pieces: [[UInt8]] = [
    [13, 10], [10], [13], [13, 10, 32], [10, 9], [61, 13, 10], [61], [58], [59], [34], [92], [94],
    [44], [0], [0xFF],
    [0xEA, 0xB9], [0x80], [0xEF, 0xBB, 0xBF], [0xC2, 0x85], [0xB1, 0xE8],
    Array("\r\nEND:VEVENT\r\n".utf8),
    Array("\r\nBEGIN:VEVENT\r\n".utf8), Array("\u{0301}".utf8), Array("👩🏽‍🚀".utf8), Array("{".utf8),
    Array("]".utf8), Array("20260301".utf8),
  ]

  /// Returns one file and its format.
  public static func file(_ dice: inout Dice) -> ([UInt8], Kind) {
    let kind =
      [.calendar, .calendar, .calendar, .calendar, .calcurse, .tasks][dice.below(6)] as Kind
    var bytes: [UInt8]
    switch kind {
    case .calendar: bytes = calendar(&dice)
    case .calcurse:
      bytes = (0..<dice.below(6)).flatMap { _ in Array((dice.one(of: calcurse) + "\n").utf8) }
    case .tasks: bytes = tasks(&dice)
    }
    for _ in 0..<dice.below(4) { dice.harm(&bytes, with: pieces) }
    return (bytes, kind)
  }

  private static func calendar(_ dice: inout Dice) -> [UInt8] {
    let end = dice.one(of: ["\r\n", "\r\n", "\n", "\r"])
    var all = ["BEGIN:VCALENDAR"]
    for _ in 0...dice.below(3) {
      if dice.below(3) == 0 {
        all +=
          ["BEGIN:VTIMEZONE"] + (0..<dice.below(12)).map { _ in dice.one(of: zoneLines) } + [
            "END:VTIMEZONE"
          ]
      }
      all += ["BEGIN:VEVENT", "DTSTART" + dice.one(of: times)]
      for _ in 0..<dice.below(9) {
        let isTime = dice.below(3) == 0
        all.append(isTime ? dice.one(of: timed) + dice.one(of: times) : dice.one(of: lines))
      }
      if dice.below(8) > 0 { all.append("END:VEVENT") }
    }
    let text = (all + ["END:VCALENDAR", ""]).joined(separator: end)
    guard dice.below(20) == 0 else { return Array(text.utf8) }
    return "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static func tasks(_ dice: inout Dice) -> [UInt8] {
    let objects = (0..<dice.below(5)).map { _ in
      "{" + (0..<dice.below(9)).map { _ in dice.one(of: members) }.joined(separator: ",") + "}"
    }
    let isList = dice.below(2) == 0
    return Array(
      (isList ? "[\(objects.joined(separator: ",\n"))]" : objects.joined(separator: "\n")).utf8)
  }
}
