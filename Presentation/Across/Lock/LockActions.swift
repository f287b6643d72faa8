import Domain
import PresentationKit
import TextUI

/// The lock operations shared by the command line and the screens, with their messages. The JSON
/// holds the state afterwards.
struct LockActions {
  package let lock: Lock
  let words: LockWords
  /// Where the request came from, because the message about the next unlock differs.
  let shell: ChangeOrigin

  func set(_ code: String, again: String) throws(LockFailure) -> Answer<Void> {
    try lock.set(code, again: again)
    return answer(shell == .command ? words.set : words.setHere)
  }

  func change(from old: String, to code: String, again: String) throws(LockFailure) -> Answer<Void>
  {
    try lock.change(from: old, to: code, again: again)
    return answer(words.changed)
  }

  /// Removes the lock, given its code.
  func remove(_ code: String) throws(LockFailure) -> Answer<Void> {
    try lock.remove(code)
    return answer(words.removed)
  }

  /// Removes the lock, given the password of the profile.
  func recover(_ password: String) throws(LockFailure) -> Answer<Void> {
    try lock.recover(password)
    return answer(words.recovered)
  }

  /// An answer with the current state of the lock as JSON.
  func answer(_ sentence: String) -> Answer<Void> {
    Answer(record: (), sentence: sentence) { json throws(Report) in
      let state = try StorageFailure.mapError(in: words.language) { () throws(StorageFailure) in
        try lock.look()
      }
      var seconds: Int?
      if case .locked(let wait) = state { seconds = wait }
      json.key("lock")
      json.object { json in
        json.member("on", state.isOn)
        json.member("locked", state.isLocked)
        json.member("waitSeconds", seconds)
      }
    }
  }
}
