import Foundation
import Presentation
import PresentationKit
import Support
import Testing

// V-06
@Suite struct `Every command with --plain` {
  /// Commands whose output is not for people to read line by line, each with the reason.
  private static let raw: [String: String] = [
    "complete": "answers a shell", "completions": "is a script for a shell",
    "contacts export": "is a file of vCards", "export": "is a file of JSON",
    "man": "is a page for man", "people export": "is a file of vCards",
    "sayings export": "is a file", "schedule export": "is a file of events",
    "moods export": "is a file", "books export": "is a file",
    "sayings share": "is the text to pass on, unchanged",
    "demo": "runs another command", "watch": "runs another command",
    "notify watch": "runs until it is stopped",
    "feedback": "prints a letter as it is sent",
  ]

  /// Words in examples that go to the network, open an editor, write a file or print another form than lines.
  private static let left = [
    "http", "--json", "--format", "--write", "--prompt", "--replace", "/home/me", "--html",
    "--pdf", "--svg", "--png", "--qr", "--print", "discover", "lookup", "books search", "--latest",
    "quotes.md", "haru.db", "ssh:", "postgres:", "login", "find-email", "send-code", "--editor",
  ]

  private static func lines(of command: CommandSpec, in language: Language) -> [String] {
    let own = language.isEnglish ? TrialLife.lines[command.name] ?? [] : []
    return (own + command.examples(in: language)).filter { line in
      !left.contains(where: line.contains)
    }
  }

  @Test(.slow, arguments: Language.allCases.flatMap { language in (0..<4).map { (language, $0) } })
  func `answers in lines that can be heard`(language: Language, part: Int) throws {
    let (home, ids) = try TrialLife.home()
    var tried = 0
    for (number, command) in CommandTable.haru.shown.enumerated()
    where number % 4 == part && Self.raw[command.name] == nil {
      for written in Self.lines(of: command, in: language) {
        let line = ids.reduce(written) { $0.replacing($1.key, with: $1.value) }
        let twin = try TrialHome(copying: home)
        // `export --plain` is an option of its own, so the global one stands in front.
        let output = try twin.run("--plain --lang \(language.rawValue) \(line)")
        tried += 1
        for text in [output.out, output.err] {
          let faults = PlainLineFaults.faults(in: text)
          #expect(faults.isEmpty, "haru \(line): \(faults)")
        }
      }
    }
    #expect(tried > 20)
  }

  @Test func `is excused only by name`() {
    let names = Set(CommandTable.haru.commands.map(\.name))
    for name in Self.raw.keys { #expect(names.contains(name), "\(name)") }
  }

  @Test(arguments: Language.allCases)
  func `leaves JSON and other forms as they are`(language: Language) throws {
    // Each run has a store of its own, because a list draws an epithet at random.
    func answer(_ line: String) throws -> Output {
      let world = try TestEnvironment(language: language)
      #expect(world.run("people add Maya --every 7").status == .done)
      return world.run(line)
    }
    for line in ["people list --json", "people list --format '{name}'", "settings list --json"] {
      #expect(try answer("--plain " + line) == answer(line), "\(line)")
    }
  }

  @Test func `follows the setting`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Maya --every 7").status == .done)
    let plain = world.run("--plain people list")
    #expect(plain != world.run("people list"))
    #expect(world.run("settings set screens.plain on").status == .done)
    #expect(world.run("people list") == plain)
  }

  @Test(arguments: Language.allCases)
  func `fits a narrow terminal`(language: Language) throws {
    let world = try TestEnvironment(language: language)
    #expect(world.run("people add Maya --every 7").status == .done)
    var runner = world.commandLine(columns: 40).surroundings
    runner.showsAnswers = true
    let narrow = CommandLineRunner(runner, version: "").output(of: ["--plain", "help", "all"])
    #expect(narrow.out.split(separator: "\n").allSatisfy { $0.count <= 40 || !$0.contains(" ") })
  }
}
