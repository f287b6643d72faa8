import Domain
import PresentationKit
import Support
import Testing

@testable import TextUI

// D-70
@Suite struct `Somebody who asks for the day on a terminal with colours` {
  private static let grounds: [Ink?] = [nil, Ink(0x17181C), Ink(0xFDFDFB)]

  private func painted(
    _ world: TestEnvironment, _ columns: Int, _ paint: OutputPaint, _ words: String...
  ) -> String {
    world.commandLine(columns: columns, paint: paint).output(of: ["today"] + words).out
  }

  private func plain(_ text: String) -> [String] {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func `sees the sky, the picture, and the names beside it`() throws {
    let world = try BusyDay.world()
    let paint = OutputPaint(.full, ground: Ink(0x17181C), rendition: .octant)
    let text = painted(world, 120, paint)
    let lines = plain(text)
    for name in ["치과", "윤재", "아버지", "Walden", "데미안", "민아"] {
      #expect(lines.contains { $0.contains(name) }, "\(name)")
    }
    #expect(text.contains("\u{1B}[") && text.contains("48;2;"), "Sky and picture have colours.")
    #expect(lines.contains { $0.contains("haru people water") })
    #expect(lines.allSatisfy { CellWidth.of($0) <= 98 })
    #expect(!text.contains("\u{1B}]") && !text.contains("\u{1B}P"), "It asks the terminal nothing.")
  }

  @Test(arguments: [20, 39, 40, 59, 60, 79, 80, 98, 200], grounds)
  func `reads it whole at every width and on every ground`(_ columns: Int, _ ground: Ink?) throws {
    for language in [Language.english, .korean] {
      let world = try BusyDay.world(language)
      for depth in [ColourDepth.sixteen, .twoHundredFiftySix, .full] {
        for rendition in [Rendition.octant, .sextant, .quadrant, .half] {
          let paint = OutputPaint(depth, ground: ground, rendition: rendition)
          let text = painted(world, columns, paint)
          let lines = plain(text)
          #expect(lines.allSatisfy { CellWidth.of($0) <= min(98, columns) }, "\(lines)")
          #expect(lines.contains { $0.contains("치과") } && lines.last == "")
          #expect(text.split(separator: "\n").allSatisfy { ends(inOwnStyle: $0) })
        }
      }
    }
  }

  /// Returns whether the last colour sequence of a line, if there is one, ends all colours.
  private func ends(inOwnStyle line: Substring) -> Bool {
    guard let last = line.matches(of: /\u{1B}\[([0-9;]*)m/).last else { return true }
    return last.output.1.isEmpty || last.output.1 == "0"
  }

  @Test func `gets the text of before with --no-color, --plain, --json and in a pipe`() throws {
    let world = try BusyDay.world()
    let paint = OutputPaint(.full, ground: nil, rendition: .quadrant)
    let piped = world.commandLine().output(of: ["today"]).out
    #expect(!piped.contains("\u{1B}"))
    #expect(painted(world, 120, paint, "--no-color") == piped)
    let spoken = world.commandLine().output(of: ["today", "--plain"]).out
    #expect(painted(world, 120, paint, "--plain") == spoken)
    let json = painted(world, 120, paint, "--json")
    #expect(json.hasPrefix("{") && !json.contains("\u{1B}"))
  }
}
