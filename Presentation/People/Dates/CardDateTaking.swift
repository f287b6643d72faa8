import Domain
import PresentationKit

extension Features {
  /// Stores the dates that are on the cards of new people. Returns the labels of one person's dates for a remark.
  func takeDates(of people: [Person]) throws(PeopleFailure) -> [DateLabel] {
    var labels: [DateLabel] = []
    for person in people {
      let found: [CardDate]
      do throws(AddressBookFailure) {
        found = try addressBook.queries.details(of: person.id).dates
      } catch {
        if case .storage(let failure) = error { throw .storage(failure) }
        continue
      }
      try dates.importDates(found, for: person.id)
      labels += found.map(\.label)
    }
    return labels
  }
}
