/// The files of a bound folder at one moment.
struct VdirDisk {
  /// The bytes of the files that can be read, by name.
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var inputs: [String: GuardedInput] = [:]
  /// The names of all files of the folder's kind, including files that cannot be read.
  private(set) var names: Set<String> = []
  private(set) var refused: [VdirOutcome.Refused] = []
  /// The files that may have crashed Haru before, but fewer than `CrashGuard.limit` times.
  private(set) var suspects: [GuardedInput] = []

  /// The maximum size of a file, in bytes.
  static let limit = 1 << 20

  /// An empty folder.
  init() {}

  /// Reads all files of the folder's kind. A file that cannot be read is added to `refused`. Files that may have
  /// crashed Haru are read only if `readsSuspects` is true.
  init(
    _ files: any RemoteFiles, of binding: VdirBinding, _ crashGuard: CrashGuard,
    readsSuspects: Bool
  ) throws(RemoteFailure) {
    let all = try files.list(nil).filter { Self.isMeant($0.name, binding.kind.ending) }
    let crashes = crashGuard.suspects(in: binding.path, of: all)
    for file in all {
      names.insert(file.name)
      let input = GuardedInput(file, in: binding.path)
      let crashCount = crashes[input] ?? 0
      if crashCount >= CrashGuard.limit {
        refused.append(VdirOutcome.Refused(file: file.name, reason: .endsProgram))
        continue
      }
      if crashCount > 0 {
        suspects.append(input)
        if !readsSuspects { continue }
      }
      inputs[file.name] = input
      do throws(RemoteFailure) {
        guard file.length <= Self.limit else { throw .tooLarge(limit: Self.limit) }
        guard let path = RemotePath(parts: [file.name]),
          let text = try files.read(path, limit: Self.limit)
        else {
          names.remove(file.name)
          continue
        }
        texts[file.name] = text
      } catch {
        // The folder itself is gone, so no other file can be read either.
        if error == .notFound { throw error }
        let reason: VdirRefusal =
          if case .tooLarge(let limit) = error { .tooLarge(limit: limit) } else {
            .notReached(error)
          }
        refused.append(VdirOutcome.Refused(file: file.name, reason: reason))
      }
    }
  }

  /// Returns whether a file name has the ending. Unfinished files of other programs end with `.tmp` instead.
  static func isMeant(_ name: String, _ ending: String) -> Bool {
    name.utf8.count > ending.utf8.count && name.lowercased().hasSuffix(ending)
  }

  /// Returns whether a file is not a record: vdirsyncer keeps the name, colour, description and order of a folder in
  /// files, and unfinished files end with `.tmp`.
  static func isOfFolder(_ name: String) -> Bool {
    ["displayname", "color", "description", "order"].contains(name)
      || name.lowercased().hasSuffix(".tmp")
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// Returns an unused name for a new file, and marks the name as used.
  mutating func freeName(for uid: String, _ id: String, ending: String) -> String {
    let used = Set(names.map { $0.lowercased() })
    let name = RecordFileName.unused(uid, or: id, ending: ending) { used.contains($0.lowercased()) }
    names.insert(name)
    return name
  }
}
