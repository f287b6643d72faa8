import Glibc

/// Generates and reads many damaged inputs, and reports the first one that breaks a rule. Each
/// input depends only on the seed and its number, so it can be repeated alone. Arguments: `[COUNT
/// [SEED [FIRST]]]`.
public struct FuzzRun {
  /// An input, its format, and the rule it broke (nil if none).
  public struct Input {
    public let bytes: [UInt8]
    public let kind: String
    public let broken: String?

    public init(_ bytes: [UInt8], kind: String, broken: String?) {
      self.bytes = bytes
      self.kind = kind
      self.broken = broken
    }
  }

  private let count: Int
  private let seed: UInt64
  private let first: Int

  /// Reads the count, the seed and the first number from the command line.
  public init() {
    let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    count = words.first ?? 100_000
    seed = UInt64(words.dropFirst().first ?? 1)
    first = words.dropFirst(2).first ?? 0
  }

  /// Generates and checks one input after another. Prints the first that breaks a rule and ends the
  /// program with status 1.
  public func read(_ make: (inout Dice) -> Input) {
    for number in first..<(first + count) {
      var dice = Dice(seed: seed, input: number)
      let input = make(&dice)
      if let reason = input.broken {
        print("Input \(number) of seed \(seed), \(input.kind), is broken: \(reason)")
        print(input.bytes.map { String($0, radix: 16) }.joined(separator: " "))
        print(String(decoding: input.bytes, as: UTF8.self).debugDescription)
        exit(1)
      }
      if (number + 1) % 100_000 == 0 {
        print("\(number + 1 - first) inputs read")
        fflush(nil)
      }
    }
    print("\(count) inputs of seed \(seed) kept every promise")
  }
}
