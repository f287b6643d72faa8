import Foundation
import Support
import Testing

@testable import Data

// B25: text that another reader takes by path is in memory, and nothing is left after a kill.
@Suite struct `A temporary file` {
  @Test func `is in memory, is read by its path as often as wanted, and is gone with its object`()
    throws
  {
    try SampleFolder.using { folder in
      var path = ""
      do {
        let file = try #require(TemporaryFile.made(in: folder.path, Array("하루".utf8)))
        #expect(file.append(Array(" 일기".utf8)))
        path = file.path
        for _ in 0..<2 { #expect(try read(path) == "하루 일기") }
        #expect(TemporaryFile.isDescriptor(path) && !TemporaryFile.isDescriptor(folder.path))
        // No disk has a name of it.
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        #expect(target.hasPrefix("/memfd:"), "\(target)")
        #expect(try folder.names() == [])
        withExtendedLifetime(file) {}
      }
      #expect(!isInMemory(path))
    }
  }

  @Test func `is in a private folder of the disk where the system has no files in memory`() throws {
    try SampleFolder.using { folder in
      do {
        let file = try #require(
          TemporaryFile.made(in: folder.path, Array("하루".utf8), homes: [.disk]))
        #expect(file.number == nil && file.path.hasPrefix(folder.path + "/haru-"))
        #expect(file.append(Array(" 일기".utf8)))
        #expect(try read(file.path) == "하루 일기")
        let name = try #require(try folder.names().first)
        #expect(try folder.mode(name) == 0o700 && folder.mode(name + "/input") == 0o600)
      }
      #expect(try folder.names() == [])
      #expect(TemporaryFile.made(in: folder.path("missing"), homes: [.disk]) == nil)
      #expect(TemporaryFile.made(in: folder.path, homes: []) == nil)
    }
  }

  @Test func `never reaches a disk with an encrypted store`() {
    #expect(TemporaryFile.homes(mayUseDisk: true) == [.memory, .disk])
    #expect(TemporaryFile.homes(mayUseDisk: false) == [.memory])
    #expect(
      TemporaryFile.homes == TemporaryFile.homes(mayUseDisk: !EncryptingFiles.refusesTemporaryFiles)
    )
  }

  @Test func `is handed to a program under a number of the program`() throws {
    try SampleFolder.using { folder in
      let texts = ["one", "two", "three"]
      let files = try texts.map {
        try #require(TemporaryFile.made(in: folder.path, Array($0.utf8)))
      }
      let call = ProgramCall(
        path: "/bin/sh",
        arguments: ["-c", "cat /proc/self/fd/3 /dev/fd/5 /dev/fd/4; echo; echo /proc/self/fd/*"],
        files: files.compactMap(\.number), limit: 1000, timeout: 20_000)
      guard case .ended(let answer) = call.run() else {
        Issue.record("the program did not end")
        return
      }
      let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
      #expect(lines.first == "onethreetwo")
      // The program has the streams, the files, and the descriptor by which it lists the folder.
      #expect(lines.last?.split(separator: " ").count ?? 99 <= 7, "\(lines)")
      withExtendedLifetime(files) {}
    }
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try Foundation.Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private func isInMemory(_ path: String) -> Bool {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path).hasPrefix("/memfd:")
    } catch { return false }
  }
}
