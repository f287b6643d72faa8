/// A message that carries a verification code.
public struct CodeMessage: Equatable, Sendable {
  public let number: MobileNumber
  /// The e-mail addresses of the accounts with this phone number, for sending the code by mail.
  public let emails: [EmailAddress]
  /// The sentence that contains the code.
  public let text: String
  /// The code alone, so that it can be removed from error messages.
  public let code: PhoneCode

  public init(number: MobileNumber, emails: [EmailAddress], text: String, code: PhoneCode) {
    self.number = number
    self.emails = emails
    self.text = text
    self.code = code
  }
}

/// Delivers verification codes. An adapter provides the implementation.
public struct CodeSender: Sendable {
  /// How a message was delivered.
  public enum Delivery: Equatable, Sendable {
    /// An external program accepted the message.
    case handedOn
    /// The message was sent by e-mail to the addresses in `CodeMessage.emails`.
    case mailed
    /// The caller must show this text to the user who requested the code.
    case shown(String)
  }

  public var send: @Sendable (CodeMessage) throws(SendingFailure) -> Delivery

  public init(send: @escaping @Sendable (CodeMessage) throws(SendingFailure) -> Delivery) {
    self.send = send
  }

  /// The implementation that returns the message as text to show. It is for users who are alone on their own computer.
  public static let print = CodeSender { .shown($0.text) }
}

public enum SendingFailure: Error, Equatable, Sendable {
  /// The program that sends messages is not installed.
  case noProgram(String)
  /// The program exited with an error. `words` is its error output, which may be empty.
  case failed(program: String, words: String)
  case slow(program: String)
  /// The message contains no e-mail address to send to.
  case noAddress
}
