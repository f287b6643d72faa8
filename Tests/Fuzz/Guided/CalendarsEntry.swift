import Data

/// Entry point of libFuzzer, which looks for inputs that reach new code (`Scripts/fuzz`). It is
/// built outside the package, because libFuzzer brings its own `main`. A first byte below 32
/// selects the file format of the rest; otherwise all bytes are an iCalendar file.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var promises = CalendarPromises(
    files: ZoneFiles(folder: nil, variable: "UTC", read: { _ in nil }, link: { _ in nil }))
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let kinds = CalendarGrammar.Kind.allCases
  let kind = first < 32 ? kinds[Int(first) % kinds.count] : .calendar
  let rest = first < 32 ? Array(bytes.dropFirst()) : bytes
  if let reason = promises.broken(by: rest, as: kind) {
    print(reason)
    preconditionFailure(reason)
  }
  return 0
}
