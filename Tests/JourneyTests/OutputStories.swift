import Domain
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// Tests of lists as JSON, templates and columns.
@Suite struct `Lists in another form` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in ["add Mina --every 7", "add 김민아 --every 7", "add Noah --every 30"] {
      #expect(world.run("people " + line).status == .done)
    }
    return world
  }

  // N-42
  @Test func `writes months by their names and clocks of twelve hours where a template wants it`()
    throws
  {
    for (language, wanted) in [
      (Language.english, "Mar March 1 03 PM 30\n"), (.korean, "3월 3월 1 03 오후 30\n"),
    ] {
      let world = try TestEnvironment(language: language)
      #expect(world.run("schedule add Tea --from '2026-03-01 15:30'").status == .done)
      let listed = world.run(
        "schedule list --day 2026-03-01 --format '{start:MMM} {start:MMMM} {start:d} {start:hh a mm}'"
      )
      #expect(listed.out == wanted)
    }
  }

  // B 18: the lines have the same records as the object of `--json`.
  @Test(arguments: ["contacts", "sayings list", "history", "notify list", "tags"])
  func `have the same record on a line of its own`(_ line: String) throws {
    let world = try world()
    for command in ["contacts import contacts.vcf", "moods add 50 '#walk #rain'"] {
      #expect(world.run(command).status == .done)
    }
    let whole = world.run(line + " --json").out
    let lines = world.run(line + " --json-lines")
    #expect(lines.status == .done && lines.err == "")
    let records = lines.out.split(separator: "\n")
    #expect(records.count >= 2)
    for record in records {
      #expect(record.hasPrefix("{") && record.hasSuffix("}"))
      #expect(whole.contains(record))
    }
  }

  // B 18: the first record is printed before the last one is read.
  @Test(arguments: ["--json-lines", "--format={id}"])
  func `begin at once`(_ option: String) throws {
    var pieces: [String] = []
    let out = Printer { piece in
      pieces.append(String(decoding: piece, as: UTF8.self))
      return true
    }
    let words = ["sayings", "list", option].map { Array($0.utf8) }
    #expect(
      try TestEnvironment().commandLine().run(words, out: out, err: Printer { _ in true }) == .done)
    #expect(pieces.count > 1 && pieces[0].filter { $0 == "\n" }.count == 1)
  }

  // B 19: output contains no control characters, and each record stays on one line.
  @Test func `send nothing to a terminal but letters`() throws {
    let world = try world()
    let words = ["people", "list", "--format", "\u{1B}[31m{name}\u{7}\\t\u{9B}x\r"]
    let answer = world.commandLine().output(of: words)
    #expect(answer.out.split(separator: "\n").first == "[31mMina\tx")
    #expect(world.run("moods write --at 09:00 -", input: "one\ntwo").status == .done)
    #expect(world.run("moods list --format '{text}|'").out == "one two|\n")
  }

  @Test func `take no template of a megabyte`() throws {
    let answer = try TestEnvironment().commandLine()
      .output(of: ["people", "list", "--format", String(repeating: "x", count: 1 << 20)])
    #expect(answer.status == .usage && answer.err.contains("too long") && answer.err.count < 200)
  }

  // B 13: Hangul takes two cells.
  @Test func `fit the terminal, and the columns named last give way first`() throws {
    let world = try world()
    #expect(RecordTable.fitted([10, 20, 30], to: 64) == [10, 20, 30])
    #expect(RecordTable.fitted([10, 20, 30], to: 44) == [10, 20, 10])
    #expect(RecordTable.fitted([10, 20, 30], to: 34) == [10, 14, 6])
    #expect(RecordTable.fitted([10, 20, 30], to: 20) == [10, 8])
    #expect(RecordTable.fitted([10, 20, 30], to: 8) == [8])
    let line = ["people", "list", "--columns", "name,nextWatering,epithet"]
    let piped = world.commandLine(columns: 30).output(of: line).out
    #expect(!piped.contains("…"))
    var surroundings = world.commandLine(columns: 30).surroundings
    surroundings.showsAnswers = true
    let shown = CommandLineRunner(surroundings, version: "1").output(of: line).out
    #expect(shown.contains("…"))
    for row in shown.split(separator: "\n") { #expect(CellWidth.of(row) <= 30, "\(row)") }
    let days = shown.split(separator: "\n").map { row in
      row.range(of: "2026").map { CellWidth.of(row[..<$0.lowerBound]) }
    }
    #expect(Set(days.dropFirst()).count == 1, "\(shown)")
  }

  // SECURITY.md: control characters of data never reach the terminal. A file that a pipe takes keeps its bytes.
  @Test func `show an exported file at the terminal without its control characters`() throws {
    let world = try TestEnvironment()
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Zed \u{1B}[31mRED\r\nEND:VCARD\r\n"
    #expect(world.run("contacts import -", input: card).status == .done)
    #expect(world.run("contacts export").out == card)
    var surroundings = world.commandLine().surroundings
    surroundings.showsAnswers = true
    let shown = CommandLineRunner(surroundings, version: "1").output(of: ["contacts", "export"]).out
    #expect(shown.contains("RED") && !shown.contains("\u{1B}"), "\(shown.debugDescription)")
  }

  // B 17: with `--quiet`, only errors are printed to standard error.
  @Test func `say nothing beside data where quiet is wanted`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people list -q") == Output())
    #expect(world.run("people add Mina --every 7 -q") == Output())
    #expect(world.run("-q people list --format '{name}'") == Output(out: "Mina\n"))
    #expect(world.run("people add Noah --every 7 --quiet --json").out.contains(#""name":"Noah""#))
    let refused = world.run("people add Mina --every 0 -q --phone x")
    #expect(refused.status != .done && !refused.err.isEmpty)
  }
}

/// Tests of the pager for long output on a terminal.
@Suite struct `A pager` {
  private final class Screen {
    var text = ""
    var limit = Int.max
    var closed = 0
  }

  private func run(
    _ line: String, on screen: Screen, missing: String? = nil
  ) throws -> Output {
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 7").status == .done)
    var surroundings = world.commandLine().surroundings
    surroundings.pager = {
      Pager(
        write: { bytes in
          screen.text += String(decoding: bytes, as: UTF8.self)
          return screen.text.count < screen.limit
        },
        close: {
          screen.closed += 1
          return missing
        })
    }
    return CommandLineRunner(surroundings, version: "1").output(of: ShellLine.words(line))
  }

  // B 17
  @Test(arguments: [
    "people list", "people", "help all", "people --help", "demo people list", "news",
  ])
  func `has lists and texts that are read`(_ line: String) throws {
    let screen = Screen()
    let output = try run(line, on: screen)
    #expect(output.out == "" && !screen.text.isEmpty && screen.closed == 1)
    #expect(output.status == .done)
  }

  @Test(arguments: [
    "people list --json", "people list --json-lines", "people list --no-pager",
    "--no-pager demo people list", "people add Noah --every 7", "people show Mina",
  ])
  func `has nothing that a script reads, that is short, or that nobody wants there`(
    _ line: String
  ) throws {
    let screen = Screen()
    let output = try run(line, on: screen)
    #expect(!output.out.isEmpty && screen.text == "" && screen.closed == 0)
    #expect(output.status == .done)
  }

  @Test func `may be left early, which is no error`() throws {
    let screen = Screen()
    screen.limit = 1
    #expect(try run("sayings list", on: screen) == Output())
    #expect(screen.closed == 1)
  }

  @Test func `that is not there is named once`() throws {
    let output = try run("people list", on: Screen(), missing: "nothing-there -x")
    #expect(output.status == .done)
    #expect(output.err == "The pager could not be started: nothing-there -x. Check $PAGER.\n")
  }
}

// B 12
@Suite struct `Colours in a pipe` {
  @Test(
    arguments: [
      ("help", ["FORCE_COLOR": "1"], true), ("help", [:], false),
      ("help", ["FORCE_COLOR": "0"], false), ("help --no-color", ["FORCE_COLOR": "1"], false),
      ("help", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)])
  func `are there where somebody forces them, and nobody wants none`(
    _ line: String, _ environment: [String: String], _ isColoured: Bool
  ) throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["TERM"] = "xterm-256color"
      haru.environment.merge(environment) { $1 }
      let answer = try haru.run([haru.path] + ShellLine.words(line))
      #expect(answer.status == 0 && answer.out.contains("\u{1B}[1m") == isColoured)
    }
  }
}
