import Data
import FuzzPromises

// Checks the readers of calendars, calcurse and Taskwarrior with damaged files.
var promises = CalendarPromises(files: .onDisk())
FuzzRun().read { dice in
  let (bytes, kind) = CalendarGrammar.file(&dice)
  return .init(bytes, kind: "a \(kind) file", broken: promises.broken(by: bytes, as: kind))
}
print("They had \(promises.events) events.")
for (name, times) in promises.others.sorted(by: { $0.key < $1.key }) {
  print("\(times) times \(name)")
}
