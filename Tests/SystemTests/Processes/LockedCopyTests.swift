import Domain
import Support
import Testing

@testable import Data

/// Tests of a copied store that has a lock. Hostile F-7
@Suite struct `A copy of a locked store` {
  private func answer(_ haru: BinaryUnderTest, _ lines: String, _ words: String) throws
    -> BinaryUnderTest.Ending
  { try haru.run(["sh", "-c", "printf '\(lines)' | \"$HARU\" \(words) --stdin"]) }

  /// Creates a home with a locked store.
  private func lockedHome(_ folder: SampleFolder) throws -> BinaryUnderTest {
    let haru = try BinaryUnderTest(home: folder.path("owner"))
    #expect(try haru("people", "add", "Secret", "--every", "7").status == 0)
    #expect(try answer(haru, "2468\\n2468\\n", "lock set").status == 0)
    return haru
  }

  @Test(.slow) func `cannot be read without its code`() throws {
    try SampleFolder.using { folder in
      let owner = try lockedHome(folder)
      let other = try BinaryUnderTest(home: folder.path("other"))
      let ways = [[], ["--dry-run"], ["--replace", "--yes"], ["--json"]]
      for way in ways {
        let refused = try other.run([other.path, "restore", owner.store] + way)
        #expect(refused.status == 6 && refused.out.isEmpty, "\(way) \(refused)")
        #expect(!refused.err.contains("Secret"))
      }
      #expect(try !other("people", "list").out.contains("Secret"))
      // Wrong codes are counted for all copies together, as they are for a lock.
      for _ in 1...3 {
        #expect(try answer(other, "1111\\n", "restore '\(owner.store)'").status == 3)
      }
      let waiting = try answer(other, "2468\\n", "restore '\(owner.store)'")
      #expect(waiting.status == 6 && waiting.err.contains("second"), "\(waiting)")
      let third = try BinaryUnderTest(home: folder.path("third"))
      let taken = try answer(third, "2468\\n", "restore '\(owner.store)'")
      #expect(taken.status == 0, "\(taken)")
      #expect(try third("people", "list").out.contains("Secret"))
    }
  }

  @Test(.slow) func `is one's own among one's own copies, whatever the lock was then`() throws {
    try SampleFolder.using { folder in
      let owner = try lockedHome(folder)
      let paths = ArchivePaths(
        dataFolder: owner.home + "/data", store: owner.store, profile: nil)
      let archive = SQLiteArchive(over: try Database(.file(owner.store)), paths)
      let kept = try archive.backUp(to: nil, replacing: false, at: .on("2026-03-02"))
      let away = try archive.backUp(
        to: folder.path("away.db"), replacing: false, at: .on("2026-03-02"))
      #expect(try answer(owner, "2468\\n", "lock off").status == 0)
      #expect(try owner("restore", kept.path).status == 0)
      #expect(try owner("restore", away.path).status == 6)
      #expect(try answer(owner, "2468\\n", "restore '\(away.path)'").status == 0)
    }
  }

  @Test func `cannot be left for another profile without its code`() throws {
    // A locked profile cannot be left by creating or opening another one, which later commands
    // would use.
    try SampleFolder.using { folder in
      let owner = try lockedHome(folder)
      let before = try FolderOnDisk(path: owner.home + "/data/profiles").names()
      for words in [
        ["new", "--guest", "thief"], ["new", "thief", "--email", "a@haru.kr", "--stdin"],
        ["use", "default"], ["login", "default"], ["login", "--with", "google"],
      ] {
        let refused = try owner.run([owner.path, "profile"] + words)
        #expect(refused.status == 6 && refused.out.isEmpty, "\(words) \(refused)")
      }
      #expect(try FolderOnDisk(path: owner.home + "/data/profiles").names() == before)
      #expect(try owner("moods", "list").status == 6)
      #expect(try answer(owner, "2468\\n", "lock off").status == 0)
      #expect(try owner("profile", "new", "--guest", "tom").status == 0)
    }
  }
}
