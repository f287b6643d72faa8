import Data
import Domain
import Glibc

/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`). It is
/// built outside the package, because libFuzzer brings its own `main`. The first byte selects the
/// import format of the rest.
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
