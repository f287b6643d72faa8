import Support
import Testing

@testable import TextUI

// Y-01, Y-03: the codes of records on a screen of 80 × 20 cells, as zbarimg reads them. It is Sunday, 1 March 2026,
// nine o'clock.
@Suite struct `A QR code in a small window` {
  /// Returns the text of the code on the screen.
  private func read(_ robot: Robot) throws -> String {
    let file = QRScreen(robot.frame, isLight: false).file
    let text = String(decoding: try QRReader.read([("a.pgm", file)]), as: UTF8.self)
    return String(text.dropLast())
  }

  /// Returns the text beside the code.
  private func note(_ robot: Robot) -> String {
    robot.screen.split(separator: "\n").map { $0.prefix { !"█▀▄".contains($0) } }.joined(
      separator: " "
    )
    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func robot(
    _ lines: [String], onToday: Bool = true, at now: String = "2026-03-01T09:00",
    size: Size = Size(columns: 80, rows: 20)
  ) throws -> Robot {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: now)
    return Robot(world, size: size, onToday: onToday)
  }

  private static let day = [
    "people add Mina --every 1", "people add Joon --every 1",
    "people add Halmoni --every none --birthday 03-02",
    "books add --manual --title Walden --pages 300 --target +9d",
    "sayings add --eng 'Slow is smooth, and smooth is fast, as the old saying goes.'",
  ]

  @Test func `has the people to contact, and names what it leaves out`() throws {
    // The people are due on the day after they were added.
    let robot = try robot(Self.day, at: "2026-03-02T09:00")
    robot.press(.character("Q"))
    let lines = try read(robot).split(separator: "\n")
    #expect(lines.first == "Mon 2 March", "\(lines)")
    #expect(Set(lines.dropFirst().prefix(2)) == ["Contact Mina", "Contact Joon"], "\(lines)")
    let note = note(robot)
    #expect(note.contains("Left out, because it does not fit: the saying, 1 book"), "\(note)")
  }

  @Test func `has today's event with its time, and people after it`() throws {
    let robot = try robot(["schedule add Tea --from 14:00 --to 15:00", "people add Mina --every 1"])
    robot.press(.character("Q"))
    let text = try read(robot)
    #expect(text.hasPrefix("Sun 1 March\n") && text.contains("14:00"), "\(text)")
    for word in ["In progress", "%", "█", "haru inbox"] { #expect(!text.contains(word), "\(word)") }
  }

  @Test func `has an event without its notes and without its location, if need be`() throws {
    let robot = try robot(
      [
        "schedule add Tea --from 14:00 --to 15:00 --location 'Main Street' --body 'Bring the cake'"
      ], onToday: false)
    robot.press(.character("5"))
    robot.press(.character("Q"))
    let text = try read(robot)
    #expect(text.contains("Tea") && !text.contains("cake"), "\(text)")
    let note = note(robot)
    #expect(note.contains("does not fit:") && note.contains("the notes"), "\(note)")
    let plain = "The window is too small for a calendar entry, so this code is plain text"
    #expect(note.contains(plain), "\(note)")
  }

  @Test(arguments: [
    ("Maya", "MECARD:N:Maya;TEL:010-1234-5678;;"),
    ("Grandma Rose", "MECARD:N:Rose,Grandma;TEL:010-1234-5678;;"),
    ("민아", "MECARD:N:민아;TEL:010-1234-5678;;"),
  ])
  func `has a person with a number`(_ name: String, _ card: String) throws {
    let robot = try robot(["people add '\(name)' --phone 010-1234-5678"], onToday: false)
    robot.press(.character("2"), .enter, .character("Q"))
    #expect(try read(robot) == card)
    #expect(note(robot).contains("Point your phone"), "\(note(robot))")
  }

  @Test func `has the day on which a person was born, but names a day without a year`() throws {
    for (birthday, card) in [
      ("1990-03-08", "MECARD:N:Maya;TEL:01012345678;BDAY:19900308;;"),
      ("03-08", "MECARD:N:Maya;TEL:01012345678;;"),
    ] {
      let robot = try robot(
        ["people add Maya --phone 01012345678 --birthday \(birthday)"], onToday: false)
      robot.press(.character("2"), .enter, .character("Q"))
      #expect(try read(robot) == card)
      #expect(note(robot).contains("the birthday") == (birthday == "03-08"), "\(note(robot))")
    }
  }

  // S-7, KO-15
  @Test func `has help that says that q and Ctrl-C quit, and q does`() throws {
    let robot = try robot(
      ["people add Maya --phone 010-1234-5678"], onToday: false, size: .standard)
    robot.press(.character("2"), .enter, .character("Q"), .character("?"))
    let lines = robot.screen.split(separator: "\n").filter { $0.contains("quit") }
    #expect(lines.contains { $0.contains("q Ctrl-C") }, "\(lines)")
    #expect(robot.press(.escape, .character("q")).hasLeft)
  }

  @Test func `has as much of an event as the command prints in 80 × 24 cells`() throws {
    let robot = try robot(
      ["schedule add Tea --from 14:00 --to 15:00 --location 'Main Street'"], onToday: false,
      size: .standard)
    robot.press(.character("5"))
    let framed = robot.screen
    robot.press(.character("Q"))
    let text = try read(robot)
    // Version 5, the largest in 23 rows, has room for 106 bytes.
    for line in ["BEGIN:VEVENT", "SUMMARY:Tea", "DTSTART:", "LOCATION:Main Street"] {
      #expect(text.contains(line), "\(text)")
    }
    let note = note(robot)
    #expect(note.contains("does not fit: the end.") && note.contains("Esc back"), "\(note)")
    robot.press(.escape)
    #expect(robot.screen == framed)
  }

  @Test func `has the events of a full day in 80 × 24 cells`() throws {
    let robot = try robot(
      [
        "schedule add Breakfast --from 09:30 --to 10:00",
        "schedule add Tea --from 14:00 --to 15:00",
      ]
        + Self.day, size: .standard)
    robot.press(.character("Q"))
    let text = try read(robot)
    #expect(text.contains("Breakfast") && text.contains("14:00"), "\(text)")
  }

  @Test func `leaves its row of text to a code that needs it`() throws {
    // 23 rows without a key bar have room for version 5, and 22 rows for version 4.
    let robot = try robot(
      ["schedule add Tea --from 14:00 --to 15:00 --location 'Main Street'"], onToday: false,
      size: Size(columns: 60, rows: 23))
    robot.press(.character("5"), .character("Q"))
    #expect(try read(robot).contains("LOCATION:Main Street"), "\(robot.screen)")
  }

  @Test func `says how to save what fits no window`() throws {
    let world = try TestEnvironment()
    let title = String(repeating: "Long ", count: 30)
    #expect(world.run("schedule add '\(title)' --from 14:00").status == .done)
    let robot = Robot(world)
    robot.press(.character("5"))
    robot.press(.character("Q"))
    let shown = robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(shown.contains("--qr FILE.png") && shown.contains("haru schedule show"), "\(shown)")
  }
}
