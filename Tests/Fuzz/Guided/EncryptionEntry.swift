/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`).
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard var promises = EncryptionPromises() else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let reason = promises.broken(by: bytes) {
    print(reason)
    preconditionFailure(reason)
  }
  return 0
}
