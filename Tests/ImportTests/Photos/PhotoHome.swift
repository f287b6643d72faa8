import Domain
import Foundation
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

/// A store on disk into which tests import diaries with photos.
final class PhotoHome {
  let sandbox: ImportSandbox
  let paths: ArchivePaths
  let folder: SampleFolder
  var database: Database { sandbox.database }
  var archive: SQLiteArchive { SQLiteArchive(over: database, paths) }
  var history: SQLiteHistory { SQLiteHistory(database, paths: paths) }

  init() throws {
    folder = try SampleFolder()
    paths = ArchivePaths(
      dataFolder: folder.path, store: folder.path("profiles/me/haru.sqlite"), profile: nil)
    sandbox = try ImportSandbox(Database(.file(paths.store)), paths: paths)
  }

  /// Imports the fixture with this name and, by default, its photos.
  @discardableResult
  func bring(_ name: String, photos: Bool = true, trying: Bool = false) throws -> FileImport {
    let fixture = try #require(LifeFixtures.all.first { $0.name == name })
    return try bring(fixture, photos: photos, trying: trying)
  }

  @discardableResult
  func bring(_ fixture: ImportFixture, photos: Bool = true, trying: Bool = false) throws
    -> FileImport
  {
    let path = try LifeReading.file(fixture, in: folder).path
    var options = ImportOptions(untitled: SingleLineText(stored: "?"))
    options.copiesPhotos = photos
    options.isTrial = trying
    options.moods = ["그냥": MoodLevel(nearest: 50)]
    return try sandbox.imports.bringIn(
      ImportedFile(path: path, name: "file", format: fixture.format), options,
      for: ImportDefaults(hour: 20, cycles: TagCycles()), telling: .unheard)
  }

  /// Returns what `haru doctor` finds.
  func examine(mending: Bool = false) -> [Examination.Finding] {
    let now = Now(instant: 1_772_323_200, offset: 32_400)
    let doctor = StoreDoctor(
      paths: paths, dataFolder: folder.path, clock: WallClock { now }, settings: { nil })
    return doctor.examine(mending: mending).findings
  }

  /// Returns the path for the photo file with this name.
  func path(_ name: String) -> String { paths.photos.path + "/" + name }

  /// Writes a file into the photos folder.
  func put(_ bytes: [UInt8], as name: String) throws {
    try StoreFile.makeFolder(paths.photos.path)
    try folder.write(bytes, to: "profiles/me/photos/" + name)
  }

  /// Returns the names of the files in the photos folder.
  func files() throws -> [String] {
    try FolderOnDisk(path: folder.path("profiles/me/photos")).names()
  }

  /// Returns the rows of the photos table.
  func rows() throws -> [String] {
    try sandbox.rows("SELECT place, name, bytes FROM photos ORDER BY key")
  }
}

/// Returns a Day One diary with these texts, one a day, and their photos.
func diary(_ days: [(String, [(String, [UInt8])])]) -> ImportFixture {
  let entries = days.enumerated().map { number, day in
    let photos = day.1.map { #"{"md5":"\#($0.0)","type":"jpeg"}"# }.joined(separator: ",")
    return #"{"uuid":"D\#(number)","creationDate":"2026-03-0\#(number + 1)T09:00:00Z","#
      + #""text":"\#(day.0)","photos":[\#(photos)]}"#
  }
  let json = #"{"metadata":{"version":"1.0"},"entries":[\#(entries.joined(separator: ","))]}"#
  let photos = Dictionary(days.flatMap(\.1), uniquingKeysWith: { first, _ in first })
  return ImportFixture(
    "diary", .dayone,
    archive: [("Journal.json", Array(json.utf8))]
      + photos.sorted { $0.key < $1.key }.map { ("photos/\($0.key).jpeg", $0.value) })
}
