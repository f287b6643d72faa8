import Support
import Testing

@Suite struct `What is known of a person` {
  @Test func `begins with a name alone, and says its cycle`() throws {
    // N-19
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let added = world.run("people add Mina")
    #expect(added.status == .done && added.out.contains("every 30 days"), "\(added)")
    #expect(world.run("settings set people.cycle 60").status == .done)
    #expect(world.run("people add Ada").out.contains("every 60 days"))
    #expect(world.run("people add Tom --every 366").status == .done)
    let refused = world.run("people add Eve --every 367 --json")
    #expect(refused.status == .refused && refused.err.contains("cycleRange"), "\(refused)")
  }

  @Test func `has a note that is shown, found and taken away`() throws {
    // N-20
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("people add Mina --note 'Likes **persimmons**'").status == .done)
    #expect(world.run("people show Mina").out.contains("Likes **persimmons**"))
    #expect(world.run("people show Mina --json").out.contains(#""note":"Likes **persimmons**""#))
    #expect(world.run("search persimmons").out.contains("Mina"))
    #expect(world.run("people edit Mina --note 'Moved to Busan'").status == .done)
    #expect(world.run("search Busan").out.contains("Mina"))
    #expect(!world.run("search persimmons").out.contains("Mina"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("people show Mina").out.contains("persimmons"))
    #expect(world.run("people edit Mina --note ''").status == .done)
    #expect(world.run("people show Mina --json").out.contains(#""note":null"#))
  }

  @Test func `may share a number with others, which is said`() throws {
    // N-18
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("people add Mum --phone '01632 960111'").status == .done)
    let father = world.run("people add Dad --phone 01632960111")
    #expect(
      father.status == .done && (father.out + father.err).contains("belongs to Mum"), "\(father)")
    let again = world.run("people add Mum --phone 01632-960111 --json")
    #expect(again.status == .refused && again.err.contains("duplicatePerson"), "\(again)")
  }

  @Test func `is watered early where a person at a terminal says so`() throws {
    // N-22
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("people add Mina --every 7").status == .done)
    let script = world.run("people water Mina")
    #expect(script.status == .refused && script.err.contains("--early"), "\(script)")
    let declined = world.run("people water Mina", answering: "n")
    #expect(
      declined.status == .done && declined.err.contains("Nothing was recorded"), "\(declined)")
    #expect(world.run("people show Mina --json").out.contains(#""timesWatered":0"#))
    let agreed = world.run("people water Mina", answering: "")
    #expect(agreed.status == .done && agreed.out.contains("Watered Mina"), "\(agreed)")
    #expect(world.run("people show Mina --json").out.contains(#""timesWatered":1"#))
  }
}
