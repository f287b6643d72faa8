import Domain
import Presentation
import Support
import Testing

/// What is said about what was done is so.
@Suite struct `Somebody who reads what was done` {
  // C-25
  @Test func `learns that a second watering of a day earns no affection`() throws {
    let world = try TestWorld()
    #expect(world.run("people add Mina --every 7").status == .done)
    let first = world.run("people water Mina --early").out
    #expect(first.contains("Affection is at 8%"), "\(first)")
    let second = world.run("people water Mina --early --keyword trip").out
    #expect(second.contains("Affection grows once a day and stays at 8%;"), "\(second)")
    let korean = world.run("people water Mina --early --lang ko").out
    #expect(korean.contains("애정도는 하루에 한 번만 올라서 8% 그대로고, 다음은"), "\(korean)")
    try world.go(to: "2026-03-02T09:00")
    #expect(world.run("people water Mina --early").out.contains("Affection is at 16%"))
  }

  // C-25
  @Test func `learns it on the screens too`() throws {
    let world = try TestWorld()
    #expect(world.run("people add Mina --every 7").status == .done)
    #expect(world.run("people water Mina --early").status == .done)
    let robot = Robot(world).press(.character("w"), .character("e")).press(.control("s"))
    #expect(robot.notice.contains("Affection grows once a day and stays at 8%"), "\(robot.screen)")
  }

  @Test(arguments: [Language.english, .korean])
  func `is not told that a demo has shown a notice`(language: Language) throws {
    let home = try ProfileHome()
    let tried = home.run("demo notify test", language: language)
    #expect(tried.status == .refused, "\(tried.out)")
    #expect(tried.out.isEmpty)
    #expect(tried.err.contains(language == .english ? "The demo shows no notices." : "알림을 띄우지 않아요"))
    #expect(tried.err.contains("`haru notify test`"))
    let json = home.run("demo notify test --json", language: language)
    #expect(json.err.contains(#""code":"notHere""#))
  }
}
