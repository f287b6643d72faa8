// Answers the oracle script's questions about repeat rules, fuzzes the parser, or measures:
//   OracleRecurrence < QUESTIONS        lines of rule|start|zone|from|through
//   OracleRecurrence fuzz [COUNT [SEED]]
//   OracleRecurrence speed
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil:
  while let line = readLine() { print(OracleAnswers.answer(line)) }
case "fuzz":
  let count = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 1_000_000
  let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : UInt64.random(in: 0...999_999_999)
  print("seed \(seed)")
  var fuzz = RuleFuzz(seed: seed)
  if let broken = fuzz.run(count) {
    print(broken)
    exit(1)
  }
  print(
    "\(count) inputs, \(fuzz.accepted) accepted, \(fuzz.telling) of them with days of their own")
  print("slowest: \(fuzz.slowest.time / 1000) µs for \(fuzz.slowest.text.debugDescription)")
case "speed": RuleSpeed.report()
default:
  print("Usage: OracleRecurrence [fuzz [COUNT [SEED]] | speed]")
  exit(2)
}
