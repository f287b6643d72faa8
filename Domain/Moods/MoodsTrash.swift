/// Restores feelings from the trash.
public struct MoodsTrash: TrashOwner {
  private let moods: any MoodsRepository

  public init(_ moods: any MoodsRepository) {
    self.moods = moods
  }

  public var part: DailyPart { .moods }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    do throws(MoodsFailure) { _ = try moods.restore(ID(item.id)) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: throw .unknown(reference: item.id)
      case .refused, .ambiguous: throw .part(.moods(error))
      }
    }
  }
}
