import Foundation
import Support
import Testing

// B 27
@Suite struct `The folder of hooks` {
  @Test func `is looked over by doctor, in both languages`() throws {
    try HookHome.using { home in
      #expect(try home.haru("people", "add", "Mina", "--every", "7").status == 0)
      let none = try home.haru("doctor", "--json")
      #expect(none.out.contains(#""hooks":[]"#), "\(none)")
      try home.hook("after", "exit 0")
      try home.hook("before-people.add", "exit 0", mode: 0o644)
      try home.hook("before-peple", "exit 0")
      let seen = try home.haru("doctor")
      #expect(seen.status == 0, "\(seen)")
      #expect(seen.out.contains("✓ The hook “after” runs."), "\(seen)")
      #expect(seen.out.contains("· The hook “before-people.add” is not run: it is not executable"))
      #expect(seen.out.contains("· The hook “before-peple” is not run: unknown hook name"))
      try home.hook("after", "exit 0", mode: 0o777)
      let danger = try home.haru("doctor", "--json", "--lang", "ko")
      #expect(danger.status == 4 && danger.out.contains(#""healthy":false"#), "\(danger)")
      let reason = #""runs":false,"reason":"writableByOthers","message":"‘after’ 훅은"#
      #expect(danger.out.contains(reason), "\(danger)")
    }
  }

  @Test func `runs nothing others could have written, and says so beside the answer`() throws {
    try HookHome.using { home in
      try home.hook("before", "echo ran > '\(home.path("ran"))'; exit 1", mode: 0o775)
      try home.hook("after-people", "exit 0", mode: 0o600)
      let added = try home.haru("people", "add", "Mina", "--every", "7")
      #expect(added.status == 0 && !home.has("ran"), "\(added)")
      #expect(added.err.contains("The hook “before” is not run: other users can write to it"))
      #expect(added.err.contains("The hook “after-people” is not run: it is not executable"))
      try home.hook("before", "exit 1")
      try home.folder.permit(0o777, "home/config/hooks")
      let open = try home.haru("people", "add", "Nora", "--every", "7")
      #expect(open.status == 0 && open.err.contains("or to its folder"), "\(open)")
    }
  }

  // A-8
  @Test func `runs nothing others could lay where a link leads, or where the folder lies`() throws {
    try HookHome.using { home in
      func adds(_ name: String) throws -> BinaryUnderTest.Ending {
        try home.haru("people", "add", name, "--every", "7")
      }
      let hooks = home.path("home/config/hooks")
      try FileManager.default.createDirectory(
        atPath: home.path("open"), withIntermediateDirectories: true)
      try home.hook("before", "exit 1")
      // The hook is a symbolic link.
      try FileManager.default.moveItem(
        atPath: hooks + "/before", toPath: home.path("open/before"))
      try FileManager.default.createSymbolicLink(
        atPath: hooks + "/before", withDestinationPath: home.path("open/before"))
      #expect(try adds("Ada").status == 3)
      try home.folder.permit(0o777, "open")
      let linked = try adds("Ada")
      #expect(linked.status == 0 && linked.err.contains("other users can write to it"), "\(linked)")
      #expect(try home.haru("doctor", "--json").out.contains(#""reason":"writableByOthers""#))
      // The hooks folder is a symbolic link.
      try FileManager.default.removeItem(atPath: hooks)
      try FileManager.default.createDirectory(
        atPath: home.path("open/hooks"), withIntermediateDirectories: true)
      try home.folder.permit(0o700, "open/hooks")
      try FileManager.default.moveItem(
        atPath: home.path("open/before"), toPath: home.path("open/hooks/before"))
      try FileManager.default.createSymbolicLink(
        atPath: hooks, withDestinationPath: home.path("open/hooks"))
      let folder = try adds("Bob")
      #expect(folder.status == 0 && folder.err.contains("other users can write to it"), "\(folder)")
      try home.folder.permit(0o700, "open")
      #expect(try adds("Cleo").status == 3)
      // Other users can write to the configuration folder.
      try home.folder.permit(0o777, "home/config")
      let config = try adds("Dan")
      #expect(config.status == 0 && config.err.contains("other users can write to it"), "\(config)")
    }
  }

  @Test func `runs nothing that belongs to somebody else`() throws {
    // Only root can change the owner of a file.
    guard geteuid() == 0 else { return }
    try HookHome.using { home in
      try home.hook("before", "exit 1")
      chown(home.path("home/config/hooks/before"), 65_534, 65_534)
      let added = try home.haru("people", "add", "Mina", "--every", "7")
      #expect(added.status == 0 && added.err.contains("belongs to another user"), "\(added)")
    }
  }

  @Test func `follows links to programs, and starts nothing that is none`() throws {
    try HookHome.using { home in
      try home.folder.write(Array("#!/bin/sh\nexit 1\n".utf8), to: "mine")
      try home.folder.permit(0o755, "mine")
      let link = home.path("home/config/hooks/before")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: home.path("mine"))
      #expect(try home.haru("people", "add", "Mina", "--every", "7").status == 3)
      try FileManager.default.removeItem(atPath: link)
      try home.lay("before", "no program\n")
      let added = try home.haru("people", "add", "Mina", "--every", "7")
      #expect(added.status == 3 && added.err.contains("cannot be started (8)"), "\(added)")
    }
  }
}

// B 27
@Suite struct `The examples of hooks` {
  /// Returns the example scripts of docs/hooks.md by the name in their second line.
  private static func scripts() throws -> [String: String] {
    let page = try String(
      contentsOf: ProjectFolder.root.appendingPathComponent("docs/hooks.md"), encoding: .utf8)
    var scripts: [String: String] = [:]
    for block in page.components(separatedBy: "```sh\n").dropFirst() {
      let script = block.components(separatedBy: "```")[0]
      let name = script.split(separator: "\n")[1].dropFirst(2).prefix { $0 != ":" }
      scripts[String(name)] = script
    }
    return scripts
  }

  @Test func `keep a history in git`() throws {
    try HookHome.using { home in
      try home.lay("after", try #require(try Self.scripts()["after"]))
      let missing = try home.haru("people", "add", "Nora", "--every", "7")
      #expect(missing.status == 0 && missing.err.contains("“after” failed"), "\(missing)")
      let history = home.path("haru-history")
      #expect(try home.program.run(["git", "init", "-q", history]).status == 0)
      for setting in [["user.name", "Mina"], ["user.email", "mina@example.com"]] {
        let done = try home.program.run(["git", "-C", history, "config"] + setting)
        #expect(done.status == 0)
      }
      let added = try home.haru("people", "add", "Mina", "--every", "7")
      #expect(added.status == 0 && added.err.isEmpty, "\(added)")
      #expect(try home.haru("people", "water", "Mina", "--early").err.isEmpty)
      let log = try home.program.run(["git", "-C", history, "log", "--format=%s"])
      #expect(log.out == "people.water\npeople.add\n", "\(log)")
      #expect(try home.read("haru-history/haru.json").contains("Mina"))
    }
  }

  @Test func `keep nights free`() throws {
    try HookHome.using { home in
      try home.lay("before-schedule", try #require(try Self.scripts()["before-schedule"]))
      func add(_ title: String, _ more: String...) throws -> BinaryUnderTest.Ending {
        try home.run(["schedule", "add", title] + more)
      }
      #expect(try add("Lunch", "--from", "2026-03-05 12:00").status == 0)
      let night = try add("Party", "--from", "2026-03-05 23:30")
      #expect(night.status == 3 && night.err.contains("Nights are for sleep"), "\(night)")
      #expect(try add("A \"start\":\"2026-01-01T03:", "--from", "2026-03-05 13:00").status == 0)
      #expect(try add("Holiday", "--day", "2026-03-06").status == 0)
      #expect(try home.haru("schedule", "edit", "Lunch", "--from", "05:00").status == 3)
      #expect(try home.haru("schedule", "list", "--day", "2026-03-05").out.contains("12:00"))
    }
  }

  @Test func `write down what was told`() throws {
    try HookHome.using { home in
      try home.lay("on-notification", try #require(try Self.scripts()["on-notification"]))
      for (key, value) in [("notify.by", "command"), ("notify.command", "true")] {
        #expect(try home.haru("settings", "set", key, value).status == 0)
      }
      #expect(try home.haru("notify", "run").status == 0)
      #expect(try home.haru("schedule", "add", "Dentist", "--from", "2026-03-01 10:00").status == 0)
      var later = home.program
      later.environment["HARU_NOW"] = "2026-03-01T10:00"
      let output = try later("notify", "run")
      #expect(output.status == 0 && output.out.contains("Dentist"), "\(output)")
      let log = try home.read("notifications.log").split(separator: "\n")
      #expect(log.contains { $0.hasPrefix("2026-03-01T10:00:00+09:00 ") && $0.contains("Dentist") })
    }
  }
}
