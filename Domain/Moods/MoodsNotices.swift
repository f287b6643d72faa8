/// The notice of Moods, which reminds the user if no feeling was recorded today.
public struct MoodsNotices: NoticeSource {
  private let moods: any MoodsRepository

  public init(_ moods: any MoodsRepository) { self.moods = moods }

  public var part: DailyPart { .moods }

  public func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in context.each {
      let (at, until) = (context.hour(context.options.moodsHour, day), context.midnight(day + 1))
      guard context.wants(at, until: until) else { continue }
      do throws(MoodsFailure) {
        if try moods.count(of: day) > 0 { continue }
      } catch { throw error.ofStore }
      found.append(
        Notice(.moods, .feeling, nil, for: day.description, at: at, until: until, .feeling))
    }
    return found
  }
}

extension MoodsFailure {
  fileprivate var ofStore: StorageFailure {
    if case .storage(let failure) = self { failure } else { .corrupt }
  }
}
