import Domain
import Presentation
import PresentationKit
import Support
import Testing
import TextUI

// V-06
@Suite struct `An evening with --plain` {
  /// Returns a whole evening, at a terminal of some columns, or in a pipe.
  private func evening(
    _ language: Language, columns: Int? = nil, plain: Bool = true
  ) throws -> Output {
    let world = try TestEnvironment(now: "2026-03-09T09:00", language: language)
    for line in [
      "people add Mina --every 30", "people add Jun --every 30",
      "schedule add 'Dinner at the long table by the river' --from '2026-03-10 18:00' --to "
        + "'2026-03-10 19:30' --with Mina --with Jun",
      "schedule add Choir --from '2026-03-09 19:00' --to '2026-03-09 20:30'",
      "schedule add Dentist --from '2026-03-11 15:00'",
      "books add --manual --title Walden --pages 352", "books read Walden 100",
    ] {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    try world.go(to: "2026-03-10T21:30")
    let lines = ["yes, we laughed a lot", "yes", "?", "Sang well.", "140", "72 tired", "laundry"]
    let input = lines.map { $0 + "\n" }.joined()
    var surroundings = world.commandLine(input: input, columns: columns ?? 1000).surroundings
    surroundings.showsAnswers = columns != nil
    let runner = CommandLineRunner(surroundings, version: "")
    return runner.output(of: plain ? ["--plain", "evening"] : ["evening"])
  }

  private func words(_ text: some StringProtocol) -> [String] {
    String(text).split { $0.isWhitespace }.map(String.init)
  }

  @Test(arguments: Language.allCases, [40, 60, 80])
  func `has the same words at any width`(language: Language, columns: Int) throws {
    let (narrow, pipe) = (try evening(language, columns: columns), try evening(language))
    #expect(narrow.status == .done && pipe.status == .done)
    #expect(words(narrow.out) == words(pipe.out))
    #expect(words(narrow.err) == words(pipe.err))
    for line in (narrow.out + narrow.err).split(separator: "\n") {
      #expect(TextLayout.cells(line) <= columns || !line.contains(" "), "\(line)")
      #expect(line.first != " ", "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func `puts full stops only at the end of a sentence`(language: Language) throws {
    // Without plain lines and on a wide terminal, each line is a whole text.
    let texts = try evening(language, plain: false).out.split(separator: "\n")
    let plain = try evening(language)
    #expect(PlainLineFaults.faults(in: plain.out).isEmpty)
    #expect(PlainLineFaults.faults(in: plain.err).isEmpty)
    var rest = words(plain.out.replacing(/(?:Question|질문) \d+:[ ]/, with: ""))[...]
    for text in texts {
      let expected = words(text)
      for (index, word) in expected.enumerated() {
        guard let next = rest.popFirst() else {
          Issue.record("“\(text)” is missing")
          return
        }
        let isLast = index == expected.count - 1
        #expect(next == word || isLast && next == word + ".", "\(text): \(next)")
      }
    }
    #expect(rest.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `numbers its questions, and shows no sign where a line is awaited`(language: Language) throws
  {
    let name = language.isKorean ? "질문" : "Question"
    let lines = try evening(language).out.split(separator: "\n")
    let numbers = lines.filter { $0.hasPrefix(name + " ") }
      .map { String($0.dropFirst(name.count + 1).prefix { $0 != ":" }) }
    #expect(numbers == numbers.indices.map { "\($0 + 1)" }, "\(numbers)")
    #expect(numbers.count > 5)
    let world = try TestEnvironment(now: "2026-03-10T21:30", language: language)
    #expect(world.run("evening", input: "72\nq\n", answering: "").out.contains("> "))
    #expect(!world.run("--plain evening", input: "snow\nq\n", answering: "").out.contains("> "))
  }
}
