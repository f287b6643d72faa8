import Domain
import Foundation
import Support
import Testing

@testable import Data

/// servers that accept a connection but never answer.
@Suite(.engines) struct `A remote on the web that says nothing` {
  @Test(.slow) func `is given up after so many seconds without a byte`() throws {
    try LoopbackServer.using(["/haru/": .silence, "/haru/group": .silence]) { server in
      let remote = try WebDAVRemote(
        server.address("/haru"), path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(),
        silence: 2)
      #expect(throws: RemoteFailure.silent(seconds: 2)) { try remote.list() }
      #expect(throws: RemoteFailure.silent(seconds: 2)) { try remote.read(.group) }
    }
  }

  @Test func `is waited for while bytes come, however slowly`() throws {
    let piece = LoopbackServer.Answer.half([UInt8](repeating: 0x61, count: 3), of: 3)
    try LoopbackServer.using(["/haru/group": piece]) { server in
      let remote = try WebDAVRemote(
        server.address("/haru"), path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(),
        silence: 2)
      #expect(try remote.read(.group) == [0x61, 0x61, 0x61])
    }
  }
}
