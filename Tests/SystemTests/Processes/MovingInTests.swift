import Domain
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Somebody who moves in with files of five programs` {
  /// Writes five import files whose names do not reveal the format, and returns their paths.
  private func bring(into folder: SampleFolder) throws -> [String] {
    let wanted: [ImportFormat] = [.goodreads, .kindle, .daylio, .jrnl, .friends]
    return try wanted.enumerated().map { index, format in
      // For Daylio, the file whose mood names are the built-in ones.
      let found = ImportFixtures.all.first {
        $0.format == format && $0.form == .file && (format != .daylio || $0.name == "daylio 9")
      }
      try folder.write(try #require(found).bytes, to: "file\(index)")
      return folder.path("file\(index)")
    }
  }

  // I-01, I-03: one command of the built program imports all files, and each file can be undone
  // separately.
  @Test func `has everything here by one command, twice nothing more, and can take it back`() throws
  {
    try SampleFolder.using { folder in
      let files = try bring(into: folder)
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("moods", "add", "50").status == 0)
      let before = try counts(haru)
      let first = try haru.run([haru.path, "import"] + files)
      #expect(!first.isKilled && [0, 3].contains(first.status), "\(first)")
      for name in ["Goodreads", "Kindle", "Daylio", "jrnl", "friends"] {
        #expect(first.out.contains(name), "\(first)")
      }
      let after = try counts(haru)
      for (index, name) in Self.tables.enumerated() {
        #expect(after[index] > before[index], "\(name)")
      }
      let second = try haru.run([haru.path, "import"] + files)
      #expect(second.status == first.status, "\(second)")
      #expect(try counts(haru) == after)
      for _ in files { #expect(try haru("undo").status == 0) }
      #expect(try counts(haru) == before)
      // The next undo takes back the earlier mood, because the second import changed nothing.
      #expect(try haru("undo").status == 0)
      #expect(try counts(haru) == before.map { max(0, $0 - 1) })
    }
  }

  private static let tables = ["moods", "books", "sentences", "people", "waterings"]

  private func counts(_ haru: BinaryUnderTest) throws -> [Int] {
    let database = try Database(.file(haru.store))
    #expect(try database.problems() == [])
    return try Self.tables.map {
      try database.number("SELECT count(*) FROM \($0) WHERE deleted_at IS NULL") ?? 0
    }
  }
}
