/// The notice of the evening, which offers a few questions about the day. It is sent only if the day itself was not
/// talked about yet, and only if the user turned it on.
public struct EveningNotices: NoticeSource {
  private let moods: any MoodsRepository
  private let evening: any EveningRepository

  public init(_ moods: any MoodsRepository, _ evening: any EveningRepository) {
    self.moods = moods
    self.evening = evening
  }

  public var part: DailyPart { .moods }

  public func isWanted(_ options: NoticeOptions) -> Bool { options.eveningHour != nil }

  public func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    guard let hour = context.options.eveningHour else { return [] }
    var found: [Notice] = []
    for day in context.each {
      let (at, until) = (context.hour(hour, day), context.midnight(day + 1))
      guard context.wants(at, until: until), try hasQuestions(day, context.now.day) else {
        continue
      }
      found.append(
        Notice(.moods, .evening, nil, for: day.description, at: at, until: until, .evening(day)))
    }
    return found
  }

  /// Returns whether the day itself has questions left. The people and books of a day have notices of their own.
  private func hasQuestions(_ day: Day, _ today: Day) throws(StorageFailure) -> Bool {
    var facts = EveningFacts(day: day, today: today)
    facts.records = try stored { () throws(MoodsFailure) in try moods.day(day).records } ?? []
    facts.marks = try evening.marks(of: day)
    return !facts.questions.isEmpty
  }
}
