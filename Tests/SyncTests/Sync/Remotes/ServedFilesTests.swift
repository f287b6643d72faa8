import Domain
import Foundation
import Support
import Testing

@testable import Data

// Y-10, Y-14
@Suite struct `Ordinary files that are served` {
  private func frame(_ kind: UInt8, _ path: String, _ bytes: [UInt8] = []) -> RemoteFrame {
    RemoteFrame(kind, RemoteFrame.bytes(of: path.utf8.count, 2) + Array(path.utf8) + bytes)
  }

  @Test func `are asked for and answered as they were`() throws {
    let (a, b) = (try remotePath("inbox/하루 #1?"), try remotePath("a/b/c/d"))
    let long = try #require(
      RemotePath(parts: [String](repeating: String(repeating: "하", count: 85), count: 4)))
    for path in [a, b, long] {
      let requests: [RemoteFilesRequest] = [
        .list(path), .read(path, limit: 0), .read(path, limit: RemoteFile.limit), .write(path, []),
        .write(path, [0, 255]), .move(path, to: b), .remove(path), .removeFolder(path),
      ]
      for request in requests {
        #expect(RemoteRequest(request.frame) == .files(request))
        #expect(RemoteRequest.files(request).frame == request.frame)
      }
    }
    let file = RemoteFile(name: "하루 #1?", length: 1 << 40, lastWrite: 1_700_000_000)
    let replies: [RemoteFilesReply] = [
      .files([]), .moved(true), .moved(false),
      .files([
        file, RemoteFile(name: "a", length: 0), RemoteFile(name: "b", length: 1, lastWrite: -1),
        RemoteFile(name: String(repeating: "x", count: 255), length: .max, lastWrite: .min),
      ]),
    ]
    for reply in replies { #expect(RemoteReply(reply.frame) == .ordinary(reply)) }
  }

  @Test func `have only names below the folder`() throws {
    for kind in UInt8(6)...11 {
      let end = kind == 7 ? [UInt8](repeating: 0, count: 4) : []
      let names = [
        "", "/", "..", "../secret", "/etc/passwd", "a/../b", "a/..", ".", "./a", "a/.hidden",
        ".ssh",
        "a//b", "a/", "a\0", "a\nb", "a/b/c/d/e", String(repeating: "x", count: 256),
      ]
      for name in names { #expect(RemoteRequest(frame(kind, name, end)) == nil, "\(kind) \(name)") }
      for body in [[], [0], [0, 5, 97], [255, 255, 97], [0, 1, 255]] as [[UInt8]] {
        // A list without a path is that of the root.
        let wanted = kind == 6 && body.isEmpty ? RemoteRequest.files(.list(nil)) : nil
        #expect(RemoteRequest(RemoteFrame(kind, body)) == wanted)
      }
      if kind != 8, kind != 9 { #expect(RemoteRequest(frame(kind, "a", [1])) == nil) }
    }
    #expect(RemoteRequest(frame(9, "a", frame(9, "../b").body)) == nil)
    #expect(RemoteRequest(frame(9, "a", frame(9, "b").body + [0])) == nil)
    for name in ["", "..", ".x", "a/b", "a\nb"] {
      let entry = [UInt8(name.utf8.count)] + Array(name.utf8) + [UInt8](repeating: 0, count: 9)
      #expect(RemoteReply(RemoteFrame(10, entry)) == nil, "\(name)")
    }
    #expect(RemoteReply(RemoteFrame(10, [1, 97] + [255] + [UInt8](repeating: 0, count: 8))) == nil)
  }

  // CONTRIBUTING, D-22
  @Test func `trap for no bytes at all`() {
    let drawn = RandomBytes.drawn(40_000)
    var offset = 0
    for kind in UInt8(6)...12 {
      for count in 0..<90 {
        var body = Array(drawn[offset..<(offset + count)])
        offset = (offset + count) % 39_000
        for first: [UInt8] in [
          [0, 0], [0, 1, 97], [0, 3, 97, 47, 98], [1, 97], [255, 255], [],
        ] {
          body.replaceSubrange(0..<min(first.count, body.count), with: first)
          let frame = RemoteFrame(kind, body)
          if let reply = RemoteReply(frame) { #expect(RemoteReply(reply.frame) == reply) }
          if let request = RemoteRequest(frame) { #expect(request.frame == frame) }
        }
      }
    }
  }

  @Test func `are more than one message holds`() throws {
    struct Many: RemoteFiles {
      let files: [RemoteFile]
      func list(_ folder: RemotePath?) -> [RemoteFile] { files }
      func read(_ path: RemotePath, limit: Int) -> [UInt8]? { nil }
      func write(_ path: RemotePath, _ bytes: [UInt8]) {}
      func move(_ path: RemotePath, to other: RemotePath) -> Bool { false }
      func remove(_ path: RemotePath) {}
      func removeFolder(_ path: RemotePath) {}
    }
    for count in [0, 1, RemoteFilesReply.filesAtOnce, 2 * RemoteFilesReply.filesAtOnce + 1] {
      let files = (0..<count).map { RemoteFile(name: "n\($0)", length: $0) }
      let loop = LoopbackRemote(FolderRemote("/nowhere"), files: Many(files: files))
      let replies = try loop.replies(to: .files(.list(try remotePath("inbox"))))
      #expect(replies.last == .ordinary(.files([])))
      var found: [RemoteFile] = []
      for case .ordinary(.files(let some)) in replies { found += some }
      #expect(found == files)
    }
  }

  @Test func `are not believed from a server that says nonsense`() throws {
    func files(_ replies: [RemoteReply], greeting: String = "haru remote 2") -> SSHFiles {
      let bytes: [UInt8] = replies.flatMap(\.frame.bytes)
      let octal = bytes.map { "\\0" + String($0, radix: 8) }.joined()
      let script = "printf '\(greeting)\\n'; head -c 5 >/dev/null; printf %b '\(octal)'; sleep 100"
      return SSHFiles(
        ProgramCall(path: "/bin/sh", arguments: ["-c", script], limit: .max, timeout: 120_000),
        greetingTimeout: 120_000)
    }
    let path = try remotePath("inbox/a")
    #expect(throws: RemoteFailure.otherHaru) { try files([.done]).list(path) }
    #expect(throws: RemoteFailure.otherHaru) { try files([.listed(disk: 1)]).list(path) }
    #expect(throws: RemoteFailure.otherHaru) { try files([.bytes([1, 2])]).read(path, limit: 1) }
    #expect(throws: RemoteFailure.otherHaru) { try files([.done]).read(path, limit: 1) }
    #expect(throws: RemoteFailure.otherHaru) { try files([.missing]).write(path, []) }
    #expect(throws: RemoteFailure.otherHaru) { try files([.done]).move(path, to: path) }
    #expect(throws: RemoteFailure.otherHaru) { try files([.creation(.created)]).remove(path) }
    #expect(throws: RemoteFailure.full) { try files([.failure(.full)]).write(path, []) }
    for greeting in ["haru place 1", "haru remote 1", "haru remote 3"] {
      #expect(throws: RemoteFailure.otherHaru, "another version") {
        try files([.done], greeting: greeting).remove(path)
      }
    }
  }

  @Test func `are in no folder above the one that is served`() throws {
    try SampleFolder.using { folder in
      let files = FileManager.default
      try files.createDirectory(
        atPath: folder.path("root/inbox"), withIntermediateDirectories: true)
      try folder.write([7], to: "secret")
      try folder.write([7], to: "root/.hidden")
      let loop = LoopbackFiles(folder.path("root"))
      #expect(try loop.read(try remotePath("secret"), limit: 9) == nil)
      try loop.remove(try remotePath("secret"))
      #expect(try folder.bytes("secret") == [7] && folder.bytes("root/.hidden") == [7])
    }
  }
}
