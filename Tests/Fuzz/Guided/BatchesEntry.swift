import Data
import Domain

/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`). Padding
/// is added to each input, because files without it are refused at once.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard var promises = BatchPromises() else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let reason = promises.broken(by: SealedPadding.added(to: bytes)) {
    print(reason)
    preconditionFailure(reason)
  }
  return 0
}
