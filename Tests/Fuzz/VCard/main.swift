import FuzzPromises

// Checks the vCard reader with damaged files.
var promises = CardPromises()
FuzzRun().read { dice in
  let bytes = CardGrammar.file(&dice)
  return .init(bytes, kind: "an address book", broken: promises.broken(by: bytes))
}
print("They had \(promises.cards) cards, and \(promises.skipped) that were skipped.")
for (reason, times) in promises.problems { print("\(times) times \(reason)") }
