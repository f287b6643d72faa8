import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Any command with any options` {
  /// Commands left out because they use the network, files, other programs or other profiles.
  private static let outside: Set<String> = [
    "books search", "books lookup", "books discover", "books add", "sayings pull", "demo",
    "feedback", "notify watch", "notify install", "notify test", "notify run", "people contact",
  ]

  private static let commands = CommandTable.haru.commands.filter { command in
    command.path[0] != "profile" && !outside.contains(command.name)
      && !command.examples.isEmpty
      && !command.arguments.contains { $0.name.contains("FILE") }
  }

  @Test(arguments: 1...4) func `changes nothing if it is read-only`(seed: Int) throws {
    // D-6: with `--read-only`, no combination of options changes a record, whether it is valid or
    // not.
    let home = try ProfileHome()
    let all = home.run("demo export").out
    try home.folder.write(Array(all.utf8), to: "all.json")
    #expect(home.run("import '\(home.folder.path("all.json"))'").status == .done)
    let before = home.run("export --read-only").out
    #expect(before.count > 1000)
    var randomSource = TerminalDice(seed: UInt64(seed))
    for _ in 0..<150 {
      guard let command = Self.commands.randomElement(using: &randomSource),
        let example = command.examples(in: .english).randomElement(using: &randomSource),
        // Examples with pictures are left out, because another program draws them.
        !example.contains(".") && !example.contains("png")
      else { continue }
      let line = Self.line(example, command, &randomSource)
      let output = home.run(line)
      #expect(output.status == .done || !output.err.isEmpty, "\(line)")
    }
    #expect(home.run("export --read-only").out == before)
  }

  /// Returns an example with random options and flags appended, and `--read-only` at the end.
  /// Options may be invalid or repeated.
  private static func line(
    _ example: String, _ command: CommandSpec, _ randomSource: inout TerminalDice
  ) -> String {
    var words = [example]
    let values = ["", "x", "0", "-1", "9999999999999999999", "2026-03-01", "none", "'a b'", "한"]
    for option in command.options where Bool.random(using: &randomSource) {
      if option.value?.contains("FILE") == true { continue }
      words.append("--\(option.name)")
      if option.value != nil || Int.random(in: 0..<8, using: &randomSource) == 0 {
        words.append(values.randomElement(using: &randomSource) ?? "")
      }
    }
    for flag in ["--json", "--yes", "--no-color", "--lang ko", "--lang xx", "--read-only"]
    where Int.random(in: 0..<4, using: &randomSource) == 0 { words.append(flag) }
    return words.joined(separator: " ") + " --read-only"
  }
}
