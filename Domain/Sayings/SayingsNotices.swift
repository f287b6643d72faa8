/// The notices of the Sayings part: the saying of the day, or a new saying from the feed.
public struct SayingsNotices: NoticeSource {
  private let sayings: any SayingsRepository

  public init(_ sayings: any SayingsRepository) { self.sayings = sayings }

  public var part: DailyPart { .sayings }

  public func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in context.each {
      let (at, until) = (context.hour(context.options.sayingsHour, day), context.midnight(day + 1))
      guard context.wants(at, until: until) else { continue }
      var words: SayingWords?
      do throws(SayingsFailure) {
        if at.instant <= context.now.instant, let new = try arrived(context, at) {
          found.append(
            Notice(
              .sayings, .saying, nil, for: day.description, at: at, until: until, .newSaying(new)))
          continue
        }
        if at.instant <= context.now.instant {
          let draw = DayDraw(day: day, start: context.midnight(day))
          guard let saying = try sayings.saying(of: draw, lot: SayingQueries.lot(of: day))
          else { continue }
          words = saying.words
        } else {
          var isEmpty = true
          try sayings.visit(SayingsQuery(limit: 1)) { _ in
            isEmpty = false
            return false
          }
          if isEmpty { continue }
        }
      } catch { throw error.ofStore }
      found.append(
        Notice(.sayings, .saying, nil, for: day.description, at: at, until: until, .saying(words)))
    }
    return found
  }

  /// Returns the words of the newest saying that was added since a day before `at`. Returns nil if there is none, or if
  /// the user has opened that saying or does not follow the feed.
  private func arrived(_ context: NoticeContext, _ at: Now) throws(SayingsFailure) -> SayingWords? {
    let since = at.instant - 86_400
    guard context.options.followsFeed, since <= context.now.instant else { return nil }
    var new: Saying?
    try sayings.visit(SayingsQuery(arrived: since...context.now.instant, limit: 1)) {
      new = $0
      return false
    }
    return new.flatMap { $0.isSeen ? nil : $0.words }
  }
}

extension SayingsFailure {
  fileprivate var ofStore: StorageFailure {
    if case .storage(let failure) = self { failure } else { .corrupt }
  }
}
