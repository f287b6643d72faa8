import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing

/// Tests of an invalid key map. A-9
@Suite struct `Somebody whose key map has thousands of bad lines` {
  private func home(lines: Int) throws -> TrialHome {
    let home = try TrialHome()
    let folder = URL(fileURLWithPath: home.folder.path + "/config")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = (0..<lines).map { "people.nothing\($0 % 7) = \"w\"\n" }.joined()
    try Data(text.utf8).write(to: folder.appendingPathComponent("keys.toml"))
    return home
  }

  @Test(arguments: ["en", "ko"])
  func `is told the first twenty, and how many more there are`(_ language: String) throws {
    let home = try home(lines: 20_000)
    let output = try home.run("keys people --lang \(language)")
    let lines = output.err.split(separator: "\n")
    #expect(output.status == .done && lines.count == 21, "\(lines.count)")
    // Every line has an error, and every line except the first seven repeats a name.
    let rest = 20_000 + 19_993 - 20
    #expect(lines.last?.contains("\(rest)") == true, "\(lines.last ?? "")")
    let json = try home.run("keys people --json").out
    #expect(json.components(separatedBy: "\"reason\"").count == 21)
    #expect(json.contains("\"problemCount\":\(rest + 20)"))
    let few = try self.home(lines: 3).run("keys people")
    #expect(few.err.split(separator: "\n").count == 3, "\(few.err)")
  }
}
