import Foundation
import Support
import Testing

@testable import Data

@Suite struct `Running another program` {
  private func run(
    _ name: String, _ arguments: [String] = [], input: [UInt8] = [], limit: Int = 1 << 20,
    timeout: Int = 20_000
  ) throws -> ProgramEnding {
    let path = try #require(ProgramPath.find(name, in: "/usr/bin:/bin"))
    return ProgramCall(
      path: path, arguments: arguments, input: input, limit: limit, timeout: timeout
    ).run()
  }

  private func shell(_ text: String, input: [UInt8] = [], timeout: Int = 20_000) throws
    -> ProgramEnding
  {
    try run("sh", ["-c", text], input: input, timeout: timeout)
  }

  private func ended(_ status: Int32, _ output: String = "", errors: String = "") -> ProgramEnding {
    .ended(ProgramAnswer(status: status, output: Array(output.utf8), errors: Array(errors.utf8)))
  }

  private static let megabytes = (0..<(5 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  @Test(.slow) func `gives back all that went in`() throws {
    let ending = try run("cat", input: Self.megabytes, limit: 5 << 20)
    #expect(
      ending == .ended(ProgramAnswer(status: 0, output: Self.megabytes, errors: [])),
      "so many bytes and not one more")
    #expect(try run("cat") == ended(0))
  }

  @Test func `does not wait for a side that is slow`() throws {
    // The program reads only after all input is written, and writes more than a pipe holds before
    // it reads.
    let text = "head -c 600000 /dev/zero | tr '\\0' a; sleep 0.1; wc -c; echo done >&2"
    guard case .ended(let answer) = try shell(text, input: Self.megabytes) else {
      Issue.record("it has to end")
      return
    }
    #expect(answer.output.prefix(600_000).allSatisfy { $0 == UInt8(ascii: "a") })
    #expect(String(decoding: answer.output.dropFirst(600_000), as: UTF8.self) == "5242880\n")
    #expect(answer.errorLines == ["done"])
  }

  @Test func `does not mind a program that reads nothing`() throws {
    #expect(try run("true", input: Self.megabytes) == ended(0))
    #expect(
      try shell("exec <&-; echo closed", input: Self.megabytes) == ended(0, "closed\n"))
  }

  @Test func `goes on giving where nothing is written any more`() throws {
    try SampleFolder.using { folder in
      let copy = folder.path("copy")
      let ending = try shell("exec >'\(copy)' 2>&-; cat", input: Self.megabytes)
      #expect(ending == ended(0))
      #expect(try folder.bytes("copy") == Self.megabytes)
    }
  }

  @Test func `tells how it ended`() throws {
    #expect(try shell("echo one; echo two >&2; exit 7") == ended(7, "one\n", errors: "two\n"))
    #expect(try shell("kill -TERM $$") == ended(128 + 15))
  }

  @Test func `takes no more complaints than it needs`() throws {
    guard case .ended(let answer) = try shell("yes complaint | head -c 3000000 >&2; echo done")
    else {
      Issue.record("it has to end")
      return
    }
    #expect(answer.output == Array("done\n".utf8))
    #expect(answer.errors.count == 4096 && answer.errorLines.first == "complaint")
  }

  @Test func `ends a flood`() throws {
    #expect(try run("yes", limit: 100_000) == .tooMuch)
    #expect(try shell("printf abc") == ended(0, "abc"))
    #expect(try run("printf", ["abc"], limit: 3) == ended(0, "abc"))
    #expect(try run("printf", ["abc"], limit: 2) == .tooMuch)
  }

  @Test(arguments: [
    "sleep MARK",
    // The program closes its output but keeps running, or leaves a child process in the background.
    "exec >&- 2>&-; sleep MARK", "sleep MARK & sleep MARK", "trap '' TERM INT HUP; sleep MARK",
  ])
  func `ends what takes too long, with all it started`(text: String) throws {
    let mark = "9\(UInt32.random(in: 100_000_000...999_999_999))"
    let words = text.replacingOccurrences(of: "MARK", with: mark)
    #expect(try shell(words, timeout: 300) == .tooSlow)
    // Child processes of the program are ended too, but not waited for.
    #expect(Polling.until { RunningPrograms.words(holding: mark).isEmpty })
  }

  @Test func `says what cannot be started`() throws {
    func ending(_ path: String) -> ProgramEnding {
      ProgramCall(path: path, limit: 10, timeout: 1000).run()
    }
    try SampleFolder.using { folder in
      try folder.write(Array("text".utf8), to: "program")
      #expect(ending(folder.path("nothing")) == .missing)
      #expect(ending(folder.path("program")) == .notStarted(code: EACCES))
      try folder.permit(0o755, "program")
      #expect(ending(folder.path("program")) == .notStarted(code: ENOEXEC), "no shell reads it")
    }
  }

  @Test func `hands on three streams and nothing else`() throws {
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    #expect(inherited > 3 && fcntl(inherited, F_GETFD) & FD_CLOEXEC == 0)
    // Descriptor 3 is the folder that `ls` reads.
    #expect(try run("ls", ["/proc/self/fd"]) == ended(0, "0\n1\n2\n3\n"))
    // The sixth field is the session id.
    #expect(
      try shell("test $(cut -d ' ' -f 6 /proc/$$/stat) = $$ && echo own") == ended(0, "own\n"))
  }

  @Test func `leaves a program that may ask in Haru's own session, and ends it alone`() {
    func ending(_ text: String, timeout: Int) -> ProgramEnding {
      ProgramCall(
        path: "/bin/sh", arguments: ["-c", text], limit: 1 << 10, timeout: timeout,
        isInFront: true
      ).run()
    }
    let session = "cut -d ' ' -f 6 /proc/$$/stat"
    #expect(ending(session, timeout: 20_000) == ended(0, "\(getsid(0))\n"))
    #expect(ending("exec sleep 100", timeout: 300) == .tooSlow)
  }
}

@Suite struct `Programs in PATH` {
  @Test func `are found in the first folder that has them`() throws {
    try SampleFolder.using { folder in
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: true)
      }
      try FileManager.default.createDirectory(
        atPath: folder.path("a/tool"), withIntermediateDirectories: true)
      try folder.write([], to: "b/tool")
      let path = "\(folder.path("a"))::\(folder.path("b"))"
      #expect(ProgramPath.find("tool", in: path) == nil, "a folder, and a file nobody may run")
      try folder.permit(0o755, "b/tool")
      #expect(ProgramPath.find("tool", in: path) == folder.path("b/tool"))
      #expect(ProgramPath.find("tool", in: nil) == nil)
      #expect(ProgramPath.find("tool", in: "") == nil)
    }
  }

  @Test func `are not looked for where Haru happens to stand`() {
    #expect(ProgramPath.find("sh", in: "/bin") == "/bin/sh")
    let here = FileManager.default.currentDirectoryPath
    let up = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    #expect(access(up + "/bin/sh", X_OK) == 0)
    #expect(ProgramPath.find("sh", in: up + "/bin:.:") == nil)
  }
}
