import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Fetching with curl` {
  private func fetch(
    _ address: String, limit: Int = 1 << 20, timeout: Int = 20_000,
    path: String = "/usr/bin:/bin"
  ) -> Result<[UInt8], FetchFailure> {
    let fetcher = Fetcher.curl(for: .covers, path: path, timeout: timeout)
    return Result { () throws(FetchFailure) in try fetcher.fetch(address, limit) }
  }

  private func failure(
    _ address: String, limit: Int = 1 << 20, timeout: Int = 20_000,
    path: String = "/usr/bin:/bin"
  ) -> FetchFailure.Cause? {
    switch fetch(address, limit: limit, timeout: timeout, path: path) {
    case .success: return nil
    case .failure(let failure):
      #expect(failure.address == address)
      return failure.reason
    }
  }

  @Test func `brings the bytes as they lie there`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) } + Array("\n200".utf8)
    try LoopbackServer.using([
      "/book": .page(bytes, status: 200), "/empty": .page([], status: 200),
      "/part%20of?a=1&b=[2]{3}\"\\": .page([1], status: 200),
    ]) { server in
      #expect(fetch(server.address("/book")) == .success(bytes))
      #expect(fetch(server.address("/empty")) == .success([]))
      #expect(fetch(server.address("/part%20of?a=1&b=[2]{3}\"\\")) == .success([1]))
      #expect(fetch(server.address("/book"), limit: bytes.count) == .success(bytes))
      let question = try #require(server.questions.first)
      #expect(question.contains("User-Agent: haru\r\n"))
      #expect(!question.contains("Cookie") && !question.contains("Referer"))
    }
  }

  @Test func `follows where it is led, but not far and never off the web`() throws {
    try LoopbackServer.using([
      "/1": .redirect(to: "/2"), "/2": .redirect(to: "/page"),
      "/page": .page([1, 2], status: 200), "/loop": .redirect(to: "/loop"),
      "/file": .redirect(to: "file:///etc/passwd"),
    ]) { server in
      #expect(fetch(server.address("/1")) == .success([1, 2]))
      guard case .other(let why) = failure(server.address("/file")) else {
        Issue.record("a file of this computer is not on the web")
        return
      }
      #expect(why.contains("file"))
      let before = server.questions.count
      guard case .other = failure(server.address("/loop")) else {
        Issue.record("a loop has no end")
        return
      }
      #expect(server.questions.count == before + 6)
    }
  }

  @Test(arguments: [404, 403, 410, 429, 500, 503])
  func `says what the server answered instead`(status: Int) throws {
    try LoopbackServer.using(["/": .page([1], status: status)]) { server in
      #expect(failure(server.address("/")) == .refused(status: status))
    }
  }

  @Test func `takes no answer without a page for one`() throws {
    try LoopbackServer.using(["/": .page([], status: 304)]) { server in
      #expect(failure(server.address("/")) == .refused(status: 304))
    }
  }

  @Test func `takes no more than it was told to`() throws {
    try LoopbackServer.using([
      "/announced": .page([UInt8](repeating: 0, count: 1001), status: 200),
      "/endless": .endless(piece: 1 << 16, pause: 0),
    ]) { server in
      #expect(failure(server.address("/announced"), limit: 1000) == .tooLarge(limit: 1000))
      #expect(failure(server.address("/endless"), limit: 1 << 20) == .tooLarge(limit: 1 << 20))
    }
  }

  @Test(.slow) func `waits only so long`() throws {
    try LoopbackServer.using([
      "/silence": .silence, "/drops": .endless(piece: 1, pause: 20),
    ]) { server in
      #expect(failure(server.address("/silence"), timeout: 300) == .slow)
      #expect(failure(server.address("/drops"), timeout: 300) == .slow)
    }
  }

  @Test func `says when nobody is there, or goes away`() throws {
    #expect(failure(try LoopbackServer.deadAddress()) == .unreachable)
    #expect(failure("http://nobody.invalid/") == .unreachable)
    try LoopbackServer.using(["/": .hangUp, "/half": .half([1, 2], of: 10)]) { server in
      #expect(failure(server.address("/")) == .unreachable)
      #expect(failure(server.address("/half")) == .unreachable)
      let safe = server.address("/").replacingOccurrences(of: "http:", with: "https:")
      #expect(failure(safe) == .insecure)
    }
  }

  @Test(arguments: [
    "", " ", "book", "/etc/passwd", "//host/", "file:///etc/passwd", "ftp://host/", "http:/host",
    "http://", "https:///path", "http://?a", "http://#a", "http://:80/", "http://@host/",
    "http:// host/", "http://host/a b", "http://host/\n", "http://host/\"\nurl = \"file:///x",
    "http://host/\u{0}", "http://host/\u{7F}", "http://host/\u{85}", "http://host/\u{A0}",
    "http://host/\u{202E}", "http://host/\u{3000}", " http://host/", "javascript:alert(1)",
    "-o /tmp/x", "http://host/" + String(repeating: "a", count: 8000),
  ])
  func `asks nobody for what is no address`(address: String) {
    // curl is not in this path, so an address that passes the check would give another error.
    #expect(failure(address, path: "/nowhere") == .badAddress)
  }

  @Test(arguments: [
    "http://host", "HTTPS://host/", "https://ko.wikipedia.org/wiki/하루", "http://[::1]:80/",
    "http://user:word@host/?q=%20#end",
  ])
  func `misses the program where there is none`(address: String) {
    #expect(failure(address, path: "/nowhere") == .noProgram)
    #expect(failure(address, path: "") == .noProgram)
  }

  @Test func `shows the address to nobody on this computer`() throws {
    let secret = "secret\(UInt64.random(in: 0 ... .max))"
    let seen = Mutex<[[String]]>([])
    let curls = Mutex<Int>(0)
    try LoopbackServer.using([
      "/?key=\(secret)": .after(
        {
          seen.withLock { $0 = RunningPrograms.words(holding: secret) }
          curls.withLock { $0 = RunningPrograms.words(holding: "--config").count }
        }, [1])
    ]) { server in
      #expect(fetch(server.address("/?key=\(secret)")) == .success([1]))
    }
    #expect(seen.withLock { $0 } == [])
    #expect(curls.withLock { $0 } > 0, "it was looked at while curl ran")
  }
}

@Suite struct `An address that is shown` {
  @Test(arguments: [
    ("https://host/book?key=1#x", "https://host/book"),
    ("https://me:word@host:80/a@b", "https://host:80/a@b"), ("https://me@host", "https://host"),
    ("http://host?a/b@c", "http://host"), ("no address", "no address"), ("", ""),
    ("a?://b", "a"), ("http://", "http://"),
  ])
  func `keeps names, passwords and keys back`(address: String, expected: String) {
    #expect(FetchFailure(address: address, .slow).displayAddress == expected)
  }
}
