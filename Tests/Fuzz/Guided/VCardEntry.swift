/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`). It is
/// built outside the package, because libFuzzer brings its own `main`.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var promises = CardPromises()
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let reason = promises.broken(by: bytes) { preconditionFailure(reason) }
  return 0
}
