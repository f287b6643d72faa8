public import Domain
import Synchronization

/// Finds the records that the notifier reports, in two other repositories.
public struct NoticeReadingsInMemory: NoticeReadings {
  let people: PeopleInMemory
  let reading: any ReadingRepository

  public init(_ people: PeopleInMemory, _ reading: any ReadingRepository) {
    self.people = people
    self.reading = reading
  }

  private func wanted(_ isMeant: (Person) -> Bool) -> [Person] {
    people.kept.withLock { kept in
      kept.filter { !$0.isRemoved && $0.person.notify }.map(\.person).filter(isMeant)
    }
  }

  public func thirsty(on days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure)
    -> [Person]
  {
    let day = days.lowerBound
    let found = wanted { $0.nextWatering.map(days.contains) ?? false }.enumerated().sorted {
      ($0.element.nextWatering ?? day, $0.offset) > ($1.element.nextWatering ?? day, $1.offset)
    }
    return Array(found.map(\.element).prefix(limit))
  }

  public func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [Person] {
    Array(
      days.flatMap { day in wanted { $0.birthday?.yearless == day.yearless } }.prefix(limit))
  }

  /// Always empty, because there is no address book.
  public func contactsBorn(on days: [Birthday], atMost limit: Int) -> [AddressCard] { [] }

  public func unrecorded(after instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [UnrecordedContact]
  {
    let found = people.kept.withLock { kept in
      kept.compactMap { kept -> UnrecordedContact? in
        guard !kept.isRemoved, kept.person.notify, let review = kept.pending,
          review.at.instant > instant
        else { return nil }
        return UnrecordedContact(person: kept.person, review: review)
      }
    }.enumerated().sorted {
      (-$0.element.review.at.instant, $0.offset) < (-$1.element.review.at.instant, $1.offset)
    }
    return Array(found.map(\.element).prefix(limit))
  }

  public func unfinished(by days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure)
    -> [Book]
  {
    var books: [Book] = []
    do throws(ReadingFailure) { books = try reading.list(BookList(.reading, sort: .custom)) } catch
    {
      throw .corrupt
    }
    let due = books.enumerated().compactMap { index, book in
      book.target.map { (target: $0, place: index, book: book) }
    }.filter { days.contains($0.target) }.sorted { ($0.target, $0.place) < ($1.target, $1.place) }
    return due.prefix(limit).map { found in
      var book = found.book
      book.position = nil
      return book
    }
  }
}
