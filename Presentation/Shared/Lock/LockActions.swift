import Domain
import PresentationKit
import TextUI

/// The lock operations, with their messages. The command line and the screens share them. The JSON of an answer has the
/// new state of the lock.
struct LockActions {
  let lock: Lock
  let words: LockWords
  /// The interface that made the request. The message about the next unlock depends on it.
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

  /// Removes the lock if the code is right.
  func remove(_ code: String) throws(LockFailure) -> Answer<Void> {
    try lock.remove(code)
    return answer(words.removed)
  }

  /// Removes the lock if the password of the profile is right.
  func recover(_ password: String) throws(LockFailure) -> Answer<Void> {
    try lock.recover(password)
    return answer(words.recovered)
  }

  /// Returns an answer with the current state of the lock as JSON.
  func answer(_ sentence: String) -> Answer<Void> {
    Answer(record: (), sentence: sentence) { json throws(Report) in
      let state = try StorageFailure.mapError(in: words.language) { () throws(StorageFailure) in
        try lock.queries()
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
