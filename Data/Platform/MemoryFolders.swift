import CLinux

/// Returns the in-memory folders of this user (tmpfs). Their files are not written to a disk, except in swap space.
package func memoryFolders() -> [String] {
  #if os(Linux)
    return ["/run/user/\(geteuid())", "/dev/shm"].filter { folder in
      var kind: UInt32 = 0
      var free: Int64 = 0
      guard unsafe haru_disk(folder, &kind, &free) == 0, memoryKinds.contains(kind) else {
        return false
      }
      return unsafe access(folder, W_OK | X_OK) == 0
    }
  #else
    return []
  #endif
}

#if os(Linux)
  /// The kernel's `f_type` of tmpfs and ramfs.
  private let memoryKinds: Set<UInt32> = [0x0102_1994, 0x8584_58F6]
#endif
