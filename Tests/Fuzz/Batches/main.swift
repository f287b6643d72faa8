import FuzzPromises
import Glibc

// Harmed files of other devices.
guard var promises = BatchPromises() else {
  print("No store could be made.")
  exit(1)
}
FuzzRun().read { dice in
  let bytes = BatchPromises.file(&dice)
  return .init(bytes, kind: "a file", broken: promises.broken(by: bytes))
}
print("\(promises.batches) batches and \(promises.fields) fields of snapshots were read,")
print("and \(promises.received) times something was received.")
