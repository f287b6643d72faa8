import Domain

/// A question to a service.
struct ServiceQuestion: Sendable {
  /// The whole address, which may hold a key.
  let address: String
  /// The same without anything secret; answers are kept under it.
  let name: String
  /// For how many seconds an answer need not be asked for again.
  let lifetime: Int
  /// What the service is told of who asks, beside the address; a key is in it.
  var authorization: String?

  /// Lists change every day, and what is known of a book hardly ever.
  static let hour = 3_600
  static let week = 7 * 24 * hour
}

/// The line to one service: it asks, keeps what was answered, and answers from that while the
/// service need not, may not or cannot be asked.
struct ServiceLine: Sendable {
  let source: BookSource
  let fetcher: Fetcher
  let cache: ResponseCache?
  let clock: WallClock
  /// Whether the network may not be asked at all.
  let isOffline: Bool
  /// Says when nobody wants the answer any more.
  var cancellation: Cancellation?
  /// Waits for the turn to ask; false when that would take too long, or nobody wants it any more.
  let takeTurn: @Sendable () -> Bool

  /// A longer answer is none.
  static let limit = 4 << 20

  /// The answer to a question as a body reads it. Only what could be read is kept, and only where
  /// it has something to tell.
  func answer<Answer>(
    to question: ServiceQuestion, isKept: (Answer) -> Bool = { _ in true },
    _ read: ([UInt8]) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> (answer: Answer, freshness: BookFreshness) {
    let now = clock.now().instant
    let earlier = cache?.answer(to: question.name).flatMap { kept in
      Self.read(kept.body, read).map { (answer: $0, since: kept.since) }
    }
    if let earlier {
      if isOffline { return (earlier.answer, .offline(since: earlier.since)) }
      // An answer from tomorrow was given before the clock was set.
      if (0..<question.lifetime).contains(now - earlier.since) {
        return (earlier.answer, .kept(since: earlier.since))
      }
    }
    if isOffline { throw BookSearchFailure(source, .notKept) }
    guard WebAddress.isFetchable(question.address) else {
      throw BookSearchFailure(source, .badAddress)
    }
    guard takeTurn() else {
      throw BookSearchFailure(source, cancellation?.isCancelled == true ? .cancelled : .busy)
    }
    let body: [UInt8]
    do throws(FetchFailure) { body = try fetch(question) } catch {
      if let earlier, Self.isOutOfReach(error.reason) {
        return (earlier.answer, .offline(since: earlier.since))
      }
      throw BookSearchFailure(source, Self.reason(error.reason))
    }
    let answer = try read(body)
    if isKept(answer) { cache?.keep(body, to: question.name, at: now) }
    return (answer, .asked)
  }

  private func fetch(_ question: ServiceQuestion) throws(FetchFailure) -> [UInt8] {
    guard let authorization = question.authorization else {
      return try fetcher.fetch(question.address, Self.limit)
    }
    return try fetcher.fetchAuthorized(question.address, authorization, Self.limit)
  }

  private static func read<Answer>(
    _ body: [UInt8], _ read: ([UInt8]) throws(BookSearchFailure) -> Answer
  ) -> Answer? {
    do throws(BookSearchFailure) { return try read(body) } catch { return nil }
  }

  /// Whether the service was not heard at all.
  private static func isOutOfReach(_ reason: FetchFailure.Reason) -> Bool {
    switch reason {
    case .unreachable, .slow, .noProgram: true
    case .badAddress, .tooLarge, .refused, .insecure, .cancelled, .other: false
    }
  }

  /// What a failure means to somebody who searches a book. The address stays behind, because a key
  /// may be in it.
  private static func reason(_ reason: FetchFailure.Reason) -> BookSearchFailure.Reason {
    switch reason {
    case .noProgram: .noProgram
    case .badAddress: .badAddress
    case .unreachable: .offline
    case .slow: .slow
    case .tooLarge(let limit): .tooLarge(limit: limit)
    case .refused(let status): .status(status)
    case .insecure: .insecure
    case .cancelled: .cancelled
    case .other(let words): .other(BookText.line(words))
    }
  }
}
