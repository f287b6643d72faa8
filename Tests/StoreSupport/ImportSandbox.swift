import Domain
import Foundation
import Support

@testable import Data

/// A store into which tests import files of other programs.
package final class ImportSandbox {
  package let database: Database
  package let folder: SampleFolder
  package let imports: SQLiteImports
  private var files = 0
  private let defaults: ImportDefaults

  package init(
    _ database: Database? = nil, paths: ArchivePaths? = nil, ids: IDSource = .random,
    target: String = "none"
  ) throws {
    defaults = ImportDefaults(
      hour: 20, cycles: TagCycles(), target: NewBookTarget(target) ?? .none)
    let database = try database ?? Database(.memory)
    self.database = database
    folder = try SampleFolder()
    imports = SQLiteImports(
      database, clock: WallClock { Now(instant: 1_772_323_200, offset: 32_400) }, ids: ids,
      randomSource: RandomSource { _ in 0 }, calendar: .unchanging(offset: 32_400),
      temporary: folder.path,
      paths: paths)
  }

  /// Imports a file that contains a text.
  @discardableResult
  package func bring(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) throws
    -> FileImport
  {
    try bring(Array(text.utf8), configure)
  }

  /// Imports a file that contains these bytes. Its format is detected unless `configure` sets one.
  @discardableResult
  package func bring(_ bytes: [UInt8], _ configure: (inout ImportOptions) -> Void = { _ in }) throws
    -> FileImport
  {
    files += 1
    let name = "file\(files)"
    try folder.write(bytes, to: name)
    let path = folder.path(name)
    let fitting = try imports.formats(of: path)
    var options = ImportOptions(untitled: SingleLineText(stored: "?"))
    configure(&options)
    guard let format = options.format ?? fitting.first else { throw ImportFailure.unknownFormat }
    return try imports.bringIn(
      ImportedFile(path: path, name: name, format: format), options,
      for: defaults, telling: .unheard)
  }

  /// Returns the rows of a query, with `|` between values and `-` for null.
  package func rows(_ sql: String) throws -> [String] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(sql) { row in
        row.values.map { value in
          switch value {
          case .null: "-"
          case .int(let number): String(number)
          case .text(let text): text
          case .exactText(let bytes), .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
          }
        }.joined(separator: "|")
      }
    }
  }

  /// Changes the store by SQL, without the rules of Haru. The history records it as an edited book.
  package func run(_ sql: String) throws {
    try database.write(as: .editBook) { (store) throws(StorageFailure) in try store.run(sql) }
  }
}
