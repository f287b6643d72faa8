import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `An answer that cannot be written` {
  private func run(_ words: [String]) throws -> (status: PresentationKit.ExitStatus, err: String) {
    var said: [UInt8] = []
    let err = Printer { piece in
      said += piece
      return true
    }
    let status = try TestEnvironment().commandLine().run(
      words.map { Array($0.utf8) }, out: Printer { _ in false }, err: err)
    return (status, String(decoding: said, as: UTF8.self))
  }

  @Test(arguments: [["people", "list"], ["sayings", "today"], ["demo", "people", "list"]])
  func `is told to a script in JSON, as any other error`(_ words: [String]) throws {
    // Product 12: output that cannot be written completely is reported.
    let ending = try run(words + ["--json"])
    #expect(ending.status == .failed)
    #expect(
      ending.err == """
        {"error":{"code":"outputFailed","message":"The output could not be written. Check whether \
        the disk is full.","field":null}}

        """)
  }

  @Test func `is told in words to people`() throws {
    let ending = try run(["sayings", "add", "--eng", "a"])
    #expect(ending.status == .failed)
    #expect(ending.err == "The change was saved, but the output could not be written.\n")
  }
}
