import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody by the fire` {
  /// Returns an environment without the built-in sayings.
  private func emptyWorld(_ language: Language = .english) throws -> TestEnvironment {
    try Fireside.emptyWorld(language)
  }

  private func fire(_ world: TestEnvironment) -> Robot { Fireside.robot(world) }

  @Test func `keeps a first saying`() throws {
    // M-09, M-12, W12
    let world = try emptyWorld(.korean)
    let robot = fire(world)
    #expect(robot.screen.contains("아직 글귀가 없어요. n을 눌러 하나 담아 보세요."))
    robot.press(.character("n")).type("천천히 가도 괜찮아요.").press(.tab, .tab).type("- 하루 -")
    robot.press(.control("s"))
    #expect(robot.notice == "0번 글귀로 담았어요.")
    #expect(robot.screen.contains("천천히 가도 괜찮아요."))
    #expect(world.run("sayings show 0 --json").out.contains("\"who\":\"- 하루 -\""))
  }

  @Test func `cannot keep nothing, and loses nothing by it`() throws {
    let robot = fire(try emptyWorld())
    robot.press(.character("n"), .tab, .tab).type("nobody").press(.control("s"))
    #expect(robot.screen.contains("The saying is empty."))
    #expect(robot.screen.contains("nobody"))
    robot.type("Well").press(.control("s"))
    #expect(robot.notice == "Saved saying 0.")
  }

  @Test func `finds proverbs there already, newest first`() throws {
    // M-11, M-12
    let world = try TestEnvironment()
    let robot = fire(world)
    let count = world.run("sayings list").out.split(separator: "\n").count
    #expect(count >= 120)
    #expect(robot.screen.contains("all \(count)"))
    #expect(robot.screen.contains("› \(count - 1)"))
  }

  @Test func `is recommended another saying on every visit and on request`() throws {
    // M-13
    let world = try TestEnvironment()
    let robot = fire(world)
    var seen: Set<String> = []
    for _ in 0..<8 {
      seen.insert(robot.screen.split(separator: "\n").prefix(8).joined())
      robot.press(.character("r"))
    }
    #expect(seen.count > 4)
    let before = robot.screen
    robot.press(.tab, .tab)
    #expect(robot.screen != before)
  }

  @Test func `sees a dot on what is new until it is opened from anywhere`() throws {
    // M-14, M-15, W4
    let world = try emptyWorld()
    #expect(world.run("sayings add --eng 'New one'").status == .done)
    let robot = fire(world)
    #expect(robot.screen.contains("•"))
    robot.press(.up, .enter)
    #expect(robot.screen.contains("Saying 0"))
    robot.press(.escape)
    #expect(!robot.screen.contains("•"))
    #expect(world.run("sayings list --new --json").out.contains("\"new\":true,\"unseen\":false"))
  }

  @Test func `likes and uses with one key, and looks at both apart`() throws {
    // M-18, M-20, M-21, W7
    let world = try emptyWorld()
    for text in ["one", "two", "three"] {
      #expect(world.run("sayings add --eng \(text)").status == .done)
    }
    let robot = fire(world)
    robot.press(.character("l"))
    #expect(robot.notice == "Liked saying 2.")
    robot.press(.right, .character("l"), .character("u"), .character("f"))
    #expect(robot.screen.contains("▐liked 2▌"))
    #expect(robot.screen.contains("› 1"))
    robot.press(.character("f"))
    #expect(robot.screen.contains("▐unused 2▌"))
    #expect(!robot.screen.contains("two"))
    robot.press(.escape)
    #expect(robot.screen.contains("▐all 3▌"))
    robot.press(.home, .right, .character("u"))
    #expect(robot.notice == "Marked saying 1 as unused.")
    #expect(world.run("sayings list --unused").out.contains("two"))
  }

  @Test func `searches when the word is submitted, and gets all back with Esc`() throws {
    // M-22, W8
    let world = try TestEnvironment()
    let robot = fire(world)
    let all = robot.screen
    robot.press(.character("/"), .enter)
    #expect(robot.screen == all)
    robot.press(.character("/")).type("OX WALKS")
    #expect(!robot.screen.contains("OX WALKS” 1"))
    robot.press(.enter)
    #expect(robot.screen.contains("“OX WALKS” 1"))
    #expect(robot.screen.contains("The ox walks slowly"))
    robot.press(.escape)
    #expect(!robot.screen.contains("OX WALKS"))
    robot.press(.character("/")).type("xyzzy").press(.enter)
    #expect(robot.screen.contains("No saying contains this text."))
  }

  @Test func `leafs through the list a saying was opened from`() throws {
    let world = try emptyWorld()
    for text in ["one", "two", "three"] {
      #expect(world.run("sayings add --eng \(text)").status == .done)
    }
    #expect(world.run("sayings use 1").status == .done)
    let robot = fire(world)
    robot.press(.character("f"), .character("f"), .enter)
    #expect(robot.screen.contains("Saying 2"))
    robot.press(.right)
    #expect(robot.screen.contains("Saying 0"))
    robot.press(.right)
    #expect(robot.notice == "There are no more sayings.")
    robot.press(.left, .escape)
    #expect(robot.screen.contains("› 2"))
  }

  @Test func `copies a saying, and writes it as a picture or as text`() throws {
    // M-19
    let files = FilesInMemory()
    let world = try TestEnvironment {
      $0.files = files.port
      $0.pictures = PictureMaker { (svg, size) throws(PictureFailure) in
        Array("PNG \(size.width) \(svg.count)".utf8)
      }
    }
    #expect(world.run("sayings add --eng A --kor 가 --who '- X -'").status == .done)
    let robot = fire(world)
    robot.press(.character("s"), .character("c"))
    #expect(robot.requests == [.copy("A\n\n가\n\n- X -")])
    #expect(robot.notice.contains("Sent the text to the terminal's clipboard."))
    robot.press(.enter, .character("s"), .character("t"), .control("s"))
    #expect(robot.notice.hasPrefix("Wrote haru-"))
    #expect(files["haru-156.txt"] == Array("A\n\n가\n\n- X -\n".utf8))
    robot.press(.character("s"), .character("p"), .control("s"))
    #expect(files["haru-156.png"]?.starts(with: Array("PNG 1080 ".utf8)) == true)
    robot.press(.character("s"), .character("v"), .control("s"))
    #expect(files["haru-156.svg"]?.starts(with: Array("<?xml".utf8)) == true)
    #expect(robot.screen.contains("Saying 156"))
  }

  @Test func `is told why a picture was not written, and can name another place`() throws {
    let world = try TestEnvironment {
      $0.pictures = PictureMaker { (_, _) throws(PictureFailure) in throw .noProgram }
    }
    let robot = fire(world)
    robot.press(.character("s"), .character("p"), .control("s"))
    #expect(robot.screen.contains("haru-155.png"))
    #expect(robot.screen.contains("librsvg2"))
  }

  @Test func `changes only what was touched`() throws {
    let world = try emptyWorld()
    #expect(world.run("sayings add --eng one --kor 하나").status == .done)
    let robot = fire(world)
    robot.press(.enter, .character("e")).type("!")
    #expect(world.run("sayings edit 0 --kor 둘").status == .done)
    robot.press(.control("s"))
    #expect(robot.notice == "Changed saying 0.")
    #expect(world.run("sayings show 0 --json").out.contains("\"eng\":\"one!\",\"kor\":\"둘\""))
  }

  @Test func `puts a saying away at once`() throws {
    let world = try emptyWorld()
    for text in ["one", "two"] {
      #expect(world.run("sayings add --eng \(text)").status == .done)
    }
    let robot = fire(world)
    robot.press(.enter, .character("D"))
    #expect(robot.notice == "Removed saying 1. z restores it.")
    #expect(!robot.screen.contains("two"))
    // M-09: the number of a removed saying is not used again.
    #expect(world.run("sayings add --eng three").out == "Saved saying 2.\n")
  }

  @Test func `may only look where nothing may be changed`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world, readOnly: true).press(.character("3"))
    robot.press(.character("n"))
    #expect(robot.notice.contains("only read") || robot.notice.contains("--read-only"))
    robot.press(.enter)
    #expect(robot.screen.contains("Saying 155"))
  }

  @Test func `reaches every part by its number, and its top by the same again`() throws {
    // M-16
    let robot = fire(try TestEnvironment())
    robot.press(.end)
    #expect(robot.screen.contains("› 0"))
    robot.press(.character("3"))
    #expect(robot.screen.contains("› 155"))
    robot.press(.enter, .character("2"))
    #expect(robot.screen.contains("▐2 People▌"))
    robot.press(.tab)
    #expect(robot.screen.contains("▐3 Sayings▌"))
  }
}
