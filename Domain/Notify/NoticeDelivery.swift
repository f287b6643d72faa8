/// A channel through which notices are delivered. The raw value is its name in scripts.
public enum NoticeChannel: String, Equatable, Sendable, CaseIterable {
  case desktop, terminal, command
}

public enum NoticeFailure: Error, Equatable, Sendable {
  /// The channel does not exist, because there is no message bus, no terminal or no such program.
  case missing(NoticeChannel, String)
  /// The channel timed out. It is unknown whether anything was shown.
  case slow(NoticeChannel)
  /// The channel refused the notice. Carries the error message of the channel.
  case refused(NoticeChannel, String)
  /// The reply of the channel is invalid.
  case nonsense(NoticeChannel)
  /// The settings name no command.
  case noCommand
  /// The store is in memory and has only sample data, so no notice is shown.
  case borrowed
}

/// Sends texts through one channel.
public struct NoticeSender: Sendable {
  public let channel: NoticeChannel
  /// Shows the text to the user. It must return within a few seconds.
  public var send: @Sendable (NoticeText) throws(NoticeFailure) -> Void

  public init(
    _ channel: NoticeChannel, send: @escaping @Sendable (NoticeText) throws(NoticeFailure) -> Void
  ) {
    self.channel = channel
    self.send = send
  }
}

/// Delivers notices through the channels that the settings allow.
public struct NoticeDelivery: Sendable {
  /// Returns the senders for the given options, in order of preference.
  public var senders: @Sendable (NoticeOptions) throws(NoticeFailure) -> [NoticeSender]
  /// Whether printed words of an encrypted store would go to a log or a mail, because there is no terminal. Then none
  /// are printed.
  public var isOutputLogged: @Sendable () -> Bool = { false }

  public init(
    senders: @escaping @Sendable (NoticeOptions) throws(NoticeFailure) -> [NoticeSender]
  ) { self.senders = senders }

  /// Creates the senders. For `auto` they are the desktop, then a configured command, then the terminal; otherwise only
  /// the chosen channel. With `isOutputRead`, printed output is enough as the last resort, if no command is configured
  /// and `needsSign` is false.
  public init(
    isOutputRead: Bool = false, isOutputLogged: @escaping @Sendable () -> Bool = { false },
    desktop: NoticeSender,
    terminal: @escaping @Sendable (_ isWanted: Bool) -> NoticeSender,
    command: @escaping @Sendable (ProgramWords) -> NoticeSender
  ) {
    self.isOutputLogged = isOutputLogged
    senders = { (options) throws(NoticeFailure) in
      let isEnough = !options.needsSign && !isOutputLogged()
      switch options.channel {
      case .auto:
        return [desktop] + (options.command.map { [command($0)] } ?? [])
          + [terminal(isOutputRead && options.command == nil && isEnough)]
      case .desktop: return [desktop]
      case .terminal: return [terminal(isEnough)]
      case .command:
        guard let words = options.command else { throw .noCommand }
        return [command(words)]
      }
    }
  }

  /// A successful delivery.
  public struct Sent: Equatable, Sendable {
    public let channel: NoticeChannel
    /// The failures of the channels that were tried before this one.
    public let failures: [NoticeFailure]
  }

  /// A failed delivery, because no channel worked.
  public struct DeliveryFailure: Error, Equatable, Sendable {
    public let failures: [NoticeFailure]
  }

  /// Delivers through the first channel that works.
  public func callAsFunction(_ text: NoticeText, as options: NoticeOptions) throws(DeliveryFailure)
    -> Sent
  {
    var failures: [NoticeFailure] = []
    let ways: [NoticeSender]
    do throws(NoticeFailure) { ways = try senders(options) } catch {
      throw DeliveryFailure(failures: [error])
    }
    for sender in ways {
      do throws(NoticeFailure) {
        try sender.send(text)
        return Sent(channel: sender.channel, failures: failures)
      } catch { failures.append(error) }
    }
    throw DeliveryFailure(failures: failures)
  }

  /// The same channels for a dry run, which shows nothing to the user.
  public var onTrial: NoticeDelivery {
    let senders = senders
    var trial = NoticeDelivery { (options) throws(NoticeFailure) in
      try senders(options).map { NoticeSender($0.channel) { (_) throws(NoticeFailure) in () } }
    }
    trial.isOutputLogged = isOutputLogged
    return trial
  }

  /// Delivers nothing, for a store in memory with sample data. It fails only if the user must see or hear the notice.
  public static let silent = NoticeDelivery { (options) throws(NoticeFailure) in
    if options.needsSign { throw .borrowed }
    return [NoticeSender(.terminal) { (_) throws(NoticeFailure) in () }]
  }
}
