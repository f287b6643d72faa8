/// A message that carries a verification code.
public struct CodeMessage: Equatable, Sendable {
  public let number: MobileNumber
  /// The e-mail addresses of the accounts with this number, for sending by mail.
  public let emails: [EmailAddress]
  /// The sentence that contains the code.
  public let text: String
  /// The code without the sentence.
  public let code: PhoneCode

  public init(number: MobileNumber, emails: [EmailAddress], text: String, code: PhoneCode) {
    self.number = number
    self.emails = emails
    self.text = text
    self.code = code
  }
}

/// The port that delivers verification codes.
public struct CodeSender: Sendable {
  /// How a message was delivered.
  public enum Delivery: Equatable, Sendable {
    /// An external program accepted the message.
    case handedOn
    /// It was sent to the e-mail addresses of the message.
    case mailed
    /// The caller must show this text to the user who requested the code.
    case shown(String)
  }

  public var send: @Sendable (CodeMessage) throws(SendingFailure) -> Delivery

  public init(send: @escaping @Sendable (CodeMessage) throws(SendingFailure) -> Delivery) {
    self.send = send
  }

  /// Returns the code as text to show, for a user alone on their own computer.
  public static let print = CodeSender { .shown($0.text) }
}

public enum SendingFailure: Error, Equatable, Sendable {
  /// The program is not installed.
  case noProgram(String)
  /// The program exited with an error. `words` is its error output and may be empty.
  case failed(program: String, words: String)
  case slow(program: String)
  /// The message has no e-mail address to send to.
  case noAddress
}
