import Foundation
import Support
import Testing

// B 27
@Suite struct `Hooks of somebody` {
  @Test func `see a record before and after, and keep a write from being kept`() throws {
    try HookHome.using { home in
      try home.hook("before-people.water", "cat > '\(home.path("seen"))'")
      #expect(try home.haru("people", "add", "Mina", "--every", "7").status == 0)
      #expect(try home.haru("people", "water", "Mina", "--early").status == 0)
      let seen = try home.read("seen")
      let lines = seen.split(separator: "\n")
      #expect(lines[0].hasPrefix(#"{"schema":"haru/1","hook":{"name":"before-people.water""#))
      #expect(lines[0].contains(#""write":"people.water","of":null,"at":"2026-03-01T09:00"#))
      #expect(lines[0].contains(#""subject":"Mina""#) && lines[0].contains(#""from":"command""#))
      #expect(lines[0].contains(#""profile":"default","more":false"#))
      let hook = try home.object("seen")
      let changes = try #require(hook["changes"] as? [[String: Any]])
      let person = try #require(changes.first { $0["list"] as? String == "people" })
      #expect((person["before"] as? [String: Any])?["timesWatered"] as? Int == 0)
      #expect((person["after"] as? [String: Any])?["timesWatered"] as? Int == 1)
      let watering = try #require(changes.first { $0["list"] as? String == "waterings" })
      #expect(watering["before"] is NSNull)
      #expect((watering["after"] as? [String: Any])?["day"] as? String == "2026-03-01")

      try home.hook("before-people", "echo 'Not \u{1B}[31mtoday.'; echo more; exit 1")
      let refused = try home.haru("people", "remove", "Mina", "--yes", "--json")
      #expect(refused.status == 3 && refused.out.isEmpty, "\(refused)")
      #expect(refused.err.contains(#""code":"hookRefused""#), "\(refused)")
      #expect(refused.err.contains("Not ") && !refused.err.contains("\u{1B}"), "\(refused)")
      #expect(!refused.err.contains("more"))
      #expect(try home.haru("people", "list").out.contains("Mina"))
      let korean = try home.haru("people", "remove", "Mina", "--yes", "--lang", "ko")
      #expect(korean.status == 3 && korean.err.contains("‘before-people’ 훅이 허락하지 않아서"))
    }
  }

  // Lines that are added together still run the hooks of each part.
  @Test func `keep lines from being noted that their part is closed to`() throws {
    try HookHome.using { home in
      try home.hook("before-schedule", "cat > '\(home.path("seen"))'; echo no plans; exit 1")
      let lines = "Dentist tomorrow 10:00\\nClimbing tomorrow 19:00\\n"
      let refused = try home.program.run(["sh", "-c", "printf '\(lines)' | \"$HARU\" add -"])
      #expect(refused.status == 3 && refused.err.contains("no plans"), "\(refused)")
      #expect(try home.read("seen").contains(#""write":"lines.add""#))
      #expect(try !home.haru("export", "-").out.contains("Dentist"))
    }
  }

  @Test func `that fail after a write change neither it nor how it ended`() throws {
    try HookHome.using { home in
      try home.hook("after", "echo broken >&2; exit 9")
      let added = try home.haru("people", "add", "Mina", "--every", "7", "--json")
      #expect(added.status == 0 && added.out.contains("Mina"), "\(added)")
      #expect(added.err.contains("The hook “after” failed: broken"), "\(added)")
      #expect(try home.haru("people", "list").err == "")
      let korean = try home.haru("undo", "--lang", "ko")
      #expect(korean.status == 0 && korean.err.contains("‘after’ 훅이 실패했어요"), "\(korean)")
    }
  }

  @Test func `hear undo and redo by names of their own`() throws {
    try HookHome.using { home in
      try home.hook("after", "cat >> '\(home.path("heard"))'")
      #expect(try home.haru("people", "add", "Mina", "--every", "7").status == 0)
      #expect(try home.haru("undo").status == 0)
      #expect(try home.haru("redo").status == 0)
      let heads = try home.read("heard").split(separator: "\n").filter { $0.contains("schema") }
      #expect(heads.count == 3)
      #expect(heads[0].contains(#""write":"people.add","of":null"#))
      #expect(heads[1].contains(#""write":"undo","of":"people.add""#))
      #expect(heads[2].contains(#""write":"redo","of":"people.add""#))
      try home.hook("before-undo", "exit 1")
      #expect(try home.haru("undo").status == 3)
      #expect(try home.haru("people", "list").out.contains("Mina"))
    }
  }

  @Test func `are nobody's where nothing is changed or everything is borrowed`() throws {
    try HookHome.using { home in
      try home.hook("before", "echo before >> '\(home.path("ran"))'")
      try home.hook("after", "echo after >> '\(home.path("ran"))'")
      try home.hook("on-notification", "echo notice >> '\(home.path("ran"))'")
      let add = ["people", "add", "Mina", "--every", "7"]
      #expect(try home.run(["--read-only"] + add).status == 3)
      #expect(try home.run(["demo"] + add).status == 0)
      // B 21
      #expect(try home.run(add + ["--dry-run"]).status == 0)
      #expect(try home.run(["notify", "run", "--dry-run"]).status == 0)
      #expect(try home.haru("people", "list").status == 0)
      #expect(try home.haru("settings", "set", "people.hour", "9").status == 0)
      #expect(!home.has("ran"))
      #expect(try home.run(add).status == 0)
      #expect(try home.read("ran") == "before\nafter\n")
    }
  }

  @Test func `hear of an import only where somebody says so, and refuse it as a whole`() throws {
    try HookHome.using { home in
      try home.hook("before-contacts.import", "cat > '\(home.path("seen"))'; exit 1")
      let cards = ["Mina", "Nora"].enumerated().map { index, name in
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nTEL:010-1111-222\(index)\r\nEND:VCARD\r\n"
      }.joined()
      try home.folder.write(Array(cards.utf8), to: "friends.vcf")
      let file = home.path("friends.vcf")
      #expect(try home.haru("people", "import", file).status == 0)
      #expect(!home.has("seen"))
      #expect(try home.haru("undo").status == 0)
      #expect(try home.haru("settings", "set", "hooks.imports", "on").status == 0)
      let refused = try home.haru("people", "import", file)
      #expect(refused.status == 3, "\(refused)")
      #expect(try home.haru("people", "contacts", "--json").out.contains(#""contacts":[]"#))
      let changes = try #require(try home.object("seen")["changes"] as? [[String: Any]])
      #expect(changes.count == 2 && changes.allSatisfy { $0["list"] as? String == "contacts" })
    }
  }

  @Test func `may call the program, which neither hears itself nor waits for itself`() throws {
    try HookHome.using { home in
      #expect(try home.haru("people", "add", "Nora", "--every", "7").status == 0)
      // The hook sees the state before the write, and a write of its own fails at once.
      try home.hook(
        "before-people.add",
        """
        haru people list --format '{name}' > '\(home.path("listed"))'
        haru people add Other --every 7 2>> '\(home.path("listed"))'
        echo "status $?" >> '\(home.path("listed"))'
        """)
      try home.hook("after-people.add", "haru people add \"By$HARU_WRITE\" --every 7")
      let added = try home.haru("people", "add", "Mina", "--every", "7")
      #expect(added.status == 0 && added.err.isEmpty, "\(added)")
      let listed = try home.read("listed")
      #expect(listed.hasPrefix("Nora\n") && listed.hasSuffix("status 6\n"), "\(listed)")
      let names = try home.haru("people", "list", "--format", "{name}").out
      #expect(Set(names.split(separator: "\n")) == ["Nora", "Mina", "Bypeople.add"])
    }
  }

  @Test func `find the store of the profile they are of`() throws {
    try HookHome.using { home in
      try home.hook("after", "haru people list --format '{name}' > '\(home.path("listed"))'")
      let secrets = "printf 'haru-2026\\nharu-2026\\n'"
      let signUp = "\"$HARU\" profile new mina --email mina@example.com --stdin"
      #expect(try home.program.run(["sh", "-c", "\(secrets) | \(signUp)"]).status == 0)
      let add = ["people", "add", "Nora", "--every", "7", "--profile", "default"]
      #expect(try home.run(add).status == 0)
      #expect(try home.read("listed") == "Nora\n")
    }
  }

  @Test func `have no terminal and no secrets, and lie in their folder`() throws {
    try HookHome.using { home in
      try home.hook("after", "env > '\(home.path("env"))'; pwd >> '\(home.path("env"))'; tty")
      var haru = home.program
      haru.environment["ALADIN_TTB_KEY"] = "top-secret"
      haru.environment["SSH_AUTH_SOCK"] = "/tmp/agent"
      haru.environment["LC_TIME"] = "ko_KR.UTF-8"
      let added = try haru("people", "add", "Mina", "--every", "7")
      #expect(added.err.contains("not a tty"), "\(added)")
      let seen = try home.read("env")
      #expect(!seen.contains("top-secret") && !seen.contains("SSH_AUTH_SOCK"))
      #expect(seen.contains("HARU_HOOK=after\n") && seen.contains("HARU_WRITE=people.add\n"))
      #expect(seen.contains("HARU_PROFILE=default\n") && seen.contains("LC_TIME=ko_KR.UTF-8\n"))
      #expect(seen.hasSuffix("/config/hooks\n"), "\(seen)")
    }
  }
}
