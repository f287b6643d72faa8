import Support
import Testing

/// Tests of contacts that are taken back: nothing of them is left.
@Suite struct `A contact that is taken back` {
  private func world(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    for line in ["people add Dad --every 7"] + lines {
      #expect(world.run(line).status == .done, "\(line)")
    }
    return world
  }

  /// Returns all that is stored of the person. The epithet is drawn anew whenever somebody looks.
  private func state(_ world: TestEnvironment) -> String {
    world.run("people show Dad --json").out.split(separator: ",")
      .filter { !$0.hasPrefix(#""epithet":"#) }.joined(separator: ",")
  }

  // S-10
  @Test func `gives back affection and date as if it had not been, and says so`() throws {
    let world = try world("people water Dad --early --memo Tea")
    try world.go(to: "2026-03-04T09:00")
    let before = state(world)
    #expect(world.run("people water Dad --early --memo Walk --keyword dog").status == .done)
    let taken = world.run("people unwater Dad today")
    #expect(taken.out.contains("Affection is now 16%. The next watering is on 9 March 2026."))
    #expect(state(world) == before)
    // The day can be recorded again, and earns affection again.
    let again = world.run("people water Dad --early --memo Walk")
    #expect(again.out.contains("Affection is at 33%"), "\(again)")
  }

  // S-10
  @Test func `gives back a postponement, and an edited cycle`() throws {
    let world = try world("people edit Dad --every 3")
    try world.go(to: "2026-03-05T09:00")
    for _ in 1...2 { #expect(world.run("people postpone Dad 2").status != .usage) }
    let before = state(world)
    #expect(before.contains(#""nextWatering":"2026-03-07""#))
    for memo in ["one", "two"] {
      #expect(world.run("people water Dad --early --memo \(memo)").status == .done)
    }
    for _ in 1...2 { #expect(world.run("people unwater Dad today").status == .done) }
    #expect(state(world) == before)
  }

  // S-10
  @Test func `leaves the date to a later contact, and comes back from the trash`() throws {
    let world = try world("people water Dad --early")
    try world.go(to: "2026-03-04T09:00")
    #expect(world.run("people water Dad --early").status == .done)
    let both = state(world)
    let taken = world.run("people unwater Dad 2026-03-02")
    #expect(taken.out.contains("Affection is now 8%. The next watering is on 11 March 2026."))
    #expect(world.run("people unwater Dad today").out.contains("now 0%. The next"))
    #expect(state(world).contains(#""nextWatering":"2026-03-09""#))
    #expect(world.run("undo").status == .done && world.run("undo").status == .done)
    #expect(state(world) == both)
    let korean = world.run("people unwater Dad today --lang ko").out
    #expect(korean.contains("애정도는 이제 8%예요. 다음에 물 줄 날은 2026년 3월 9일이에요."), "\(korean)")
    let trash = world.run("trash list --json").out
    let id = try #require(trash.split(separator: #""id":""#).last?.split(separator: "\"").first)
    #expect(world.run("trash restore \(id)").status == .done)
    #expect(state(world) == both)
  }
}
