import Data
import Domain

/// Where libFuzzer comes in, which looks for inputs that reach new code (`Scripts/fuzz`). What it makes
/// is padded: without padding nothing is read.
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
