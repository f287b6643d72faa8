import Support
import Testing

/// N-8: tests of the location of an event.
@Suite struct `Where an event is` {
  @Test func `is kept, listed, found, changed and taken away`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let line = "schedule add Dinner --from 'tomorrow 18:30' --location \"Luigi's\""
    #expect(world.run(line).err.contains("Location: Luigi's"))
    #expect(world.run("schedule list --day tomorrow").out.contains("Dinner · Luigi's"))
    #expect(world.run("schedule list --day tomorrow --json").out.contains(#""location":"Luigi's""#))
    #expect(world.run("search Luigi").out.contains("Dinner"))
    #expect(world.run("schedule list --where luigi").out.contains("Dinner"))
    #expect(world.run("schedule edit Dinner --location Mario").status == .done)
    #expect(world.run("search Mario").out.contains("Dinner"))
    #expect(!world.run("search Luigi").out.contains("Dinner"))
    #expect(world.run("schedule edit Dinner --location ''").status == .done)
    #expect(world.run("schedule list --day tomorrow --json").out.contains(#""location":null"#))
    #expect(world.run("undo").status == .done)
    #expect(world.run("schedule show Dinner").out.contains("Location: Mario"))
  }

  @Test(
    arguments: [
      ("dinner at Luigi's saturday 7pm", "dinner", "Luigi's"),
      ("lunch with Anna @ The Fox tomorrow 1pm", "lunch with Anna", "The Fox"),
      ("강남역에서 커피 내일 3시", "커피", "강남역"),
    ])
  func `is said in a line`(_ line: String, _ title: String, _ location: String) throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let added = world.run("add \"\(line)\" --json")
    #expect(added.status == .done, "\(added)")
    #expect(added.out.contains("\"title\":\"\(title)\""), "\(added.out)")
    #expect(added.out.contains("\"location\":\"\(location)\""), "\(added.out)")
  }

  @Test(arguments: [
    "look at houses saturday 11am", "lunch at 1pm tomorrow", "tea at last saturday",
  ])
  func `is no word that only stands behind at`(_ line: String) throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(!world.run("add \"\(line)\" --json").out.contains("\"location\":\""))
  }
}
