import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

/// Tests of `haru watch`, which prints a command's output again whenever it changes.
@Suite struct `haru watch` {
  /// Runs `watch` with this line. Each time the command waits, the next action runs; the command
  /// ends after the last one. Returns the output and the waiting times in milliseconds.
  private func watch(
    _ world: TestEnvironment, _ line: String, meanwhile actions: [@Sendable () throws -> Void]
  ) -> (output: Output, waits: [Int]) {
    let runner = world.commandLine()
    var surroundings = runner.surroundings
    var (left, waits) = (actions[...], [Int]())
    surroundings.rest = { (_, milliseconds) in
      waits.append(milliseconds)
      guard let action = left.popFirst() else { return false }
      do { try action() } catch { Issue.record(error) }
      return true
    }
    let output = CommandLineRunner(surroundings, table: runner.table, version: runner.version)
      .output(of: ShellLine.words("watch " + line))
    return (output, waits)
  }

  @Test func `shows an answer anew when the clock makes it another, and only then`() throws {
    // B 27
    let world = try TestEnvironment()
    #expect(world.run("schedule add Dentist --from 14:00 --to 15:00").status == .done)
    let (output, waits) = watch(
      world, "widget",
      meanwhile: [
        { try world.go(to: "2026-03-01T09:05") }, { try world.go(to: "2026-03-01T14:00") },
        { try world.go(to: "2026-03-01T15:00") }, { try world.go(to: "2026-03-01T15:05") },
        { try world.go(to: "2026-03-02T00:00") },
      ])
    #expect(output.out == "14:00 Dentist\n~15:00 Dentist\nno mood yet\n")
    #expect(output.status == .done && output.err.isEmpty)
    // A sleeping computer loses part of the waiting time, so each wait is limited.
    #expect(waits.allSatisfy { $0 <= WatchedCommand.longest })
  }

  @Test func `divides answers of several lines by a form feed, and lines of JSON by nothing`()
    throws
  {
    let world = try TestEnvironment()
    for line in ["moods add 40 grey", "schedule add Dentist --from 14:00 --to 15:00"] {
      #expect(world.run(line).status == .done)
    }
    let later: @Sendable () throws -> Void = { try world.go(to: "2026-03-01T14:00") }
    let text = watch(world, "schedule list", meanwhile: [later]).output.out
    let pages = text.components(separatedBy: "\u{0C}\n")
    #expect(pages.count == 2 && pages[0] != pages[1], "\(text)")
    #expect(pages.allSatisfy { $0.contains("Dentist") })
    try world.go(to: "2026-03-01T09:00")
    for form in ["--json", "--json-lines"] {
      let out = watch(world, "schedule list \(form)", meanwhile: [later]).output.out
      #expect(!out.contains("\u{0C}") && !out.contains("\n\n"))
      for line in out.split(separator: "\n") {
        #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)")
      }
    }
  }

  @Test func `takes only what reads`() throws {
    let world = try TestEnvironment()
    for line in [
      "people add Mina --every 7", "undo", "watch today", "demo today", "notify watch",
      "notify test", "backup", "feedback --rate", "feedback", "cache clear", "trash empty",
      "--lang ko",
    ] {
      let output = world.run("watch \(line)")
      #expect(output.status == .usage && output.out.isEmpty, "\(line)")
      #expect(output.err.contains("`haru watch`"), "\(line): \(output.err)")
    }
    #expect(world.run("people list --json").out.contains(#""people":[]"#))
    #expect(world.run("watch peopel list").err.contains("people"))
    #expect(world.run("watch").status == .usage)
    #expect(world.run("watch --help").out.contains("haru watch COMMAND"))
    #expect(world.run("--json watch people add A --every 3").err.contains(#""code":"notRepeated""#))
    #expect(world.run("--lang ko watch undo").err.contains("읽기만 하는 명령"))
  }

  @Test func `marks nothing as seen by looking on`() throws {
    let world = try TestEnvironment()
    #expect(world.run("sayings add 'New words'").status == .done)
    let id = world.run("sayings list --new --json-lines").out
    #expect(id.contains(#""unseen":true"#))
    _ = watch(world, "sayings show 'New words'", meanwhile: [])
    #expect(world.run("sayings list --new --json-lines").out.contains(#""unseen":true"#))
  }

  @Test func `passes on what was said before it`() throws {
    let world = try TestEnvironment()
    #expect(world.run("--lang ko watch people list").err.contains("아직"))
    #expect(world.run("--json watch people list").out.hasPrefix(#"{"schema":"haru/1""#))
    #expect(world.run("watch people list --json").out.hasPrefix(#"{"schema":"haru/1""#))
    #expect(world.run("demo watch people list --json").out.hasPrefix(#"{"schema":"haru/1""#))
  }

  @Test func `says why there is no answer, and goes on`() throws {
    // C-56
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 7").status == .done)
    let (output, waits) = watch(
      world, "people list",
      meanwhile: [
        {
          let set = world.commandLine(input: "1234\n1234\n", passesLock: true)
          #expect(set.output(of: ["lock", "set", "--stdin"]).status == .done)
          try world.go(to: "2026-03-02T00:00")
        }, {},
      ])
    #expect(output.out.hasPrefix("●") && output.err.contains("haru lock open"), "\(output)")
    // Unlocking sends no signal, so the command checks again soon.
    #expect(waits.last == WatchedCommand.timeout)
  }
}

/// Tests of drawing the output of a watched command.
@Suite struct `A printed text` {
  private func lines(_ text: String, columns: Int = 20) -> [String] {
    PrintedText(Array(text.utf8)).lines(columns: columns).map { $0.map(\.text).joined() }
  }

  @Test func `keeps marks and drops whatever else a terminal would obey`() {
    let text = PrintedText(Array("\u{1B}[1;4mWal\u{1B}[0mden \u{1B}[2Jpond\u{1B}]0;x\u{07}\n".utf8))
    let line = text.lines(columns: 40)[0]
    #expect(line[0].text == "Wal" && line[0].style.marks == [.bold, .underline])
    #expect(line[1].text == "den " && line[1].style == .plain)
    #expect(!line.contains { $0.text.contains("\u{1B}") || $0.text.contains("\u{07}") })
  }

  @Test func `leaves nothing out where it is wider than the screen`() {
    #expect(lines("a\n\nb\n") == ["a", "", "b"])
    #expect(
      lines("one two three four five six\n", columns: 10).joined(separator: " ")
        == "one two three four five six")
    #expect(lines("") == [])
  }
}
