/// The encryption page, and the forms that open from it.
package enum EncryptionRoute: Equatable, Sendable {
  case page
  case form(EncryptionForm)
}

/// A form that changes the encryption, or opens the data file.
package enum EncryptionForm: Equatable, Sendable, CaseIterable {
  case on, open, passphrase, recoveryKey
  /// The form for a new data key.
  case renewal
  case off

  /// Whether the form asks for a secret that opens the data file.
  var asksSecret: Bool { self != .on }

  /// Whether the form asks for a new passphrase.
  var asksNew: Bool {
    switch self {
    case .on, .passphrase, .renewal: true
    case .open, .recoveryKey, .off: false
    }
  }

  /// Whether the store has to be closed for the change.
  var restarts: Bool {
    switch self {
    case .on, .renewal, .off: true
    case .open, .passphrase, .recoveryKey: false
    }
  }
}

/// An action on the encryption page.
enum EncryptionItem: Equatable, Sendable {
  case close
  case form(EncryptionForm)
}
