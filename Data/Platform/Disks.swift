import CLinux

/// The kind of a disk: on this computer, behind another program (FUSE), or a network file system with its name.
package enum DiskKind: Equatable {
  case local, fuse
  case network(String)
}

/// Returns the kind of disk that a path is on, and its free bytes; nil if the system does not report them.
package func disk(of path: String) -> (kind: DiskKind, free: Int)? {
  #if os(Linux)
    var kind: UInt32 = 0
    var free: Int64 = 0
    guard unsafe haru_disk(path, &kind, &free) == 0 else { return nil }
    return (kind == fuse ? .fuse : networks[kind].map(DiskKind.network) ?? .local, Int(free))
  #else
    return nil
  #endif
}

#if os(Linux)
  /// The names of network file systems by the kernel's `f_type`.
  private let networks: [UInt32: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB2", 0x5346_414F: "AFS",
    0x6B41_4653: "AFS", 0x7375_7245: "Coda", 0x0102_1997: "9P", 0x00C3_6400: "Ceph",
    0x564C: "NCP", 0x0BD0_0BD0: "Lustre", 0x4750_4653: "GPFS", 0x013_1954: "GFS2",
  ]
  private let fuse: UInt32 = 0x6573_5546
#endif

/// Flushes the whole disk of an open file (`syncfs`); 0 on success, otherwise `errno` is set.
package func flushDisk(of file: Int32) -> Int32 {
  #if os(Linux)
    return syncfs(file)
  #else
    sync()
    return fsync(file)
  #endif
}

/// Exchanges two files or folders in one step; 0 on success, and ENOSYS in `errno` if the system cannot.
package func exchangeFiles(_ one: String, _ other: String) -> Int32 {
  #if os(Linux)
    return unsafe haru_exchange(one, other)
  #else
    errno = ENOSYS
    return -1
  #endif
}

/// Renames a file in an open folder if the new name is free; 0 on success, and ENOSYS in `errno` if the system cannot.
package func renameIfFree(_ file: String, _ name: String, in folder: Int32) -> Int32 {
  #if os(Linux)
    // The flag is RENAME_NOREPLACE.
    return unsafe renameat2(folder, file, folder, name, 1)
  #else
    errno = ENOSYS
    return -1
  #endif
}

/// Opens a descriptor that reports changes of the files in a folder (`inotify`); negative if the system cannot.
package func watchFolder(_ path: String) -> Int32 {
  #if os(Linux)
    return unsafe haru_watch(path)
  #else
    return -1
  #endif
}

/// Consumes the reported changes, and returns whether one was of this file or of `name-…` next to it.
package func hasChanged(_ name: String, in watch: Int32) -> Bool {
  #if os(Linux)
    return unsafe haru_has_changed(watch, name) != 0
  #else
    return false
  #endif
}
