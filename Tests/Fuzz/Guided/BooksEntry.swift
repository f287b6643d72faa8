import Domain

/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`). The first
/// byte selects the book service, and the rest is its answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  var promises = BookPromises()
  let source = BookPromises.services[Int(first) % BookPromises.services.count]
  let reason = promises.broken(by: Array(bytes.dropFirst()), as: source)
  if let reason { preconditionFailure(reason) }
  return 0
}
