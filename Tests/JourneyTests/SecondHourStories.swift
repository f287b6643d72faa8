import Domain
import Presentation
import Support
import Testing

/// What people write once they know the program a little.
@Suite struct `Somebody in their second hour` {
  private func world(_ language: Language = .korean, now: String = "2026-11-21T09:00") throws
    -> TestWorld
  {
    try TestWorld(now: now, language: language)
  }

  @Test(arguments: ["26/12/25 오후 3시", "26.12.25 오후 3시", "26-12-25 오후 3시"])
  func `writes a year of two digits first in Korean, whatever stands behind it`(from: String) throws
  {
    // newcomer, second hour A1
    let world = try world()
    let planned = world.run("schedule add 성탄 --from '\(from)' --json")
    #expect(planned.out.contains("2026-12-25T15:00:00"), "\(planned.out)\(planned.err)")
    let form = Planner.robot(world).press(.character("n")).type("성탄").press(.tab).type(from)
    #expect(form.screen.contains("2026년 12월 25일 금요일 오후 3:00"), "\(form.screen)")
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
    #expect(listed.err.contains("Read “26/11/20” as Thu 26 November 2020."), "\(listed.err)")
    #expect(world.run("moods list --day 26-11-20").err.contains("Read") == false)
  }
}
