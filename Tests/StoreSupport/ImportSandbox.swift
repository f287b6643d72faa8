import Domain
import Foundation
import Support

@testable import Data

/// A store into which files of other programs are brought.
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

  /// Brings in a text.
  @discardableResult
  package func bring(_ text: String, _ configure: (inout ImportOptions) -> Void = { _ in }) throws
    -> FileImport
  {
    try bring(Array(text.utf8), configure)
  }

  /// Brings in bytes.
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

  /// The rows of a question, their values with bars between them.
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

  /// Changes the store as somebody would by hand.
  package func run(_ sql: String) throws {
    try database.write(as: .editBook) { (store) throws(StorageFailure) in try store.run(sql) }
  }
}
