import Domain
import Foundation
import Support
import Testing

@testable import Data

/// One device is stopped just before it creates a file, and another device creates the same file in the meantime.
@Suite(.engines) struct `A file that two devices make` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let batch = RemoteFileName.batches(device, 42...42)

  /// Starts creating a file in a thread of its own. The returned list gets the result when there is one.
  private func creating(_ bytes: [UInt8], in remote: any Remote) -> SharedList<
    Result<RemoteCreation, RemoteFailure>
  > {
    let results = SharedList<Result<RemoteCreation, RemoteFailure>>()
    Thread {
      results.add(
        Result { () throws(RemoteFailure) in try remote.create(Self.batch, bytes) })
    }.start()
    return results
  }

  private func result(of results: SharedList<Result<RemoteCreation, RemoteFailure>>) throws
    -> RemoteCreation
  {
    var found: [Result<RemoteCreation, RemoteFailure>] = []
    #expect(
      Polling.until {
        found += results.takeAll()
        return !found.isEmpty
      })
    return try #require(found.first).get()
  }

  /// Returns the IDs of stopped processes that run `sync --serve` for a folder.
  private func stopped(serving path: String) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter {
      let words = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? .init()
      let status = FileManager.default.contents(atPath: "/proc/\($0)/status") ?? .init()
      return words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.dropFirst()
        .elementsEqual(["sync", "--serve", path])
        && String(decoding: status, as: UTF8.self).contains(#/State:\s+[Tt]/#)
    }
  }

  @Test(arguments: [true, false])
  func `in a folder is that of whoever was first`(areSame: Bool) throws {
    try SampleFolder.using { folder in
      let here = FolderRemote(folder.path)
      try here.replaceHead(of: Self.device, by: [1])
      // The process is stopped when its bytes are on the disk but the file has no name yet.
      let held = try RemoteStand.served(
        folder.path,
        before: [
          try RemoteTools.path(of: "strace"), "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync",
          "-e", "inject=fsync:signal=STOP:when=1",
        ])
      let results = creating([1, 2, 3], in: held)
      var processes: [pid_t] = []
      #expect(
        try Polling.until {
          processes = try stopped(serving: folder.path)
          return !processes.isEmpty
        })
      let bytes: [UInt8] = areSame ? [1, 2, 3] : [4]
      #expect(try here.create(Self.batch, bytes) == .created)
      for process in processes { kill(process, SIGCONT) }
      #expect(try result(of: results) == (areSame ? .same : .other))
      #expect(try here.read(Self.batch) == bytes)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.path("d/\(Self.device.letters)"))
      #expect(names.sorted() == ["0000000042", "head"])
    }
  }

  @Test(arguments: [true, false])
  func `on the web is that of whoever was first`(areSame: Bool) throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.webServer()
      let address = server.address(try server.newCollection())
      // A fake program that waits before it uploads a file until the file `go` exists.
      let script = """
        #!/bin/sh
        cat > '\(folder.path)'/settings.$$
        if grep -q upload-file '\(folder.path)'/settings.$$; then
          : > '\(folder.path("ready"))'
          while ! test -e '\(folder.path("go"))'; do sleep 0.02; done
        fi
        exec \(try RemoteTools.path(of: "curl")) "$@" < '\(folder.path)'/settings.$$

        """
      try folder.write(Array(script.utf8), to: "curl")
      try folder.permit(0o755, "curl")
      let held = try WebDAVRemote(
        address, path: folder.path, temporary: NSTemporaryDirectory(), timeout: 120_000)
      let results = creating([1, 2, 3], in: held)
      #expect(Polling.until { FileManager.default.fileExists(atPath: folder.path("ready")) })
      let here = try server.remote(address)
      let bytes: [UInt8] = areSame ? [1, 2, 3] : [4]
      #expect(try here.create(Self.batch, bytes) == .created)
      try folder.write([], to: "go")
      #expect(try result(of: results) == (areSame ? .same : .other))
      #expect(try here.read(Self.batch) == bytes)
    }
  }
}
