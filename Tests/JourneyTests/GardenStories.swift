import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody in their garden` {
  private func world(
    _ language: Language = .english, called nickname: String? = nil, _ lines: String...
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language) {
      $0.nickname = { () throws(StorageFailure) in nickname }
    }
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // C-33, C-34, D-80
  @Test(arguments: [
    ("2026-03-05", "3 d", "full of life", false), ("2026-03-06", "2 d", "feeling well", false),
    ("2026-03-07", "1 d", "getting dry", true), ("2026-03-08", "today", "in need of", true),
    ("2026-03-20", "12 d", "in need of", true),
  ])
  func `sees on a card how much water is left, as a ring around the days`(
    _ day: String, _ left: String, _ state: String, _ isDanger: Bool
  ) throws {
    let world = try world(.english, "people add Mina --every 7")
    try world.go(to: "\(day)T09:00")
    for size in [Size.standard, Size(columns: 120, rows: 40)] {
      let robot = Robot(world, size: size).press(.enter)
      #expect(robot.screen.contains(left) && robot.screen.contains(state), "\(robot.screen)")
      let ink = isDanger ? Accent.rose : Accent.leaf
      let ring = robot.frame.cells.filter { cell in
        let isBlock = cell.character.unicodeScalars.first.map {
          (0x2580...0x259F).contains($0.value)
        }
        return isBlock == true
          && [cell.style.ink, cell.style.paper].contains { drawn in
            drawn.map { [$0.red, $0.green, $0.blue] } == [ink.red, ink.green, ink.blue]
          }
      }
      // Of a late plant no water is left, so only the outline of the ring is seen.
      #expect(ring.count > 4 || left == "12 d", "The ring is drawn in its colour.")
      #expect(!robot.screen.contains("%"), "\(robot.screen)")
    }
    // Without pixel graphics, or in a narrow window, the water level is among the facts.
    for (size, glyphs) in [(Size.standard, Glyphs.ascii), (Size(columns: 40, rows: 24), .unicode)] {
      let robot = Robot(world, size: size, glyphs: glyphs).press(.enter)
      let lines = robot.screen.split(separator: "\n")
      #expect(
        lines.contains { $0.contains(" water ") && $0.contains(left) }, "\(robot.screen)")
      #expect(robot.screen.contains("affection"))
    }
  }

  @Test func `reads whose garden it is, on the screen and by command`() throws {
    // C-45
    let korean = try world(
      .korean, called: "하루", "people add 민아 --every 7", "people add 서연 --every 7")
    #expect(Robot(korean).screen.contains("하루의 정원") && Robot(korean).screen.contains("2명"))
    #expect(korean.run("people garden").out.hasPrefix("하루의 정원\n화분 2개"))
    let english = try world(.english, called: "Ben", "people add Mina --every 7")
    let screen = Robot(english).screen
    #expect(screen.contains("Ben’s garden") && screen.contains("1 person"))
    #expect(english.run("people garden --json").out.contains(#""owner":"Ben""#))
    let guest = try world(.korean, "people add 민아 --every 7")
    #expect(Robot(guest).screen.contains("1명") && !Robot(guest).screen.contains("의 정원"))
    #expect(guest.run("people garden --json").out.contains(#""owner":null"#))
    let search = Robot(korean).press(.character("/")).type("민아").press(.enter)
    #expect(!search.screen.contains("하루의 정원"))
  }

  @Test func `reads of the selected plant how far it has grown`() throws {
    // C-46: level 2 from an affection of 25 %
    let world = try world(
      .english, "people add Mina --every 7", "people add Ben --every 1",
      "people water Ben --early --keyword a --memo b")
    for day in 2...4 {
      try world.go(to: "2026-03-0\(day)T09:00")
      #expect(world.run("people water Ben --keyword a --memo b").status == .done)
    }
    for size in [Size.standard, Size(columns: 120, rows: 40)] {
      let robot = Robot(world, size: size)
      #expect(robot.screen.contains("rosemary Lv.3"), "\(robot.screen)")
      #expect(robot.press(.right).screen.contains("American blue Lv.1"), "\(robot.screen)")
    }
    #expect(world.run("people show Ben").out.contains("Lv.3, "))
  }

  @Test func `comes from a memo to the week of its day, and to its month`() throws {
    // C-40, C-41
    let world = try world(
      .english, "people add Mina --every 7",
      "people water Mina --early --by met --keyword cat --memo 'She has a cat.'")
    try world.go(to: "2026-03-03T09:00")
    #expect(world.run("people water Mina --early --memo 'The cat ran away.'").status == .done)
    for size in [Size.standard, Size(columns: 120, rows: 40), Size(columns: 40, rows: 12)] {
      let robot = Robot(world, size: size).press(.enter, .character("b"))
      let week = robot.screen
      #expect(week.contains("She has a cat."), "\(week)")
      #expect(week.contains("28") && !week.contains("15"), "The week of 1 March, and no other.")
      // The days before and after are in another week and month.
      robot.press(.right, .right)
      #expect(robot.screen.contains("The cat ran away."), "\(robot.screen)")
      robot.press(.left, .left, .character("v"))
      #expect(robot.screen.contains("15") && robot.screen.contains("March 2026"))
      robot.press(.character("v"))
      #expect(robot.screen == week)
    }
    let month = Robot(world).press(.enter, .character("c"))
    #expect(month.screen.contains("due") && month.screen.contains("15"))
  }

  @Test func `sees in the week of a new month what was noted at the end of the old one`() throws {
    // C-40
    let world = try world(.korean, "people add 민아 --every 7")
    try world.go(to: "2026-03-31T09:00")
    #expect(world.run("people water 민아 --memo '마지막 날'").status == .done)
    try world.go(to: "2026-04-01T09:00")
    #expect(world.run("people water 민아 --early --memo '첫날'").status == .done)
    let robot = Robot(world).press(.enter, .character("m"))
    #expect(robot.screen.contains("첫날"))
    #expect(robot.screen.filter { $0 == "●" }.count >= 2, "\(robot.screen)")
    robot.press(.left)
    #expect(robot.screen.contains("마지막 날"), "\(robot.screen)")
  }

  @Test func `reads 카카오톡 where Korean has it, and what opens`() throws {
    // C-26
    let world = try world(.korean, "people add 민아 --every 7 --phone 010-1234-5678")
    let output = world.run("people contact 민아 --by messenger").out
    #expect(output.contains("010-1234-5678") && output.contains("opener.messenger"), "\(output)")
    #expect(world.run("people pending").out.contains("카카오톡"))
    #expect(world.run("people water 민아 --early --by messenger --memo 안녕").status == .done)
    #expect(Robot(world).press(.enter).screen.contains("카카오톡"))
  }

  // D-39
  @Test(arguments: [Size.standard, Size(columns: 120, rows: 40), Size(columns: 60, rows: 20)])
  func `changes between garden, list and sky, and the choice stays while the program runs`(
    _ size: Size
  ) throws {
    let world = try world(.english, "people add Mina --every 7", "people add Ben --every 1")
    let robot = Robot(world, size: size)
    #expect(robot.screen.contains("› Ben") && !robot.screen.contains("●  Ben"))
    robot.press(.character("v"))
    #expect(robot.screen.contains("› ●  Ben"), "\(robot.screen)")
    robot.press(.down)
    #expect(robot.screen.contains("› ●  Mina"))
    robot.press(.enter, .escape)
    #expect(robot.screen.contains("› ●  Mina"), "The choice and the person stay.")
    robot.press(.character("v"))
    #expect(robot.screen.contains("The sky") && !robot.screen.contains("●  Mina"))
    robot.press(.character("v"))
    #expect(robot.screen.contains("› Mina") && !robot.screen.contains("●  Mina"))
  }

  @Test func `keeps the list where there is no room for a garden, and says so`() throws {
    let world = try world(.english, "people add Mina --every 7")
    let robot = Robot(world, size: Size(columns: 40, rows: 12))
    #expect(robot.screen.contains("› ●  Mina"))
    robot.press(.character("v"), .character("v"))
    #expect(robot.notice.contains("too small for the garden"))
    #expect(robot.screen.contains("› ●  Mina"))
  }

  // D-39, D-44
  @Test func `walks past the boards that are seen, and reads which they are`() throws {
    let world = try world(.english)
    for index in 10..<40 {
      #expect(world.run("people add Friend\(index) --every \(index)").status == .done)
    }
    let robot = Robot(world)
    #expect(robot.screen.contains("1–14 of 30") && robot.screen.contains("30 people"))
    robot.press(.right, .down)
    #expect(robot.screen.contains("› Friend18"), "\(robot.screen)")
    robot.press(.down, .down)
    #expect(robot.screen.contains("› Friend32") && !robot.screen.contains("Friend10 "))
    #expect(robot.screen.contains("of 30"))
    robot.press(.end)
    #expect(robot.screen.contains("› Friend39"))
    // The keys of the list also work in the garden.
    robot.press(.character(" "), .left, .character(" "))
    #expect(robot.screen.contains("* Friend38"), "\(robot.screen)")
    // If a name fills the width of its pot, the signs are next to the water and the name is not
    // cut.
    let signs = robot.screen.split(separator: "\n").contains { $0.contains("› * in 39d") }
    #expect(signs && !robot.screen.contains("Frien…"), "\(robot.screen)")
    robot.press(.escape, .character("/")).type("Friend2").press(.enter)
    #expect(robot.screen.contains("› Friend20") && !robot.screen.contains("Friend30"))
  }

  @Test func `has no line over the edge in a narrow window`() throws {
    // D-44
    for language in [Language.english, .korean] {
      let world = try world(language, "people add Mina --every 7", "people add Ben --every 1")
      try world.go(to: "2026-03-20T09:00")
      let robot = Robot(world, size: Size(columns: 60, rows: 20))
      #expect(robot.screen.contains(language.isKorean ? "물이 밀린 화분 2" : "2 late"), "\(robot.screen)")
      robot.press(.character("v"))
      #expect(robot.screen.contains("Ben") && robot.screen.contains("Mina"))
    }
  }

  @Test func `sees drops fall on the plant as the form is filled in`() throws {
    // D-43
    let world = try world(.english, "people add Mina --every 1")
    try world.go(to: "2026-03-02T09:00")
    let robot = Robot(world, size: Size(columns: 120, rows: 40))
    robot.press(.character("f"), .character("r"))
    #expect(robot.screen.contains("● ○ ○"), "\(robot.screen)")
    robot.press(.tab).type("cat")
    #expect(robot.screen.contains("● ● ○"))
    robot.press(.tab, .tab, .tab).type("She has a cat.")
    #expect(robot.screen.contains("● ● ●"))
    #expect(!Robot(world, size: Size(columns: 60, rows: 20)).screen.contains("● ○ ○"))
  }

  @Test func `reads the affection on the card as hearts`() throws {
    // D-40, D-80
    let world = try world(
      .english, "people add Mina --every 7",
      "people water Mina --early --by met --keyword cat --memo 'She has a cat.'")
    for size in [Size.standard, Size(columns: 120, rows: 40), Size(columns: 40, rows: 24)] {
      let screen = Robot(world, size: size).press(.enter).screen
      #expect(screen.contains("♥ ♡ ♡ ♡ ♡") && !screen.contains("%"), "\(screen)")
      #expect(screen.contains("She has a cat."), "\(screen)")
    }
  }
}
