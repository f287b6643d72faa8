import FuzzPromises
import Glibc

// Checks the import readers with damaged files of other programs.
let path = "/tmp/haru-fuzz-imports-\(getpid())"
var promises = ImportPromises(path: path)
FuzzRun().read { dice in
  let fixture = ImportFixtures.fixture(&dice)
  let broken = promises.broken(by: fixture)
  return .init(
    fixture.parts.flatMap(\.bytes), kind: "\(fixture.name) of \(fixture.format)", broken: broken)
}
unlink(path)
for (kind, times) in promises.entries.sorted(by: { $0.key < $1.key }) { print("\(times) \(kind)") }
for (reason, times) in promises.problems.sorted(by: { $0.key < $1.key }) {
  print("\(times) times \(reason)")
}
for (reason, times) in promises.failures.sorted(by: { $0.key < $1.key }) {
  print("\(times) files \(reason)")
}
