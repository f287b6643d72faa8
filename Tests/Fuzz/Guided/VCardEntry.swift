/// Where libFuzzer comes in, which looks for inputs that reach new code (`Scripts/fuzz`). It is
/// built beside the package, because a program of its own `main` cannot have it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var promises = CardPromises()
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let reason = promises.broken(by: bytes) { preconditionFailure(reason) }
  return 0
}
