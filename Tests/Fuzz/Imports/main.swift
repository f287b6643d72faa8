import FuzzPromises
import Glibc

// Harmed files of other programs.
let path = "/tmp/haru-fuzz-imports-\(getpid())"
var promises = ImportPromises(path: path)
FuzzRun().read { dice in
  let (fixture, bytes) = ImportFixtures.file(&dice)
  let broken = promises.broken(by: bytes, as: fixture.format)
  return .init(bytes, kind: "\(fixture.name) of \(fixture.format)", broken: broken)
}
unlink(path)
for (kind, times) in promises.entries.sorted(by: { $0.key < $1.key }) { print("\(times) \(kind)") }
for (reason, times) in promises.problems.sorted(by: { $0.key < $1.key }) {
  print("\(times) times \(reason)")
}
for (reason, times) in promises.failures.sorted(by: { $0.key < $1.key }) {
  print("\(times) files \(reason)")
}
