import CLinux

/// Prevents core files, debuggers and memory access by other processes of the same user; 0 on success.
package func hideProcess() -> Int32 {
  #if os(Linux)
    return haru_hide_process()
  #else
    var limit = rlimit()
    guard unsafe getrlimit(RLIMIT_CORE, &limit) == 0 else { return -1 }
    limit.rlim_cur = 0
    return unsafe setrlimit(RLIMIT_CORE, &limit)
  #endif
}

/// Excludes memory pages from core files, and wipes them in a forked process; 0 on success.
package func hideMemory(_ bytes: UnsafeRawBufferPointer) -> Int32 {
  #if os(Linux)
    return unsafe haru_hide_memory(bytes.baseAddress, bytes.count)
  #else
    return 0
  #endif
}

/// Returns whole new pages for at least this many bytes; nil if there is no memory.
package func newPages(_ count: Int) -> UnsafeMutableRawPointer? {
  #if os(Linux)
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
  #else
    let flags = MAP_PRIVATE | MAP_ANON
  #endif
  let start = unsafe mmap(nil, max(1, count), PROT_READ | PROT_WRITE, flags, -1, 0)
  return unsafe start == MAP_FAILED ? nil : start
}

/// Returns pages to the system.
package func releasePages(_ start: UnsafeMutableRawPointer, _ count: Int) {
  unsafe munmap(start, max(1, count))
}
