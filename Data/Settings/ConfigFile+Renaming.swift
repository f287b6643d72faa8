public import Domain
import Synchronization

/// Migrates former setting names in the file.
extension ConfigFile {
  /// The settings whose former names were replaced.
  public var renamed: [Preference] { renamedSettings.withLock { $0 } }

  /// Replaces former names and keeps a copy of the file. If the file cannot be written, the former names stay valid and
  /// are reported as a problem.
  public func replaceFormerNames() {
    let renamed = kept.withLock { kept -> [Preference] in
      if reading(&kept).former.isEmpty { return [] }
      do throws(StorageFailure) {
        return try WholeFile(path: path).alone { () throws(StorageFailure) in
          kept = nil
          return try replaceFormerNames(&kept)
        }
      } catch { return [] }
    }
    if !renamed.isEmpty { renamedSettings.withLock { $0 = renamed } }
  }

  /// Replaces former names and returns their settings. The caller must hold the file lock.
  func replaceFormerNames(_ kept: inout CachedReading?) throws(StorageFailure) -> [Preference] {
    let reading = reading(&kept)
    let file = WholeFile(path: path)
    guard !reading.former.isEmpty, let text = reading.text, text.unclosedLine == nil,
      file.isWritable
    else { return [] }
    let renamed = text.renaming(reading.former)
    guard renamed.count <= ConfigReading.limit else { return [] }
    try keepCopy(of: text.bytes)
    try file.replace(by: renamed)
    kept = nil
    return reading.former.reduce(into: []) { names, former in
      if !names.contains(former.preference) { names.append(former.preference) }
    }
  }

  /// Keeps a copy of the file as it was. Never overwrites an earlier copy, because the user may have written it.
  private func keepCopy(of bytes: [UInt8]) throws(StorageFailure) {
    let name = path + ".before-rename"
    let names = [name] + (2...99).map { "\(name)-\($0)" }
    guard let free = names.first(where: { WholeFile(path: $0).stamp == nil }) else { return }
    try WholeFile(path: free).replace(by: bytes)
  }
}

extension ConfigText {
  /// Replaces the last component of each former name. If the new name is set as well, the former line becomes a
  /// comment.
  func renaming(_ former: [(entry: Entry, preference: Preference)]) -> [UInt8] {
    let current = Set(entries.filter(counts).map(\.path))
    var changed = bytes
    for (entry, preference) in former.sorted(by: { $0.entry.start > $1.entry.start }) {
      if current.contains(preference.path) {
        var starts = [entry.start]
        for offset in entry.valueRange where bytes[offset] == ASCII.newline {
          starts.append(offset + 1)
        }
        for start in starts.reversed() {
          changed.replaceSubrange(start..<start, with: Array("# ".utf8))
        }
      } else {
        var start = bytes[entry.key].lastIndex(of: ASCII.dot).map { $0 + 1 } ?? entry.key.lowerBound
        while start < entry.key.upperBound, ASCII.isBlank(bytes[start]) { start += 1 }
        changed.replaceSubrange(
          start..<entry.key.upperBound, with: Array((preference.path.last ?? "").utf8))
      }
    }
    return changed
  }
}
