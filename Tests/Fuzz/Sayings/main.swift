import FuzzPromises

// Checks the readers of sayings with damaged files.
var promises = SayingPromises()
FuzzRun().read { dice in
  let (bytes, format) = SayingGrammar.file(&dice)
  let broken = promises.broken(by: bytes, as: format)
  return .init(bytes, kind: "a \(format) file", broken: broken)
}
print("They had \(promises.sayings) sayings.")
for (reason, times) in promises.problems { print("\(times) times \(reason)") }
