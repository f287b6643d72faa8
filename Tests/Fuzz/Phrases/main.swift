import FuzzPromises

// Checks the parsers with damaged phrases about days and times, and with lines that contain such
// phrases.
var promises = PhrasePromises()
var lines = LinePromises()
FuzzRun().read { dice in
  if dice.below(2) == 0 {
    let line = LineGrammar.line(&dice)
    return .init(Array(line.utf8), kind: "a line", broken: lines.broken(by: line))
  }
  let text = PhraseGrammar.phrase(&dice)
  return .init(Array(text.utf8), kind: "a phrase", broken: promises.broken(by: text))
}
print(
  "\(promises.understood) times a phrase said a day or a time, \(lines.understood) times a line something."
)
