import FuzzPromises
import Glibc

// Reads so many harmed address books and says which one, if any, breaks a promise. Each is made
// of the seed and its own number alone, so that one can be looked at again:
//   FuzzVCard [COUNT [SEED [FIRST]]]
let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = words.first ?? 100_000
let seed = UInt64(words.dropFirst().first ?? 1)
let first = words.dropFirst(2).first ?? 0

var promises = CardPromises()
for number in first..<(first + count) {
  var dice = Dice(seed: seed, input: number)
  let bytes = CardGrammar.file(&dice)
  if let reason = promises.broken(by: bytes) {
    print("Input \(number) of seed \(seed) is broken: \(reason)")
    print(bytes.map { String($0, radix: 16) }.joined(separator: " "))
    print(String(decoding: bytes, as: UTF8.self).debugDescription)
    exit(1)
  }
  if (number + 1) % 100_000 == 0 {
    print("\(number + 1 - first) inputs read")
    fflush(nil)
  }
}
print("\(count) inputs of seed \(seed) kept every promise")
print("They had \(promises.cards) cards, and \(promises.skipped) that were skipped.")
for (reason, times) in promises.problems { print("\(times) times \(reason)") }
