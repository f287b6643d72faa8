// Files that import Platform get the C library of the system with it. Only `@_exported` passes a module on, and it
// requires a public import. On Linux, `posix_spawn` is not in the module of the C library.
#if canImport(Glibc)
  @_exported public import CSpawn
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import CSpawn
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin

  extension stat {
    /// The time of the last change of the content, under its POSIX name.
    package var st_mtim: timespec { st_mtimespec }
    /// The time of the last change of the attributes, under its POSIX name.
    package var st_ctim: timespec { st_ctimespec }
  }
#endif
