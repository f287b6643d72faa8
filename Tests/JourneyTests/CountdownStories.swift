import PresentationKit
import Support
import Testing
import TextUI

/// L-45: events that are counted down.
@Suite struct `Somebody who counts the days` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(now: "2026-03-02T09:00", language: language)
  }

  @Test
  func `reads how many are left on Today, in the widget and on the event, until the day is over`()
    throws
  {
    let world = try world()
    let added = world.run("schedule add Crete --day 2026-03-12 --countdown on")
    #expect(added.err.contains("Countdown: in 10 days"), "\(added)")
    #expect(world.run("today").out.contains("Crete in 10 days"))
    #expect(world.run("widget").out.contains("Crete in 10d"))
    #expect(world.run("schedule show Crete").out.contains("Countdown: in 10 days"))
    #expect(Robot(world, onToday: true).screen.contains("Crete in 10 days"))
    try world.go(to: "2026-03-12T23:00")
    #expect(world.run("today").out.contains("Crete today"))
    #expect(world.run("today --json").out.contains(#""dDay":0,"dDayLabel":"D-day""#))
    try world.go(to: "2026-03-13T08:00")
    #expect(!world.run("today").out.contains("Crete"))
    #expect(world.run("today --json").out.contains(#""countdowns":[]"#))
    let over = world.run("schedule list --day 2026-03-12 --json").out
    #expect(over.contains(#""countdown":true,"dDay":-1,"dDayLabel":"D+1""#), "\(over)")
  }

  @Test func `is told of at most three on Today, the nearest first, and of one in the widget`()
    throws
  {
    let world = try world(.korean)
    for (title, day) in [("수능", "12"), ("여행", "20"), ("결혼식", "25"), ("시험", "30")] {
      #expect(world.run("schedule add \(title) --day 2026-03-\(day) --dday on").status == .done)
    }
    #expect(world.run("today").out.contains("수능 D-10 · 여행 D-18 · 결혼식 D-23\n"))
    #expect(!world.run("today").out.contains("시험"))
    let widget = world.run("widget").out
    #expect(widget.contains("수능 D-10") && !widget.contains("여행"), "\(widget)")
    let screen = Robot(world, size: Size(columns: 140, rows: 45), onToday: true).screen
    #expect(screen.contains("수능 D-10 · 여행 D-18 · 결혼식 D-23"), "\(screen)")
  }

  @Test(arguments: [
    ("D-day 수능 11월 19일", "수능", "2026-11-19"), ("디데이: 수능 11월 19일", "수능", "2026-11-19"),
    ("수능 11월 19일 디데이", "수능", "2026-11-19"), ("countdown to Crete 3 aug", "Crete", "2026-08-03"),
    ("D-day: Crete 3 aug", "Crete", "2026-08-03"),
  ])
  func `says it in a line`(_ line: String, _ title: String, _ day: String) throws {
    let world = try world()
    let added = world.run("add \"\(line)\" --json")
    #expect(added.status == .done, "\(added)")
    #expect(added.out.contains("\"title\":\"\(title)\""), "\(added.out)")
    #expect(added.out.contains("\"start\":\"\(day)\""), "\(added.out)")
    #expect(added.out.contains(#""countdown":true"#), "\(added.out)")
  }

  @Test(arguments: [
    "D-Day documentary friday 8pm", "D-day 앱 지우기 내일", "watch the countdown friday 8pm",
  ])
  func `counts nothing if the word is part of a title`(_ line: String) throws {
    #expect(!(try world().run("add \"\(line)\" --json").out.contains(#""countdown":true"#)))
  }

  @Test func `counts a series to its next occurrence`() throws {
    let world = try world()
    let line = "schedule add Choir --day 2026-03-04 --repeat 'every 2 weeks' --countdown on"
    #expect(world.run(line).status == .done)
    #expect(world.run("today").out.contains("Choir in 2 days"))
    try world.go(to: "2026-03-05T09:00")
    #expect(world.run("today").out.contains("Choir in 13 days"))
    #expect(world.run("schedule edit Choir --countdown off --all --yes").status == .done)
    #expect(!world.run("today").out.contains("Choir"))
  }

  @Test func `stops counting, undoes that and finds what is counted`() throws {
    let world = try world()
    _ = world.run("schedule add Crete --day 2026-03-12 --countdown on")
    _ = world.run("schedule add Dentist --day 2026-03-12")
    let found = world.run("schedule list --where 'countdown<=10' --format '{title}'").out
    #expect(found == "Crete\n")
    #expect(world.run("schedule edit Crete --countdown off").status == .done)
    #expect(!world.run("today").out.contains("Crete"))
    #expect(world.run("schedule show Crete --json").out.contains(#""dDayLabel":null"#))
    #expect(world.run("undo").status == .done)
    #expect(world.run("today").out.contains("Crete in 10 days"))
  }

  @Test func `switches it on in the form`() throws {
    let world = try world()
    let robot = Robot(world).press(.character("5")).press(.character("n")).type("Crete")
    for _ in 0..<7 { robot.press(.tab) }
    robot.press(.character(" ")).press(.control("s"))
    let shown = world.run("schedule show Crete").out
    #expect(shown.contains("Countdown: tomorrow") || shown.contains("Countdown: today"), "\(shown)")
  }

  @Test func `takes it along in an export and in a calendar file`() throws {
    let world = try world()
    _ = world.run("schedule add Crete --day 2026-03-12 --countdown on")
    let file = world.run("schedule export").out
    #expect(file.contains("X-HARU-COUNTDOWN:TRUE\r\n"), "\(file)")
    let other = try self.world()
    #expect(other.run("schedule import -", input: file).status == .done)
    #expect(other.run("today").out.contains("Crete in 10 days"))
  }
}
