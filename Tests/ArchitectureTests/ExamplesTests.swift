import Foundation
import Support
import Testing

/// `Examples` is a package of somebody else. What it is built into stays there, so that only what has
/// changed is built again; `Scripts/test` builds it beside the tests.
@Suite(.serialized) struct `A package of somebody else` {
  @Test func `keeps a garden in memory and in a file`() throws {
    let garden = """
      Dad: snakePlant, D-30
      Mina: americanBlue, D-7
      refused: refused(Domain.PersonRefusal.cycleRange(ClosedRange(1...90)))
      not watered any more: 0

      """
    #expect(try Self.output(of: "Garden") == garden)
  }

  @Test func `has one adapter of its own, and the others of Haru`() throws {
    #expect(try Self.output(of: "OwnAdapter") == "")
  }

  @Test func `is given no screen and no command line`() throws {
    _ = try Self.output(of: "Garden")
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: ProjectFolder.root.path + "/.build/examples/debug/Modules"
    ).filter { $0.hasSuffix(".swiftmodule") }
    let given = ["Data", "Domain", "Garden", "HaruStore", "OwnAdapter"]
    #expect(modules.sorted() == given.map { $0 + ".swiftmodule" })
  }

  private static func output(of example: String, _ arguments: String...) throws -> String {
    let root = ProjectFolder.root.path
    let (output, complaints) = (Pipe(), Pipe())
    let run = Process()
    run.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    run.arguments =
      [
        "swift", "run", "--package-path", root + "/Examples", "--scratch-path",
        root + "/.build/examples", example,
      ] + arguments
    run.standardOutput = output
    run.standardError = complaints
    try run.run()
    let said = complaints.fileHandleForReading
    let reader = Thread { _ = said.readDataToEndOfFile() }
    reader.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    run.waitUntilExit()
    #expect(run.terminationStatus == 0, "\(text)")
    return text
  }
}
