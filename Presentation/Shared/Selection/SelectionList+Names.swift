import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSayings

extension SelectionList {
  /// The maximum number of rows that are loaded at once.
  private static var length: Int { 20_000 }

  func names(at indices: ClosedRange<Int>, _ features: Features, _ language: Language)
    throws(BulkFailure) -> [RowName]
  {
    switch self {
    case .people(let query):
      try Self.names(at: indices, { .record($0.person.id.text) }) { (index) throws(BulkFailure) in
        do throws(PeopleFailure) {
          return try features.people.queries.slice(query, at: .index(index), length: Self.length)
        } catch { throw .refused(PeopleWords(language).report(error)) }
      }
    case .sayings(let query):
      try Self.names(at: indices, { .record($0.number.description) }) {
        (index) throws(BulkFailure) in
        do throws(SayingsFailure) {
          return try features.sayings.queries.slice(query, at: .index(index), length: Self.length)
        } catch { throw .refused(SayingsWords(language).report(error)) }
      }
    case .books(let sort):
      try Self.names(at: indices, { .record($0.id.text) }) { (index) throws(BulkFailure) in
        do throws(ReadingFailure) {
          return try features.reading.books.home(
            sort, in: ReadingWords(language).categories.inOrder, around: .index(index),
            length: Self.length
          ).books
        } catch { throw .refused(ReadingWords(language).report(error)) }
      }
    case .shelf(let query):
      try Self.names(at: indices, \.rowName) { (index) throws(BulkFailure) in
        do throws(ReadingFailure) {
          return try ShownShelf(query, at: .index(index), near: index, features).items
        } catch { throw .refused(ReadingWords(language).report(error)) }
      }
    }
  }

  private static func names<Item>(
    at indices: ClosedRange<Int>, _ name: (Item) -> RowName,
    load: (Int) throws(BulkFailure) -> ListSlice<Item>
  ) throws(BulkFailure) -> [RowName] {
    var names: [RowName] = []
    var index = indices.lowerBound
    while index <= indices.upperBound {
      let slice = try load(index)
      // The list may have become shorter meanwhile.
      guard slice[index] != nil else { break }
      while index <= indices.upperBound, let item = slice[index] {
        names.append(name(item))
        index += 1
      }
    }
    return names
  }
}
