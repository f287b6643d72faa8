import Domain
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Reading a file piece by piece` {
  // I-06: no imported file has to fit into memory.
  @Test func `holds no more than the piece that is read and what is asked for again`() {
    let pieces = PiecesOfBytes((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
    var window = ByteWindow(pieces.stream)
    var offset = 0
    while window.has(offset) {
      #expect(window[offset] == UInt8(truncatingIfNeeded: offset))
      window.floor = offset
      offset += 9973
      if window.held.count > 3 * ByteWindow.piece { break }
    }
    #expect(offset >= 1_000_000)
    #expect(pieces.furthest == 1_000_000)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `finds the same sayings however small the pieces are`(most: Int) {
    for number in 0..<400 {
      var dice = Dice(seed: 11, input: number)
      let (bytes, format) = SayingGrammar.file(&dice)
      let whole = SayingFile.findings(bytes, format)
      let pieces = PiecesOfBytes(bytes, most: most)
      #expect(SayingFile.findings(pieces.stream, format) == whole, "\(format): \(bytes)")
      #expect(
        SayingFormats.standard.recognise("a", pieces.stream)
          == SayingFormats.standard.recognise("a", ByteStream(bytes)))
    }
  }

  @Test(.slow, arguments: SayingFileFormat.allCases)
  func `has a saying before the file is read to its end`(format: SayingFileFormat) throws {
    let sayings = try (1...20_000).map { try SayingFile.saying($0, eng: "a road waits \($0)") }
    let pieces = PiecesOfBytes(SayingFile.written(sayings, format))
    let next = SayingFormats.standard.read(pieces.stream, format) {
      Now(day: $0, time: $1, offset: 0)
    }
    _ = next()
    #expect(pieces.furthest <= 2 * ByteWindow.piece)
    #expect(pieces.bytes.count > 6 * ByteWindow.piece)
    var count = 1
    while next() != nil { count += 1 }
    #expect(count == 20_000)
  }

  @Test(arguments: [1, 5, 64])
  func `imports the same export however small the pieces are`(most: Int) throws {
    let elsewhere = try Database(.memory)
    try FullStore.fill(elsewhere, seed: 21)
    let export = try SQLiteArchive(over: elsewhere).whole()
    let here = try Database(.memory)
    try here.write { (store) throws(StorageFailure) in
      let file: ArchiveFile
      do throws(ArchiveFailure) {
        file = try ArchiveFile(PiecesOfBytes(export, most: most).stream)
      } catch { throw .interrupted }
      var importer = try ArchiveImporter(store)
      try importer.importFile(file)
      let report = importer.report
      #expect(report.failed == 0 && report.added > 0)
    }
    #expect(records(try SQLiteArchive(over: here).whole()) == records(export))
  }

  @Test func `keeps nothing of a file that cannot be read any further`() throws {
    let sayings = SQLiteSayings(try Database(.memory))
    let before = try sayings.count(SayingsQuery())
    let text = (0..<9000).map { "a road waits \($0)\n%\n" }.joined()
    let files = Files(
      find: { path, _ in [path] }, read: { _ in [] }, write: { _, _ in }, remove: { _ in },
      makeFolder: { _ in },
      stream: { _ in
        let pieces = PiecesOfBytes(Array(text.utf8))
        pieces.limit = 100_000
        return pieces.stream
      })
    let feature = Sayings(
      sayings: sayings, clock: .fixed("2026-03-01"), calendar: .unchanging(offset: 0),
      randomSource: .fixed(0), files: files, formats: .standard,
      pictures: PictureMaker { _, _ in [] },
      fetcher: SampleQuotes.web, style: { () throws(StorageFailure) in PictureStyle() })
    let failure = SayingsImportFailure.file(FileFailure(path: "a", .diskFull))
    #expect(throws: failure) { try feature.importSayings(.path("a"), as: .fortune) }
    #expect(try sayings.count(SayingsQuery()) == before)
  }

  @Test func `keeps nothing of an export that somebody writes at the same time`() throws {
    let elsewhere = try Database(.memory)
    try FullStore.fill(elsewhere, seed: 22)
    let pieces = PiecesOfBytes(try SQLiteArchive(over: elsewhere).whole(), most: 512)
    let here = try Database(.memory)
    let before = try SQLiteArchive(over: here).whole()
    #expect(throws: StorageFailure.interrupted) {
      try here.write { (store) throws(StorageFailure) in
        let file: ArchiveFile
        do throws(ArchiveFailure) { file = try ArchiveFile(pieces.stream) } catch {
          throw .corrupt
        }
        pieces.bytes.removeLast(pieces.bytes.count / 2)
        var importer = try ArchiveImporter(store)
        try importer.importFile(file)
      }
    }
    #expect(try SQLiteArchive(over: here).whole() == before)
  }

  /// Returns the lines of an export that are records. Settings and the schema are left out.
  private func records(_ export: [UInt8]) -> [Substring] {
    String(decoding: export, as: UTF8.self).split(separator: "\n").filter {
      !$0.contains("\"key\":") && !$0.contains("\"settings\"") && !$0.contains("\"schema\"")
    }
  }
}
