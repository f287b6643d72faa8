import Domain

/// A request to a service.
struct ServiceQuestion: Sendable {
  /// The complete URL, which may contain a key.
  let address: String
  /// The URL without secrets, which is the name of the cached response.
  let name: String
  /// The time in seconds for which a cached response is fresh.
  let lifetime: Int
  /// The authorisation header, which contains a key; nil if there is none.
  var authorization: String?

  /// One hour, in seconds. The response to a search is fresh for an hour, a list for three hours, and data of a book
  /// for a week.
  static let hour = 3_600
  static let week = 7 * 24 * hour
}

/// Sends requests to one service. Responses are cached, and used while they are fresh, offline, or
/// if the service is unreachable.
struct ServiceClient: Sendable {
  let source: BookSource
  let fetcher: Fetcher
  let cache: ResponseCache?
  let clock: WallClock
  /// Whether network access is forbidden.
  let isOffline: Bool
  /// The cancellation for a response that is no longer wanted; nil if there is none.
  var cancellation: Cancellation?
  /// Waits until a request is allowed (rate limit). Returns false if that would take too long or
  /// was cancelled.
  let takeTurn: @Sendable () -> Bool

  /// The size limit of a response, in bytes.
  static let limit = 4 << 20

  /// Returns the decoded response to a request. The closure `read` decodes a response. A response is cached only if it
  /// can be decoded and the closure `isKept` returns true.
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
      // An answer from the future was cached before the clock was set back.
      if (0..<question.lifetime).contains(now - earlier.since) {
        return (earlier.answer, .cached(since: earlier.since))
      }
    }
    if isOffline { throw BookSearchFailure(source, .notCached) }
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

  /// Returns whether a failed request got no response: no connection, a timeout, or no program to send requests.
  private static func isOutOfReach(_ reason: FetchFailure.Cause) -> Bool {
    switch reason {
    case .unreachable, .slow, .noProgram: true
    case .badAddress, .tooLarge, .refused, .insecure, .cancelled, .other: false
    }
  }

  /// Converts a failure of a fetch. The URL is omitted, because it may contain a key.
  private static func reason(_ reason: FetchFailure.Cause) -> BookSearchFailure.Cause {
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
