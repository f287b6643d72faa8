import FuzzPromises

// Checks the readers of book services with damaged answers.
var promises = BookPromises()
FuzzRun().read { dice in
  let (bytes, source) = BookGrammar.answer(&dice)
  let broken = promises.broken(by: bytes, as: source)
  return .init(bytes, kind: "from \(source)", broken: broken)
}
print("They had \(promises.books) books.")
for (reason, times) in promises.failures { print("\(times) times \(reason)") }
