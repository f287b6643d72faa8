import Domain
import FuzzPromises
import Support
import Testing
import TextUI

@testable import PresentationKit

/// L-35: habits and trackers of other programs become counters.
@Suite struct `Somebody with habits in other programs` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(now: "2026-03-07T09:00", language: language) { $0.files = .onDisk }
  }

  @Test func `imports the archive of Loop, once`() throws {
    let folder = try SampleFolder()
    let parts = LifeFixtures.loop.map { ($0.path, Array($0.text.utf8)) }
    try folder.write(StoredArchive.bytes(parts), to: "Loop Habits CSV.zip")
    let path = folder.path("Loop Habits CSV.zip")
    let world = try world()
    let trial = world.run("import '\(path)' --dry-run")
    #expect(trial.out.contains("Loop Habit Tracker, 3 counters"), "\(trial)")
    #expect(world.run("counts --json").out.contains(#""counters":[]"#))
    let output = world.run("import '\(path)'")
    #expect(output.out.contains("2 added") && output.out.contains("5 amounts"), "\(output)")
    #expect(output.err.contains("001 Morning stretch/Checkmarks.csv, line 5:"), "\(output)")
    #expect(!output.err.contains("Scores.csv"), "\(output)")
    let all = world.run("counts --json").out
    let goal = #""goal":{"amount":3,"per":"week","times":true,"atMost":false}"#
    #expect(all.contains(#"{"tag":"morning-stretch","unit":null,"# + goal), "\(all)")
    #expect(all.contains(#"{"tag":"달리기","unit":"km","goal":{"amount":5,"per":"day""#), "\(all)")
    let march = world.run("counts show 달리기 --month 2026-03 --json").out
    #expect(march.contains(#""day":"2026-03-06","amount":5.2"#), "\(march)")
    #expect(world.run("import '\(path)'").out.contains("2 unchanged"))
    #expect(world.run("counts --json").out == all)
    #expect(world.run("undo").status == .done)
    #expect(world.run("counts --json").out.contains(#""counters":[]"#))
  }

  @Test func `extends a counter, keeps what was changed, and gets new days`() throws {
    let world = try world()
    #expect(world.run("count call-home").status == .done)
    let first = world.run("import -", input: LifeFixtures.beaverHabits)
    #expect(first.status == .done && first.out.contains("3 amounts"), "\(first)")
    #expect(first.err.contains("This is not a date: 2026-02-30"), "\(first)")
    let march = "counts show call-home --month 2026-03 --json"
    #expect(world.run(march).out.contains(#""sum":3,"#), "\(world.run(march).out)")
    #expect(world.run("counts remove call-home --on 2026-03-01").status == .done)
    let newer = LifeFixtures.beaverHabits.replacing(
      #"{"day":"2026-03-03","done":true}],"id""#,
      with: #"{"day":"2026-03-03","done":true},{"day":"2026-03-05","done":true}],"id""#)
    let second = world.run("import -", input: newer)
    #expect(second.out.contains("1 updated") && second.out.contains("1 amount."), "\(second)")
    let days = world.run(march).out
    #expect(days.contains("2026-03-05") && !days.contains("2026-03-01"), "\(days)")
  }

  private func sum(_ world: TestEnvironment, _ tag: String) -> String {
    world.run("counts show \(tag) --month 2026-03 --json").out
  }

  /// Returns a file of Beaver Habits with the done days of March of some habits.
  private func habits(_ all: [(name: String, days: [Int])]) -> String {
    let habits = all.map { habit in
      let days = habit.days.map { #"{"day":"2026-03-0\#($0)","done":true}"# }
      return #"{"name":"\#(habit.name)","records":[\#(days.joined(separator: ","))]}"#
    }
    return #"{"habits":[\#(habits.joined(separator: ","))]}"#
  }

  @Test func `extends one counter by two habits that have its name`() throws {
    let world = try world()
    let output = world.run("import -", input: habits([("Run", [1]), ("Run!", [1, 2])]))
    #expect(output.status == .done && output.out.contains("3 amounts"), "\(output)")
    #expect(sum(world, "run").contains(#""sum":3,"#), "\(sum(world, "run"))")
    let again = world.run("import -", input: habits([("Run", [1]), ("Run!", [1, 2, 3])]))
    #expect(again.status == .done && again.out.contains("1 amount."), "\(again)")
    #expect(sum(world, "run").contains(#""sum":4,"#), "\(sum(world, "run"))")
  }

  @Test func `extends a counter after its tag was merged`() throws {
    let world = try world()
    #expect(world.run("import -", input: habits([("Run", [1]), ("Jog", [2])])).status == .done)
    #expect(world.run("tags merge run jog").status == .done)
    let again = world.run("import -", input: habits([("Run", [1, 3]), ("Jog", [2, 3])]))
    #expect(again.status == .done && again.out.contains("2 amounts"), "\(again)")
    #expect(sum(world, "jog").contains(#""sum":4,"#), "\(sum(world, "jog"))")
    #expect(!world.run("counts").out.contains("#run"))
  }

  @Test func `counts a value of Daily You once that was removed and entered again`() throws {
    let folder = try SampleFolder()
    let world = try world()
    for (row, value) in [(1, "3"), (20, "3"), (21, "4")] {
      let bytes = BookFixtures.database(
        """
        CREATE TABLE entries (id INTEGER NOT NULL PRIMARY KEY, text TEXT NOT NULL, mood INTEGER,
          time_create DATETIME NOT NULL);
        CREATE TABLE tags (id INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, tag_type INTEGER);
        CREATE TABLE entry_tags (id INTEGER NOT NULL PRIMARY KEY, entry_id INTEGER NOT NULL,
          tag_id INTEGER NOT NULL, value TEXT);
        INSERT INTO entries VALUES (1, 'A walk', 1, '2026-03-01T21:05:00.000');
        INSERT INTO tags VALUES (4, 'Tea', 1);
        INSERT INTO entry_tags VALUES (\(row), 1, 4, '\(value)');
        """)
      try folder.write(StoredArchive.bytes([("daily_you.db", bytes)]), to: "backup.zip")
      #expect(world.run("import '\(folder.path("backup.zip"))'").status == .done)
      #expect(sum(world, "tea").contains("\"sum\":\(value),"), "\(sum(world, "tea"))")
    }
  }

  @Test func `keeps amounts in another unit out of a counter`() throws {
    let world = try world()
    for line in ["count call-home", "counts edit call-home --unit km"] {
      #expect(world.run(line).status == .done)
    }
    let output = world.run("import -", input: LifeFixtures.beaverHabits)
    #expect(output.status == .refused, "\(output)")
    #expect(output.err.contains("#call-home is counted in another unit"), "\(output)")
  }

  @Test func `imports the backup of Daily You`() throws {
    let folder = try SampleFolder()
    try folder.write(
      StoredArchive.bytes([("daily_you.db", LifeFixtures.dailyYou)]), to: "backup.zip")
    let world = try world(.korean)
    let output = world.run("import '\(folder.path("backup.zip"))'")
    #expect(output.status == .done && output.out.contains("세는 태그 1개"), "\(output)")
    #expect(world.run("counts --json").out.contains(#""tag":"cups-of-tea""#))
    #expect(world.run("moods list --json").out.contains("A walk by the sea"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("counts --json").out.contains(#""counters":[]"#))
  }
}
