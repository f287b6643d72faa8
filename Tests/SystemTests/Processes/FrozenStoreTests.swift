import Domain
import Support
import Testing

@testable import Data

@Suite struct `A store in a folder that cannot be written` {
  /// Runs the body with a home that has one person and is read-only for everyone.
  private func using(_ body: (SampleFolder, BinaryUnderTest) throws -> Void) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("a home ?#%25"))
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      let parts = [haru.home, haru.home + "/data", haru.home + "/data/profiles", haru.folder]
      for part in parts { try folder.permit(0o555, String(part.dropFirst(folder.path.count + 1))) }
      try folder.permit(0o444, haru.storeName(in: folder))
      defer {
        for part in parts {
          do { try folder.permit(0o755, String(part.dropFirst(folder.path.count + 1))) } catch {
            Issue.record(error)
          }
        }
      }
      try body(folder, haru)
    }
  }

  @Test func `is read where nothing may be changed`() throws {
    // Product 12: a read-only backup can be read where it is.
    try using { folder, haru in
      let list = try haru.asOrdinaryUser(["people", "list", "--read-only"])
      #expect(list.status == 0, "\(list.err)")
      #expect(list.out.contains("Mina"))
      let search = try haru.asOrdinaryUser(["sayings", "search", "frog", "--read-only", "--json"])
      #expect(search.status == 0, "\(search.err)")
      let written = try haru.asOrdinaryUser(["people", "add", "Tom", "--every", "7"])
      #expect(written.status == 4)
      #expect(written.err.contains("cannot write") || written.err.contains("cannot be opened"))
    }
  }

  @Test func `says what to do when changes lie beside it`() throws {
    try using { folder, haru in
      try folder.permit(0o755, haru.folderName(in: folder))
      // A write-ahead log was copied with its store, but not its index.
      let header: [UInt8] = [0x37, 0x7F, 0x06, 0x82] + Array(repeating: 0, count: 60)
      try folder.write(header, to: haru.storeName(in: folder) + "-wal")
      try folder.permit(0o444, haru.storeName(in: folder) + "-wal")
      try folder.permit(0o555, haru.folderName(in: folder))
      let list = try haru.asOrdinaryUser(["people", "list", "--read-only"])
      #expect(list.status == 4)
      #expect(list.err.contains("Copy the whole folder"), "\(list.err)")
    }
  }

  @Test func `is opened without any file beside it`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("100% ? a#.sqlite")
      try SQLitePeople(try Database(.file(path))).insert(.sample())
      let frozen = try Connection(path: path, access: .frozen, busyMilliseconds: 0)
      #expect(try frozen.first("SELECT count(*) FROM people") { $0.int } == 1)
      #expect(try folder.names() == ["100% ? a#.sqlite"])
      #expect(throws: StorageFailure.readOnly) { try frozen.run("DELETE FROM people") }
      #expect(try !StoreFile.isFrozen(path))
    }
  }
}

extension BinaryUnderTest {
  fileprivate var folder: String { String(store.dropLast("/haru.sqlite".count)) }

  fileprivate func storeName(in sample: SampleFolder) -> String {
    String(store.dropFirst(sample.path.count + 1))
  }

  fileprivate func folderName(in sample: SampleFolder) -> String {
    String(folder.dropFirst(sample.path.count + 1))
  }
}
