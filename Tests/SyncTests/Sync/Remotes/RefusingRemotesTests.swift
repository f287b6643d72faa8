import Foundation
import Support
import Testing

/// Remotes that refuse access or cannot be reached for a while. The program says so in one sentence, the data stays as
/// it is, and new changes wait to be sent. spec/sync.md 4
@Suite(.engines) struct `Homes whose place refuses` {
  /// One device with and without an outage of its remote.
  private struct Outage {
    let refused: SyncHome
    let well: SyncHome
    /// Another device, whose access to the remote always works.
    let other: SyncHome
    let status: Int32
    let code: String
    /// Whether changes of other devices are still received during the outage.
    var receives = false
    var refuse: () throws -> Void = {}
    var permit: () throws -> Void = {}
  }

  /// Runs `sync` during and after an outage. When the outage begins, the affected device and the other device have
  /// already synced, and each has made a new change.
  private func expectWaiting(_ trouble: Outage, at remote: String, in homes: SyncHomes) throws {
    let (one, two) = (trouble.other, trouble.well)
    try homes.pair(one, two, at: remote)
    #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
    #expect(try one.haru("sync").status == 0)
    #expect(try two.haru("people", "add", "Bob", "--every", "7").status == 0)
    let before = try two.lines()
    try trouble.refuse()
    for _ in 0..<2 {
      let plain = try trouble.refused.haru("sync")
      #expect(plain.status == trouble.status && plain.out.isEmpty, "\(plain)")
      #expect(plain.err.split(separator: "\n").count == 1, "\(plain)")
      #expect(plain.err.contains("Your changes are kept on this device"), "\(plain)")
      let said = try trouble.refused.haru("sync", "--json")
      #expect(said.status == trouble.status && said.out.isEmpty, "\(said)")
      #expect(said.err.contains("\"code\":\"\(trouble.code)\""), "\(said)")
      #expect(try trouble.refused.hasUnsent())
      guard trouble.receives else {
        #expect(try two.lines() == before)
        continue
      }
      let people = try two.haru("people", "list").out
      #expect(people.contains("Ada") && people.contains("Bob"), "\(people)")
    }
    try trouble.permit()
    for home in [two, one] { #expect(try home.haru("sync").status == 0) }
    #expect(try !two.hasUnsent())
    for home in [one, two] {
      let people = try home.haru("people", "list").out
      #expect(people.contains("Ada") && people.contains("Bob"), "\(people)")
    }
  }

  @Test(
    .slow,
    arguments: [
      ("stranger", "passwordWanted"), ("bare", "noHaru"), ("older", "otherHaru"),
      ("nobody", "unreachable"),
    ])
  func `wait where ssh does not let them in`(_ key: String, _ code: String) throws {
    try SyncHomes.using { homes in
      let server = try RemoteServers.sshServer()
      func home(_ name: String, _ key: String, port: UInt16) throws -> SyncHome {
        var home = try homes.home(name)
        let ssh = try server.path(key: key, options: "-o Port=\(port)")
        home.program.environment["PATH"] = ssh + ":/usr/bin:/bin"
        return home
      }
      // Nothing listens on the other port.
      let refused =
        try key == "nobody"
        ? home("two", "key", port: LocalPort.free()) : home("two", key, port: server.port)
      try expectWaiting(
        Outage(
          refused: refused, well: home("two", "key", port: server.port),
          other: home("one", "key", port: server.port), status: 5, code: code),
        at: "ssh://127.0.0.1\(homes.remote)", in: homes)
    }
  }

  @Test func `wait where there is no ssh, psql or curl`() throws {
    try SyncHomes.using { homes in
      var one = try homes.home("one")
      one.program.environment["PATH"] = "/nonexistent"
      for address in ["ssh://far/x", "postgres://far/x", "https://far/x"] {
        let refused = try one.haru("sync", "init", address, "--json")
        #expect(refused.status == 5 && refused.err.contains("\"noProgram\""), "\(refused)")
        #expect(try one.object("sync", "status")["sync"] is NSNull)
      }
    }
  }

  @Test(.slow, arguments: ["rights", "unreachable"])
  func `wait where a database does not let them in`(_ trouble: String) throws {
    try SyncHomes.using { homes in
      let server = try RemoteServers.databaseServer()
      let name = "r\(UInt64.random(in: 0 ... .max))"
      try server.run("CREATE DATABASE \(name);", in: "postgres")
      try server.run("CREATE ROLE \(name) LOGIN;", in: "postgres")
      /// Returns a home that finds the database by a PostgreSQL service file in its `HOME`.
      func home(_ name: String, as user: String, host: String, _ database: String) throws
        -> SyncHome
      {
        var home = try homes.home(name)
        let own = "\(name)-\(user)-\(host == server.folder.path)"
        let service = "[haru]\nhost=\(host)\nuser=\(user)\ndbname=\(database)\n"
        try FileManager.default.createDirectory(
          atPath: homes.folder.path(own), withIntermediateDirectories: true)
        try homes.folder.write(Array(service.utf8), to: own + "/.pg_service.conf")
        home.program.environment["HOME"] = homes.folder.path(own)
        return home
      }
      let here = server.folder.path
      let owner = try home("one", as: "haru", host: here, name)
      let member = try home("two", as: name, host: here, name)
      // The device that starts sync creates the tables. The role `name` needs access to them.
      try server.run(
        "ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO \(name);",
        in: name)
      let isAway = trouble == "unreachable"
      try expectWaiting(
        Outage(
          refused: isAway ? home("two", as: name, host: "/nonexistent", name) : member,
          well: member, other: owner, status: 5, code: isAway ? "unreachable" : "remoteNotWritable",
          receives: !isAway,
          refuse: {
            if !isAway { try server.run("REVOKE INSERT ON haru_sync FROM \(name);", in: name) }
          },
          permit: {
            if !isAway { try server.run("GRANT INSERT ON haru_sync TO \(name);", in: name) }
          }), at: "postgres:///?service=haru", in: homes)
    }
  }

  /// The server answers with status 401.
  @Test(.slow) func `wait where a web server wants another password`() throws {
    try SyncHomes.using { homes in
      let server = try RemoteServers.webServer()
      func home(_ name: String, _ password: String) throws -> SyncHome {
        var home = try homes.home(name)
        let words = "machine 127.0.0.1 login mina password \(password)\n"
        try FileManager.default.createDirectory(
          atPath: homes.folder.path(password), withIntermediateDirectories: true)
        try homes.folder.write(Array(words.utf8), to: password + "/.netrc")
        try homes.folder.permit(0o600, password + "/.netrc")
        home.program.environment["HOME"] = homes.folder.path(password)
        return home
      }
      try expectWaiting(
        Outage(
          refused: home("two", "winter"), well: home("two", "spring"),
          other: home("one", "spring"), status: 5, code: "passwordWanted"),
        at: server.address("locked"), in: homes)
    }
  }

  @Test(.slow) func `wait where a folder is closed to them`() throws {
    try SyncHomes.using { homes in
      // Runs as an ordinary user, because permissions do not stop root.
      RemoteTools.giveAway(homes.folder.path)
      RemoteTools.giveAway(homes.remote)
      let (one, two) = (try homes.home("one").ordinary, try homes.home("two").ordinary)
      let files = FileManager.default
      func permit(_ mode: Int) throws {
        for path in try [""] + files.subpathsOfDirectory(atPath: homes.remote).map({ "/" + $0 }) {
          var isFolder: ObjCBool = false
          _ = files.fileExists(atPath: homes.remote + path, isDirectory: &isFolder)
          guard isFolder.boolValue else { continue }
          try files.setAttributes([.posixPermissions: mode], ofItemAtPath: homes.remote + path)
        }
      }
      try expectWaiting(
        Outage(
          refused: two, well: two, other: one, status: 4, code: "remoteNotWritable",
          receives: true, refuse: { try permit(0o555) }, permit: { try permit(0o755) }),
        at: homes.remote, in: homes)
    }
  }

  @Test(.slow) func `wait where a disk is full`() throws {
    try SyncHomes.using { homes in
      let two = try homes.home("two")
      // Mounts a small disk for one process: it holds all files of the remote and has no space left.
      let script = """
        size=$(du -sk "$0" | cut -f1) && cp -a "$0" "$0.kept"
        mount -t tmpfs -o size=$((size + 4))k haru "$0" && cp -a "$0.kept/." "$0"
        rm -r "$0.kept"; dd if=/dev/zero of="$0/.rest" bs=4k 2>/dev/null; exec "$@"
        """
      let alone = geteuid() == 0 ? ["-m"] : ["-rm"]
      let full =
        [try RemoteTools.path(of: "unshare")] + alone + ["sh", "-c", script, homes.remote]
      try expectWaiting(
        Outage(
          refused: two.behind(full), well: two, other: homes.home("one"), status: 4,
          code: "remoteFull", receives: true), at: homes.remote, in: homes)
    }
  }
}
