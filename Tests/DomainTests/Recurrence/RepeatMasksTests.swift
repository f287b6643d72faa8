import Domain
import Testing

/// Repeat rules of every kind, for tests that every rule has to pass.
enum RepeatRuleSamples {
  static let all = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;INTERVAL=14", "FREQ=DAILY;INTERVAL=45",
    "FREQ=DAILY;INTERVAL=1000", "FREQ=DAILY;BYMONTH=2,11;BYDAY=MO,SU", "FREQ=DAILY;COUNT=1000",
    "FREQ=DAILY;INTERVAL=2;BYMONTHDAY=1,-1", "FREQ=DAILY;INTERVAL=50;BYMONTH=1,2,3",
    "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU",
    "FREQ=WEEKLY;INTERVAL=7;BYDAY=SA,SU", "FREQ=WEEKLY;INTERVAL=60;BYDAY=MO,SU",
    "FREQ=WEEKLY;BYMONTH=3,12;BYDAY=TU", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1;BYMONTH=1,2",
    "FREQ=WEEKLY;INTERVAL=3;COUNT=77;BYDAY=TU,TH", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYMONTHDAY=-1,-30,2", "FREQ=MONTHLY;INTERVAL=5;BYDAY=-1FR,2TU",
    "FREQ=MONTHLY;BYDAY=5MO,-5SU", "FREQ=MONTHLY;BYDAY=MO,1TU;BYMONTH=5,6",
    "FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=7,8,9", "FREQ=MONTHLY;INTERVAL=18;BYDAY=TU",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1,2", "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR",
    "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=3", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;BYMONTHDAY=-31,15", "FREQ=YEARLY;BYMONTH=1,12;BYDAY=1MO,-1SU",
    "FREQ=YEARLY;BYDAY=20MO,-20TU,53WE,MO", "FREQ=YEARLY;BYYEARDAY=1,60,-1,-306,200",
    "FREQ=YEARLY;BYWEEKNO=1,53,-1;BYDAY=MO,TH,SU", "FREQ=YEARLY;BYWEEKNO=10,-10;WKST=SU",
    "FREQ=YEARLY;BYDAY=MO;BYSETPOS=1,-1,30", "FREQ=YEARLY;INTERVAL=2;BYYEARDAY=366",
    "FREQ=YEARLY;BYMONTH=3,4;BYDAY=SA,SU;BYSETPOS=5,-2", "FREQ=YEARLY;UNTIL=20100310",
    "FREQ=YEARLY;BYDAY=1MO;BYMONTHDAY=1,2,3", "FREQ=YEARLY;BYYEARDAY=100;BYDAY=SU",
  ]
}

@Suite struct `The masks of a rule` {
  // K-36
  @Test(arguments: RepeatRuleSamples.all)
  func `leave out none of its days`(text: String) throws {
    let rule = try RepeatRule(text)
    for shift in [0, 18, 59, 365, 700] {
      let start = try #require(Day("1970-03-10")) + shift
      let masks = RepeatMasks(rule, start: start)
      var missed: [Day] = []
      RepeatDays(rule, start: start, last: nil).forEach(from: start, through: start + 20_000) {
        if !masks.mayHold($0) { missed.append($0) }
        return true
      }
      #expect(missed.isEmpty)
    }
  }

  // K-36
  @Test(
    arguments: [
      ("FREQ=DAILY", 127, 0xFFF, 0x7FFF_FFFF),
      // The bits of the start are always set: Tuesday, March, the 10th.
      ("FREQ=DAILY;INTERVAL=14", 0b10, 0xFFF, 0x7FFF_FFFF),
      ("FREQ=WEEKLY", 0b10, 0xFFF, 0x7FFF_FFFF),
      ("FREQ=WEEKLY;BYDAY=MO,SU", 0b1000011, 0xFFF, 0x7FFF_FFFF),
      ("FREQ=MONTHLY", 127, 0xFFF, 0x200), ("FREQ=MONTHLY;INTERVAL=6", 127, 0x104, 0x200),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", 127, 0xFFF, 0x7800_0200),
      ("FREQ=MONTHLY;BYDAY=2MO", 0b11, 0xFFF, 0x3F80),
      ("FREQ=MONTHLY;BYDAY=-1FR", 0b10010, 0xFFF, 0x7FE0_0200),
      ("FREQ=YEARLY", 127, 0x4, 0x200), ("FREQ=YEARLY;BYMONTH=5", 127, 0x14, 0x200),
      ("FREQ=YEARLY;BYDAY=20MO", 0b11, 0xFFF, 0x7FFF_FFFF),
      ("FREQ=YEARLY;BYYEARDAY=100", 127, 0xFFF, 0x7FFF_FFFF),
    ] as [(String, Int, Int, Int)])
  func `say what a rule says`(text: String, weekdays: Int, months: Int, monthDays: Int) throws {
    let start = try #require(Day("2026-03-10"))
    let masks = RepeatMasks(try RepeatRule(text), start: start)
    #expect(masks.weekdays == weekdays && masks.months == months && masks.monthDays == monthDays)
  }

  @Test func `of a day are one bit each`() throws {
    let masks = RepeatMasks(of: try #require(Day("2026-12-31")))
    #expect(masks.weekdays == 1 << 3 && masks.months == 1 << 11 && masks.monthDays == 1 << 30)
  }
}
