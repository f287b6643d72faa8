import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `The log of an encrypted store` {
  /// A store with rows that are only in its log, and the length of the log after each of them.
  private static func written(_ rows: Int, in folder: SampleFolder) throws -> (
    store: [UInt8], log: [UInt8], ends: [Int]
  ) {
    let table = try NumberedRows(folder)
    let open = try table.open()
    var ends: [Int] = []
    for number in 1...rows {
      try NumberedRows.add(number, to: open)
      ends.append(try table.files.log.count)
    }
    let files = try table.files
    return (files.store, files.log, ends)
  }

  private static func count(_ store: [UInt8], _ log: [UInt8]) throws -> Int {
    try SampleFolder.using { folder in
      let open = try NumberedRows(folder, store: store, log: log).open()
      let count = try NumberedRows.count(in: open)
      // The log goes on after its end.
      try NumberedRows.add(1000, to: open)
      #expect(try NumberedRows.count(in: open) == count + 1)
      return count
    }
  }

  // E-21: each acknowledged commit before the cut is there
  @Test func `keeps every commit before a cut`() throws {
    try SampleFolder.using { folder in
      let (store, log, ends) = try Self.written(TestDepth.some(12, of: 5), in: folder)
      let step = TestDepth.some(1_571, of: 1)
      let cuts = ends + ends.map { $0 - 1 } + Array(stride(from: 0, to: log.count, by: step))
      for cut in cuts {
        let count = try Self.count(store, Array(log[..<cut]))
        #expect(count == ends.count { $0 <= cut }, "\(cut)")
      }
    }
  }

  // E-11, E-21: torn writes end the log, everything else is damage
  @Test func `is refused where it is damaged, and ends where a write was interrupted`() throws {
    try SampleFolder.using { folder in
      let (store, log, ends) = try Self.written(TestDepth.some(8, of: 5), in: folder)
      let step = TestDepth.some(311, of: 1)
      var ended = 0
      for position in Array(0..<LogLayout.storedHeader)
        + Array(stride(from: LogLayout.storedHeader, to: log.count, by: step))
      {
        var damaged = log
        damaged[position] ^= 4
        do {
          let count = try Self.count(store, damaged)
          // The last two commits cannot be told from an interrupted write.
          let isLate = position >= ends[ends.count - 3]
          #expect(isLate && count == ends.count { $0 <= position }, "\(position)")
          ended += 1
        } catch let failure as StorageFailure {
          let isHeader = position < LogLayout.storedHeader
          let frame = isHeader ? 0 : (position - LogLayout.storedHeader) / LogLayout.frame + 1
          #expect(failure == .encrypted(.log(frame: frame)), "\(position)")
        }
      }
      #expect(ended > 0)
    }
  }

  // frames of an older generation lie behind the newest one
  @Test func `ends at a torn frame before older frames`() throws {
    try SampleFolder.using { folder in
      let table = try NumberedRows(folder)
      let open = try table.open()
      for number in 1...30 { try NumberedRows.add(number, to: open) }
      try open.run("PRAGMA wal_checkpoint(RESTART)")
      let length = try table.files.log.count
      try NumberedRows.add(31, to: open)
      try NumberedRows.add(32, to: open)
      let files = try table.files
      #expect(files.log.count == length)
      var torn = files.log
      // A page of the second new commit was half written.
      let frame = 128 + 3 * LogLayout.frame
      for position in frame + 512..<frame + 1024 { torn[position] = 0 }
      let count = try Self.count(files.store, torn)
      #expect(count == 31 || count == 32)
      #expect(try Self.count(files.store, files.log) == 32)
    }
  }

  // a log counts only for its own store
  @Test func `counts as empty beside another store`() throws {
    try SampleFolder.using { folder in
      let (_, log, _) = try Self.written(5, in: folder)
      try SampleFolder.using { other in
        let (store, _, _) = try Self.written(2, in: other)
        #expect(try Self.count(store, log) == 0)
      }
    }
  }

  // another program that cannot read the store finds no log to delete
  @Test func `has a name that SQLite does not look for`() throws {
    try SampleFolder.using { folder in
      let table = try NumberedRows(folder)
      let open = try table.open()
      try NumberedRows.add(1, to: open)
      let names = try folder.names()
      #expect(names.contains("haru.sqlite-log") && !names.contains("haru.sqlite-wal"))
    }
  }
}
