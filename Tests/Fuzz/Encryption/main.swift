import EncryptionPromises
import FuzzPromises
import Glibc

// Checks the readers of encrypted stores with harmed files.
guard var promises = EncryptionPromises() else {
  print("No store could be made.")
  exit(1)
}
FuzzRun().read { dice in
  let bytes = EncryptionPromises.changes(&dice)
  return .init(bytes, kind: "a store", broken: promises.broken(by: bytes))
}
print("\(promises.read) times something was read, and \(promises.refused) times refused.")
