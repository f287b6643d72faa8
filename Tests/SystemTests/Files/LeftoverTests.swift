import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Tests of temporary files that a killed program left next to an exported file. Hostile F-15
@Suite struct `What a killed program left beside a file` {
  /// Creates a file that was last changed two minutes ago.
  private func leave(_ name: String, in folder: SampleFolder) throws {
    try folder.write([1], to: name)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: folder.path(name))
  }

  @Test func `goes when the next one writes there, and nothing else does`() throws {
    try SampleFolder.using { folder in
      let archive = SQLiteArchive(over: try Database(.memory))
      let ours = ["가.12.part", "가.12.part-journal", "가.34.part-journal"]
      let others = [
        "가.part", "가.x.part", "가.12.part.txt", "가나.12.part", "나.12.part",
      ]
      for name in ours + others { try leave(name, in: folder) }
      try folder.write([1], to: "가.56.part")
      // Another program is still using this old file.
      try leave("가.78.part", in: folder)
      let file = open(folder.path("가.78.part"), O_RDONLY)
      #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
      _ = try archive.export(at: .on("2026-03-01"), to: folder.path("가"), plain: false)
      #expect(try folder.names() == (others + ["가", "가.56.part", "가.78.part"]).sorted())
      // Unlock before closing: a child process of another test may have inherited the descriptor.
      #expect(flock(file, LOCK_UN) == 0)
      close(file)
      _ = try archive.backUp(to: folder.path("가"), replacing: true, at: .on("2026-03-01"))
      #expect(try folder.names() == (others + ["가", "가.56.part"]).sorted())
      try leave("가.90.part", in: folder)
      try Files.onDisk.write(folder.path("가"), [2])
      #expect(try folder.names() == (others + ["가", "가.56.part"]).sorted())
    }
  }
}
