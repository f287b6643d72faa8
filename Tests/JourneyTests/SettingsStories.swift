import DIContainer
import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Somebody with settings` {
  /// A separate home folder, and the program as it is started there.
  private struct Home {
    let folder: SampleFolder
    var language = "en_US.UTF-8"
    var extra: [String: String] = [:]

    func run(_ line: String) throws -> Output {
      let variables = [
        "HARU_HOME": folder.path, "LANG": language, "PATH": folder.path("bin"),
        "HARU_NOW": "2026-03-01T09:00",
      ].merging(extra) { $1 }
      return try Shells(environment: { variables[$0] })
        .commandLine(readInput: { _ in [] }, isTerminal: false)
        .output(of: ShellLine.words(line))
    }

    var text: String {
      get throws {
        String(decoding: try folder.bytes("config/config.toml"), as: UTF8.self)
      }
    }
  }

  private func inHome(_ text: String? = nil, _ body: (Home) throws -> Void) throws {
    try SampleFolder.using { folder in
      if let text {
        try FileManager.default.createDirectory(
          atPath: folder.path("config/profiles"), withIntermediateDirectories: true)
        try folder.write(Array(text.utf8), to: "config/config.toml")
      }
      try body(Home(folder: folder))
    }
  }

  @Test func `writes them into a file and finds what is wrong in it by its line`() throws {
    let text = "# mine\n[moods]\npicture = \"weekly\" # why not\nshuffel = true\n"
    try inHome(text) { (home: Home) throws in
      #expect(try home.run("settings path").out == "\(home.folder.path)/config/config.toml\n")
      let list = try home.run("settings list")
      #expect(list.status == .done)
      #expect(list.err.contains("config.toml, line 3: moods.picture cannot be “weekly”."))
      #expect(list.err.contains("line 4: “moods.shuffel” is not a setting. Did you mean"))
      #expect(try home.run("settings --json").out.contains(#""problems":[{"line":3,"reason":"#))
      #expect(try home.run("settings get moods.picture").out == "daily\n")
      #expect(
        try home.run("settings set moods.picture latest").out == "Set moods.picture to latest.\n")
      #expect(try home.text == text.replacing("weekly", with: "latest"))
      #expect(try home.run("settings reset moods.picture").status == .done)
      #expect(try home.text.contains("# picture = \"latest\" # why not\n"))
      #expect(try home.run("settings get moods.picture").out == "daily\n")
    }
  }

  @Test func `is answered in the language of the profile`() throws {
    try inHome("language = \"ko\"\n") { (home: Home) throws in
      #expect(try home.run("settings get nothing").err.contains("라는 설정은 없어요"))
      #expect(try home.run("settings nothing").err.contains("없어요"))
      #expect(try home.run("--lang en settings get nothing").err.contains("is not a setting"))
      try home.folder.write(Array("language = 'en'".utf8), to: "config/profiles/work.toml")
      #expect(try home.run("--profile work people list").err.contains("work"))
      #expect(try !home.run("--profile work people list").err.contains("없어요"))
      #expect(try home.run("settings set language auto").status == .done)
      #expect(try home.run("settings get nothing").err.contains("is not a setting"))
    }
  }

  @Test func `leaves nothing behind by looking, and changes nothing when only reading`() throws {
    try inHome { (home: Home) throws in
      #expect(try home.run("settings list").status == .done)
      #expect(try home.run("demo settings set motion off").status == .done)
      #expect(try home.run("demo settings path").status == .notFound)
      #expect(try home.run("--read-only settings set motion off").status == .refused)
      #expect(try home.folder.names().isEmpty)
    }
    try inHome("people.hour = 7\n") { (home: Home) throws in
      #expect(try home.run("settings get people.hour").out == "7\n")
      #expect(try home.run("people add Mina --every 7 --json").out.contains(#""alarmHour":7"#))
      #expect(try home.text == "people.hour = 7\n")
    }
  }

  @Test func `keeps a file with former names, which is rewritten once with a copy`() throws {
    let old = "moods.canvas = \"latest\" # mine\n"
    try inHome(old) { (home: Home) throws in
      let read = try home.run("settings list --read-only")
      #expect(read.out.contains("latest") && read.err.contains("The old name still works"))
      #expect(try home.run("people add Mina --every 7").status == .done)
      let list = try home.run("settings list")
      #expect(!list.err.contains("still works"))
      #expect(try home.text == "moods.picture = \"latest\" # mine\n")
      let copy = try home.folder.bytes("config/config.toml.before-rename")
      #expect(String(decoding: copy, as: UTF8.self) == old)
      let set = try home.run("settings set moods.canvas daily")
      #expect(set.out == "Set moods.picture to daily.\n")
      #expect(set.err.contains("`moods.canvas` is now `moods.picture`."))
    }
  }

  @Test func `is told when a file cannot be understood, and keeps it`() throws {
    try inHome("name = \"\"\"\nmotion = true\n") { (home: Home) throws in
      let refused = try home.run("settings set motion off")
      #expect(refused.status == .failed && refused.err.contains("config.toml (from line 1)."))
      #expect(try home.text == "name = \"\"\"\nmotion = true\n")
      #expect(try home.run("today").status == .done)
    }
  }

  @Test func `sees them in the pictures that are shared`() throws {
    // M-25, M-26, M-27
    let files = FilesInMemory()
    let world = try TestEnvironment { $0.files = files.port }
    func card() throws -> String {
      #expect(world.run("sayings share 155 --image card.svg --yes").status == .done)
      return String(decoding: try #require(files["card.svg"]), as: UTF8.self)
    }
    #expect(try card().contains("#f2f2f7\"/>"))
    _ = world.run("settings set appearance dark")
    #expect(try card().contains("#1c1c1e\"/>"))
    _ = world.run("settings set theme lemon")
    _ = world.run("settings set picture.font '고운바탕'")
    #expect(try card().contains("#403516\"/>"), "The dark ground of the theme.")
    #expect(world.run("settings get theme").out == "mango\n")
    _ = world.run("settings set appearance auto")
    #expect(try card().contains("#fef6e2\"/>"))
    #expect(try card().contains("font-family=\"&#39;고운바탕&#39;, NanumGothic"))
    #expect(world.run("settings fonts").out == "✓ Gowun Batang\n  NanumGothic\n")
    #expect(
      world.run("settings fonts --json").out.contains(#"{"name":"Gowun Batang","chosen":true}"#))
    let refused = world.run("settings set picture.font Papyrus")
    #expect(refused.status == .refused && refused.err.contains("NanumGothic"))
  }

  @Test func `sees a theme on the whole screen before taking it`() throws {
    // M-25, newcomer 9
    let world = try TestEnvironment()
    let robot = Robot(world).press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› Settings") { robot.press(.down) }
    robot.press(.enter)
    for _ in 0..<30 where !robot.screen.contains("› Theme") { robot.press(.down) }
    robot.press(.enter)
    func corner() -> RGB? {
      robot.frame[0, 0].style.paper.map {
        RGB(UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue))
      }
    }
    #expect(corner() == nil, "The terminal's own colours come first.")
    robot.press(.down, .down, .down)
    #expect(robot.screen.contains("› "))
    #expect(corner() == ThemeColours(.rolling).background)
    robot.press(.escape)
    #expect(corner() == nil, "Nothing was taken.")
    robot.press(.enter, .end, .enter)
    #expect(corner() == ThemeColours(.meeting).background)
    #expect(world.run("settings get theme").out == "blueberry\n")
    // The background follows the appearance setting, not the theme. A command takes effect at once.
    robot.press(.character("3"), .character(":"))
    robot.type("settings set appearance dark").press(.enter)
    #expect(corner() == ThemeColours(.meeting, .dark).background)
  }

  @Test func `letters sayings in another way, and sees it at once`() throws {
    // M-27
    let world = try TestEnvironment(language: .korean)
    #expect(world.run("settings set sayings.lettering 원고지").status == .done)
    #expect(world.run("settings get sayings.lettering").out == "manuscript\n")
    let robot = Robot(world).press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› 설정") { robot.press(.down) }
    robot.press(.enter)
    for _ in 0..<30 where !robot.screen.contains("› 글귀 글씨체") { robot.press(.down) }
    robot.press(.enter)
    #expect(robot.screen.contains("│오│늘│은│"), "\(robot.screen)")
    robot.press(.enter, .character("3"), .down, .enter)
    #expect(robot.screen.contains("│") && robot.screen.contains("──────"), "\(robot.screen)")
  }
}
