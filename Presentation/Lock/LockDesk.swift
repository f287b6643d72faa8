import Domain
import PresentationKit
import TextUI

/// The verbs of the lock, as both shells call them: what is done, and what is said of it. Scripts
/// read how the lock is afterwards.
struct LockDesk {
  let lock: Lock
  let words: LockWords
  /// The shell that asks: each says in its own words how the next code is asked for.
  let shell: DeedOrigin

  func set(_ code: String, again: String) throws(LockError) -> Answer<Void> {
    try lock.set(code, again: again)
    return answer(shell == .command ? words.set : words.setHere)
  }

  func change(from old: String, to code: String, again: String) throws(LockError) -> Answer<Void> {
    try lock.change(from: old, to: code, again: again)
    return answer(words.changed)
  }

  /// Takes the lock away with its code.
  func remove(_ code: String) throws(LockError) -> Answer<Void> {
    try lock.remove(code)
    return answer(words.removed)
  }

  /// Takes the lock away with the profile's password.
  func recover(_ password: String) throws(LockError) -> Answer<Void> {
    try lock.recover(password)
    return answer(words.recovered)
  }

  /// How the lock is now.
  func answer(_ sentence: String) -> Answer<Void> {
    Answer(record: (), sentence: sentence) { json throws(Report) in
      let state = try StorageFailure.told(in: words.language) { () throws(StorageFailure) in
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
