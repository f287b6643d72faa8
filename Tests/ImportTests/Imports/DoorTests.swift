import Domain
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

// I-01, I-02: for every fixture, the import gives the entries that its reader finds. No file is
// read as another format.
@Suite struct `The door for files` {
  @Test(arguments: ImportFixtures.all.map(\.name))
  func `takes in what is in a file`(name: String) throws {
    let fixture = try #require(ImportFixtures.all.first { $0.name == name })
    let sandbox = try ImportSandbox()
    let file = try LifeReading.file(fixture, in: sandbox.folder)
    let fitting = ImportRecipes.all.filter { $0.fits(file) }
    let recipe = try #require(fitting.first { $0.format == fixture.format })
    var reader = try recipe.open(file, ImportChoice(dates: .dayFirst))
    var (entries, failed) = (0, 0)
    while let piece = try reader.next() {
      switch piece {
      case .entry: entries += 1
      case .problem(let problem): failed += problem.failed ? 1 : 0
      case .note: break
      }
    }
    var options = ImportOptions(untitled: SingleLineText(stored: "?"))
    options.dates = .dayFirst
    func bring() throws -> FileImport {
      try sandbox.imports.bringIn(
        ImportedFile(path: file.path, name: name, format: fixture.format), options,
        for: ImportDefaults(hour: 20, cycles: TagCycles()), telling: .unheard)
    }
    var report: FileImport
    do throws(ImportFailure) {
      report = try sandbox.imports.bringIn(
        ImportedFile(path: file.path, name: name, format: fixture.format), options,
        for: ImportDefaults(hour: 20, cycles: TagCycles()), telling: .unheard)
    } catch {
      guard case .unknownMoods(let moods) = error else { throw error }
      for mood in moods { options.moods[mood.name] = MoodLevel(nearest: 50) }
      report = try bring()
    }
    #expect(report.counts.read == entries + failed)
    #expect(report.counts.added > 0 || entries == 0)
    // I-03: importing it again adds nothing.
    report = try bring()
    #expect(report.counts.added == 0 && report.counts.updated == 0)
  }
}

// I-05, I-06: imports that a part reads itself can be cancelled too.
@Suite struct `A file that a part reads itself` {
  @Test func `is stopped half-way with nothing half, and not a moment later than it is whole`()
    throws
  {
    let sandbox = try ImportSandbox()
    let cards = (0..<3000).map { number in
      Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:N\(number)\r\nEND:VCARD\r\n".utf8)
    }
    var read = 0
    var (isStopped, asked) = (false, 0)
    let progress = ImportProgress(
      { _, _ in },
      isStopped: {
        asked += 1
        return isStopped
      })
    func bring() throws -> CardTally {
      read = 0
      return try sandbox.imports.stoppable(by: progress) { () throws(ImportFailure) in
        do throws(AddressBookFailure) {
          return try SQLiteAddressBook(sandbox.database).importCards(
            { () throws(FileFailure) in
              isStopped = isStopped || read == 1500
              guard read < cards.count else { return nil }
              read += 1
              var reader = VCardReader(cards[read - 1])
              if case .card(let card)? = reader.next() { return card }
              return nil
            }, ids: .random)
        } catch {
          guard case .storage(let failure) = error else { throw .stopped }
          throw .storage(failure)
        }
      }
    }
    #expect(throws: ImportFailure.stopped) { try bring() }
    #expect(read > 1500 && read < 3000 && asked > 0)
    #expect(try sandbox.rows("SELECT count(*) FROM contacts") == ["0"])
    // After the import has ended, nothing checks for cancellation any more.
    let before = asked
    #expect(try sandbox.rows("SELECT count(*) FROM people") == ["0"])
    #expect(asked == before)
  }
}
