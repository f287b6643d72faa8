import Support
import Testing

/// Tests of small decisions about forms, options and files.
@Suite struct `Somebody who looks closely` {
  // S-16b
  @Test func `finds a target in the form for a book only where the setting has one`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let robot = Robot(world).press(.character("6"), .character("n"))
    #expect(robot.screen.contains("not set"), "\(robot.screen)")
    #expect(world.run("settings set books.target +7d").out.contains("7d"))
    let other = Robot(world).press(.character("6"), .character("n"))
    #expect(!other.screen.contains("not set") && other.screen.contains("7"), "\(other.screen)")
  }

  // T-39
  @Test func `writes a target as in the setting`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    for (title, target) in [("Emma", "7d"), ("Walden", "+7d")] {
      let line = "books add --manual --title \(title) --pages 300 --target \(target) --json"
      let added = world.run(line)
      #expect(added.out.contains(#""target":"2026-03-09""#), "\(added)")
    }
    #expect(world.run("books add --manual --title X --pages 3 --target soon").status == .usage)
  }

  // KO-22
  @Test func `reads a stop between the sentences about an event`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00", language: .korean)
    let robot = Robot(world).press(.character("+"))
    robot.type("매년 음력 3월 30일 오후 1시 시청역에서 모임").press(.enter)
    #expect(!robot.notice.contains("역 반복"), "\(robot.notice)")
  }

  // KO-22
  @Test func `sees the day of a feeling as the day of an event, and it is read again`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00", language: .korean)
    #expect(world.run("moods add 60 산책").status == .done)
    let robot = Robot(world).press(.character("4"), .enter, .character("e"))
    #expect(robot.screen.contains("3월 2일 월요일 오전 9:00"), "\(robot.screen)")
  }

  // T-30
  @Test func `has the note of a person in the export once, and only there`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let add = "people add Mina --phone 010-1234-5678 --note 'Likes tea; no sugar'"
    #expect(world.run(add).status == .done)
    #expect(world.run("people export cards.vcf").status == .done)
    let first = world.run("people export").out
    #expect(first.contains(#"NOTE;X-HARU=1:Likes tea\; no sugar"#), "\(first)")
    // The file comes in as a contact of the same person, and the next export has the note once.
    #expect(world.run("contacts import cards.vcf").status == .done)
    #expect(world.run("people edit Mina --note Cats").status == .done)
    let second = world.run("people export").out
    #expect(second.contains("NOTE;X-HARU=1:Cats") && !second.contains("Likes tea"), "\(second)")
    #expect(!world.run("people show Mina").out.contains("Likes tea"))
    // A new person of that card has the note again.
    #expect(world.run("people remove Mina").status == .done)
    #expect(world.run("people add Mina").err.contains("note"))
    #expect(world.run("people show Mina").out.contains("Likes tea; no sugar"))
  }
}
