import Domain
import Platform

extension RemoteFolder {
  /// Removes a file whose writer ended: no process has locked it, and it is older than a minute. Locks of other computers
  /// may be invisible.
  func removeAbandoned(_ name: String) {
    let file = unsafe openat(number, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return }
    defer { close(file) }
    var found = stat()
    guard unsafe fstat(file, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return }
    let age = RealTime.system.milliseconds() / 1000 - Int64(found.st_mtim.tv_sec)
    guard age > 60, flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
    _ = unsafe unlinkat(number, name, 0)
  }
}
