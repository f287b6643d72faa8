import DIContainer
import Domain
import Foundation
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

// B 21
@Suite struct `What is only tried` {
  /// Returns the output without what differs in each run: paths, ids, and the lines about dry runs
  /// and undo.
  private static func bare(_ text: String, _ home: TrialHome) -> String {
    text.replacing(home.folder.path, with: "HOME")
      .replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/.ignoresCase(), with: "ID")
      .replacing("Dry run: nothing was changed.\n", with: "")
      .replacing(/\ `haru undo` restores (it|them)\./, with: "")
      .replacing("`haru undo` takes it back.\n", with: "")
      .replacing(": would be bound as", with: ": bound as")
  }

  /// Runs a line with `--dry-run` and compares the result with a real run in a copy of the home.
  /// Returns whether the real run succeeded.
  private func tries(_ line: String, in home: TrialHome, _ before: [String: [UInt8]]) throws
    -> Bool
  {
    let tried = try home.run(line + " --dry-run")
    try expectSame(home, before, line)
    let json = try home.run("--dry-run " + line + " --json")
    try expectSame(home, before, line + " --json")
    let twin = try TrialHome(copying: home)
    let done = try twin.run(line)
    #expect(tried.status == done.status, "\(line): \(tried) instead of \(done)")
    #expect(json.status == done.status, "\(line): \(json)")
    guard done.status == .done else {
      #expect(Self.bare(tried.err, home) == Self.bare(done.err, twin), "\(line)")
      return false
    }
    let object = try JSONSerialization.jsonObject(with: Foundation.Data(json.out.utf8))
    #expect((object as? [String: Any])?["dryRun"] as? Bool == true, "\(line): \(json.out)")
    #expect(!json.err.contains("trial"), "\(line)")
    #expect(
      tried.err.hasSuffix("Dry run: nothing was changed.\n"), "\(line): \(tried)")
    // The dry runs of these commands print their own preview.
    if !["import", "restore", "people add --from-contacts"].contains(where: line.hasPrefix) {
      #expect(Self.bare(tried.out, home) == Self.bare(done.out, twin), "\(line)")
    }
    return true
  }

  private func expectSame(_ home: TrialHome, _ before: [String: [UInt8]], _ line: String) throws {
    let now = try home.everything()
    if now == before { return }
    let changed = Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }.sorted()
    Issue.record("\(line) changed \(changed)")
  }

  private static let tried = CommandTable.haru.commands.filter(\.takesTrial)
  private static let others = CommandTable.haru.commands.filter {
    // The arguments of `complete` are a line that the user is typing, not its own options.
    !$0.takesTrial && $0.name != "complete"
  }

  @Test(.slow, arguments: 0..<4) func `says what would be, and leaves every file as it was`(
    part: Int
  )
    throws
  {
    let (home, ids) = try TrialLife.home()
    let before = try home.everything()
    for (number, command) in Self.tried.enumerated() where number % 4 == part {
      let examples = command.examples(in: .english).filter { example in
        // Examples that use the network, an editor or a folder outside the home, or that are tested
        // elsewhere.
        !["http", "--write", "--prompt", "--replace", "--json", "--dry-run", "/home/me"].contains {
          example.contains($0)
        }
      }
      var works = false
      for written in (TrialLife.lines[command.name] ?? []) + examples {
        let line = ids.reduce(written) { $0.replacing($1.key, with: $1.value) }
        if try tries(line, in: home, before) { works = true }
      }
      // The lock is tested elsewhere.
      #expect(works || command.name == "lock now", "\(command.name) worked in no line")
    }
  }

  @Test(.slow) func `is nothing that changes no store, or cannot be tried without being done`()
    throws
  {
    let home = try TrialHome()
    #expect(try home.run("people add Maya --every 7").status == .done)
    let before = try home.everything()
    for command in Self.others {
      let line = command.examples(in: .english).first ?? command.name
      for words in [line + " --dry-run", "--dry-run " + line] {
        let refused = try home.run(words + " --json")
        #expect(refused.status == .usage && refused.out.isEmpty, "\(words): \(refused)")
        #expect(refused.err.contains(#""code":"notTried""#), "\(words): \(refused)")
        #expect(refused.err.contains(#""field":"dry-run""#), "\(words): \(refused)")
      }
      try expectSame(home, before, line)
    }
    for words in ["--dry-run", "people --dry-run", "demo people list --dry-run"] {
      #expect(try home.run(words).status == .usage, "\(words)")
    }
    #expect(
      try home.run("people list --dry-run").err
        == "`haru people list` does not support --dry-run, because it changes no data.\n")
    #expect(
      try home.run("--lang ko lock open --dry-run").err
        == "`haru lock open` 명령은 실제로 실행해야만 결과를 알 수 있어서 --dry-run으로 미리 해 볼 수 없어요.\n")
    try expectSame(home, before, "all of them")
  }

  @Test(.slow) func `makes no store where there is none, and leaves what is left of one`() throws {
    let home = try TrialHome()
    for line in [
      "people add Maya --every 7", "add tea tomorrow at 3", "settings set motion off",
      "sayings add --eng gone", "notify run",
    ] {
      let tried = try home.run(line + " --dry-run")
      #expect(tried.status == .done, "\(line): \(tried)")
      #expect(try home.everything().isEmpty, "\(line)")
    }
    try home.folder.write(Array("all".utf8), to: "all.json")
    #expect(try home.run("demo export").status == .done)
    try home.folder.write(Array(try home.run("demo export").out.utf8), to: "all.json")
    #expect(try home.run("import HOME/all.json").status == .done)
    let store = "data/profiles/default/haru.sqlite"
    for name in ["-wal", "-shm"] {
      let path = home.folder.path(store + name)
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
    try home.folder.write([1, 2, 3], to: store)
    let before = try home.everything()
    let tried = try home.run("import HOME/all.json --dry-run")
    #expect(tried.status == .done, "\(tried)")
    try expectSame(home, before, "import")
  }

  @Test func `is what the settings would be, and the file stays`() throws {
    let home = try TrialHome()
    #expect(try home.run("settings set people.hour 9").status == .done)
    let before = try home.everything()
    let tried = try home.run("settings set motion off --dry-run")
    #expect(tried.out == "Set motion to off.\n")
    #expect(tried.err == "Dry run: nothing was changed.\n")
    #expect(try home.run("settings reset people.hour --dry-run --json").out.contains(#""20""#))
    try expectSame(home, before, "settings")
    try home.folder.write(Array("name = \"\"\"\n".utf8), to: "config/config.toml")
    let refused = try home.run("settings set motion off --dry-run")
    #expect(try refused == home.run("settings set motion off") && refused.status == .failed)
  }

  @Test func `is no way around a lock`() throws {
    let home = try TrialHome()
    #expect(try home.run("people add Maya --every 7").status == .done)
    #expect(try home.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let open = try home.everything()
    let tried = try home.run("lock now --dry-run")
    #expect(tried.status == .done && tried.err.hasSuffix("nothing was changed.\n"), "\(tried)")
    try expectSame(home, open, "lock now")
    #expect(try home.run("lock now").status == .done)
    let before = try home.everything()
    #expect(try home.run("people remove Maya --dry-run").status == .busyOrLocked)
    for line in ["lock open", "lock set", "lock change", "lock off", "lock recover"] {
      let refused = try home.run(line + " --stdin --dry-run", input: "1234\n2345\n2345\n")
      #expect(refused.status == .usage, "\(line): \(refused)")
    }
    try expectSame(home, before, "lock")
  }

  @Test func `is said in Korean, and not to those who want quiet`() throws {
    let home = try TrialHome()
    let korean = try home.run("--lang ko people add 민아 --every 7 --dry-run")
    #expect(korean.err == "미리 보기라서 아무것도 바꾸지 않았어요.\n" && korean.out.contains("민아"))
    #expect(try home.run("people add Maya --every 7 --dry-run -q").err == "")
    let help = try home.run("people add --help").out
    #expect(help.contains("--dry-run"))
    #expect(try !home.run("people list --help").out.contains("--dry-run"))
    #expect(try home.run("help all").out.contains("Option for commands that change data"))
  }

  @Test func `changes nothing behind the colon of the screens and in the demo`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world).press(.character(":"))
      .type("people add Mina --every 7 --dry-run").press(.enter)
    #expect(robot.screen.contains("Mina"))
    #expect(world.run("people list --json").out.contains(#""people":[]"#))
    #expect(world.run("history --json").out.contains(#""history":[]"#))
    #expect(world.run("undo").status == .notFound)
    robot.press(.escape).press(.character(":")).type("people add Mina --every 7").press(.enter)
    #expect(world.run("people list --json").out.contains("Mina"))
    let home = try TrialHome()
    let lent = try home.run("demo people add Mina --every 7 --dry-run --json")
    #expect(lent.status == .done && lent.out.contains(#""dryRun":true"#), "\(lent)")
    #expect(try home.run("--dry-run demo undo").status == .notFound)
    #expect(try home.everything().isEmpty)
  }
}
