/// The words a run of the benchmark was started with: a mode, then `--name value` pairs.
struct Arguments {
  /// What this process is to do.
  let mode: String
  private var values: [String: String] = [:]

  /// Reads the words after the program's name.
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

  /// A value that has to be there.
  func text(_ name: String) throws(BenchFailure) -> String {
    guard let value = values[name] else { throw .usage("--\(name) is missing") }
    return value
  }

  /// A value that may be missing.
  func optional(_ name: String) -> String? { values[name] }

  /// A number that has to be there, within what a machine can hold.
  func number(_ name: String) throws(BenchFailure) -> Int {
    let value = try text(name)
    guard let number = Int(value), (0...10_000_000).contains(number) else {
      throw .usage("--\(name) \(value) is no number from 0 to 10000000")
    }
    return number
  }
}

/// Why a measurement could not be made.
enum BenchFailure: Error {
  /// The words made no sense.
  case usage(String)
  /// A process did not start or did not end well.
  case process(String)
  /// A file could not be written or read.
  case file(String)
  /// Haru itself refused.
  case haru(String)
}
