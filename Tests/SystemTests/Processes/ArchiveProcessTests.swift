import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Backups and restores, as processes` {
  private func killed(_ haru: BinaryUnderTest, _ calls: String, _ turn: Int, _ words: [String])
    throws -> BinaryUnderTest.Ending
  {
    try haru.disturbed(calls, "signal=KILL:when=\(turn)", words)
  }

  @Test(.slow, arguments: ["pwrite64", "fdatasync,fsync", "rename,unlink"])
  func `are whole or not there, whenever the program is killed`(calls: String) throws {
    // D-1, D-8
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      #expect(try haru("export", folder.path("out.json")).status == 0)
      let export = try folder.bytes("out.json")
      for turn in [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] {
        let name = folder.path("copy\(turn).db")
        let ending = try killed(haru, calls, turn, ["backup", name])
        if try Database.exists(at: name) {
          #expect(try SQLitePeople(Database(.file(name), readOnly: true)).list().count == 1)
        } else {
          #expect(ending.status != 0)
        }
        let other = try BinaryUnderTest(home: folder.path("other\(turn)"))
        let taking = try killed(other, calls, turn, ["import", folder.path("out.json")])
        if try Database.exists(at: other.store) {
          let store = try Database(.file(other.store))
          #expect(try store.problems() == [])
          let count = try SQLitePeople(store).list().count
          #expect(count == 1 || taking.status != 0)
        }
        #expect(try folder.bytes("out.json") == export)
        #expect(try other("import", folder.path("out.json")).status == 0)
        if ending.status == 0 && taking.status == 0 { return }
      }
    }
  }

  @Test func `are made while another process writes`() throws {
    // D-4, D-17
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      let script = """
        for i in $(seq 1 30); do "$HARU" moods add 50 "text $i" >/dev/null || exit 9; done &
        for i in 1 2 3 4 5; do "$HARU" backup "$HARU_HOME/c$i.db" >/dev/null || exit 8; done
        wait $! || exit 9
        """
      let ending = try haru.run(["sh", "-c", script])
      #expect(ending.status == 0, "\(ending)")
      for copy in 1...5 {
        let store = try StoredCopy.read(folder.path("home/c\(copy).db"))
        #expect(try StoreDigest.isWhole(store))
      }
      let daily = folder.path("home/data/backups/daily")
      #expect(try FolderOnDisk(path: daily).names() == ["haru-2026-03-01.db"])
    }
  }

  @Test func `say what is wrong with a file, and end as a script expects`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("backup").status == 1)
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      #expect(try haru("backup", folder.path).status == 4)
      #expect(try haru("backup", "/dev/null").status == 4)
      #expect(try haru("backup", haru.store).status == 3)
      try folder.write(Array("BEGIN:VCARD\n".utf8), to: "a.vcf")
      let cards = try haru("import", folder.path("a.vcf"))
      #expect(cards.status == 3 && cards.err.contains("1:"))
      #expect(try haru("restore", folder.path("a.vcf")).status == 4)
      #expect(try haru("restore", folder.path("none.db")).status == 4)
      // hostile F-9: a line that is too long is refused without being read.
      let long = try haru.run([
        "sh", "-c",
        "truncate -s 8G '\(folder.path("long.json"))' && ulimit -v 4000000 && "
          + "\"$HARU\" import '\(folder.path("long.json"))'",
      ])
      #expect(long.status == 4 && long.err.contains("1024"), "\(long)")
      let restored = try haru("restore", folder.path("long.json"))
      #expect(restored.status == 4 && restored.err.contains("256"), "\(restored)")
      let made = try haru("backup", folder.path("b.db"), "--json")
      #expect(made.status == 0 && made.out.contains(#""verified":true"#))
      #expect(try haru("backup", folder.path("b.db")).status == 3)
      #expect(try haru("restore", folder.path("b.db"), "--replace").status == 3)
      #expect(try haru("restore", folder.path("b.db"), "--replace", "--yes").status == 0)
      let doctor = try haru("doctor", "--json")
      #expect(doctor.status == 0 && doctor.out.contains(#""healthy":true"#), "\(doctor)")
      try Connection.run("PRAGMA user_version = 9999", on: haru.store)
      #expect(try haru("doctor").status == 4)
    }
  }

  @Test func `of each day go with a profile that is withdrawn`() throws {
    // D-20
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      let daily = FolderOnDisk(path: folder.path("home/data/backups/daily"))
      #expect(try daily.names() == ["haru-2026-03-01.db"])
      let ending = try haru.run(
        ["sh", "-c", #"echo delete | "$HARU" profile delete --stdin"#])
      #expect(ending.status == 0, "\(ending)")
      #expect(try daily.names() == [])
    }
  }
}
