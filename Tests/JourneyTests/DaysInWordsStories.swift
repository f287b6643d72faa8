import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of dates and times in words, such as “next friday”, in every command that takes one.
@Suite struct `Somebody who writes days in words` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(now: "2026-03-10T09:00", language: language)
  }

  /// Returns the start of an event that is planned with this `--from` value and these further
  /// options.
  private func start(_ from: String, _ more: String = "") throws -> String {
    let world = try world()
    let answer = world.run("schedule add X --from '\(from)' \(more) --json")
    #expect(answer.status == .done, "\(from): \(answer.err)")
    return String(answer.out.split(separator: "\"start\":\"").last?.prefix(16) ?? "")
  }

  @Test(arguments: [
    ("friday noon", "2026-03-13T12:00"), ("next friday 12:00", "2026-03-20T12:00"),
    ("fri 12", "2026-03-13T12:00"), ("12pm", "2026-03-10T12:00"),
    ("in 2 weeks", "2026-03-24T09:00"),
    ("오후 3시", "2026-03-10T15:00"), ("내일 오후 3시", "2026-03-11T15:00"),
    ("3월 18일 오후 3시", "2026-03-18T15:00"), ("오전 9:30", "2026-03-10T09:30"),
    ("15시", "2026-03-10T15:00"), ("3시 반", "2026-03-10T15:30"), ("내일 아침 9시", "2026-03-11T09:00"),
    ("정오", "2026-03-10T12:00"), ("다음 주 화요일", "2026-03-17T09:00"), ("담주 월", "2026-03-16T09:00"),
    ("다음 달 1일", "2026-04-01T09:00"), ("사흘 뒤", "2026-03-13T09:00"), ("30분 뒤", "2026-03-10T09:30"),
    ("내일모레 18:00", "2026-03-12T18:00"), ("글피", "2026-03-13T09:00"), ("3/18", "2026-03-18T09:00"),
    ("2026.3.18", "2026-03-18T09:00"), ("2026. 3. 18. 오후 3:00", "2026-03-18T15:00"),
    ("26-03-18", "2026-03-18T09:00"), ("18일", "2026-03-18T09:00"),
    ("tonight at 8", "2026-03-10T20:00"),
    ("오늘 밤 12시", "2026-03-11T00:00"), ("2026-03-18 18:05", "2026-03-18T18:05"),
    ("18:05", "2026-03-10T18:05"),
  ])
  func `plans as it comes to mind`(from: String, start wanted: String) throws {
    // newcomer 14, korean section 3, spec Q-29
    #expect(try start(from) == wanted)
  }

  @Test(arguments: [
    ("15:00", "--to +90m", "16:30"), ("15:00", "--to '1시간 반'", "16:30"),
    ("15:00", "--to 5pm", "17:00"),
    ("tomorrow 2-4pm", "", "16:00"), ("내일 오후 2시~4시", "", "16:00"),
    ("15:00", "--to midnight", "00:00"),
    ("내일 3시부터 1시간", "", "16:00"), ("3pm for 2 hours", "", "17:00"),
    ("15:00", "--to '30분 뒤'", "15:30"),
  ])
  func `says an end or a length behind the start`(from: String, to: String, end: String) throws {
    // newcomer 14, spec Q-26
    let answer = try world().run("schedule add X --from '\(from)' \(to) --json")
    #expect(answer.out.contains("T\(end):00+09:00\",\"repeat\""), "\(answer.out)\(answer.err)")
  }

  @Test func `moves an event within its day, and the end goes along`() throws {
    // newcomer B1; cli.md, second edition
    let world = try world()
    #expect(world.run("schedule add X --from '2026-03-20 15:00' --to 16:30").status == .done)
    let moved = world.run("schedule edit X --from 12:00 --json").out
    #expect(
      moved.contains("2026-03-20T12:00:00+09:00") && moved.contains("2026-03-20T13:30:00+09:00"))
    let both = world.run("schedule edit X --from 10:00 --to 12:00 --json").out
    #expect(
      both.contains("2026-03-20T10:00:00+09:00") && both.contains("2026-03-20T12:00:00+09:00"))
    let longer = world.run("schedule edit X --to +3h --json").out
    #expect(
      longer.contains("2026-03-20T10:00:00+09:00") && longer.contains("2026-03-20T13:00:00+09:00"))
    let far = world.run("schedule edit X --from 'next friday' --json").out
    #expect(far.contains("2026-03-20T10:00:00+09:00"))
    #expect(world.run("schedule edit X --from '2-4pm' --to 5pm").status == .usage)
  }

  @Test func `is told of an event that takes most of a day`() throws {
    // newcomer B1
    let world = try world()
    let long = world.run("schedule add X --from 0:55 --to 21:55")
    #expect(long.err.contains("The event lasts 21 hours."))
    #expect(!world.run("schedule add Y --from 0:55 --to 2:55").err.contains("lasts"))
    #expect(!world.run("schedule add Z --from 0:55 --to +1d").err.contains("lasts"))
  }

  @Test func `looks back at weeks and months, and is told what was understood`() throws {
    // newcomer 14, korean section 3, spec Q-29
    let world = try world()
    #expect(world.run("moods add 60 fine --at '지난 토요일 저녁 8시'").status == .done)
    for days in ["--day 'last week'", "--from 지난주 --to 지난주", "--day '지난 토요일'", "--day 3/7"] {
      let answer = world.run("moods list \(days) --json")
      #expect(answer.out.contains("2026-03-07T20:00:00+09:00"), "\(days) \(answer.err)")
      #expect(answer.err.isEmpty)
      #expect(world.run("timeline \(days)").out.contains("fine"))
    }
    let output = world.run("moods list --day 'last saturday'")
    #expect(output.err.contains("“last saturday” was read as Sat 7 March 2026."))
    #expect(world.run("moods list --day 2026-03-07").err.isEmpty)
    #expect(world.run("moods list --day yesterday").err.contains("Read") == false)
    let korean = try self.world(.korean)
    #expect(
      korean.run("moods list --day '지난 토요일'").err.contains("‘지난 토요일’을 2026년 3월 7일 토요일로 읽었어요."))
    #expect(korean.run("schedule list --day 이번주").status == .done)
  }

  @Test(arguments: [
    ("3월 8일", "03-08"), ("5/17", "05-17"), ("1990.5.17", "1990-05-17"), ("19900517", "1990-05-17"),
    ("900517", "1990-05-17"), ("17 May 1990", "1990-05-17"), ("05-17", "05-17"),
    ("1990년 5월 17일", "1990-05-17"),
  ])
  func `gives a birthday as it is printed`(text: String, birthday: String) throws {
    // korean D2, section 3
    let world = try world()
    let added = world.run("people add Tom --every weekly --birthday '\(text)' --at '오후 9시' --json")
      .out
    #expect(added.contains("\"birthday\":\"\(birthday)\""))
    #expect(added.contains("\"alarmHour\":21") && added.contains("\"cycleDays\":7"))
    let edited = world.run("people edit Tom --every '한 달' --at 8am --birthday none --json").out
    #expect(edited.contains("\"cycleDays\":30") && edited.contains("\"alarmHour\":8"))
    #expect(edited.contains("\"birthday\":null"))
  }

  @Test(arguments: ["120", "120쪽", "p.120", "p120", "P. 120", "120p", "page 120", "120 pages"])
  func `says a page as books do`(page: String) throws {
    // korean section 3
    let world = try world()
    #expect(world.run("books add --manual --title Dune --pages 412").status == .done)
    #expect(world.run("books read Dune '\(page)' --json").out.contains("\"page\":120"))
  }

  @Test func `has a target in words, whose end is meant`() throws {
    // spec Q-27
    let world = try world()
    for (target, day) in [
      ("5월까지", "2026-05-31"), ("by friday", "2026-03-13"), ("다음 달", "2026-04-30"),
    ] {
      let answer = world.run(
        "books add --manual --title 'To \(target)' --pages 40 --target '\(target)' --json")
      #expect(answer.out.contains("\"target\":\"\(day)\""), "\(answer.err)")
    }
    #expect(world.run("books stats --calendar 3월 --json").out.contains("\"month\":\"2026-03\""))
    #expect(world.run("schedule month '다음 달' --json").out.contains("\"month\":\"2026-04\""))
  }

  @Test func `is told in the own language what would be accepted`() throws {
    // korean section 3, 57
    for (command, option, korean, english) in [
      ("schedule add X --from soon", "--from", "내일 오후 3시", "tomorrow 3pm"),
      ("moods list --day soon", "--day", "3월 8일", "8 March"),
      ("moods calendar soon", "YYYY-MM", "이번 달", "next month"),
      ("people add X --every often", "--every", "한 달", "weekly"),
      ("people add X --every 7 --at soon", "--at", "오후 9시", "9pm"),
    ] {
      for (language, sample) in [(Language.korean, korean), (.english, english)] {
        let answer = try world(language).run(command)
        #expect(answer.status == .usage)
        #expect(answer.err.contains(option) && answer.err.contains(sample), "\(answer.err)")
      }
    }
  }
}
