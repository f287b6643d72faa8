import FuzzPromises
import Glibc

// Reads so many harmed answers of services that know books and says which one, if any, breaks a
// promise. Each is made of the seed and its own number alone, so that one can be looked at again:
//   FuzzBooks [COUNT [SEED [FIRST]]]
let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = words.first ?? 100_000
let seed = UInt64(words.dropFirst().first ?? 1)
let first = words.dropFirst(2).first ?? 0

var promises = BookPromises()
for number in first..<(first + count) {
  var dice = Dice(seed: seed, input: number)
  let (bytes, source) = BookGrammar.answer(&dice)
  if let reason = promises.broken(by: bytes, as: source) {
    print("Input \(number) of seed \(seed), from \(source), is broken: \(reason)")
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
print("They had \(promises.books) books.")
for (reason, times) in promises.failures { print("\(times) times \(reason)") }
