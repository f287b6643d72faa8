import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSayings

extension MarkedList {
  /// The most rows that are loaded at once.
  private static var length: Int { 20_000 }

  /// The names of the rows at a range of positions.
  func names(at places: ClosedRange<Int>, _ features: Features, _ language: Language)
    throws(MarkedStop) -> [MarkName]
  {
    switch self {
    case .people(let query):
      try Self.names(at: places, { .record($0.person.id.text) }) { (place) throws(MarkedStop) in
        do throws(PeopleError) {
          return try features.people.look.slice(query, at: .place(place), length: Self.length)
        } catch { throw .refused(PeopleWords(language).report(error)) }
      }
    case .sayings(let query):
      try Self.names(at: places, { .record($0.number.description) }) { (place) throws(MarkedStop) in
        do throws(SayingsError) {
          return try features.sayings.look.slice(query, at: .place(place), length: Self.length)
        } catch { throw .refused(SayingsWords(language).report(error)) }
      }
    case .books(let sort):
      try Self.names(at: places, { .record($0.id.text) }) { (place) throws(MarkedStop) in
        do throws(ReadingError) {
          return try features.reading.books.home(
            sort, in: ReadingWords(language).categories.inOrder, around: .place(place),
            length: Self.length
          ).books
        } catch { throw .refused(ReadingWords(language).report(error)) }
      }
    case .shelf(let query):
      try Self.names(at: places, \.markName) { (place) throws(MarkedStop) in
        do throws(ReadingError) {
          return try ShownShelf(query, at: .place(place), near: place, features).items
        } catch { throw .refused(ReadingWords(language).report(error)) }
      }
    }
  }

  private static func names<Item>(
    at places: ClosedRange<Int>, _ name: (Item) -> MarkName,
    load: (Int) throws(MarkedStop) -> ListSlice<Item>
  ) throws(MarkedStop) -> [MarkName] {
    var names: [MarkName] = []
    var place = places.lowerBound
    while place <= places.upperBound {
      let slice = try load(place)
      // The list may have become shorter meanwhile.
      guard slice[place] != nil else { break }
      while place <= places.upperBound, let item = slice[place] {
        names.append(name(item))
        place += 1
      }
    }
    return names
  }
}
