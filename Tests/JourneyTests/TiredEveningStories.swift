import Domain
import Foundation
import PresentationKit
import Support
import Testing

/// V-01: evenings of people who answer in half sentences.
@Suite struct `A tired evening`: EveningTalk {
  private let walden = "books add --manual --title Walden --pages 352"

  /// Returns the codes of the questions that are left.
  private func codes(_ world: TestEnvironment) -> [String] {
    let first = world.run("evening --json").out.split(separator: "\n").first ?? ""
    return first.matches(of: /"code":"([a-z]+)"/).map { String($0.1) }
  }

  // MARK: Meetings

  @Test(arguments: ["no she cancelled, sick kid", "nah, she cancelled, sick kid"])
  func `says no with a reason, and the reason keeps the person`(line: String) throws {
    let world = try evening(mina, dinner)
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(moods(world).contains("Mina: she cancelled, sick kid"))
    #expect(!contacts(world).contains(#""by":"met""#))
    #expect(!codes(world).contains("met"))
    // The reason is not the sentence of the next evening.
    try world.go(to: "2026-03-11T21:30")
    #expect(!world.run("evening --json").out.contains("sick kid"))
  }

  @Test(arguments: [("", false), ("yes", true), ("n", false), ("she bailed", false)])
  func `is asked once whether they met, after words that may be both`(
    second: String, met: Bool
  ) throws {
    let world = try evening(mina, dinner)
    let output = world.run(
      "evening", input: answers("she came late", second, "q"), columns: 200)
    #expect(output.out.contains("she came late") && output.status == .done, "\(output.out)")
    #expect(contacts(world).contains(#""by":"met""#) == met)
    #expect(contacts(world).contains("she came late") == met)
    #expect(moods(world).contains("Mina: she came late") == !met)
    // Enter records nothing, so Today still asks.
    #expect((world.run("people pending").out == "") == !second.isEmpty)
    #expect(!codes(world).contains("met"))
  }

  @Test func `drops a line that Haru did not understand`() throws {
    let world = try evening(mina, dinner)
    #expect(world.run("evening", input: answers("she came late", "x", "q")).status == .done)
    #expect(!moods(world).contains("late") && !contacts(world).contains("late"))
    #expect(!codes(world).contains("met"))
  }

  @Test func `keeps the words about somebody as they are typed, and stores other records`() throws {
    let world = try evening(mina, dinner, "people add Jun --every 30")
    #expect(world.run("evening", input: answers("met Mina for ramen", "y", "q")).status == .done)
    #expect(contacts(world).contains("met Mina for ramen"), "\(contacts(world))")
    let other = try evening(mina, dinner, "people add Jun --every 30")
    #expect(other.run("evening", input: answers("called Jun", "y", "q")).status == .done)
    #expect(contacts(other, "Jun").contains(#""by":"call""#))
  }

  @Test func `records a planned call as a call`() throws {
    let world = try evening(
      mina, "schedule add 'call Mina' --from '2026-03-10 18:00' --to '2026-03-10 18:30' --with Mina"
    )
    #expect(world.run("evening", input: answers("yes, for ages", "q")).status == .done)
    #expect(contacts(world).contains(#""by":"call""#) && contacts(world).contains("for ages"))
  }

  // MARK: Contacts

  @Test(arguments: ["no answer", "she didn't answer", "안 받음", "안 받으심 ㅠ 내일 다시"])
  func `did not reach somebody, and no plant is watered`(line: String) throws {
    let world = try evening(mina, "people contact Mina --by messenger")
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(!contacts(world).contains(#""by":"messenger""#))
    #expect(world.run("people pending").out == "")
    #expect(moods(world).contains("Mina: \(line)"))
  }

  @Test func `is asked about a birthday, unless a contact is recorded`() throws {
    let world = try evening("people add Mina --every 30 --birthday 03-10")
    #expect(codes(world).first == "birthday")
    let skipped = world.run("evening", input: answers("no", "q"))
    #expect(skipped.out.contains("birthday") && !contacts(world).contains(#""by":"#))
    let messaged = try evening("people add Mina --every 30 --birthday 03-10")
    #expect(messaged.run("evening", input: answers("yes, sent a message", "q")).status == .done)
    #expect(contacts(messaged).contains(#""by":"message""#))
    #expect(!codes(messaged).contains("birthday"))
    let called = try evening("people add Mina --every 30 --birthday 03-10")
    #expect(called.run("evening", input: answers("yes", "q")).status == .done)
    // T-29: a bare yes names no channel.
    #expect(contacts(called).contains(#""by":null"#))
  }

  // MARK: Books

  @Test(arguments: ["못 읽음", "didn't read", "same", "no", "nope, too tired"])
  func `did not read, and nothing is stored`(line: String) throws {
    let world = try evening(walden, "books read Walden 90")
    try world.go(to: "2026-03-11T21:30")
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(!codes(world).contains("reading"))
    #expect(world.run("books show Walden --json").out.contains(#""page":90"#))
    #expect(!moods(world, on: "2026-03-11").contains("text"))
  }

  @Test(arguments: [("about 110", 110), ("8 more", 98), ("110쪽쯤", 110), ("Walden p. 110", 110)])
  func `read some pages`(line: String, page: Int) throws {
    let world = try evening(walden, "books read Walden 90")
    try world.go(to: "2026-03-11T21:30")
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(world.run("books show Walden --json").out.contains(#""page":\#(page)"#))
  }

  @Test(arguments: ["999", "9"])
  func `types a page that cannot be, and then the right one`(line: String) throws {
    let world = try evening(walden, "books read Walden 90")
    try world.go(to: "2026-03-11T21:30")
    let output = world.run("evening", input: answers(line, "99", "q"), columns: 200)
    #expect(output.out.contains("352 pages") && !output.out.contains("haru books"), "\(output.out)")
    #expect(world.run("books show Walden --json").out.contains(#""page":99"#))
    let skipped = try evening(walden, "books read Walden 90")
    try skipped.go(to: "2026-03-11T21:30")
    #expect(skipped.run("evening", input: answers(line, "", "q")).status == .done)
    #expect(!moods(skipped, on: "2026-03-11").contains(#""text":""#))
  }

  @Test func `names another book, and is asked about no further one`() throws {
    let world = try evening(
      walden, "books read Walden 90",
      "books add --manual --title 'The Remains of the Day' --pages 258",
      "books read 'The Remains of the Day' 12")
    try world.go(to: "2026-03-11T21:30")
    #expect(codes(world).count { $0 == "reading" } == 2)
    #expect(world.run("evening", input: answers("remains of the day p. 31", "q")).status == .done)
    #expect(world.run("books show 'The Remains of the Day' --json").out.contains(#""page":31"#))
    #expect(!codes(world).contains("reading"))
    let added = world.run("add 'The Remains of the Day p. 40'")
    #expect(added.status == .done, "\(added.err)")
  }

  // MARK: Tomorrow

  @Test(arguments: ["없음", "딱히", "아니 없어", "nope thats it", "that's all", "not really"])
  func `plans nothing for tomorrow`(line: String) throws {
    let world = try evening()
    #expect(world.run("evening", input: answers("", "", line)).status == .done)
    let tomorrow = world.run("schedule list --day 2026-03-11")
    #expect((tomorrow.out + tomorrow.err).contains("Nothing is planned"), "\(tomorrow)")
    #expect(!codes(world).contains("tomorrow"))
  }

  @Test(arguments: [
    ("", false, true), ("y", true, false), ("n", false, false), ("x", false, false),
    ("d", false, true), ("5pm", true, false),
  ])
  func `is asked before a plan without a time is added`(
    second: String, isPlanned: Bool, isKept: Bool
  ) throws {
    let world = try evening()
    let output = world.run(
      "evening", input: answers("", "", "babysitter", second), columns: 200)
    #expect(output.out.contains("down for tomorrow?"), "\(output.out)")
    let events = world.run("schedule list --day 2026-03-11").out
    #expect(events.contains("babysitter") == isPlanned, "\(events)")
    #expect(world.run("notes list").out.contains("babysitter") == isKept)
    #expect(!moods(world).contains("babysitter"))
  }

  @Test(arguments: [("babysitter at 5.30", "T17:30"), ("아침 9시에 병원", "T09:00")])
  func `adds a plan with a time at once`(line: String, start: String) throws {
    let world = try evening()
    let output = world.run("evening --json", input: answers("", "", line))
    #expect(output.out.contains(#""outcome":"saved""#), "\(output.out)")
    #expect(world.run("schedule list --day 2026-03-11 --json").out.contains(start))
  }

  // MARK: The evening before

  @Test func `is not asked how an evening was about which the diary has words`() throws {
    let choir = "schedule add Choir --from '2026-03-09 19:00' --to '2026-03-09 20:30'"
    let asked = try evening(choir, "moods add - 'Slept in.' --at '2026-03-09 09:00'")
    #expect(codes(asked).contains("yesterday"))
    let known = try evening(choir, "moods add - 'Sang well.' --at '2026-03-09 22:00'")
    #expect(!codes(known).contains("yesterday"))
  }
}
