/// A code on its way to somebody.
public struct CodeMessage: Equatable, Sendable {
  public let number: MobileNumber
  /// Where those who have the number are reached by mail.
  public let emails: [EmailAddress]
  /// The sentence with the code in it.
  public let text: String
  /// The code alone.
  public let code: PhoneCode

  /// Puts a message together.
  public init(number: MobileNumber, emails: [EmailAddress], text: String, code: PhoneCode) {
    self.number = number
    self.emails = emails
    self.text = text
    self.code = code
  }
}

/// Brings codes to people.
public struct CodeSender: Sendable {
  /// What became of a message.
  public enum Delivery: Equatable, Sendable {
    /// Another program took it.
    case handedOn
    /// It went to the mail addresses of the message.
    case mailed
    /// It is to be shown where it was asked for.
    case shown(String)
  }

  /// Sends a message.
  public var send: @Sendable (CodeMessage) throws(SendingFailure) -> Delivery

  /// Makes a sender.
  public init(send: @escaping @Sendable (CodeMessage) throws(SendingFailure) -> Delivery) {
    self.send = send
  }

  /// Shows the code where it was asked for: for somebody alone with their own computer.
  public static let print = CodeSender { .shown($0.text) }
}

/// Why a code was not sent.
public enum SendingFailure: Error, Equatable, Sendable {
  /// There is no such program here.
  case noProgram(String)
  /// The program ended with an error, and perhaps said why.
  case failed(program: String, words: String)
  case slow(program: String)
  /// No mail address is known to send it to.
  case noAddress
}
