import Foundation
import Support
import Testing

/// Tests of who may sync, and which of several profiles syncs.
@Suite struct `Sync behind what guards a profile` {
  private func answer(_ home: SyncHome, _ lines: String, _ words: String) throws
    -> BinaryUnderTest.Ending
  {
    try home.program.run(["sh", "-c", "printf '\(lines)' | \"$HARU\" \(words) --stdin"])
  }

  @Test(.slow) func `changes nothing where one only reads`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      for home in [one, two] {
        #expect(try home.haru("people", "add", "Ada", "--every", "7", "--phone", "1").status == 0)
      }
      for home in [one, two, one] { #expect(try home.haru("sync").status == 0) }
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try one.conflicts().count == 1)
      let (files, lines) = (try homes.files(), try one.lines())
      for words in [
        ["sync"], ["sync", "revoke", "desktop", "--yes"], ["sync", "leave"], ["sync", "timer"],
        ["sync", "resolve", "1", "--keep", "current"],
      ] {
        let refused = try one.program.run([one.program.path] + words + ["--read-only"])
        #expect(refused.status == 3 && refused.out.isEmpty, "\(words): \(refused)")
        #expect(refused.err.contains("--read-only"), "\(words): \(refused)")
      }
      for words in [["status"], ["conflicts"], ["key"]] {
        let shown = try one.program.run([one.program.path, "sync"] + words + ["--read-only"])
        #expect(shown.status == 0, "\(words): \(shown)")
      }
      #expect(try homes.files() == files && one.lines() == lines)
      #expect(try one.hasUnsent() && one.conflicts().count == 1)
    }
  }

  /// 4: a profile that is locked or signed out does not sync. It syncs again after that.
  @Test(.slow) func `does nothing while a profile is locked or signed out, and goes on after that`()
    throws
  {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      let code = try one.program.run(
        ["sh", "-c", "\"$HARU\" profile send-code --phone 010-1234-5678 2>&1"])
      let digits = code.out.split { !$0.isNumber }.first { $0.count == 4 } ?? ""
      // 4: a guest's sync group is kept when the guest signs up.
      let new = try answer(
        one, "haru-2026\\nharu-2026\\n\(digits)\\n",
        "profile new --keep --email mina@haru.kr --nickname mina --phone 010-1234-5678")
      #expect(new.status == 0, "\(new)")
      let status = try one.object("sync", "status")["sync"] as? [String: Any]
      #expect(status?["remote"] as? String == homes.remote, "\(String(describing: status))")
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)

      #expect(try two.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try two.haru("sync").status == 0)
      #expect(try answer(one, "2468\\n2468\\n", "lock set").status == 0)
      let before = try homes.files()
      for words in ["", "status", "conflicts", "key", "leave", "timer", "revoke desktop --yes"] {
        let refused = try one.program.run(
          ["sh", "-c", "\"$HARU\" sync \(words) --json"])
        #expect(refused.status == 6 && refused.out.isEmpty, "\(words): \(refused)")
      }
      #expect(try homes.files() == before)
      #expect(try answer(one, "2468\\n", "lock off").status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try one.haru("people", "list").out.contains("Bob"))

      #expect(try one.haru("profile", "logout", "--yes").status == 0)
      let out = try one.haru("sync")
      #expect(out.status == 6 && out.out.isEmpty, "\(out)")
      let entered = try answer(one, "haru-2026\\n", "profile login mina@haru.kr")
      #expect(entered.status == 0, "\(entered)")
      #expect(try one.haru("sync").status == 0)
    }
  }

  /// 4: a deleted profile leaves the sync group first. Its key is removed, and the other devices go
  /// on.
  @Test func `is over where a profile is withdrawn`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      let new = try answer(
        one, "haru-2026\\nharu-2026\\n",
        "profile new --keep --email mina@haru.kr --nickname mina")
      #expect(new.status == 0, "\(new)")
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      let code = try one.haru("sync", "code").out.trimmingCharacters(in: .newlines)
      let withdrawn = try answer(one, "delete\\n", "profile delete")
      #expect(withdrawn.status == 0, "\(withdrawn)")
      for (path, bytes) in try one.keptFiles() {
        #expect(!path.hasSuffix(".sync"), "\(path)")
        #expect(!String(decoding: bytes, as: UTF8.self).contains(code), "\(path)")
      }
      #expect(try two.haru("sync").status == 0)
      #expect(try two.haru("people", "list").out.contains("Ada"))
    }
  }

  /// Each profile syncs separately.
  @Test(.slow) func `shares one of two profiles and keeps the other apart`() throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      #expect(try one.haru("people", "add", "Mine", "--every", "7").status == 0)
      let new = try answer(
        one, "haru-2026\\nharu-2026\\n", "profile new home --email home@haru.kr --nickname home")
      #expect(new.status == 0, "\(new)")
      #expect(
        try one.haru("--profile", "home", "people", "add", "Ours", "--every", "7").status == 0)
      let begun = try one.haru("--profile", "home", "sync", "init", homes.remote)
      #expect(begun.status == 0, "\(begun)")
      let code = try one.haru("--profile", "home", "sync", "key").out
      #expect(try two.haru(reading: code, "sync", "join", homes.remote).status == 0)
      let people = try two.haru("people", "list").out
      #expect(people.contains("Ours") && !people.contains("Mine"), "\(people)")
      let defaultStatus = try one.haru("--profile", "default", "sync", "status", "--json")
      #expect(defaultStatus.out.contains("\"sync\":null"), "\(defaultStatus)")
      let alone = try one.haru("--profile", "default", "sync", "--json")
      #expect(alone.status == 3 && alone.err.contains("\"notSynced\""), "\(alone)")
      #expect(try two.haru("people", "add", "Also ours", "--every", "7").status == 0)
      #expect(try two.haru("sync").status == 0)
      #expect(try one.haru("--profile", "home", "sync").status == 0)
      #expect(try one.haru("--profile", "home", "people", "list").out.contains("Also ours"))
      #expect(try !one.haru("--profile", "default", "people", "list").out.contains("ours"))
    }
  }

  @Test func `has a timer where a profile syncs, which may be removed whenever one likes`() throws {
    try SyncHomes.using { homes in
      let one = try homes.home("one")
      let refused = try one.haru("sync", "timer", "--json")
      #expect(refused.status == 3 && refused.err.contains("\"notSynced\""), "\(refused)")
      #expect(try one.haru("sync", "init", homes.remote).status == 0)
      let installed = try one.object("sync", "timer")["timer"] as? [String: Any]
      let line = try #require(installed?["next"] as? String)
      let isCron = installed?["by"] as? String == "cron"
      if isCron {
        #expect(line.hasPrefix("*/5 * * * * ") && line.hasSuffix(" --profile default sync"))
        #expect(line.contains("HARU_HOME=\(one.program.home) "))
        // The line is run by a shell, as cron does it.
        let shell = String(line.dropFirst("*/5 * * * * ".count)).replacing("\\%", with: "%")
        let ran = try one.program.run(["env", "-i", "/bin/sh", "-c", shell])
        #expect(ran.status == 0 && ran.err.isEmpty, "\(ran)")
      } else {
        #expect(line.hasSuffix("enable --now haru-sync.timer"))
      }
      #expect(try one.haru("sync", "leave").status == 0)
      let removed = try one.haru("sync", "timer", "--remove")
      #expect(removed.status == 0, "\(removed)")
    }
  }
}
