import Domain

/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`).
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var promises = PhrasePromises()
  var lines = LinePromises()
  let text = String(decoding: bytes, as: UTF8.self)
  let reason = promises.broken(by: text) ?? lines.broken(by: text)
  if let reason { preconditionFailure(reason) }
  return 0
}
