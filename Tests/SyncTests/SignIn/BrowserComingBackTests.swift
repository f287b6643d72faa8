import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `The port a browser comes back to` {
  private func read(_ text: String) -> CallbackRequest.Reading {
    CallbackRequest.read(Array(text.utf8))
  }

  @Test func `reads what a browser asks for`() {
    #expect(
      read("GET /callback?code=a%2Fb+c&state=%EA%B0%80&empty= HTTP/1.1\r\nHost: x\r\n\r\n")
        == .whole(
          CallbackRequest(
            path: "/callback", parameters: ["code": "a/b c", "state": "가", "empty": ""])))
    #expect(read("GET / HTTP/1.0\r\n\r\n") == .whole(CallbackRequest(path: "/", parameters: [:])))
    #expect(
      read("GET /a%20b?x HTTP/1.1\r\n\r\n")
        == .whole(CallbackRequest(path: "/a b", parameters: ["x": ""])))
  }

  @Test(arguments: [
    ("POST /callback HTTP/1.1\r\n\r\n", 405), ("HEAD /callback HTTP/1.1\r\n\r\n", 405),
    ("GET /callback?a=1&a=2 HTTP/1.1\r\n\r\n", 400), ("GET /%4 HTTP/1.1\r\n\r\n", 400),
    ("GET /%FF HTTP/1.1\r\n\r\n", 400), ("GET /%zz HTTP/1.1\r\n\r\n", 400),
    ("GET http://x/ HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\n\r\n", 400), ("GET /\u{7F} HTTP/1.1\r\n\r\n", 400),
    ("\u{16}\u{3}\u{1}", 400), ("get / HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
  ])
  func `refuses what no browser says`(text: String, status: Int) {
    #expect(read(text) == .refused(status: status))
  }

  @Test func `waits for the rest, but not for ever more of it`() {
    for text in ["", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r"] {
      #expect(read(text) == .unfinished)
    }
    #expect(read("GET /" + String(repeating: "a", count: 20_000)) == .refused(status: 431))
    #expect(
      read("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n")
        == .refused(status: 431))
    let many = (0..<65).map { "a\($0)=1" }.joined(separator: "&")
    #expect(read("GET /?\(many) HTTP/1.1\r\n\r\n") == .refused(status: 400))
  }

  @Test(.slow)
  func `hears the right one among those who ask for icons, say nothing, or talk nonsense`()
    throws
  {
    let silent = Mutex<[Int32]>([])
    let statuses = Mutex<[Int]>([])
    let robot = RobotBrowser { address in
      guard let port = URLComponents(string: address)?.port else { return }
      // 40 connections are more than the listener accepts at the same time.
      silent.withLock { $0 = (0..<40).compactMap { _ in RobotBrowser.connection(to: port) } }
      for target in ["/favicon.ico", "/", "/callback", "/callback?state=", "/begin/other"] {
        let page = RobotBrowser.page(at: "http://127.0.0.1:\(port)\(target)")
        statuses.withLock { $0.append(page?.status ?? 0) }
      }
      for bytes in [
        RandomBytes.drawn(5_000), [0x16, 3, 1], Array("POST /callback HTTP/1.1\r\n\r\n".utf8),
      ] {
        _ = RobotBrowser.said(bytes, port: port)
      }
    }
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer, robot: robot)
      silent.withLock { $0.forEach { close($0) } }
      #expect(story.identity?.subject == "person-7")
      #expect(statuses.withLock { $0 } == [404, 404, 403, 403, 404])
    }
  }

  @Test func `is one of this computer alone`() throws {
    guard let port = CallbackPort.open(nil) else {
      Issue.record("there is a port")
      return
    }
    let hexadecimal = String(port.number, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
    // The kernel hands out the list in pieces of a page, and Foundation stops after the first.
    let list = try #require(fopen("/proc/net/tcp", "r"))
    let piece = UnsafeMutablePointer<CChar>.allocate(capacity: 256)
    defer {
      fclose(list)
      piece.deallocate()
    }
    var lines = ""
    while fgets(piece, 256, list) != nil { lines += String(cString: piece) }
    #expect(lines.contains(" 0100007F:\(padded) 00000000:0000 0A"))
    let descriptor = port.descriptor
    #expect(descriptor > 2, "it was open until now")
    let isOpen = if CallbackPort.open(-1) != nil { true } else { false }
    #expect(!isOpen)
  }
}

@Suite struct `The way to a browser` {
  @Test func `is the desktop's own, and says where there is none`() throws {
    try SampleFolder.using { folder in
      let browser = Browser.system(path: folder.path)
      #expect(!browser.open("http://127.0.0.1:1/"))
      for (text, isOpened) in [("echo \"$1\" > \(folder.path("said"))", true), ("exit 3", false)] {
        try folder.write(Array("#!/bin/sh\n\(text)\n".utf8), to: "xdg-open")
        try folder.permit(0o755, "xdg-open")
        #expect(browser.open("http://127.0.0.1:1/begin/a;b") == isOpened)
      }
      #expect(try folder.bytes("said") == Array("http://127.0.0.1:1/begin/a;b\n".utf8))
    }
  }

  // real 15, contract 5
  @Test func `is the command somebody chose for pages`() throws {
    try SampleFolder.using { folder in
      let script = "#!/bin/sh\necho \"$1 $2\" > \(folder.path("said"))\n"
      try folder.write(Array(script.utf8), to: "my-browser")
      try folder.permit(0o755, "my-browser")
      for name in ["my-browser", folder.path("my-browser")] {
        let browser = Browser.system(
          path: folder.path, command: { ProgramWords("'\(name)' --new {}") })
        #expect(browser.open("http://127.0.0.1:1/a"))
        #expect(try folder.bytes("said") == Array("--new http://127.0.0.1:1/a\n".utf8))
      }
      let nowhere = Browser.system(path: folder.path, command: { ProgramWords("none {}") })
      #expect(!nowhere.open("http://127.0.0.1:1/a"))
    }
  }
}
