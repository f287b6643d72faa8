import Domain

/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`). The first
/// byte selects the file format of the rest.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let formats = SayingFileFormat.allCases
  var promises = SayingPromises()
  let reason = promises.broken(
    by: Array(bytes.dropFirst()), as: formats[Int(first) % formats.count])
  if let reason { preconditionFailure(reason) }
  return 0
}
