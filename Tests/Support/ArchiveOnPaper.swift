import Domain
import Synchronization

/// An archive repository that keeps its backup and export files in memory and the records in a real store. Importing a
/// path that was never written imports an export of the store; a `.vcf` path is refused.
package final class ArchiveOnPaper: ArchiveRepository {
  private let store: any ArchiveRepository
  private let files = Mutex<[String: [UInt8]]>([:])
  /// The result that `keepDay` returns.
  package let day: DayCopy

  package init(over store: any ArchiveRepository, day: DayCopy = .notWanted) {
    self.store = store
    self.day = day
  }

  package func backUp(to path: String?, replacing: Bool, at now: Now) throws(ArchiveFailure)
    -> Backup
  {
    let name = path ?? "/home/mina/backups/haru-\(now.day)-090000.db"
    if try isTaken(name), !replacing, path != nil { throw .fileExists(path: name) }
    var bytes: [UInt8] = []
    let records = try store.export(at: now) {
      bytes += $0
      return true
    }
    let whole = bytes
    files.withLock { $0[name] = whole }
    return Backup(path: name, bytes: 262_144, records: records)
  }

  package func isTaken(_ path: String) throws(ArchiveFailure) -> Bool {
    files.withLock { $0[path] != nil }
  }

  package func keepDay(at now: Now, patiently: Bool) -> DayCopy { day }

  package func export(at now: Now, _ write: ([UInt8]) -> Bool) throws(ArchiveFailure) -> Int {
    try store.export(at: now, write)
  }

  package func isEncrypted() -> Bool { store.isEncrypted() }

  package func hasCutLog() -> Bool { store.hasCutLog() }

  package func export(at now: Now, to path: String, plain: Bool) throws(ArchiveFailure) -> Int {
    try backUp(to: path, replacing: true, at: now).records
  }

  package func visitRecords(at now: Now, _ take: (ExportedRecord) -> Bool) throws(ArchiveFailure)
    -> Int
  {
    try store.visitRecords(at: now, take)
  }

  package func state(atFolder path: String) throws(ArchiveFailure) -> ExportFolderState {
    let names = files.withLock { $0.keys.filter { $0.hasPrefix(path + "/") } }
    if names.isEmpty { return .nothing }
    guard names.contains(path + "/haru.md") else { return .other }
    return .own(OwnFolder(export: path + "/haru.json", edited: []))
  }

  package func folder(_ path: String) throws(ArchiveFailure) -> FileSink<PackedPiece> {
    if try state(atFolder: path) == .other { throw .notOurFolder(path: path) }
    let pages = Pages()
    return FileSink(
      take: pages.take,
      finish: { () throws(FileFailure) in
        self.files.withLock { files in
          for (name, bytes) in pages.files { files[path + "/" + name] = bytes }
        }
      }, giveUp: {})
  }

  package func importRecords(
    _ origin: ArchiveOrigin, trying: Bool, telling progress: ImportProgress
  ) throws(ArchiveFailure) -> ArchiveReport {
    try store.importRecords(.bytes(try bytes(origin)), trying: trying, telling: progress)
  }

  package func restore(_ path: String, trying: Bool) throws(ArchiveFailure) -> ArchiveReport {
    try importRecords(.path(path), trying: trying, telling: .unheard)
  }

  package func lock(of path: String) throws(ArchiveFailure) -> (any LockRepository)? {
    try store.lock(of: path)
  }

  package func replace(by path: String, at now: Now) throws(ArchiveFailure) -> Replacement {
    let safety = try backUp(to: nil, replacing: true, at: now)
    return Replacement(safety: safety, records: safety.records)
  }

  /// Collects the files of a folder while the folder is written.
  private final class Pages {
    private(set) var files: [String: [UInt8]] = [:]
    private var name = ""

    func take(_ piece: PackedPiece) -> Bool {
      switch piece {
      case .file(let next):
        name = next
        files[name] = []
      case .bytes(let bytes): files[name]? += bytes
      }
      return true
    }
  }

  private func bytes(_ origin: ArchiveOrigin) throws(ArchiveFailure) -> [UInt8] {
    switch origin {
    case .bytes(let bytes): return bytes
    case .path(let path):
      if let known = files.withLock({ $0[path] }) { return known }
      if path.hasSuffix(".vcf") { throw .notAnExport(.cards) }
      var bytes: [UInt8] = []
      _ = try store.export(at: Now(instant: 0, offset: 0)) {
        bytes += $0
        return true
      }
      return bytes
    }
  }
}
