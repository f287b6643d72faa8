import FuzzPromises

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "words" {
  // Gives lines of any words, numbers and signs to all readers of typed text (S-1).
  WordRun().read(Array(arguments.dropFirst()))
} else {
  // Checks the parser with generated events, half of them in Korean: each must be read correctly or
  // asked about.
  var promises = ComposedPromises()
  FuzzRun().read { dice in
    let line = ComposedLine.next(&dice, isKorean: dice.below(2) == 0)
    return .init(Array(line.text.utf8), kind: "a line", broken: promises.broken(by: line))
  }
  print("\(promises.read) lines were read as composed, \(promises.asked) were asked about.")
}
