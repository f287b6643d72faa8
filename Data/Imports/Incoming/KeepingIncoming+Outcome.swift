extension KeepingIncoming {
  enum Outcome: Equatable {
    case added(key: Int)
    /// The record exists and was updated. `keptHere` names the fields that both the user and the
    /// file changed, where the user's value remains.
    case updated(key: Int, keptHere: [String])
    case same(key: Int, keptHere: [String])
    /// The user removed the record earlier. It remains removed. The id is nil if it is not in the trash anymore.
    case removed(id: String?)
  }
}
