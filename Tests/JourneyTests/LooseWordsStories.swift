import PresentationKit
import Support
import Testing

// N-26
@Suite struct `Words without quotes` {
  @Test func `are the last text of a command`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("moods add 72 great day").status == .done)
    #expect(world.run("moods write a long walk").status == .done)
    #expect(world.run("sayings add Slow is smooth").status == .done)
    #expect(world.run("people add Mina Kim --every 7").status == .done)
    #expect(world.run("books want The Waves").status == .done)
    #expect(world.run("schedule add Lunch with Mina --day tomorrow").status == .done)
    let moods = world.run("moods list --json").out
    #expect(moods.contains(#""text":"great day""#) && moods.contains(#""text":"a long walk""#))
    #expect(world.run("sayings list --json").out.contains(#""eng":"Slow is smooth""#))
    #expect(world.run("people show 'Mina Kim'").status == .done)
    #expect(world.run("schedule list --day tomorrow").out.contains("Lunch with Mina"))
  }

  // R-30
  @Test func `are looked for in contacts, and where an option looks for them that is said`() throws
  {
    let world = try TestEnvironment(now: "2026-03-02T09:00", language: .korean)
    #expect(world.run("contacts 민아").status == .done)
    let both = world.run("contacts 민아 --search 010")
    #expect(both.status == .usage)
    let list = world.run("people list 민아")
    #expect(list.status == .usage && list.err.contains("--search 민아"), "\(list)")
    #expect(!list.err.contains("따옴표"))
  }

  @Test func `behind a name say how one was in touch, and what about`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("people add Mum --every 1").status == .done)
    #expect(world.run("people water Mum called she is well --early").status == .done)
    let shown = world.run("people show Mum --json").out
    #expect(shown.contains(#""by":"call""#) && shown.contains(#""memo":"she is well""#), "\(shown)")
    let both = world.run("people water Mum called again --memo other --early")
    #expect(both.status == .usage && both.err.contains("memo"), "\(both)")
  }

  @Test func `of a moment are one, and never end up in a text`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let line = "schedule add Lunch with Mina --from tomorrow 12:30 --to 13:30"
    #expect(world.run(line).status == .done)
    let listed = world.run("schedule list --day tomorrow --json").out
    #expect(listed.contains(#""title":"Lunch with Mina""#), "\(listed)")
    #expect(listed.contains(#""start":"2026-03-03T12:30"#), "\(listed)")
    #expect(world.run("moods add 40 --at yesterday 3pm slept badly").status == .done)
    let moods = world.run("moods list --day yesterday --json").out
    #expect(moods.contains(#""text":"slept badly""#) && moods.contains("T15:00"), "\(moods)")
    // A word after the value of an option does not belong to the title.
    let apart = world.run("schedule add Lunch --day tomorrow 12:30")
    #expect(apart.status == .usage && apart.err.contains("12:30"), "\(apart)")
    let timeless = world.run("schedule add dentist tomorrow 3pm")
    #expect(timeless.status == .usage && timeless.err.contains("haru add --as schedule"))
  }
}
