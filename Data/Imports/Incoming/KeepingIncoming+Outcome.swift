extension KeepingIncoming {
  enum Outcome: Equatable {
    case added(key: Int)
    /// `keptHere` names the fields changed by both the user and the file, where the user's value stays.
    case updated(key: Int, keptHere: [String])
    case same(key: Int, keptHere: [String])
    /// The user removed the record earlier, and it stays removed.
    case removed(id: String)
  }
}
