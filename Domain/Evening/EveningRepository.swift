/// Stores which questions are not asked again on this device.
public protocol EveningRepository: Sendable {
  /// Returns the marks of a day.
  func marks(of day: Day) throws(StorageFailure) -> Set<EveningMark>

  /// Stores a mark of a day. Does nothing if it is stored already. Within `History.asOneChange` it is a part of the
  /// change, so that an undo removes it.
  func mark(_ mark: EveningMark, of day: Day) throws(StorageFailure)

  /// Returns whether no mark was ever stored, so that the user does not know how an evening works.
  func isUnused() throws(StorageFailure) -> Bool
}
