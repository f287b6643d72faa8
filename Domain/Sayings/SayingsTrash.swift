/// Restores sayings from the trash.
public struct SayingsTrash: TrashOwner {
  private let sayings: any SayingsRepository

  public init(_ sayings: any SayingsRepository) {
    self.sayings = sayings
  }

  public var part: DailyPart { .sayings }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    guard let number = SayingNumber(item.id) else { throw .unknown(reference: item.id) }
    do throws(SayingsFailure) { _ = try sayings.restore(number) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown, .none: throw .unknown(reference: item.id)
      case .refused: throw .part(.sayings(error))
      }
    }
  }
}
