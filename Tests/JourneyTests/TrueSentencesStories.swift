import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Tests that messages about a change are true.
@Suite struct `Somebody who reads what was done` {
  // C-25
  @Test func `learns that a second watering of a day earns no affection`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 7").status == .done)
    let first = world.run("people water Mina --early").out
    #expect(first.contains("Affection is at 8%"), "\(first)")
    let second = world.run("people water Mina --early --keyword trip").out
    #expect(second.contains("Affection grows only once a day and stays at 8%;"), "\(second)")
    let korean = world.run("people water Mina --early --lang ko").out
    #expect(korean.contains("애정도는 하루에 한 번만 올라서 8% 그대로고, 다음은"), "\(korean)")
    try world.go(to: "2026-03-02T09:00")
    #expect(world.run("people water Mina --early").out.contains("Affection is at 16%"))
  }

  // S-19, S-20, S-23, S-28
  @Test func `learns what is accepted, the whole title, and nothing of a day to come`() throws {
    let world = try TestEnvironment()
    let refused = world.run("settings set people.cycle 999").err
    #expect(
      refused.contains("must be 1 to 366 days, or tags with days: “30, family 14”"), "\(refused)")
    let added = world.run("schedule add 'pick up Leo from football' --from 18:00").out
    #expect(added.contains("“pick up Leo from football”"), "\(added)")
    #expect(world.run("moods add 40 --at 2026-02-28").status == .done)
    #expect(world.run("moods add 90 --at 2026-03-02").status == .done)
    let year = world.run("moods year").out
    #expect(year.contains("40") && !year.contains("90"), "\(year)")
  }

  // KO-20
  @Test(arguments: [
    ("국군의 날", "2026-10-01"), ("스승의 날", "2026-05-15"), ("성년의 날", "2026-05-18"),
    ("부부의 날", "2026-05-21"), ("섣달그믐", "2027-02-06"),
  ])
  func `has a day with blanks in its name read as that day`(name: String, day: String) throws {
    let world = try TestEnvironment(language: .korean)
    let added = world.run("schedule add 점심 --day '\(name)' --json").out
    #expect(added.contains(day), "\(added)")
  }

  // C-25
  @Test func `learns it on the screens too`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 7").status == .done)
    #expect(world.run("people water Mina --early").status == .done)
    let robot = Robot(world).press(.character("w"), .character("e"))
    #expect(
      robot.notice.contains("Affection grows only once a day and stays at 8%"), "\(robot.screen)")
  }

  @Test(.slow, arguments: [Language.english, .korean])
  func `is not told that a demo has shown a notice`(language: Language) throws {
    let home = try ProfileHome()
    let tried = home.run("demo notify test", language: language)
    #expect(tried.status == .refused, "\(tried.out)")
    #expect(tried.out.isEmpty)
    #expect(
      tried.err.contains(language == .english ? "The demo does not send" : "알림을 띄우지 않아요"))
    #expect(tried.err.contains("`haru notify test`"))
    let json = home.run("demo notify test --json", language: language)
    #expect(json.err.contains(#""code":"notHere""#))
  }

  @Test func `reads a saying in the language they read`() throws {
    let world = try TestEnvironment()
    func run(_ line: String) -> String { world.run(line).out }
    let added = run("sayings add --eng 'Well begun' --kor '시작이 반이다' --json")
    let id = String(try #require(added.firstMatch(of: /"id":"(\d+)"/)).output.1)
    #expect(world.run("sayings add --kor '우리말만'").status == .done)
    #expect(run("history --limit 2").contains("“Well begun”"), "\(run("history"))")
    #expect(run("history --limit 2").contains("“우리말만”"))
    #expect(run("history --limit 2 --lang ko").contains("‘시작이 반이다’"))
    #expect(world.run("sayings remove \(id)").status == .done)
    #expect(run("undo").contains("“Well begun”") && run("redo").contains("“Well begun”"))
    #expect(run("trash").contains("Well begun") && !run("trash").contains("시작이 반이다"))
    #expect(run("trash --lang ko").contains("시작이 반이다"))
    // It is found by the text that is shown and by its translation.
    #expect(run("trash restore 'Well begun'").contains("Restored: Well begun"))
    #expect(world.run("sayings remove \(id)").status == .done)
    let robot = Robot(world).press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› Trash") { robot.press(.down) }
    robot.press(.enter)
    #expect(robot.screen.contains("Well begun"), "\(robot.screen)")
    #expect(run("trash restore '시작이 반이다'").contains("Well begun"))
    // The history keeps the text of that time.
    #expect(world.run("sayings edit \(id) --kor '시작이 어렵다'").status == .done)
    #expect(run("history").contains("Added the saying “시작이 반이다”"), "\(run("history"))")
  }

  // contract 8: lists of records without names show their ids.
  @Test func `can name what a search and the timeline show`() throws {
    let world = try Finder.world(.english)
    for line in ["search 윤슬", "timeline --from 2026-03-01 --to 2026-03-31"] {
      let rows = world.run(line).out.split(separator: "\n")
      for (json, noun) in [
        ("moods list --json", "윤슬 보러 갔다"), ("schedule list --day 2026-03-17 --json", "윤슬 사진전"),
        ("quotes --json", "햇빛이 윤슬이"),
      ] {
        let row = rows.first { $0.contains(noun) }.map(String.init) ?? ""
        let words = row.split(separator: " ").map(String.init)
        let named = words.contains { word in
          !word.isEmpty && world.run(json).out.contains("\"id\":\"\(word)\"")
        }
        #expect(named, "\(line): \(row)")
      }
    }
  }
}
