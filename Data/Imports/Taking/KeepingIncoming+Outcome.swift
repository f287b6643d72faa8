extension KeepingIncoming {
  /// What became of a record.
  enum Outcome: Equatable {
    case added(key: Int)
    /// Fields that were changed here and in the file are named.
    case updated(key: Int, keptHere: [String])
    case same(key: Int, keptHere: [String])
    /// It was removed here, and stays so.
    case removed(id: String)
  }
}
