import Foundation
import Support
import Testing

@Suite struct `A package that wants only the rules` {
  /// What it is built into stays there, so that only what has changed is built again; `Scripts/test`
  /// builds it beside the tests.
  @Test func `builds with Domain and nothing else`() throws {
    let root = ProjectFolder.root.path
    let output = Pipe()
    let build = Process()
    build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    build.arguments = [
      "swift", "run", "--package-path", root + "/Tests/Consumer", "--scratch-path",
      root + "/.build/consumer", "Consumer",
    ]
    build.standardOutput = output
    build.standardError = output
    try build.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    build.waitUntilExit()
    #expect(build.terminationStatus == 0, "\(text)")
    #expect(text.contains("americanBlue D-7"))
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: root + "/.build/consumer/debug/Modules"
    ).filter { $0.hasSuffix(".swiftmodule") }
    #expect(modules.sorted() == ["Consumer.swiftmodule", "Domain.swiftmodule"])
  }
}
