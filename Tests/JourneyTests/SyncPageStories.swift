import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

/// Returns a robot on the sync screen, opened from the More menu (`,`).
private func opened(
  _ world: TestEnvironment, size: Size = .standard, readOnly: Bool = false
) -> Robot {
  let robot = Robot(world, size: size, readOnly: readOnly).press(.character(","), .home)
  let row = "› " + MoreItem.sync.title(world.language)
  for _ in 0..<30 where !robot.screen.contains(row) { robot.press(.down) }
  return robot.press(.enter)
}

@Suite struct `Somebody with one computer` {
  @Test(arguments: [Language.korean, .english])
  func `reads what sync is and how it is begun`(_ language: Language) throws {
    let robot = opened(try TestEnvironment(language: language))
    #expect(robot.screenName == "SyncScreen")
    let all = robot.screen + robot.press(.end).screen
    for words in ["Syncthing", "Nextcloud", "ssh", "PostgreSQL", "WebDAV", "haru sync init REMOTE"]
      + ["haru sync join REMOTE"]
    { #expect(all.contains(words), "\(words)\n\(all)") }
    for key in ["s", "c", "d", "h", "o"] {
      robot.type(key)
      #expect(robot.notice.contains("haru sync init"), "\(key): \(robot.notice)")
    }
    #expect(robot.backgroundTasks.isEmpty)
    robot.press(.escape)
    #expect(robot.screenName == "MoreScreen")
  }

  @Test func `reads all of it in a small window, and with the wheel`() throws {
    let robot = opened(try TestEnvironment(), size: Size(columns: 40, rows: 12))
    #expect(!robot.screen.contains("haru sync join REMOTE"))
    var all = robot.screen
    for _ in 0..<40 { all += robot.turnWheel().screen }
    #expect(all.contains("haru sync join REMOTE"))
  }
}

@Suite struct `Somebody with two computers` {
  private let ada = "people add Ada --every 7 --nickname Countess"

  /// Returns two devices with a conflict about Ada's nickname.
  private func differing(_ language: Language = .english) throws -> TwoComputers {
    let two = try TwoComputers([ada, "people add Bob --every 5"], language: language)
    try two.differ(
      "people edit Ada --nickname Lovelace", "people edit Ada --nickname 에이다",
      at: "2026-03-02T10:00")
    return two
  }

  private func nickname(_ world: TestEnvironment) -> String {
    world.run("people show Ada --json").out
  }

  @Test(arguments: [Language.korean, .english])
  func `sees the place and both, and meets the other with one key`(_ language: Language) throws {
    let two = try TwoComputers([ada], language: language)
    #expect(two.other.run("people add Grace --every 3").status == .done)
    #expect(two.other.run("sync").status == .done)
    let robot = opened(two.here)
    let names = language.isEnglish ? ["laptop (this device)", "desktop"] : ["노트북 (이 기기)", "데스크톱"]
    for words in names + [RemoteInMemory.address] {
      #expect(robot.screen.contains(words), "\(words)\n\(robot.screen)")
    }
    robot.type("s")
    #expect(robot.backgroundTasks.map(\.work) == [.sync])
    #expect(robot.isMoving)
    #expect(robot.screen.contains(language.isEnglish ? "Syncing…" : "동기화하고 있어요"))
    robot.watch(milliseconds: 3_000)
    #expect(robot.screen.contains(language.isEnglish ? "3 s" : "3초"))
    #expect(!two.here.run("people list").out.contains("Grace"))
    robot.runBackgroundTasks()
    #expect(!robot.isMoving)
    let received = language.isEnglish ? "Received" : "받았어요"
    #expect(
      robot.notice.contains(names[1]) && robot.notice.contains(received), "\(robot.notice)")
    #expect(two.here.run("people list").out.contains("Grace"))
    robot.type("s").runBackgroundTasks()
    #expect(
      robot.notice == (language.isEnglish ? "No new changes." : "새로 바뀐 내용이 없어요."))
  }

  @Test func `is told why they were not met, and may try again`() throws {
    let two = try TwoComputers([ada])
    #expect(two.other.run("people add Grace --every 3").status == .done)
    #expect(two.other.run("sync").status == .done)
    let robot = opened(two.here)
    two.remote.isGone = true
    robot.type("s").runBackgroundTasks()
    #expect(robot.notice.contains("\(RemoteInMemory.address) cannot be reached"), "\(robot.notice)")
    two.remote.isGone = false
    robot.type("s").runBackgroundTasks()
    #expect(robot.notice.contains("desktop"), "\(robot.notice)")
  }

  @Test(arguments: [Key.escape, .control("c")])
  func `stops while they are met, and stays on the page`(_ key: Key) throws {
    let two = try TwoComputers([ada])
    let robot = opened(two.here).type("s")
    robot.press(key)
    #expect(!robot.hasLeft && robot.screen.contains("Stopping"))
    robot.runBackgroundTasks()
    #expect(robot.screenName == "SyncScreen")
    #expect(robot.notice.contains("Sync was stopped"), "\(robot.notice)")
    robot.type("s").runBackgroundTasks()
    #expect(robot.notice == "Sent your changes.")
  }

  @Test func `sees both values, keeps the current one, and undoes that`() throws {
    let two = try differing()
    let robot = opened(two.here)
    for words in ["Conflicts", "Ada", "nickname", "에이다", "Lovelace", "laptop", "desktop"] {
      #expect(robot.screen.contains(words), "\(words)\n\(robot.screen)")
    }
    #expect(nickname(two.here).contains("에이다"))
    // It does not ask, because it can be undone.
    robot.type("h")
    #expect(robot.notice.contains("Kept the current value"), "\(robot.notice)")
    #expect(!robot.screen.contains("Lovelace"), "\(robot.screen)")
    #expect(nickname(two.here).contains("에이다"))
    #expect(two.here.run("sync conflicts --json").out.contains(#""conflicts":[]"#))
    robot.type("z")
    #expect(two.here.run("sync conflicts --json").out.contains("Lovelace"), "\(robot.notice)")
  }

  // B 5: resolving a conflict can be undone like any change.
  @Test func `switches to the other value, and undoes that`() throws {
    let two = try differing()
    let robot = opened(two.here).type("o")
    #expect(robot.notice.contains("Switched to the other value"), "\(robot.notice)")
    #expect(robot.screen.contains("undo"))
    #expect(nickname(two.here).contains("Lovelace"))
    robot.type("z")
    #expect(nickname(two.here).contains("에이다"), "\(robot.notice)")
    #expect(two.here.run("sync conflicts --json").out.contains("Lovelace"))
  }

  @Test func `is asked with Enter which of the two is to stand, and may leave it`() throws {
    let two = try differing()
    let robot = opened(two.here).press(.enter)
    #expect(robot.screenName == "QuestionScreen")
    for words in ["Lovelace", "에이다", "decide later"] {
      #expect(robot.screen.contains(words), "\(words)\n\(robot.screen)")
    }
    robot.type("k")
    #expect(robot.screenName == "SyncScreen" && robot.screen.contains("Lovelace"))
    robot.press(.enter).type("o")
    #expect(robot.screenName == "SyncScreen")
    #expect(nickname(two.here).contains("Lovelace"))
  }

  @Test func `stays near what was settled, and clicks on a row to choose`() throws {
    let two = try differing()
    for (name, moment) in [("Bob", "2026-03-03T10:00"), ("Ada", "2026-03-04T10:00")] {
      try two.differ(
        "people edit \(name) --birthday 12-10", "people edit \(name) --birthday 12-11",
        at: moment)
    }
    let robot = opened(two.here)
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let bob = try #require(rows.firstIndex { $0.contains("Bob") })
    robot.click(column: 10, row: bob)
    #expect(robot.chosenRow?.contains("Bob") == true, "\(robot.screen)")
    robot.type("h")
    #expect(robot.chosenRow?.contains("Ada") == true, "\(robot.screen)")
    #expect(!robot.screen.contains("Bob"))
  }

  // The sync key is hidden until it is asked for.
  @Test func `sees the code only when it is asked for`() throws {
    let two = try differing()
    let start = String(RemoteInMemory.code.prefix(9))
    #expect(start.count == 9)
    let robot = opened(two.here)
    #expect(!robot.screen.contains(start))
    robot.type("s").runBackgroundTasks()
    #expect(!robot.screen.contains(start))
    robot.type("c")
    #expect(robot.screen.contains(start), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screenName == "SyncScreen" && !robot.screen.contains(start))
  }

  @Test func `sees all devices in a small window`() throws {
    let two = try differing()
    let robot = opened(two.here, size: Size(columns: 40, rows: 12))
    #expect(robot.screen.contains("Ada") && !robot.screen.contains("desktop"))
    robot.type("d")
    #expect(robot.screen.contains("laptop (this device)") && robot.screen.contains("desktop"))
  }

  @Test func `changes nothing if it is read-only`() throws {
    let two = try differing()
    let robot = opened(two.here, readOnly: true)
    for key in ["s", "h", "o"] {
      robot.type(key)
      #expect(robot.notice == StorageWords(.english).onlyReading, "\(key)")
    }
    #expect(robot.backgroundTasks.isEmpty)
    #expect(two.here.run("sync conflicts --json").out.contains("Lovelace"))
  }

  @Test(arguments: [Language.korean, .english])
  func `sees pages as they were looked at`(_ language: Language) throws {
    let wide = ("200x60", Size(columns: 200, rows: 60))
    for (name, size) in SnapshotSizes.shown(in: language) + (language.isEnglish ? [wide] : []) {
      func picture(_ robot: Robot, _ page: String) {
        expectSnapshot(robot.frame, named: "sync-\(page)-\(language.rawValue)-\(name)")
      }
      picture(opened(try TestEnvironment(language: language), size: size), "alone")
      let two = try differing(language)
      try two.differ(
        "people edit Bob --birthday 12-10", "people edit Bob --birthday 12-11",
        at: "2026-03-03T10:00")
      try two.here.go(to: "2026-03-03T11:30")
      let robot = opened(two.here, size: size)
      picture(robot, "conflicts")
      picture(robot.press(.enter), "question")
      picture(robot.press(.escape).type("c"), "key")
      picture(robot.press(.escape).type("d"), "devices")
      picture(robot.press(.escape).type("hhs").runBackgroundTasks(), "resolved")
    }
  }
}
