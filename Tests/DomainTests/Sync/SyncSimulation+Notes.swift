import Domain

/// Notes of an inbox, which several devices may read.
extension SyncSimulation {
  /// A device reads a note that it does not know yet: it makes a record and adds one to a sum. The values are equal on
  /// all devices.
  mutating func readNote(_ index: Int) {
    let note = dice.one(of: ModelField.notes)
    guard devices[index].fieldVersions[ModelSlot(note, of: 0)] == nil else { return }
    write(index, note, -note.number, note: note)
    write(index, .summed, 1, note: note)
  }

  /// A device whose version of such a record was replaced by that of another device takes its contribution back.
  mutating func takeBackMadeTwice(_ index: Int) {
    let twice = devices[index].madeTwice
    devices[index].madeTwice = []
    guard devices[index].fault != .noteCountedTwice else { return }
    for note in twice { write(index, .summed, -1, note: note) }
  }
}
