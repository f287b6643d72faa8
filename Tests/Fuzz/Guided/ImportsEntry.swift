import Data
import Domain
import Glibc

/// Where libFuzzer comes in, which looks for inputs that reach new code (`Scripts/fuzz`). It is
/// built beside the package, because a program of its own `main` cannot have it. The first byte says
/// what the rest pretends to be.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var promises = ImportPromises(path: "/tmp/haru-guided-imports-\(getpid())")
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let formats = ImportTrial.formats
  let format = formats[Int(first) % formats.count]
  if let reason = promises.broken(by: Array(bytes.dropFirst()), as: format) {
    print(reason)
    preconditionFailure(reason)
  }
  return 0
}
