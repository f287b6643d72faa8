import Domain
import Foundation
import Support
import Testing

@testable import Data

// Y-10, Y-14, Y-21
@Suite(.engines) struct `Ordinary files on the web` {
  private func files(_ address: String, temporary: String = NSTemporaryDirectory(), path: String)
    throws -> WebDAVFiles
  {
    try WebDAVFiles(address, path: path, temporary: temporary, timeout: 60_000)
  }

  @Test func `are asked for by the password file and over TLS as those of sync are`() throws {
    try SampleFolder.using { (home) throws in
      let server = try RemoteServers.webServer()
      let remotes = Remotes.system(
        path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(), home: home.path)
      let address = try RemoteAddress(server.address("locked"))
      let remote = try remotes.openFiles(address)
      let path = try remotePath("inbox/a")
      #expect(throws: RemoteFailure.passwordWanted) { try remote.list(try remotePath("inbox")) }
      #expect(throws: RemoteFailure.passwordWanted) { try remote.read(path, limit: 9) }
      #expect(throws: RemoteFailure.passwordWanted) { try remote.write(path, [1]) }
      #expect(throws: RemoteFailure.passwordWanted) { try remote.remove(path) }
      try home.write(Array("machine 127.0.0.1 login mina password spring\n".utf8), to: ".netrc")
      try home.permit(0o644, ".netrc")
      #expect(throws: RemoteFailure.openPasswordFile) { try remote.read(path, limit: 9) }
      #expect(throws: RemoteFailure.openPasswordFile) { try remotes.groups(address) }
      try home.permit(0o600, ".netrc")
      try remote.write(path, [1])
      #expect(try remote.read(path, limit: 9) == [1])
      try remote.remove(path)
      let stranger = try server.files(server.secureAddress(try server.newCollection()))
      let failure = #expect(throws: RemoteFailure.self) { try stranger.write(path, [1]) }
      guard case .refused(let line) = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(line.contains("certificate"))
    }
  }

  @Test func `leave nothing of what was sent, and no name in the command line`() throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.webServer()
      let address = server.address(try server.newCollection())
      let path = try remotePath("-o x/$(touch y);\"'.txt")
      let remote = try files(address, temporary: folder.path, path: "/usr/bin:/bin")
      try remote.write(path, RandomBytes.drawn(10_000))
      #expect(try folder.names() == [])
      // The options of curl and the addresses go to its standard input.
      let script = """
        #!/bin/sh
        printf '%s\\n' "$@" > '\(folder.path("words"))'
        cat >> '\(folder.path("settings"))'
        """
      try folder.write(Array(script.utf8), to: "curl")
      try folder.permit(0o755, "curl")
      let watched = try files(address, temporary: folder.path, path: "\(folder.path):/usr/bin:/bin")
      #expect(throws: RemoteFailure.self) { try watched.write(path, [1]) }
      #expect(throws: RemoteFailure.self) { try watched.list(path) }
      #expect(try folder.bytes("words") == Array("-q\n--fail-early\n--config\n-\n".utf8))
      let settings = String(decoding: try folder.bytes("settings"), as: UTF8.self)
      #expect(settings.contains("/-o%20x/%24%28touch%20y%29%3B%22%27.txt\"\n"))
      #expect(settings.split(separator: "\n").allSatisfy { !$0.hasPrefix("-") })
    }
  }

  @Test func `are not taken for an error page that is longer than the limit`() throws {
    let page = LoopbackServer.Answer.page([UInt8](repeating: 0x61, count: 30_000), status: 500)
    try LoopbackServer.using(["/haru/a": page]) { server in
      let remote = try files(server.address("/haru"), path: "/usr/bin:/bin")
      #expect(throws: RemoteFailure.refused("HTTP 500")) {
        try remote.read(try remotePath("a"), limit: 10)
      }
    }
    let endless = LoopbackServer.Answer.endless(piece: 4_096, pause: 0)
    try LoopbackServer.using(["/haru/a": endless]) { server in
      let remote = try files(server.address("/haru"), path: "/usr/bin:/bin")
      #expect(throws: RemoteFailure.tooLarge(limit: 10)) {
        try remote.read(try remotePath("a"), limit: 10)
      }
    }
  }

  @Test func `are left out if their name is no text, and have the time that a server reports`() {
    let xml = """
      <D:multistatus xmlns:D="DAV:"><D:response><D:href>/dav/in/</D:href><D:propstat><D:prop>
      <D:resourcetype><D:collection/></D:resourcetype></D:prop></D:propstat></D:response>
      <D:response><D:href>/dav/in/a%23b</D:href><D:propstat><D:prop><D:resourcetype/>
      <D:getcontentlength>5</D:getcontentlength>
      <D:getlastmodified>Tue, 29 Feb 2000 12:34:56 GMT</D:getlastmodified></D:prop></D:propstat>
      </D:response></D:multistatus>
      """
    #expect(
      WebDAVEntry.all(in: Array(xml.utf8)) == [
        WebDAVEntry(path: "/dav/in", isCollection: true),
        WebDAVEntry(path: "/dav/in/a#b", length: 5, lastWrite: 951_827_696),
      ])
  }

  @Test func `have dates in one form only`() {
    func seconds(_ text: String) -> Int? { HTTPDate.seconds(Array(text.utf8)) }
    #expect(seconds("Thu, 01 Jan 1970 00:00:00 GMT") == 0)
    #expect(seconds("  Sun, 06 Nov 1994 08:49:37 GMT\n") == 784_111_777)
    #expect(seconds("Mon, 1 jan 2024 23:59:60 GMT") == 1_704_153_600)
    for text in [
      "", "0", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 +0900",
      "Sun, 31 Feb 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
      "Sun, 06 Now 1994 08:49:37 GMT",
      "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
    ] {
      #expect(seconds(text) == nil, "\(text)")
    }
  }
}

@Suite(.engines) struct `The ordinary files of any address` {
  // Y-10: a database has no ordinary files
  @Test func `are opened for each kind but a database`() throws {
    try SampleFolder.using { (folder) throws in
      let server = try RemoteServers.webServer()
      let web = server.address(try server.newCollection())
      let ssh = try RemoteServers.sshServer()
      let remotes = Remotes.system(
        path: "\(try ssh.path()):/usr/bin:/bin", temporary: NSTemporaryDirectory(), home: nil)
      let path = try remotePath("inbox/메모")
      for address in [folder.path, "ssh://127.0.0.1:\(ssh.port)\(folder.path)", web] {
        let files = try remotes.openFiles(try RemoteAddress(address))
        try files.write(path, Array(address.utf8))
        #expect(try files.read(path, limit: 1_000) == Array(address.utf8))
      }
      #expect(throws: RemoteFailure.noFiles) {
        try remotes.openFiles(try RemoteAddress("postgres://127.0.0.1/haru"))
      }
    }
  }
}
