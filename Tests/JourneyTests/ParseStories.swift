import Domain
import Foundation
import PresentationKit
import Support
import Testing
import TextUI

// G-07: `haru parse` explains how a line is read.
@Suite struct `Somebody who asks how a line is read` {
  private func world(language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-02T09:00", language: language)
    for name in Self.people {
      #expect(world.run("people add '\(name)' --every 7").status == .done, "\(name)")
    }
    for title in Self.books {
      #expect(world.run("books add --manual --title '\(title)' --pages 400").status == .done)
    }
    return world
  }

  private static let people = [
    "민아", "엄마", "김수진", "박준호", "Mum", "Sara", "Tom", "Anna", "Rosa Diaz", "Rosa Lund",
  ]
  private static let books = ["코스모스", "데미안", "Piranesi", "Walden", "The Remains of the Day"]

  /// The rows of the tables of lines, without their meanings.
  private static func rows() throws -> [String] {
    try ["lines.txt", "lines-english.txt", "lines-korean.txt", "lines-known-wrong.txt"].flatMap {
      file in
      try ProjectFolder.text("Tests/DomainTests/Capture/\(file)").split(separator: "\n")
        .filter { !$0.hasPrefix("# ") && !$0.hasPrefix("--as") }
        .map { $0.components(separatedBy: file.contains("wrong") ? " | " : " = ")[0] }
    }
  }

  /// Returns the text between two markers; nil if it is not there.
  private func part(of text: String, from start: String, to end: String) -> String? {
    guard let first = text.range(of: start), let last = text.range(of: end, options: .backwards),
      first.upperBound <= last.lowerBound
    else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }

  /// Replaces the ids of records that did not exist before, and the values that are drawn by lot.
  private func masked(_ text: String) -> String {
    text.replacing(/"(id|series)":"id(\d+)"/) { found in
      (Int(found.output.2) ?? 0) > Self.people.count + Self.books.count
        ? "\"\(found.output.1)\":\"new\"" : String(found.output.0)
    }.replacing(/"(epithet|x|y)":("[^"]*"|[\d.]+)/) { "\"\($0.output.1)\":\"drawn\"" }
  }

  /// Returns the code of an error in JSON; nil without an error.
  private func code(_ err: String) -> String? {
    part(of: err, from: #""code":"#, to: #","message":"#)
  }

  // `added` and `candidates` equal those of `add --dry-run --json`; a line that asks or is refused exits as `add`, with
  // the same code.
  @Test(.slow, arguments: Language.allCases)
  func `sees what add would make of it, byte for byte`(language: Language) throws {
    let world = try world(language: language)
    let rows = try Self.rows()
    let step = TestDepth.some(4, of: 1)
    var (added, asked) = (0, 0)
    for number in stride(from: 0, to: rows.count, by: step) {
      let line = rows[number]
      let tried = world.commandLine().output(of: ["add", "--dry-run", "--json", "--", line])
      let parsed = world.commandLine().output(of: ["parse", "--json", "--", line])
      #expect(
        parsed.status == tried.status && code(parsed.err) == code(tried.err),
        "\(line): \(parsed) \(tried)")
      let wanted = part(of: tried.out, from: #""added":"#, to: #","understood":"#) ?? "[]"
      let offered = part(of: tried.err, from: #""candidates":"#, to: "}}").map { $0 } ?? "[]"
      let found = part(of: parsed.out, from: #""added":"#, to: #","candidates":"#)
      #expect(found.map(masked) == masked(wanted), "\(line)")
      let candidates = part(of: parsed.out, from: #""candidates":"#, to: #","runnerUp":"#)
      #expect(candidates == offered, "\(line)")
      if tried.status == .done { added += 1 } else { asked += 1 }
    }
    #expect(added > 200 && asked > 50, "\(added) \(asked)")
    #expect(world.run("schedule list --from 2026-01-01 --to 2027-12-31").out.isEmpty)
    #expect(world.run("history --json").out.components(separatedBy: #""kind""#).count <= 16)
  }

  @Test func `is shown the pieces and what would be saved, and nothing is`() throws {
    let world = try world()
    let output = world.run("parse dinner with Anna tomorrow at 7pm")
    #expect(output.status == .done && output.err.contains("nothing was changed"), "\(output)")
    #expect(
      output.out == """
        dinner    word
        with      word
        Anna      person
        tomorrow  day       2026-03-03
        at 7pm    time      2026-03-03T19:00:00+09:00
        This would be stored: Schedule · dinner with Anna · Tue 3 March 19:00–20:00

        """, "\(output.out)")
    #expect(world.run("schedule list --day tomorrow").out.isEmpty)
    #expect(try self.world(language: .korean).run("parse 내일 3시 치과").out.contains("내일  날"))
    #expect(world.run("parse --plain dinner tomorrow").out.hasPrefix("dinner: word\n"))
  }

  // Nothing was saved, and nobody wanted to save: the answers say neither.
  @Test(arguments: Language.allCases)
  func `is not told that the line was saved, or that it was not`(language: Language) throws {
    let world = try world(language: language)
    let lines =
      language == .korean
      ? ["내일 3시 치과", "기분 70 산책", "민아랑 통화", "보고서 금요일까지", "우산"]
      : ["gym tomorrow 3pm", "mood 70 a walk", "called Anna", "report by friday", "called Rosa"]
    for line in lines {
      let output = world.run("parse \(line)")
      for word in ["Added", "saved", "recorded", "적었어요", "적지 않았어요", "물을 줬어요"] {
        #expect(!(output.out + output.err).contains(word), "\(line): \(output)")
      }
    }
    let asked = world.run("parse \(language == .korean ? "우산" : "umbrella")").err
    #expect(
      asked.contains(
        language == .korean ? "다음 명령으로 적을 수 있어요." : "These commands would store it:"),
      "\(asked)")
    #expect(world.run("history --json").out.components(separatedBy: #""kind""#).count <= 16)
  }

  @Test func `gets the second reading of a line that has two`() throws {
    let world = try world()
    let output = world.run("parse --json 'called Rosa'")
    #expect(output.status == .usage && output.err.contains("ambiguous"), "\(output)")
    let other = part(of: output.out, from: #""runnerUp":"#, to: "}}")
    #expect(other?.hasPrefix(#"{"part":"people","record":{"#) == true, "\(output.out)")
    #expect(other?.contains("Rosa Lund") == true, "\(output.out)")
    #expect(world.run("parse --json dentist tomorrow 3pm").out.contains(#""runnerUp":null}}"#))
  }

  @Test func `reads it for the part that is named`() throws {
    let world = try world()
    let output = world.run("parse --json --as schedule take an umbrella")
    #expect(output.out.contains(#""added":[{"part":"schedule""#), "\(output)")
    #expect(world.run("parse --as nothing a").status == .usage)
    #expect(
      world.run("parse --as people milk").err == world.run("add --dry-run --as people milk").err)
  }

  // `haru parse - --json-lines`: each line has its object, an empty one too, and the exit is 0.
  @Test func `reads many lines, each with its answer or its error`() throws {
    let world = try world()
    let long = String(repeating: "a", count: 2001)
    let lines = ["\u{FEFF}dentist tomorrow 3pm", "", "umbrella", "mood 300", long, "  내일 3시 치과"]
    let output = world.run("parse - --json-lines", input: lines.joined(separator: "\n") + "\n")
    #expect(output.status == .done && output.err.isEmpty, "\(output.err)")
    let answers = output.out.split(separator: "\n").map(String.init)
    try #require(answers.count == 6)
    #expect(
      answers[0].hasPrefix(#"{"line":"dentist tomorrow 3pm","pieces":[{"text":"dentist","from":0,"#)
    )
    #expect(answers[0].hasSuffix(#""candidates":[],"runnerUp":null,"error":null}"#))
    #expect(
      answers[1].hasPrefix(
        #"{"line":"","pieces":[],"added":[],"candidates":[],"runnerUp":null,"error":{"code":"textEmpty""#
      ))
    #expect(answers[2].contains(#""error":{"code":"fitsNothing","message":""#))
    #expect(answers[3].contains(#""error":{"code":"levelRange""#), "\(answers[3])")
    #expect(
      answers[4].contains(
        #""error":{"code":"textTooLong","message":"One line can have at most 2000"#))
    #expect(
      answers[5].contains(#"{"text":"내일","from":2,"to":4,"role":"day","value":"2026-03-03"}"#))
    #expect(world.run("parse 'one\ntwo'").err.contains("haru parse - --json-lines"))
    #expect(world.run("parse --json --json-lines x").status == .usage)
  }

  // Any bytes: no control character reaches the terminal, and the letters are those of the NFC line.
  @Test func `may give it any text`() throws {
    let world = try world()
    let harmed = world.commandLine().output(of: ["parse", "\u{1B}[31mgym\u{7} tomorrow 7pm\u{9B}"])
    #expect(!harmed.out.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }, "\(harmed.out)")
    #expect(!harmed.out.contains("\u{9B}"))
    let decomposed = "내일 3시 치과".decomposedStringWithCanonicalMapping
    let output = world.commandLine().output(of: ["parse", "--json", decomposed])
    #expect(output.out.contains(#"{"text":"3시","from":3,"to":5,"role":"time""#), "\(output.out)")
    let heap = "a" + String(repeating: "\u{301}", count: 200)
    let tooManyMarks = world.run("parse - --json-lines", input: heap + "\ngym tomorrow 7pm\n").out
    #expect(
      tooManyMarks.contains(#""error":{"code":"#) && tooManyMarks.contains(#""error":null"#),
      "\(tooManyMarks)")
  }

  // `--no-names` opens no store and makes no folder.
  @Test func `keeps its names out of it, and no folder is made`() throws {
    let home = try TrialHome()
    let output = try home.run("parse --no-names --json dinner with Mina tomorrow at 7pm")
    #expect(output.status == .done && output.out.contains(#""role":"time""#), "\(output)")
    #expect(try home.run("parse dentist tomorrow 3pm").status == .done)
    #expect(try home.everything().isEmpty)
    #expect(try home.run("people add Mina --every 7").status == .done)
    let before = try home.everything()
    let named = try home.run("parse called Mina")
    #expect(named.out.contains("Mina    person") && named.status == .done, "\(named)")
    #expect(try home.run("--read-only parse called Mina").out == named.out)
    let nameless = try home.run("parse called Mina --no-names")
    #expect(nameless.status == .usage && !nameless.out.contains("person"), "\(nameless)")
    #expect(try home.everything() == before)
    // A store that cannot be opened does not matter.
    let store = try #require(before.keys.first { $0.hasSuffix("haru.sqlite") })
    try home.folder.write(Array("no store".utf8), to: store)
    #expect(try home.run("parse called Mina").status == .failed)
    #expect(try home.run("parse --no-names gym tomorrow 7pm").status == .done)
  }

  // `+` underlines pieces by role while typing.
  @Test func `sees the pieces underlined while typing, each role in its colour`() throws {
    let world = try world()
    let robot = Robot(world)
    robot.press(.character("+")).type(" dinner with Anna tomorrow at 7pm")
    #expect(underlined(robot.frame) == ["Anna", "tomorrow", "at 7pm"])
    let inks = Set(cells(robot.frame).map { String(describing: $0.style.ink) })
    #expect(inks.count == 2, "\(inks)")
    robot.press(.control("u")).type("called Rosa").press(.tab)
    #expect(underlined(robot.frame) == ["called", "Rosa"])
    robot.press(.control("u")).type("umbrella")
    #expect(underlined(robot.frame).isEmpty)
  }

  private func cells(_ frame: Frame) -> [Cell] {
    (0..<frame.size.rows).flatMap { row in
      (0..<frame.size.columns).map { frame[$0, row] }
    }.filter { $0.style.marks.contains(.underline) }
  }

  /// Returns each run of underlined text in the last row.
  private func underlined(_ frame: Frame) -> [String] {
    var runs: [String] = []
    var isRun = false
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        let isMarked = cell.style.marks.contains(.underline)
        if isMarked, !isRun { runs.append("") }
        if isMarked, cell.width > 0 { runs[runs.count - 1].append(cell.character) }
        isRun = isMarked
      }
    }
    return runs
  }
}
