import FuzzPromises

// Harmed answers of services that know books.
var promises = BookPromises()
FuzzRun().read { dice in
  let (bytes, source) = BookGrammar.answer(&dice)
  let broken = promises.broken(by: bytes, as: source)
  return .init(bytes, kind: "from \(source)", broken: broken)
}
print("They had \(promises.books) books.")
for (reason, times) in promises.failures { print("\(times) times \(reason)") }
