import Foundation
import Support
import Testing

/// V-12: the program itself, as a process with a pipe, says in the evening what the transcripts say.
@Suite struct `An evening with the program` {
  /// The commands whose output is compared. Others, such as adding a person, depend on random numbers.
  private static let compared = ["haru evening", "haru history", "haru undo", "haru redo"]

  /// The greatest number of paragraphs of the saying at the end, which the program draws at random.
  private static let ofSaying = 2

  /// Returns the paragraphs of an output. The ids of records differ from store to store.
  private static func parts(of text: String) -> [String] {
    text.replacing(/"(id\d+|[0-9a-z]{20})"/, with: "\"id\"").components(separatedBy: "\n\n")
  }

  @Test(.slow, arguments: [("evening.txt", "en_US.UTF-8"), ("evening-ko.txt", "ko_KR.UTF-8")])
  func `goes as it was recorded`(name: String, locale: String) throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["LANG"] = locale
      let file = ProjectFolder.root.appendingPathComponent("Tests/JourneyTests/Transcripts/" + name)
      var comparedSteps = 0
      for step in try Transcript(file: file).steps {
        let command = String(step.command.dropFirst(2))
        if step.command.hasPrefix("@ ") {
          haru.environment["HARU_NOW"] = command
          continue
        }
        let ending = try haru.run(["sh", "-c", #"haru() { "$HARU" "$@"; }; "# + command])
        var said = ending.out + ending.err
        while said.hasSuffix("\n") { said.removeLast() }
        if ending.status != 0 { said += (said.isEmpty ? "" : "\n") + "[exit \(ending.status)]" }
        // JSON has the colours and positions of a mood, which are random too.
        let isCompared = Self.compared.contains { command.contains($0) }
        guard isCompared, !command.contains("--json") else {
          #expect(ending.status == 0, "\(name):\(step.line) \(said)")
          continue
        }
        comparedSteps += 1
        let (parts, wanted) = (Self.parts(of: said), Self.parts(of: step.answer))
        let same = zip(parts, wanted).prefix { $0 == $1 }.count
        let endsWithSaying = command.contains("haru evening")
        let needed = endsWithSaying ? max(1, wanted.count - Self.ofSaying) : wanted.count
        #expect(same >= needed, "\(name):\(step.line) \(said)")
      }
      #expect(comparedSteps >= 9)
    }
  }
}
