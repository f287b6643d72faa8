import Domain
import DomainInMemory
import PresentationKit
import Support
import Testing

@Suite struct `Somebody with files of their own` {
  // T-25
  @Test(arguments: [
    "moods picture --svg", "moods year --svg", "moods stats --svg", "books stats --days 7 --svg",
    "sayings share 155 --image",
  ])
  func `loses none to a picture, unless they agree`(_ command: String) throws {
    let files = FilesInMemory(["own.svg": "mine"])
    let world = try TestEnvironment { $0.files = files.port }
    let own = Array("mine".utf8)
    let refused = world.run("\(command) own.svg")
    #expect(
      refused.status == .refused && refused.err.contains("own.svg already exists"), "\(refused)")
    #expect(files["own.svg"] == own)
    let kept = world.run("\(command) own.svg", answering: "n")
    #expect(files["own.svg"] == own && !kept.out.contains("Wrote"), "\(kept)")
    #expect(world.run("\(command) own.svg --yes").out == "Wrote own.svg.\n")
    #expect(files["own.svg"] != own)
    #expect(world.run("\(command) new.svg").status == .done && files["new.svg"] != nil)
  }

  // T-39
  @Test func `gets only JSON of a code where they ask for JSON`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Mina").status == .done)
    let code = world.run("people show Mina --qr --json")
    #expect(code.out.hasPrefix(#"{"schema":"haru/1","codes":[{"text":"BEGIN:VCARD"#), "\(code)")
    #expect(code.out.hasSuffix("}\n") && !code.out.contains("█"), "\(code)")
  }

  // T-39
  @Test(arguments: ["none", "None", "없음", "''"])
  func `clears a location with the word that clears other fields`(_ word: String) throws {
    let world = try TestEnvironment()
    #expect(
      world.run("schedule add Dinner --from 'tomorrow 18:30' --location Luigi").status == .done)
    #expect(world.run("schedule list --from today --to +3d --json").out.contains("Luigi"))
    let edited = world.run("schedule edit Dinner --location \(word)")
    #expect(edited.status == .done, "\(edited)")
    let shown = world.run("schedule list --from today --to +3d --json").out
    #expect(shown.contains(#""location":null"#), "\(shown)")
  }
}
