/// A way in which somebody can be told, by the name scripts know it. Others may follow.
public enum NoticeWay: String, Equatable, Sendable, CaseIterable {
  case desktop, terminal, command
}

/// Why somebody could not be told in some way.
public enum NoticeFailure: Error, Equatable, Sendable {
  /// There is nothing that shows notices: no bus, no terminal, no program of that name.
  case missing(NoticeWay, String)
  /// It took too long; whether anything was shown nobody knows.
  case slow(NoticeWay)
  /// It said no, in its own words.
  case refused(NoticeWay, String)
  /// What it answered makes no sense.
  case nonsense(NoticeWay)
  /// No command is set.
  case noCommand
  /// Everything is borrowed, and nothing is shown to anybody.
  case borrowed
}

/// One way to tell somebody something.
public struct NoticeSender: Sendable {
  public let way: NoticeWay
  /// Tells it, within a few seconds.
  public var send: @Sendable (NoticeText) throws(NoticeFailure) -> Void

  /// Makes a way.
  public init(
    _ way: NoticeWay, send: @escaping @Sendable (NoticeText) throws(NoticeFailure) -> Void
  ) {
    self.way = way
    self.send = send
  }
}

/// Tells somebody something in the way the settings want.
public struct NoticeDelivery: Sendable {
  /// The ways there are, by what somebody wishes, the best one first.
  public var senders: @Sendable (NoticeOptions) throws(NoticeFailure) -> [NoticeSender]

  /// Makes a delivery of some ways.
  public init(
    senders: @escaping @Sendable (NoticeOptions) throws(NoticeFailure) -> [NoticeSender]
  ) { self.senders = senders }

  /// A delivery over the three ways: the desktop, then a command if there is one, then a terminal;
  /// or just the one that is wanted. Where nothing else is there and somebody reads what is printed,
  /// the line that is printed is enough.
  public init(
    isOutputRead: Bool = false, desktop: NoticeSender,
    terminal: @escaping @Sendable (_ isWanted: Bool) -> NoticeSender,
    command: @escaping @Sendable (ProgramWords) -> NoticeSender
  ) {
    senders = { (wishes) throws(NoticeFailure) in
      switch wishes.way {
      case .auto:
        return [desktop] + (wishes.command.map { [command($0)] } ?? [])
          + [terminal(isOutputRead && wishes.command == nil && !wishes.needsSign)]
      case .desktop: return [desktop]
      case .terminal: return [terminal(!wishes.needsSign)]
      case .command:
        guard let words = wishes.command else { throw .noCommand }
        return [command(words)]
      }
    }
  }

  /// How a notice was told.
  public struct Told: Equatable, Sendable {
    public let way: NoticeWay
    /// Why the ways before it did not do.
    public let failures: [NoticeFailure]
  }

  /// Why a notice could not be told in any way.
  public struct Untold: Error, Equatable, Sendable {
    public let failures: [NoticeFailure]
  }

  /// Tells it in the first way that works.
  public func callAsFunction(_ text: NoticeText, as wishes: NoticeOptions) throws(Untold) -> Told {
    var failures: [NoticeFailure] = []
    let ways: [NoticeSender]
    do throws(NoticeFailure) { ways = try senders(wishes) } catch {
      throw Untold(failures: [error])
    }
    for sender in ways {
      do throws(NoticeFailure) {
        try sender.send(text)
        return Told(way: sender.way, failures: failures)
      } catch { failures.append(error) }
    }
    throw Untold(failures: failures)
  }

  /// The same ways where everything is only tried: nobody is told anything by them.
  public var onTrial: NoticeDelivery {
    let senders = senders
    return NoticeDelivery { (wishes) throws(NoticeFailure) in
      try senders(wishes).map { NoticeSender($0.way) { (_) throws(NoticeFailure) in () } }
    }
  }

  /// Tells nobody, as where everything is borrowed; somebody who wants to see a sign is told so.
  public static let silent = NoticeDelivery { (wishes) throws(NoticeFailure) in
    if wishes.needsSign { throw .borrowed }
    return [NoticeSender(.terminal) { (_) throws(NoticeFailure) in () }]
  }
}
