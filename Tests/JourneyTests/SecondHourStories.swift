import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of input that users try once they know the program a little.
@Suite struct `Somebody in their second hour` {
  private func world(_ language: Language = .korean, now: String = "2026-11-21T09:00") throws
    -> TestEnvironment
  {
    try TestEnvironment(now: now, language: language)
  }

  @Test(arguments: ["26/12/25 오후 3시", "26.12.25 오후 3시", "26-12-25 오후 3시"])
  func `writes a year of two digits first in Korean, whatever stands behind it`(from: String) throws
  {
    // newcomer, second hour A1
    let world = try world()
    let planned = world.run("schedule add 성탄 --from '\(from)' --json")
    #expect(planned.out.contains("2026-12-25T15:00:00"), "\(planned.out)\(planned.err)")
    // After digits, a dash changes the value of the field and is not typed.
    if from.contains("-") { return }
    let form = Planner.robot(world).press(.character("n")).type("성탄").press(.tab).type(from)
    #expect(form.screen.contains("  2026년 12월 25일 오후 3:00"), "\(form.screen)")
  }

  @Test func `says a day with slashes wherever a day is asked for`() throws {
    // newcomer, second hour A1
    let world = try world()
    #expect(
      world.run("moods add 40 --at '26/11/20 오후 3시' --json").out.contains("2026-11-20T15:00:00"))
    #expect(world.run("moods list --day 26/11/20 --json").out.contains("2026-11-20T15:00:00"))
    #expect(world.run("search 26/11/20").err.contains("찾는 말") == false)
    let added = world.run("people add 민아 --every 7 --birthday 05/11/12 --json")
    #expect(added.out.contains("\"birthday\":\"2005-11-12\""), "\(added.err)")
    let edited = world.run("people edit 민아 --birthday 90/5/17 --json")
    #expect(edited.out.contains("\"birthday\":\"1990-05-17\""), "\(edited.err)")
  }

  @Test func `is told how short numbers were read elsewhere`() throws {
    // newcomer, second hour A1
    let world = try world(.english)
    let listed = world.run("moods list --day 26/11/20")
    #expect(listed.err.contains("“26/11/20” was read as Thu 26 November 2020."), "\(listed.err)")
    #expect(world.run("moods list --day 26-11-20").err.contains("Read") == false)
  }

  @Test(arguments: ["모레 9시~10시 반", "9:00~10:30"])
  func `types a span into the start of the form`(span: String) throws {
    // newcomer, second hour A3a
    let world = try world()
    let form = Planner.robot(world).press(.character("n")).type("회의").press(.tab)
    form.type(span).press(.control("s"))
    let listed = world.run("schedule list --from 2026-11-21 --json").out
    #expect(listed.contains("T09:00:00"), "\(form.screen)")
    #expect(listed.contains("T10:30:00"), "\(listed)")
  }

  @Test(arguments: [
    ("오늘 밤 11시", "새벽 1시", "2026-11-22T01:00:00"), ("11pm", "1am", "2026-11-22T01:00:00"),
    ("모레 밤 10시", "12시", "2026-11-24T00:00:00"), ("모레 밤 10시", "자정", "2026-11-24T00:00:00"),
  ])
  func `ends what begins at night at the next such time`(from: String, to: String, end: String)
    throws
  {
    // newcomer, second hour A3b, A3c
    let planned = try world().run("schedule add 밤 --from '\(from)' --to '\(to)' --json")
    #expect(planned.out.contains(end), "\(planned.out)\(planned.err)")
  }

  @Test func `is asked again for digits that end before they begin`() throws {
    // newcomer, second hour A3b: an end before the start is refused, because scripts rely on that.
    let refused = try world().run("schedule add 밤 --from 23:00 --to 01:00")
    #expect(refused.status == .refused)
    #expect(refused.err.contains("끝은 시작보다 늦어야 해요"), "\(refused.err)")
  }

  @Test func `names a day alone, and means its morning in the form too`() throws {
    // newcomer, second hour A3d
    let world = try world(now: "2026-11-21T14:40")
    #expect(world.run("schedule add 하나 --from 모레 --json").out.contains("2026-11-23T09:00:00"))
    let form = Planner.robot(world).press(.character("n")).type("둘").press(.tab).type("글피")
    form.press(.control("s"))
    let listed = world.run("schedule list --from 2026-11-24 --json").out
    #expect(listed.contains("2026-11-24T09:00:00"), "\(listed)\(form.screen)")
  }

  @Test func `is told about the length of an event, but not of one that is removed`() throws {
    // newcomer, second hour B6
    let world = try world()
    let planned = world.run("schedule add 캠핑 --from '내일 9시' --to '모레 11시'")
    #expect(planned.err.contains("하루 2시간"), "\(planned.err)")
    let removed = world.run("schedule remove 캠핑 --yes")
    #expect(removed.out.contains("지웠어요"), "\(removed.out)\(removed.err)")
    #expect(!(removed.out + removed.err).contains("하루 2시간"))
  }

  @Test func `is told that a plan lies behind`() throws {
    // newcomer, second hour B7
    let world = try world(now: "2026-11-21T16:00")
    let past = "이미 지난 시각이에요."
    #expect(world.run("schedule add 하나 --from '어제 15:00'").err.contains(past))
    #expect(world.run("schedule edit 하나 --body 산책").err.contains(past) == false)
    #expect(world.run("schedule add 둘 --from '내일 15:00'").err.contains(past) == false)
    let form = Planner.robot(world).press(.character("n")).type("셋").press(.tab)
    #expect(!form.screen.contains(past))
    #expect(form.type("어제 15:00").screen.contains(past), "\(form.screen)")
  }

  @Test func `hears at once what is wrong with a time that was left`() throws {
    // newcomer, second hour B8
    let form = Planner.robot(try world()).press(.character("n")).type("하나").press(.tab)
    form.type("2월 30일").press(.tab)
    #expect(form.screen.contains("달력에 ‘2월 30일’ 같은 날은 없어요."), "\(form.screen)")
    #expect(!form.screen.contains("짜리 일정이에요."))
  }

  @Test func `is shown times that lie behind where what was felt is noted`() throws {
    // newcomer, second hour B23
    let refused = try world().run("moods add 40 --at 아까")
    #expect(refused.err.contains("1시간 전"), "\(refused.err)")
    #expect(!refused.err.contains("30분 뒤"))
  }

  @Test func `is told that a year has no such month`() throws {
    // newcomer, second hour C29
    let refused = try world().run("moods list --day 2026-13")
    #expect(refused.err.contains("달력에 ‘2026-13’ 같은 달은 없어요."), "\(refused.err)")
  }
}
