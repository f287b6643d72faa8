import FuzzPromises

// Harmed phrases about days and times.
var promises = PhrasePromises()
FuzzRun().read { dice in
  let text = PhraseGrammar.phrase(&dice)
  return .init(Array(text.utf8), kind: "a phrase", broken: promises.broken(by: text))
}
print("\(promises.understood) of them said a day or a time.")
