public import Domain

/// Export to and import from a folder of readable pages.
extension SQLiteArchive {
  public func visitRecords(at now: Now, _ take: (ExportedRecord) -> Bool) throws(ArchiveFailure)
    -> Int
  {
    do throws(StorageFailure) {
      let settings = ArchiveSettings.portable(try preferences.all())
      return try database.read { (store) throws(StorageFailure) in
        var goesOn = true
        let count = try ArchiveExporter(store: store, settings: settings).write(at: now) {
          goesOn = take(.export($0))
          return goesOn
        }
        guard goesOn else { return count }
        var records = ExportedRecords(store)
        try records.visitAll(take)
        return count
      }
    } catch { throw .storage(error) }
  }

  public func state(atFolder path: String) throws(ArchiveFailure) -> ExportFolderState {
    guard let facts = ArchiveDisk.attributes(path) else { return .nothing }
    guard facts.isFolder else { return .other }
    let names: [String]
    do throws(StorageFailure) { names = try FolderOnDisk(path: path).names() } catch {
      throw .file(ArchiveDisk.failure(path))
    }
    if names.isEmpty { return .nothing }
    guard names.contains(OwnPages.top) else { return .other }
    let export = path + "/" + OwnPages.export
    return .own(
      OwnFolder(
        export: ArchiveDisk.attributes(export)?.isFile == true ? export : nil,
        edited: OwnPages.edited(in: path)))
  }

  public func folder(_ path: String) throws(ArchiveFailure) -> FileSink<PackedPiece> {
    if let store = paths?.store {
      let (store, folder) = (ArchiveDisk.real(store), ArchiveDisk.real(path))
      if store.hasPrefix(folder + "/") { throw .storeItself(path: path) }
    }
    switch try state(atFolder: path) {
    case .nothing, .own: break
    case .other: throw .notOurFolder(path: path)
    }
    let folder: StreamedFolder
    do throws(FileFailure) {
      folder = try StreamedFolder(path, keeping: { !OwnPages.isOurs($0) })
    } catch { throw .file(error) }
    let sealed = SealedPages(folder)
    return FileSink(
      take: sealed.consume, finish: sealed.finish, giveUp: folder.giveUp)
  }
}

/// The file names in an exported folder.
enum OwnPages {
  /// The page that identifies an exported folder.
  static let top = "haru.md"
  /// The file with the complete export.
  static let export = "haru.json"
  /// The names that Haru writes at the top level; anything else belongs to the user.
  static let names: Set<String> = [
    top, export, "people", "books", "moods", "schedule", "sayings.md", "notes.md", "counts.md",
    "contacts.vcf",
  ]

  /// Whether Haru writes this path in an export. All other files in the folder stay.
  static func isOurs(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let top = parts.first, let name = parts.last, names.contains(top) else { return false }
    switch parts.dropLast().joined(separator: "/") {
    case "": return true
    case "moods" where name == "pictures" || name == "photos": return true
    case "moods/pictures": return name.hasSuffix(".svg") && Day(String(name.dropLast(4))) != nil
    case "moods/photos": return PhotoFolder.isName(name)
    case let folder: return !folder.contains("/") && name.hasSuffix(".md")
    }
  }

  /// Returns the pages written by Haru whose seal does not match.
  static func edited(in folder: String) -> [String] {
    let files: [String]
    do throws(ImportFailure) { files = try ImportFolder.files(in: folder) } catch { return [] }
    return files.filter { file in
      guard file.hasSuffix(".md"), let first = file.split(separator: "/").first else {
        return false
      }
      return names.contains(String(first)) && !PageSeal.isWhole(folder + "/" + file)
    }
  }
}

/// Adds the seal to the end of each page.
private final class SealedPages {
  private let folder: StreamedFolder
  private var seal: PageSeal?

  init(_ folder: StreamedFolder) { self.folder = folder }

  func consume(_ piece: PackedPiece) -> Bool {
    switch piece {
    case .file(let name):
      guard end() else { return false }
      if name.hasSuffix(".md") { seal = PageSeal() }
    case .bytes(let bytes): seal?.add(bytes)
    }
    return folder.consume(piece)
  }

  func finish() throws(FileFailure) {
    _ = end()
    do throws(FileFailure) { try folder.finish() } catch {
      folder.giveUp()
      throw error
    }
  }

  private func end() -> Bool {
    guard let line = seal?.line else { return true }
    seal = nil
    return folder.consume(.bytes(line))
  }
}
