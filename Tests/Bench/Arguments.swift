/// The command line of the benchmark: a mode, then `--name value` pairs.
struct Arguments {
  /// The first argument, which says what this process does.
  let mode: String
  private var values: [String: String] = [:]

  /// Parses the arguments after the name of the program.
  init(_ words: [String]) throws(BenchFailure) {
    guard let first = words.first else { throw .usage("no mode was given") }
    mode = first
    var rest = words.dropFirst()
    while let name = rest.popFirst() {
      guard name.hasPrefix("--"), let value = rest.popFirst() else {
        throw .usage("\(name) has no value")
      }
      values[String(name.dropFirst(2))] = value
    }
  }

  /// Returns the value of a required option.
  func text(_ name: String) throws(BenchFailure) -> String {
    guard let value = values[name] else { throw .usage("--\(name) is missing") }
    return value
  }

  /// Returns the value of an option, or nil if it is missing.
  func optional(_ name: String) -> String? { values[name] }

  /// Returns the number of a required option. It has to be from 0 to 10,000,000.
  func number(_ name: String) throws(BenchFailure) -> Int {
    let value = try text(name)
    guard let number = Int(value), (0...10_000_000).contains(number) else {
      throw .usage("--\(name) \(value) is no number from 0 to 10000000")
    }
    return number
  }
}

/// The reasons why a measurement fails.
enum BenchFailure: Error {
  /// The command line is not valid.
  case usage(String)
  /// A process did not start, or did not end with status 0.
  case process(String)
  /// A file could not be written or read.
  case file(String)
  /// Haru refused a request or could not open its store.
  case haru(String)
}
