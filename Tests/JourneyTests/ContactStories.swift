import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A person with an address book` {
  private func world(
    _ language: Language = .english, planting lines: [String] = []
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in ["contacts import contacts.vcf"] + lines {
      #expect(world.run(line).status == .done)
    }
    return world
  }

  @Test func `plants somebody from it, whose name and number stay as they are`() throws {
    // C-47
    // C-11, C-14
    let world = try world(.korean)
    let robot = Robot(world).press(.character("n"))
    #expect(robot.screen.contains("누구의 식물을 심을까요? (연락처 6개)"))
    robot.press(.down, .enter)
    #expect(robot.screen.contains("박은주") && robot.screen.contains("010-2222-3333"))
    robot.type("은주쌤").press(.control("s"))
    #expect(robot.notice.contains("은주쌤의 식물을 심었어요"))
    let card = world.run("people show 은주쌤 --json").out
    #expect(card.contains(#""name":"박은주","nickname":"은주쌤","phone":"+82 10-2222-3333""#))
    robot.press(.character("n"))
    #expect(robot.screen.contains("✓ 등록됨"))
  }

  @Test func `gives what it knows of somebody who is added by name, and says so`() throws {
    // korean D11, real 12, C-14
    let world = try world()
    let added = world.run("people add 'thomas berg' --every 7")
    #expect(added.status == .done)
    #expect(added.err == "Copied from your contacts: phone number, birthday.\n")
    let card = world.run("people show thomas --json").out
    #expect(card.contains(#""phone":"+49-30-5550100","birthday":"02-29""#))
    #expect(world.run("contacts --search thomas --json").out.contains(#""registered":true"#))
    // Typed values are kept, and each contact is used only once.
    let typed = world.run("people add 김민아 --every 7 --phone 010-7777-8888")
    #expect(typed.err == "Copied from your contacts: birthday.\n")
    #expect(world.run("people show 김민아 --json").out.contains(#""phone":"010-7777-8888""#))
    #expect(world.run("people add 'Thomas Berg' --every 7").err == "")
    #expect(world.run("people add Nobody --every 7").err == "")
  }

  @Test func `never comes to a field that is only to be read`() throws {
    // C-14
    let robot = Robot(try world()).press(.character("n"), .character("/")).type("Thomas")
    robot.press(.enter, .enter)
    for _ in 0..<9 { robot.press(.tab).type("1") }
    #expect(robot.screen.contains("Thomas Berg ") && robot.screen.contains("+49-30-5550100 "))
    #expect(!robot.screen.contains("Berg1"))
    robot.press(.escape, .character("x"), .escape, .escape, .escape)
    #expect(robot.screen.contains("Your garden is empty"))
  }

  @Test func `chooses one of several numbers`() throws {
    let world = try world()
    let robot = Robot(world).press(.character("n"), .enter)
    #expect(robot.screen.contains("Which of 김민아's numbers?"))
    robot.press(.escape)
    #expect(robot.screen.contains("Who is the plant for?"))
    robot.press(.enter, .down, .enter, .control("s"))
    #expect(world.run("people list --json").out.contains(#""phone":"02-987-6543""#))
  }

  @Test func `is told who is registered already, and cannot register them twice`() throws {
    // C-12, V15
    let robot = Robot(try world(planting: ["people add 민아 --every 7 --phone '+82 10 1234 5678'"]))
    robot.press(.character("n"))
    #expect(robot.screen.contains("planted"))
    robot.press(.enter)
    #expect(robot.notice.contains("Already added, as 민아."))
    #expect(robot.screen.contains("Who is the plant for?"))
  }

  @Test func `is refused at the last moment as well`() throws {
    // C-12: another window adds the person while the form is open.
    let world = try world()
    let robot = Robot(world).press(.character("n"), .down, .enter)
    _ = world.run("people add 박은주 --every 7 --phone 01022223333")
    robot.press(.control("s"))
    #expect(robot.notice.contains("박은주 has been added already, with the same name and number."))
    #expect(robot.screen.contains("박은주"))
  }

  @Test func `finds somebody by name or by digits, and stays with whom they chose`() throws {
    // C-48: the selected row stays the same contact.
    let world = try world()
    let robot = Robot(world).press(.character("n")).type("2222")
    #expect(robot.screen.contains("/ 2222"))
    #expect(robot.screen.contains("박은주") && !robot.screen.contains("김민아"))
    robot.press(.enter)
    _ = world.run("contacts import broken.vcf")
    robot.press(.escape)
    #expect(robot.screen.contains("›") && robot.screen.contains("서연"))
    robot.press(.enter)
    #expect(robot.screen.contains("010-2222-3333"))
  }

  @Test func `types somebody new where the address book has not got them`() throws {
    let robot = Robot(try world()).press(.character("n"), .character("n")).type("Mo")
    robot.press(.control("s"))
    #expect(robot.notice.contains("Planted Mo"))
  }

  @Test func `types at once where there is nobody to choose`() throws {
    let robot = Robot(try TestEnvironment()).press(.character("n")).type("Mo").press(.control("s"))
    #expect(robot.notice.contains("Planted Mo"))
    robot.press(.character("a"))
    #expect(robot.screen.contains("You have no contacts yet."))
    robot.press(.character(":")).type("contacts import contacts.vcf").press(.enter)
    #expect(robot.screen.contains("Skipped “가족”, because it is a group of contacts."))
    robot.press(.escape)
    #expect(robot.screen.contains("contacts: 6"))
  }

  @Test func `can use the mouse`() throws {
    let robot = Robot(try world()).press(.character("a"))
    robot.click(column: 5, row: 6)
    #expect(robot.screen.contains("› 아버지"))
    robot.click(column: 5, row: 6)
    #expect(robot.screen.contains("010-5555-6666"))
    #expect(robot.screen.contains("Add someone dear to you"))
  }

  @Test func `gets through any size of window without harm`() throws {
    let robot = Robot(try world(planting: ["people add 민아 --every 7 --phone 01012345678"]))
    let ways: [[Key]] = [
      [.character("a")], [.character("/")], [.escape, .down, .enter], [.escape, .up], [.enter],
    ]
    for way in ways {
      for key in way { robot.press(key) }
      for columns in [1, 2, 3, 10, 39, 40, 41, 63, 80, 300] {
        for rows in [1, 2, 3, 9, 10, 11, 12, 24, 100] {
          robot.resize(Size(columns: columns, rows: rows))
          #expect(robot.frame.size == Size(columns: columns, rows: rows))
        }
      }
    }
  }
}

@Suite struct `The screens of the address book` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "contacts-\(screen)-\(language.rawValue)-\(name)")
      }
      let world = try TestEnvironment(language: language)
      picture(Robot(world, size: size).press(.character("a")), "empty")
      #expect(world.run("contacts import contacts.vcf").status == .done)
      #expect(world.run("people add 아버지 --every 7 --phone 01055556666").status == .done)
      let robot = Robot(world, size: size).press(.character("n"))
      picture(robot, "list")
      robot.press(.down, .down, .enter)
      picture(robot, "registered")
      robot.press(.home, .enter)
      picture(robot, "numbers")
      robot.press(.enter)
      picture(robot, "form")
      robot.press(.escape).type("/bERG")
      picture(robot, "search")
    }
  }
}
