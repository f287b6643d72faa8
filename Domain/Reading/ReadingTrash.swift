/// Restores books, records and sentences from the trash.
public struct ReadingTrash: TrashOwner {
  private let books: any ReadingRepository
  private let history: any HistoryRepository

  public init(_ books: any ReadingRepository, _ history: any HistoryRepository) {
    self.books = books
    self.history = history
  }

  public var part: DailyPart { .books }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    if item.kind == .records { return try restoreRecords(item) }
    try reading { () throws(ReadingFailure) in
      if item.kind == .sentence {
        _ = try books.restoreSentence(ID(item.id))
      } else {
        _ = try books.restore(ID(item.id))
      }
    }
  }

  /// Restores all records that were removed in one change.
  private func restoreRecords(_ item: TrashItem) throws(HistoryFailure) {
    guard let (book, records) = try history.records(of: item) else {
      throw .unknown(reference: item.id)
    }
    try reading { () throws(ReadingFailure) in _ = try books.bringBack(records, of: book) }
  }

  private func reading(_ body: () throws(ReadingFailure) -> Void) throws(HistoryFailure) {
    do throws(ReadingFailure) { try body() } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      throw .part(.reading(error))
    }
  }
}
