import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `The pages of an encrypted store` {
  private static func written(_ rows: Int = 400, in folder: SampleFolder) throws -> [UInt8] {
    let table = try NumberedRows(folder)
    let open = try table.open()
    for number in 1...rows { try NumberedRows.add(number, to: open) }
    try open.run("PRAGMA wal_checkpoint(TRUNCATE)")
    return try table.files.store
  }

  private static func outcome(_ store: [UInt8]) throws -> Result<Int, StorageFailure> {
    try SampleFolder.using { folder in
      let table = try NumberedRows(folder, store: store, log: [])
      do {
        let open = try table.open()
        let damages = try open.all("PRAGMA integrity_check") { $0.text }
        let count = try NumberedRows.count(in: open)
        #expect(damages == ["ok"])
        return .success(count)
      } catch let failure as StorageFailure { return .failure(failure) }
    }
  }

  // E-21: each flipped byte is refused with the number of its page
  @Test func `are refused with their number if a byte is altered`() throws {
    try SampleFolder.using { folder in
      let rows = TestDepth.some(400, of: 150)
      let store = try Self.written(rows, in: folder)
      #expect(try Self.outcome(store) == .success(rows))
      let step = TestDepth.some(97, of: 1)
      for position in stride(from: HeaderCopies.count, to: store.count, by: step) {
        var damaged = store
        damaged[position] ^= 1
        let page = (position - HeaderCopies.count) / StorePage.count + 1
        #expect(try Self.outcome(damaged) == .failure(.encrypted(.page(page))))
      }
    }
  }

  // E-21: each flipped byte of the header and its slots
  @Test func `are read if one copy of the header is altered, and refused if both are`() throws {
    try SampleFolder.using { folder in
      let store = try Self.written(in: folder)
      let step = TestDepth.some(61, of: 1)
      for position in stride(from: 0, to: EncryptionHeader.count, by: step) {
        let other = position + EncryptionHeader.count
        for altered in [[position], [other]] {
          #expect(try Self.outcome(Self.flipped(store, altered)) == .success(400), "\(altered)")
        }
        let outcome = try Self.outcome(Self.flipped(store, [position, other]))
        // Without both marks it is no encrypted store, and no plain one either.
        let isMark = position < EncryptionHeader.mark.count
        #expect(
          outcome == .failure(isMark ? .corrupt : .encrypted(.header)), "\(position)")
      }
    }
  }

  private static func flipped(_ bytes: [UInt8], _ positions: [Int]) -> [UInt8] {
    var bytes = bytes
    for position in positions { bytes[position] ^= 1 }
    return bytes
  }

  // E-12, E-21: pages cannot be moved, exchanged or taken from another store
  @Test func `are refused at another position and in another store`() throws {
    try SampleFolder.using { folder in
      let store = try Self.written(in: folder)
      let (second, third) = (HeaderCopies.count + 4096, HeaderCopies.count + 2 * 4096)
      var swapped = store
      swapped.replaceSubrange(second..<third, with: store[third..<third + 4096])
      swapped.replaceSubrange(third..<third + 4096, with: store[second..<third])
      #expect(try Self.outcome(swapped) == .failure(.encrypted(.page(2))))
      try SampleFolder.using { other in
        var mixed = store
        let stranger = try Self.written(in: other)
        mixed.replaceSubrange(second..<third, with: stranger[second..<third])
        #expect(try Self.outcome(mixed) == .failure(.encrypted(.page(2))))
      }
      var hollow = store
      hollow.replaceSubrange(second..<third, with: [UInt8](repeating: 0, count: 4096))
      #expect(try Self.outcome(hollow) == .failure(.encrypted(.page(2))))
    }
  }

  // E-21: a store that was cut is refused
  @Test func `are refused if the file was cut`() throws {
    try SampleFolder.using { folder in
      let store = try Self.written(in: folder)
      for cut in stride(from: HeaderCopies.count + 4096, to: store.count, by: 2048) {
        guard case .failure = try Self.outcome(Array(store[..<cut])) else {
          Issue.record("\(cut)")
          continue
        }
      }
      let path = folder.path("cut.sqlite")
      try folder.write(Array(store[..<HeaderCopies.count]), to: "cut.sqlite")
      #expect(throws: StorageFailure.corrupt) { try Database(.file(path)) }
    }
  }

  // SQLite reads the beginning of page 1 before it looks into the log
  @Test func `are read from the log if a checkpoint left page 1 half written`() throws {
    try SampleFolder.using { folder in
      let table = try NumberedRows(folder)
      let open = try table.open()
      for number in 1...50 { try NumberedRows.add(number, to: open) }
      try open.run("CREATE TABLE other (a)")
      let files = try table.files
      try open.run("PRAGMA wal_checkpoint(PASSIVE)")
      let after = try table.files.store
      for cut in stride(from: 512, to: 4096, by: 512) {
        let start = HeaderCopies.count
        var torn = after
        torn.replaceSubrange(
          start + cut..<start + 4096, with: files.store[start + cut..<start + 4096])
        try SampleFolder.using { copy in
          let open = try NumberedRows(copy, store: torn, log: files.log).open()
          #expect(try NumberedRows.count(in: open) == 50)
        }
      }
    }
  }
}
