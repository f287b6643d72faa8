import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.engines) struct `A place in a database` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let path = "/usr/bin:/bin"

  private func remote(_ address: String, _ group: GroupID) throws -> PostgresRemote {
    try PostgresRemote(address, group, path: Self.path, timeout: 120_000)
  }

  private func group(_ number: UInt64) -> GroupID {
    GroupID(SixteenBytes(high: .max, low: number))
  }

  // spec/sync.md 4: one database holds several groups
  @Test(.slow) func `is one of several, of which none sees another`() throws {
    let server = try RemoteServers.databaseServer()
    try server.run("CREATE DATABASE several;", in: "postgres")
    let address = server.address("several")
    #expect(try PostgresRemote.groups(at: address, path: Self.path) == [])
    let (one, other) = (try remote(address, group(1)), try remote(address, group(2)))
    #expect(throws: RemoteFailure.notFound) { try one.list() }
    #expect(try one.create(.group, [1]) == .created)
    #expect(try other.list().files == [:], "the table is there")
    #expect(try other.create(.group, [2]) == .created)
    #expect(try one.create(.head(Self.device), [3]) == .created)
    #expect(try one.list().files == [.group: 1, .head(Self.device): 1])
    #expect(try other.list().files == [.group: 1])
    #expect(try other.read(.head(Self.device)) == nil)
    try other.remove(.head(Self.device))
    #expect(try one.read(.head(Self.device)) == [3])
    #expect(try PostgresRemote.groups(at: address, path: Self.path) == [[1], [2]])
  }

  @Test func `is begun by two at the same time`() async throws {
    let server = try RemoteServers.databaseServer()
    try server.run("CREATE DATABASE begun;", in: "postgres")
    let address = server.address("begun")
    let remotes = try (0..<4).map { try remote(address, group(UInt64($0))) }
    let made = try await withThrowingTaskGroup(of: RemoteCreation.self) {
      for remote in remotes { $0.addTask { try remote.create(.group, [1]) } }
      return try await $0.reduce(into: []) { $0.append($1) }
    }
    #expect(made == [.created, .created, .created, .created])
    #expect(try PostgresRemote.groups(at: address, path: Self.path).count == 4)
  }

  @Test func `tells those who listen that something was written, and in which group`() throws {
    let server = try RemoteServers.databaseServer()
    try server.run("CREATE DATABASE heard;", in: "postgres")
    let remote = try remote(server.address("heard"), group(7))
    #expect(try remote.create(.group, [1]) == .created)
    // psql prints the notifications it received after each statement.
    let script = """
      LISTEN haru_sync;
      \\! echo ready > '\(server.folder.path("ready"))'
      \\! while ! test -e '\(server.folder.path("written"))'; do sleep 0.02; done
      SELECT 1;

      """
    let listening = try PostgresCall(
      server.address("heard"), path: Self.path, timeout: 60_000, cancellation: nil)
    let heard = SharedList<String>()
    let thread = Thread {
      do throws(RemoteFailure) {
        heard.add(String(decoding: try listening.run(Array(script.utf8)), as: UTF8.self))
      } catch {
        heard.add("\(error)")
      }
    }
    thread.start()
    #expect(
      Polling.until { FileManager.default.fileExists(atPath: server.folder.path("ready")) })
    try remote.replaceHead(of: Self.device, by: [2])
    try server.folder.write([], to: "written")
    var said: [String] = []
    #expect(
      Polling.until {
        said += heard.takeAll()
        return !said.isEmpty
      })
    let payload = String(decoding: HexadecimalDigits.of(group(7).value.bytes), as: UTF8.self)
    #expect(said.joined().contains("haru_sync") && said.joined().contains(payload), "\(said)")
  }

  /// A device is notified about changes of its own group, and not about changes of another group.
  @Test(.slow) func `is listened to until somebody wants it no more`() throws {
    let server = try RemoteServers.databaseServer()
    try server.run("CREATE DATABASE listened;", in: "postgres")
    let address = try RemoteAddress(server.address("listened"))
    let own = try remote(server.address("listened"), group(7))
    let other = try remote(server.address("listened"), group(8))
    #expect(try own.create(.group, [1]) == .created)
    let cancellation = Cancellation.flag()
    let remotes = Remotes.system(
      path: Self.path, temporary: "/tmp", home: nil, cancellation: cancellation)
    let heard = SharedList<String>()
    let thread = Thread {
      do throws(RemoteFailure) {
        _ = try remotes.listen(address, self.group(7)) { heard.add("news") }
        heard.add("nothing to hear")
      } catch { heard.add("\(error)") }
    }
    thread.start()
    func hears() -> Bool { Polling.until { !heard.takeAll().isEmpty } }
    // The callback is called once when listening begins.
    #expect(hears())
    try own.replaceHead(of: Self.device, by: [2])
    #expect(hears())
    try other.replaceHead(of: Self.device, by: [3])
    try own.remove(.head(Self.device))
    #expect(hears())
    cancellation.cancel()
    var said: [String] = []
    #expect(
      Polling.until {
        said += heard.takeAll()
        return said.contains("cancelled")
      }, "\(said)")
    // For a folder, which cannot notify, `listen` returns false at once.
    let folder = RemoteAddress.folder(server.folder.path)
    #expect(try !remotes.listen(folder, group(7)) {})
  }

  @Test func `says who may not come, and what is not there`() throws {
    let server = try RemoteServers.databaseServer()
    let locked = server.address(as: "locked")
    #expect(throws: RemoteFailure.passwordWanted) { try remote(locked, group(1)).list() }
    let file = server.folder.path("pgpass-\(UInt32.random(in: 0 ... .max))")
    func keep(_ password: String) throws {
      try Array("*:*:*:locked:\(password)\n".utf8).withUnsafeBytes {
        try Foundation.Data($0).write(to: URL(fileURLWithPath: file))
      }
      chmod(file, 0o600)
    }
    try keep("winter")
    let withFile = locked + "&passfile=" + file
    #expect(throws: RemoteFailure.passwordWanted) { try remote(withFile, group(1)).list() }
    try keep("spring")
    #expect(throws: RemoteFailure.self, "it came in, and may not read") {
      try remote(withFile, group(1)).list()
    }
    let nowhere = server.address("nowhere")
    #expect(throws: RemoteFailure.notFound) { try remote(nowhere, group(1)).list() }
    #expect(throws: RemoteFailure.notFound) { try remote(nowhere, group(1)).create(.group, [1]) }
    let dead = "postgres://127.0.0.1:\(try LocalPort.free())/haru"
    #expect(throws: RemoteFailure.unreachable) { try remote(dead, group(1)).list() }
    #expect(throws: RemoteFailure.noProgram("psql")) {
      try PostgresRemote(dead, group(1), path: "/nowhere")
    }
    let stranger = server.address(as: "nobody-there")
    let failure = #expect(throws: RemoteFailure.self) { try remote(stranger, group(1)).list() }
    guard case .refused(let line) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(line.contains("nobody-there"))
  }

  @Test func `fails as the database says, whatever its language is`() {
    func failure(_ line: String, status: Int32 = 3) -> RemoteFailure? {
      PostgresWords.failure(ProgramAnswer(status: status, output: [], errors: Array(line.utf8)))
    }
    #expect(
      failure("psql:<stdin>:1: ERROR:  42P01: relation \"haru_sync\" does not exist") == .notFound)
    #expect(failure("psql:<stdin>:1: 오류:  42501: haru_sync 테이블 접근 권한 없음") == .notWritable)
    #expect(
      failure("ERROR:  25006: cannot execute INSERT in a read-only transaction") == .notWritable)
    #expect(failure("ERROR:  53100: could not extend file: No space left on device") == .full)
    #expect(failure("FATAL:  57P01: terminating connection") == .unreachable)
    #expect(failure("ERROR:  22000: odd\u{1B}[2J") == .refused("ERROR:  22000: odd[2J"))
    #expect(
      failure(
        "psql: error: connection to server failed: fe_sendauth: no password supplied", status: 2)
        == .passwordWanted)
    #expect(
      failure("psql: error: could not translate host name \"x\" to address", status: 2)
        == .unreachable)
    #expect(failure("", status: 1) == .refused("psql: 1"))
    #expect(failure("NOTICE:  00000: something", status: 0) == nil)
  }
}
