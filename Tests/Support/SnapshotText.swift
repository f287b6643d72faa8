import Foundation
import Testing

/// Compares a picture with the one kept beside the tests as `Snapshots/<name>.txt`. A missing one
/// is written and fails, so that nobody keeps a picture unread; `HARU_RECORD_SNAPSHOTS=1` rewrites.
public func expectSnapshot(
  _ picture: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = snapshotDirectory(of: filePath).appendingPathComponent(name + ".txt")
  let wanted = try? String(contentsOf: file, encoding: .utf8)
  let kept = picture + "\n"
  if kept == wanted { return }
  let records = ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1"
  if wanted == nil || records {
    do {
      try kept.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("Could not write \(file.path): \(error)", sourceLocation: sourceLocation)
    }
  }
  if records { return }
  guard let wanted else {
    Issue.record(
      "There was no picture \(name); it is written now, read it.\n\(picture)",
      sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "The picture \(name) changed.\n--- kept\n\(wanted)--- drawn\n\(picture)\n---",
    sourceLocation: sourceLocation)
}

/// The `Snapshots` folder nearest to a test file, looking upward.
private func snapshotDirectory(of filePath: String) -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.pathComponents.count > 1 {
    let candidate = folder.appendingPathComponent("Snapshots")
    if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    folder = folder.deletingLastPathComponent()
  }
  return URL(fileURLWithPath: filePath).deletingLastPathComponent()
}
