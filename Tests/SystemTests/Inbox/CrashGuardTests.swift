#if DEBUG
  import Foundation
  import Glibc
  import Support
  import Testing

  // 66.1.2: the debug build traps as soon as it reads an input whose name contains `HARU_CRASH_AT`.
  @Suite struct `An input that ends the program` {
    private func poisoned(_ haru: BinaryUnderTest, at name: String = "poison") -> BinaryUnderTest {
      var haru = haru
      haru.environment["HARU_CRASH_AT"] = name
      haru.environment["SWIFT_BACKTRACE"] = "enable=no"
      return haru
    }

    /// Expects that a command is ended by an input twice, and runs it once more.
    private func third(_ haru: BinaryUnderTest, _ words: String...) throws -> BinaryUnderTest.Ending
    {
      for _ in 0..<2 {
        let ending = try haru.run([haru.path] + words)
        #expect(ending.isKilled, "\(ending)")
      }
      return try haru.run([haru.path] + words)
    }

    @Test(arguments: [[], ["JOURNAL_STREAM"]])
    func `lets inbox and sync go on, also under a timer, and is named`(_ variables: [String]) throws
    {
      for command in ["inbox", "sync"] {
        try InboxStand.using { inbox in
          try inbox.write("mood 61 poisoned\n", as: "a poison.txt")
          try inbox.write("mood 62 healthy\n", as: "b.txt")
          var haru = poisoned(inbox.haru)
          for name in variables { haru.environment[name] = "1:2" }
          #expect(try haru(command).isKilled)
          #expect(try inbox.names() == ["a poison.txt", "b.txt"])
          #expect(try haru(command).isKilled)
          #expect(try inbox.names() == ["a poison.txt", "taken"], "the others are read before it")
          let third = try haru(command)
          #expect(third.status == 0, "\(third)")
          #expect(third.out.contains("a poison.txt: not read"), "\(third)")
          #expect(try inbox.run("inbox", "--json").contains(#""code":"endsProgram""#))
          let named = try haru("doctor")
          #expect(named.status != 0, "\(named)")
          #expect(named.out.contains("stopped twice while reading these files"), "\(named)")
          #expect(named.out.contains(inbox.notes + "/a poison.txt"), "\(named)")
          // What ended the program is mended, such as by an update.
          _ = try inbox.haru("doctor", "--fix")
          #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
          #expect(!(try inbox.haru("doctor").out.contains("poison")))
        }
      }
    }

    @Test func `is read again if it is changed, and after one crash`() throws {
      try InboxStand.using { inbox in
        try inbox.write("mood 61\n", as: "poison.txt")
        #expect(try third(poisoned(inbox.haru), "inbox").status == 0)
        try inbox.write("mood 61 changed\n", as: "poison.txt")
        #expect(try poisoned(inbox.haru)("inbox").isKilled)
        #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: inbox.haru.home + "/cache/inputs")
            == [])
      }
    }

    @Test func `lets the screens start`() throws {
      try InboxStand.using { inbox in
        try inbox.write("mood 61\n", as: "poison.txt")
        try inbox.run("moods", "add", "50")
        let haru = poisoned(inbox.haru)
        var environment = haru.environment
        environment.merge([
          "HARU_HOME": haru.home, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
        ]) {
          $1
        }
        for _ in 0..<2 {
          let program = try ProgramInTerminal(
            haru.path, in: inbox.folder.path, environment: environment)
          #expect(
            program.waits {
              _ = program.pair.received()
              return program.hasEnded
            })
          #expect(program.endingSignal != 0)
        }
        let program = try ProgramInTerminal(
          haru.path, in: inbox.folder.path, environment: environment)
        var shown: [UInt8] = []
        #expect(
          program.waits {
            shown += program.pair.received()
            return shown.count > 1_000 || program.hasEnded
          })
        program.pair.send("q")
        #expect(
          program.waits {
            _ = program.pair.received()
            return program.hasEnded
          })
        #expect(program.endingSignal == 0)
      }
    }

    @Test func `lets a folder of events be followed`() throws {
      try VdirStand.using { vdir in
        func event(_ name: String) -> String {
          """
          BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(name)\r\nSUMMARY:\(name)\r\n\
          DTSTART:20260305T100000Z\r\nDTEND:20260305T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
          """
        }
        for name in ["a-poison", "b"] { try vdir.write(event(name), name + ".ics") }
        let haru = poisoned(vdir.haru)
        let crashed = try haru("vdir", vdir.path, "--calendar")
        #expect(crashed.isKilled, "\(crashed)")
        #expect(try haru("vdir", vdir.path, "--calendar").isKilled)
        let stored = try vdir.run("schedule", "list", "--day", "2026-03-05", "--json")
        #expect(stored.contains(#""title":"b""#), "the others are stored: \(stored)")
        let third = try haru("vdir", vdir.path)
        #expect(
          third.status == 0 && "\(third)".contains("stopped twice while reading it"), "\(third)")
        #expect(try vdir.names().contains("a-poison.ics"))
        _ = try vdir.haru("doctor", "--fix")
        try vdir.round()
        #expect(
          try vdir.run("schedule", "list", "--from", "2026-03-05", "--to", "2026-03-05")
            .contains("a-poison"))
      }
    }

    @Test func `lets a hook refuse without its words`() throws {
      try HookHome.using { home in
        try home.hook("before", "echo poisoned words; exit 1")
        let haru = poisoned(home.program, at: "before")
        let third = try third(haru, "moods", "add", "50")
        #expect(third.status != 0 && !third.isKilled, "\(third)")
        #expect(third.err.contains("before") && !third.err.contains("poisoned"), "\(third)")
        #expect(try haru("doctor").out.contains("no longer reads them: before"))
      }
    }

    @Test func `lets notifications be sent without the feed`() throws {
      try SampleFolder.using { folder in
        let haru = try BinaryUnderTest(home: folder.path("home"))
        try folder.write(Array(SampleQuotes.feed.utf8), to: "feed.json")
        #expect(try haru("sayings", "pull", folder.path("feed.json")).status == 0)
        #expect(try haru("settings", "set", "sayings.feed", "on").status == 0)
        var later = poisoned(haru, at: "sayings.feed")
        // The feed is pulled at most once an hour.
        for hour in ["02T09", "02T11"] {
          later.environment["HARU_NOW"] = "2026-03-\(hour):00"
          #expect(try later("notify", "run").isKilled)
        }
        later.environment["HARU_NOW"] = "2026-03-02T13:00"
        let third = try later("notify", "run")
        #expect(!third.isKilled, "\(third)")
        #expect(try later("doctor").out.contains("sayings.feed"))
      }
    }
  }
#endif
