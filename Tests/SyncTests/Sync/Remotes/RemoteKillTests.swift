import Domain
import Foundation
import Support
import Testing

@testable import Data

// spec/sync.md 2.9: after SEAL, before or in PUBLISH
@Suite struct `Killing the program while it writes into a place` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let batch = RemoteFileName.batches(device, 42...42)

  /// System calls that are made while a file is written. The program is killed at each of them.
  private static let calls = [
    "mkdirat", "openat", "write", "fsync", "linkat", "unlinkat", "renameat",
  ]

  @Test(.slow, arguments: calls)
  func `leaves each file whole or not there, and the next one goes on`(call: String) throws {
    let strace = try RemoteTools.path(of: "strace")
    let bytes = RandomBytes.drawn(200_000)
    let (old, new) = (RandomBytes.drawn(256), RandomBytes.drawn(512))
    var kills = 0
    for number in 1...12 {
      try SampleFolder.using { folder in
        let here = FolderRemote(folder.path)
        try here.replaceHead(of: Self.device, by: old)
        if number.isMultiple(of: 2) {
          try FileManager.default.removeItem(atPath: folder.path("d"))
        }
        let before = number.isMultiple(of: 2) ? nil : old
        let killed = try RemoteStand.served(
          folder.path,
          before: [
            strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
            "inject=\(call):signal=KILL:when=\(number)",
          ])
        var isCreated = false
        do throws(RemoteFailure) {
          isCreated = try killed.create(Self.batch, bytes) == .created
          try killed.replaceHead(of: Self.device, by: new)
        } catch {
          kills += 1
        }
        let files = try here.list().files
        #expect(Set(files.keys).isSubset(of: [Self.batch, .head(Self.device)]))
        let found = try here.read(Self.batch)
        #expect(found == bytes || found == nil && !isCreated, "\(call) \(number)")
        let head = try here.read(.head(Self.device))
        #expect(head == before || head == new, "\(call) \(number)")
        #expect(try here.create(Self.batch, bytes) == (found == nil ? .created : .same))
        try here.replaceHead(of: Self.device, by: new)
        #expect(try here.list().files == [Self.batch: bytes.count, .head(Self.device): 512])
      }
    }
    #expect(kills > 0, "\(call) is asked of the system")
  }
}
