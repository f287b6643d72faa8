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

/// The folder in which Linux describes processes, disks and mounts. Other systems have no such folder.
package let processFolder = "/proc"

/// The folder in which Linux describes devices. Other systems have no such folder.
package let deviceFolder = "/sys"

/// Whether the file system encrypts the files of a folder (fscrypt); false if the system does not report it.
package func hasEncryptionPolicy(_ folder: String) -> Bool {
  #if os(Linux)
    let file = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return haru_has_encryption_policy(file) != 0
  #else
    return false
  #endif
}

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

/// Renames a file of an open folder to a name in another or the same open folder if the name is free; 0 on success, and
/// ENOSYS in `errno` if the system cannot.
package func renameIfFree(
  _ file: String, in folder: Int32, to name: String, in other: Int32
) -> Int32 {
  #if os(Linux)
    // The flag is RENAME_NOREPLACE.
    return unsafe renameat2(folder, file, other, name, 1)
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

/// Opens a file in memory that has no name on any disk; negative if the system has none.
package func openMemoryFile(_ label: String) -> Int32 {
  #if os(Linux)
    return unsafe haru_memory_file(label)
  #else
    errno = ENOSYS
    return -1
  #endif
}

/// Returns the path under which a process can open one of its own descriptors again. On Linux the new descriptor reads
/// from the beginning.
package func pathOfDescriptor(_ number: Int32) -> String {
  #if os(Linux)
    return processFolder + "/self/fd/\(number)"
  #else
    return "/dev/fd/\(number)"
  #endif
}
