import CSodium

/// Memory for one page or frame, which is wiped at the end.
@safe final class UnitBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) {
    unsafe bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    if let start = unsafe bytes.baseAddress { unsafe sodium_memzero(start, bytes.count) }
    unsafe bytes.deallocate()
  }
}
