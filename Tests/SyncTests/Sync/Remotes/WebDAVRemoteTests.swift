import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.engines) struct `A place on the web` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let batch = RemoteFileName.batches(device, 42...42)

  // spec/sync.md 4: `curl --netrc`
  @Test(.slow) func `asks nobody but the file of curl for a password`() throws {
    try SampleFolder.using { (home) throws in
      let server = try RemoteServers.webServer()
      let address = server.address("locked")
      let remote = try server.remote(address, environment: ["HOME": home.path])
      #expect(throws: RemoteFailure.passwordWanted) { try remote.list() }
      #expect(throws: RemoteFailure.passwordWanted) { try remote.create(Self.batch, [1]) }
      try home.write(Array("machine 127.0.0.1 login mina password winter\n".utf8), to: ".netrc")
      try home.permit(0o600, ".netrc")
      #expect(throws: RemoteFailure.passwordWanted) { try remote.read(.group) }
      try home.write(Array("machine 127.0.0.1 login mina password spring\n".utf8), to: ".netrc")
      #expect(try remote.list().files == [:])
      #expect(try remote.create(Self.batch, [1]) == .created)
      #expect(try remote.list().files == [Self.batch: 1])
    }
  }

  // F-32
  @Test func `is not asked with a password others can read`() throws {
    try SampleFolder.using { (home) throws in
      let server = try RemoteServers.webServer()
      let remote = try server.remote(server.address("locked"), environment: ["HOME": home.path])
      try home.write(Array("machine 127.0.0.1 login mina password spring\n".utf8), to: ".netrc")
      for mode in [0o644, 0o640, 0o604] {
        try home.permit(mode, ".netrc")
        #expect(throws: RemoteFailure.openPasswordFile) { try remote.list() }
      }
      try home.permit(0o600, ".netrc")
      #expect(throws: Never.self) { try remote.list() }
    }
  }

  @Test func `is reached over TLS by a certificate that is known, and by no other`() throws {
    let server = try RemoteServers.webServer()
    let address = server.secureAddress(try server.newCollection())
    let stranger = try server.remote(address)
    let failure = #expect(throws: RemoteFailure.self) { try stranger.list() }
    guard case .refused(let line) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(line.contains("certificate"))
    let remote = try server.remote(address, environment: ["CURL_CA_BUNDLE": server.certificate])
    #expect(try remote.create(Self.batch, [1, 2]) == .created)
    #expect(try remote.list().files == [Self.batch: 2])
  }

  @Test func `loses nothing on a server that knows no conditions`() throws {
    let server = try RemoteServers.webServer()
    let remote = try server.remote(server.address("careless"))
    #expect(try remote.create(Self.batch, [1, 2]) == .created)
    #expect(try remote.create(Self.batch, [1, 2]) == .same)
    #expect(try remote.create(Self.batch, [3]) == .other)
    #expect(try remote.read(Self.batch) == [1, 2])
    // Writing again would have replaced the file.
    #expect(try server.status("PUT", server.address("careless/" + Self.batch.path)) == 204)
    #expect(try server.status("PUT", server.address("x"), making: true) == 201)
    #expect(try server.status("PUT", server.address("x")) == 412, "this one knows them")
  }

  @Test func `goes on where sending broke off, and only there`() throws {
    let server = try RemoteServers.webServer()
    let name = try server.newCollection()
    let remote = try server.remote(server.address(name))
    let bytes = RandomBytes.drawn(1_000)
    #expect(try remote.create(Self.batch, Array(bytes.prefix(300))) == .created)
    #expect(try remote.create(Self.batch, bytes) == .created, "a server that writes as it hears")
    #expect(try remote.read(Self.batch) == bytes)
    #expect(try remote.create(Self.batch, Array(bytes.prefix(300))) == .other)
    #expect(try remote.create(.group, []) == .created)
    #expect(try remote.create(.group, bytes) == .other, "nobody can tell whose nothing is")
    #expect(try remote.read(Self.batch) == bytes && remote.read(.group) == [])
  }

  @Test func `may have any name`() throws {
    let server = try RemoteServers.webServer()
    for name in ["하루 집", "a&b <c>", "50%", "a+b", "x;y=z"] {
      let typed = name.utf8.map { byte in
        byte.isPlain
          ? String(UnicodeScalar(byte))
          : "%" + String(0x100 + Int(byte), radix: 16).suffix(2).uppercased()
      }.joined()
      let folder = "\(try server.newCollection())"
      try FileManager.default.createDirectory(
        atPath: server.path("\(folder)/\(name)"), withIntermediateDirectories: true)
      for end in ["", "/"] {
        let remote = try server.remote(server.address("\(folder)/\(typed)\(end)"))
        #expect(try remote.create(Self.batch, [1]) == (end.isEmpty ? .created : .same))
        #expect(try remote.list().files == [Self.batch: 1], "\(name)")
      }
    }
  }

  @Test func `says what is not there`() throws {
    let server = try RemoteServers.webServer()
    let dead = "http://127.0.0.1:\(try LocalPort.free())/x"
    #expect(throws: RemoteFailure.unreachable) { try server.remote(dead).list() }
    #expect(throws: RemoteFailure.noProgram("curl")) {
      try WebDAVRemote(dead, path: "/nowhere", temporary: NSTemporaryDirectory())
    }
    let page = try server.remote(server.address("page"))
    #expect(throws: RemoteFailure.refused("HTTP 501"), "no WebDAV is spoken there") {
      try page.list()
    }
  }

  @Test func `leaves nothing of what it sent, and shows no address to others`() throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.webServer()
      let name = try server.newCollection()
      let remote = try WebDAVRemote(
        server.address(name), path: "/usr/bin:/bin", temporary: folder.path, timeout: 60_000)
      #expect(try remote.create(Self.batch, RandomBytes.drawn(10_000)) == .created)
      try remote.replaceHead(of: Self.device, by: [1])
      #expect(try folder.names() == [])
      try folder.write(
        Array("#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(folder.path("words"))'\n".utf8), to: "curl")
      try folder.permit(0o755, "curl")
      let watched = try WebDAVRemote(
        server.address(name), path: folder.path, temporary: folder.path, timeout: 60_000)
      #expect(throws: RemoteFailure.self) { try watched.list() }
      #expect(try folder.bytes("words") == Array("-q\n--fail-early\n--config\n-\n".utf8))
    }
  }
}

extension UInt8 {
  /// Whether this byte may be in an address without percent-encoding: an ASCII letter or digit.
  fileprivate var isPlain: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}

@Suite struct `What a server says to have` {
  private func entries(_ xml: String) -> [WebDAVEntry] { WebDAVEntry.all(in: Array(xml.utf8)) }

  @Test func `is read with any namespace and any address`() {
    let xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <D:multistatus xmlns:D="DAV:" xmlns:ns0="urn:uuid:x"><D:response>
      <D:href>https://far:8443/dav/%ED%95%98%EB%A3%A8/</D:href><D:propstat><D:prop>
      <lp1:resourcetype><D:collection/></lp1:resourcetype></D:prop></D:propstat></D:response>
      <d:response><d:href>
        /dav/a%20b/group
      </d:href><d:propstat><d:prop><d:resourcetype/>
      <d:getcontentlength>256</d:getcontentlength></d:prop></d:propstat></d:response></D:multistatus>
      <multistatus xmlns="DAV:"><response><href>/x&amp;y</href><getcontentlength> 7 </getcontentlength>
      </response></multistatus>
      """
    #expect(
      entries(xml) == [
        WebDAVEntry(path: "/dav/하루", isCollection: true),
        WebDAVEntry(path: "/dav/a b/group", length: 256), WebDAVEntry(path: "/x&y", length: 7),
      ])
  }

  @Test func `is nothing where it is no such answer, however it is harmed`() {
    for text in [
      "", "<", "<<<<", "<response>", "<response><href>/x</href>", "<html><body>Hello</body></html>",
      "<response></response>", "<href>/x</href>", "\u{0}<response/>", "</response>",
    ] {
      #expect(entries(text) == [], "\(text)")
    }
    let whole = Array(
      "<response><href>/x%zz%4</href><getcontentlength>-1</getcontentlength></response>".utf8)
    #expect(WebDAVEntry.all(in: whole) == [WebDAVEntry(path: "/x%zz%4")])
    for offset in whole.indices {
      for byte: UInt8 in [0, 60, 62, 47, 255] {
        var harmed = whole
        harmed[offset] = byte
        #expect(WebDAVEntry.all(in: harmed).count <= 1)
        #expect(WebDAVEntry.all(in: Array(harmed.prefix(offset))).isEmpty)
      }
    }
  }
}
