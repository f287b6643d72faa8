import PresentationKit
import Support
import Testing

/// L-46: tags get another name in the records of all parts.
@Suite struct `Somebody with a tag of the wrong name` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-10T09:00", language: language)
    for line in [
      "people add Mina --every 7 --tag walk", "moods add 80 'By the lake #Walk #sun'",
      "schedule add 'Hike #walk' --from 'sunday 9am' --body 'bring a #map'",
      "sayings add 'Slow #walk' --who Anna", "note buy shoes '#walk'",
      "books add --manual --title Walden", "books tag Walden walk",
      "people water Mina --early --memo '#walk, long'",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test func `renames it in all parts at once, finds it by the new name, and undoes that`() throws {
    let world = try world()
    let renamed = world.run("tags rename walk stroll --json")
    #expect(
      renamed.out.contains(#""tags":{"from":"walk","to":"stroll","changed":7}"#), "\(renamed)")
    #expect(!world.run("tags").out.contains("#walk"))
    #expect(world.run("search '#stroll'").out.contains("By the lake #stroll #sun"))
    #expect(world.run("people list --tag stroll").out.contains("Mina"))
    #expect(world.run("moods list --where '#stroll'").out.contains("By the lake"))
    #expect(world.run("search '#walk'").out == world.run("search '#none'").out)
    #expect(world.run("history --limit 1").out.contains("#walk → #stroll"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("moods list").out.contains("By the lake #Walk #sun"))
    #expect(world.run("search '#walk' --in moods").out.contains("By the lake"))
    #expect(!world.run("tags").out.contains("#stroll"))
    #expect(world.run("redo").status == .done)
    #expect(world.run("search '#stroll' --in moods").out.contains("By the lake"))
  }

  @Test func `moves the cycle of the tag and what is never published`() throws {
    let world = try world()
    _ = world.run("settings set people.cycle.walk 14")
    _ = world.run("settings set publish.private walk,private")
    #expect(world.run("tags rename '#walk' stroll").status == .done)
    #expect(world.run("settings get people.cycle").out == "30, stroll 14\n")
    #expect(world.run("settings get publish.private").out == "stroll, private\n")
    #expect(world.run("undo").status == .done)
    #expect(world.run("settings get people.cycle").out == "30, walk 14\n")
    #expect(world.run("settings get publish.private").out == "walk, private\n")
    #expect(world.run("redo").status == .done)
    #expect(world.run("settings get people.cycle").out == "30, stroll 14\n")
  }

  @Test func `leaves the cycle with the tag if the new name is a level`() throws {
    let world = try world()
    _ = world.run("settings set people.cycle.walk 14")
    #expect(world.run("tags rename walk walk/long").status == .done)
    #expect(world.run("settings get people.cycle").out == "30, walk 14\n")
  }

  @Test func `merges two tags, which then are one`() throws {
    let world = try world()
    _ = world.run("people tag Mina sun")
    _ = world.run("settings set people.cycle.walk 14")
    _ = world.run("settings set people.cycle.sun 3")
    let merged = world.run("tags merge walk sun --json")
    #expect(merged.out.contains(#""changed":7"#), "\(merged)")
    #expect(world.run("people show Mina --json").out.contains(#""tags":["sun"]"#))
    #expect(world.run("settings get people.cycle").out == "30, sun 3, walk 14\n")
    #expect(world.run("undo").status == .done)
    #expect(world.run("people show Mina --json").out.contains(#""tags":["walk","sun"]"#))
    #expect(world.run("settings get people.cycle").out == "30, sun 3, walk 14\n")
  }

  @Test func `is refused for a tag that is not there, or is already`() throws {
    let world = try world()
    let unknown = world.run("tags rename wlak stroll --json")
    #expect(
      unknown.status == .notFound && unknown.err.contains(#""code":"unknownTag""#), "\(unknown)")
    #expect(unknown.err.contains("#walk"), "\(unknown)")
    #expect(world.run("tags merge walk stroll --json").err.contains(#""code":"unknownTag""#))
    let taken = world.run("tags rename walk sun --json")
    #expect(taken.status == .refused && taken.err.contains(#""code":"tagTaken""#), "\(taken)")
    #expect(taken.err.contains("haru tags merge walk sun"), "\(taken)")
    #expect(world.run("tags rename walk 'no#good' --json").err.contains(#""code":"badTag""#))
    #expect(world.run("tags rename walk Walk --json").out.contains(#""changed":0"#))
  }

  @Test func `tries it first, and restores what is in the trash with the new name`() throws {
    let world = try world()
    #expect(world.run("notes remove shoes").status == .done)
    let tried = world.run("tags rename walk stroll --dry-run")
    #expect(tried.status == .done && world.run("tags").out.contains("#walk"), "\(tried)")
    #expect(world.run("tags rename walk stroll --json").out.contains(#""changed":6"#))
    #expect(world.run("trash restore shoes").status == .done)
    #expect(world.run("notes").out.contains("#stroll"))
  }

  private func counting(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-10T09:00")
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test func `merges no counters whose levels have other units`() throws {
    let world = try counting(
      "count a 1", "count a/x 5", "counts edit a/x --unit km", "count b 1", "count b/x 7")
    let refused = world.run("tags merge a b --json")
    #expect(refused.status == .refused && refused.err.contains("unitsDiffer"), "\(refused)")
    #expect(refused.err.contains("#a/x") && refused.err.contains("#b/x"), "\(refused)")
    #expect(world.run("counts").out.contains("#a/x"))
    for line in ["counts edit b/x --unit km", "tags merge a b"] {
      #expect(world.run(line).status == .done, "\(line)")
    }
    #expect(world.run("counts show b/x --json").out.contains(#""sum":12,"#))
  }

  @Test func `merges a tag into a level of it, which stays`() throws {
    let world = try counting("count sport 1", "count sport/run 2", "note 'try #sport/run'")
    #expect(world.run("tags merge sport sport/run").status == .done)
    let notes = world.run("notes").out
    #expect(notes.contains("try #sport/run") && !notes.contains("run/run"), "\(notes)")
    #expect(world.run("counts show sport/run --json").out.contains(#""sum":3,"#))
    #expect(!world.run("counts").out.contains("run/run"))
  }

  @Test func `gives no level of a tag a name that is too long`() throws {
    let level = String(repeating: "n", count: 36)
    let world = try counting("count a/\(level)")
    let refused = world.run("tags rename a \(String(repeating: "b", count: 20)) --json")
    #expect(refused.status == .refused && refused.err.contains("tagTooLong"), "\(refused)")
    #expect(world.run("tags rename a bb").status == .done)
    #expect(world.run("count bb/\(level)").status == .done)
  }
}
