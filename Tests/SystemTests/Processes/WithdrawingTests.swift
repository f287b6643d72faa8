import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Killing the program while somebody withdraws` {
  @Test(.slow, arguments: ["rename", "unlink", "rmdir", "pwrite64", "fsync,fdatasync"])
  func `leaves the whole store, or nothing that anybody finds`(calls: String) throws {
    // C-55
    for turn in 1...200 {
      let isThrough = try SampleFolder.using { folder in
        let haru = try BinaryUnderTest(home: folder.path)
        #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
        let ending = try haru.run([
          "sh", "-c",
          """
          echo delete | strace -f -qq -o "$0/trace" -e trace=\(calls) \
            -e inject=\(calls):signal=KILL:when=\(turn) "$HARU" profile delete --stdin
          """, folder.path,
        ])
        let isThere = try Database.exists(at: haru.store)
        if isThere {
          let database = try Database(.file(haru.store))
          #expect(try database.problems() == [])
          #expect(try SQLitePeople(database).list().map(\.name.text) == ["민아"])
          #expect(ending.status != 0)
        }
        // The next command removes what is left, and the name can be used again.
        #expect(try haru("profile", "new", "--guest", "tom").status == 0)
        let gone = try haru.run(["sh", "-c", "echo delete | \"$HARU\" profile delete --stdin"])
        #expect(gone.status == 0)
        let left = try FolderOnDisk(path: folder.path + "/data/profiles").names()
        #expect(left == (isThere ? ["default"] : []), "turn \(turn)")
        // contract 2: no backup of the deleted profile is left, whenever the deletion was
        // interrupted.
        let copies = try haru.run(["sh", "-c", "grep -rl 민아 \"$HARU_HOME/data/backups\" || true"])
        #expect(isThere || copies.out.isEmpty, "turn \(turn): \(copies.out)")
        return ending.status == 0
      }
      if isThrough {
        #expect(turn > 1)
        return
      }
    }
    Issue.record("the command never got through")
  }
}
