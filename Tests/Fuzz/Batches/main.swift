import FuzzPromises
import Glibc

// Checks the readers of sync files with damaged files.
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
