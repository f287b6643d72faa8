import Domain
import PresentationKit

extension JSONText {
  /// Writes the state of the encryption.
  mutating func encryption(_ status: EncryptionStatus) {
    key("encryption")
    object { json in
      let (state, seconds): (String, Int?) =
        switch status.state {
        case .off: ("off", nil)
        case .closed: ("closed", nil)
        case .open(let seconds): ("open", seconds)
        }
      json.member("state", state)
      json.member("secondsLeft", seconds)
      json.key("opensWith")
      json.list(KeySlotKind.allCases.filter(status.has)) { $0.value($1.code) }
      json.member("unfinished", status.isUnfinished)
    }
  }

  mutating func left(_ outcome: EncryptionOutcome, language: Language) {
    key("left")
    list(outcome.left) { json, file in
      json.object { json in
        json.member("path", file.path)
        json.member("message", file.reason.report(language).message)
      }
    }
    key("hardLinked")
    list(outcome.otherNames) { $0.value($1) }
  }
}

extension KeySlotKind {
  /// The stable name of the kind for scripts.
  fileprivate var code: String {
    switch self {
    case .passphrase: "passphrase"
    case .recoveryKey: "recoveryKey"
    case .command: "command"
    }
  }
}
