import Domain
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationPeople
@testable import PresentationSayings
@testable import PresentationShared
@testable import PresentationYear
@testable import TextUI

/// Convention 5 and 31: errors in a key map are reported with their lines, and the default keys
/// stay in use.
@Suite struct `A key map` {
  private func read(_ lines: (String, [String]?)...) -> KeyMapReading {
    KeyMapReading(
      WrittenKeyMap(
        lines: lines.enumerated().map { number, line in
          WrittenKeyMap.Line(
            "keys.toml", line: number + 1, path: line.0.split(separator: ".").map(String.init),
            keys: line.1)
        }))
  }

  private func strokes(_ name: String, _ reading: KeyMapReading) throws -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    let context = try #require(KeyContext.named(parts[0]))
    let row = try #require(context.row(parts[1]))
    return reading.map.strokes(context, row).map(\.notation)
  }

  @Test func `names each action once, and no key of a place twice`() {
    let names = KeyContext.names
    #expect(Set(names).count == names.count)
    #expect(Set(KeyContext.all.map(\.name)).count == KeyContext.all.count)
    for context in KeyContext.all {
      let keys = context.rows.flatMap { KeyMap().strokes(context, $0) }
      #expect(Set(keys).count == keys.count, "\(context.name)")
      for row in context.rows {
        #expect(
          !row.keys.isEmpty && !row.meaning(.korean).isEmpty && !row.meaning(.english).isEmpty)
        #expect(row.keys.allSatisfy { Key(notation: $0.notation) == $0 }, "\(row.name)")
      }
    }
  }

  @Test func `changes one action, adds to another and leaves a third without keys`() throws {
    let reading = read(
      ("people.water", ["W"]), ("people.new", ["...", "g n"]), ("people.refresh", []))
    #expect(reading.problems.isEmpty)
    #expect(try strokes("people.water", reading) == ["W"])
    #expect(try strokes("people.new", reading) == ["n", "g n"])
    #expect(try strokes("people.refresh", reading) == [])
    #expect(try strokes("person.water", reading) == ["w"])
  }

  @Test func `follows the last of two lines of one name, and says so`() throws {
    let reading = read(
      ("people.water", ["W"]), ("all.edit", ["M"]), ("people.water", ["U"]), ("book.edit", ["B"]))
    #expect(
      reading.problems
        == [KeyMapParseError(file: "keys.toml", line: 3, reason: .repeated("people.water"))])
    #expect(try strokes("people.water", reading) == ["U"])
    #expect(try strokes("book.edit", reading) == ["B"])
    #expect(try strokes("person.edit", reading) == ["M"])
  }

  @Test func `changes an action in all places that have it`() throws {
    let reading = read(("all.edit", ["M"]))
    #expect(reading.problems.isEmpty)
    for context in ["person", "saying", "moods", "schedule", "books", "book", "diary"] {
      #expect(try strokes(context + ".edit", reading) == ["M"], "\(context)")
    }
  }

  @Test func `lets two actions change places`() throws {
    let reading = read(("people.water", ["n"]), ("people.new", ["w"]))
    #expect(reading.problems.isEmpty)
    let context = KeyContext.people
    #expect(
      reading.map.meaning(of: .character("n"), after: nil, in: context) { _ in true }
        == .screen(.character("w")))
    #expect(
      reading.map.meaning(of: .character("w"), after: nil, in: context) { _ in true }
        == .screen(.character("n")))
  }

  /// An invalid line of a key map, and the error that it causes.
  struct WrongLine: Sendable {
    let name: String
    let keys: [String]?
    let reason: KeyMapParseError.Kind

    init(_ name: String, _ keys: [String]?, _ reason: KeyMapParseError.Kind) {
      (self.name, self.keys, self.reason) = (name, keys, reason)
    }
  }

  static let wrong: [WrongLine] = [
    WrongLine("peple.water", ["W"], .unknownScreen("peple")),
    WrongLine("people.watr", ["W"], .unknownAction("people.watr")),
    WrongLine("all.watr", ["W"], .unknownAction("all.watr")),
    WrongLine("water", ["W"], .unknownAction("water")),
    WrongLine("people.water.now", ["W"], .unknownAction("people.water.now")),
    WrongLine("people.water", ["Ctrl-Ctrl"], .notAKey("Ctrl-Ctrl")),
    WrongLine("people.water", ["g g g"], .notAKey("g g g")),
    WrongLine("people.water", [""], .notAKey("")),
    WrongLine("people.water", ["Ctrl-I"], .notAKey("Ctrl-I")),
    WrongLine("people.water", nil, .notKeys("people.water")),
    WrongLine("people.water", ["n"], .taken("n", by: "people.new")),
    WrongLine("people.water", ["Enter"], .taken("Enter", by: "move.open")),
    WrongLine("people.water", ["z"], .taken("z", by: "shell.undo")),
    WrongLine("people.water", ["n w"], .begins("n", of: "people.new")),
    WrongLine("people.water", ["q"], .wayOut), WrongLine("people.water", ["q q"], .wayOut),
    WrongLine("shell.quit", ["Z Z"], .wayOut), WrongLine("shell.quit", [], .wayOut),
    WrongLine("form.save", ["s"], .typed("s")),
    WrongLine("preset", ["nano"], .unknownPreset("nano")),
    WrongLine("shell.undo", ["u"], .elsewhere("u", ["sayings.use", "saying.use"])),
  ]

  @Test(arguments: wrong)
  func `is told of by its line where it does not count`(
    _ line: WrongLine
  ) throws {
    let reading = read((line.name, line.keys))
    #expect(reading.problems == [KeyMapParseError(file: "keys.toml", line: 1, reason: line.reason)])
    #expect(try strokes("people.water", reading) == ["w"])
    #expect(try strokes("form.save", reading) == ["Ctrl-S"])
    for language in [Language.korean, .english] {
      let sentence = KeyMapWords(language).problem(reading.problems[0])
      #expect(sentence.hasPrefix("keys.toml") && sentence.contains("1"))
    }
  }

  @Test func `keeps both usual keys where two actions want one key`() throws {
    let reading = read(("people.water", ["X"]), ("people.new", ["X"]))
    #expect(reading.problems.count == 1)
    #expect(try strokes("people.new", reading) + strokes("people.water", reading) != ["X", "X"])
    let swapped = read(("people.water", ["n"]), ("people.new", ["q"]))
    // The line for `new` is invalid, so `new` keeps its key and `water` cannot have it.
    #expect(swapped.problems.map(\.line) == [1, 2])
    #expect(try strokes("people.water", swapped) == ["w"])
  }

  @Test func `takes the letters that move for something else, and gives none of the arrows`() throws
  {
    let reading = read(("people.new", ["j"]))
    #expect(reading.problems.isEmpty)
    #expect(
      reading.map.meaning(of: .character("j"), after: nil, in: .people) { _ in false }
        == .screen(.character("n")))
    #expect(
      reading.map.meaning(of: .character("j"), after: nil, in: .sayings) { _ in false }
        == .screen(.down))
  }

  @Test(arguments: KeyPreset.allCases)
  func `made ready counts as it stands, as far as places have no keys of their own`(
    _ preset: KeyPreset
  ) throws {
    let reading = read(("preset", [preset.rawValue]))
    #expect(reading.problems.isEmpty)
    #expect(try strokes("shell.quit", reading).starts(with: ["q", "Ctrl-C"]))
    for (name, keys) in preset.lines where !name.hasPrefix("all.") {
      let defaultStrokes = try strokes(name, read())
      let wanted = keys.flatMap { $0 == "..." ? defaultStrokes : [$0] }
      #expect(try strokes(name, reading) == wanted, "\(name)")
    }
    // The user's own line overrides the preset.
    let own = read(("preset", [preset.rawValue]), ("shell.undo", ["Alt-z"]))
    #expect(try strokes("shell.undo", own) == ["Alt-z"])
  }

  @Test
  func `of any lines ends, and every action keeps a way to be done or none that is another's`()
    throws
  {
    // A thousand maps with few keys, so most lines conflict.
    var state: UInt64 = 7
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let names = KeyContext.names
    let keys = ["a", "b", "g g", "g", "q", "Ctrl-C", "Enter", "z", "...", "x y", "Alt-a", "", "?"]
    for _ in 0..<1000 {
      let lines = (0..<(1 + draw(8))).map { number in
        WrittenKeyMap.Line(
          "keys.toml", line: number + 1,
          path: names[draw(names.count)].split(separator: ".").map(String.init),
          keys: (0..<draw(4)).map { _ in keys[draw(keys.count)] })
      }
      let map = KeyMapReading(WrittenKeyMap(lines: lines)).map
      for context in KeyContext.all {
        let pressed = context.rows.flatMap { map.strokes(context, $0) }
        #expect(Set(pressed).count == Set(pressed.map(\.notation)).count)
        // S-7, KO-15
        for row in context.rows where context.name != "shell" || row.name != "quit" {
          let strokes = map.strokes(context, row)
          #expect(!strokes.contains { [.character("q"), .control("c")].contains($0.first) })
        }
      }
      let quit = try #require(KeyContext.shell.row("quit"))
      let ways = map.strokes(.shell, quit)
      #expect(ways.contains(KeyStroke(.character("q"))) && ways.contains(KeyStroke(.control("c"))))
    }
  }
}
