import Data
import Domain
@_exported import DomainInMemory

extension TextFolding {
  /// The folding with which the real store compares texts.
  package static let unicode = TextFolding(folded: TextForms.folded, bare: TextForms.bare)
}

// The in-memory repositories compare texts as the real store does, so that one contract suite tests both.

extension PeopleInMemory {
  package convenience init(_ people: [Person] = []) { self.init(people, folding: .unicode) }
}

extension SayingsInMemory {
  package convenience init() { self.init(folding: .unicode) }

  /// Creates a repository whose `restore` always throws this refusal.
  package convenience init(restoring refusal: SayingRefusal) {
    self.init(restoring: refusal, folding: .unicode)
  }
}

extension MoodsInMemory {
  package convenience init() { self.init(folding: .unicode) }

  /// Creates a repository whose `restore` always throws this refusal.
  package convenience init(restoring refusal: MoodRefusal) {
    self.init(restoring: refusal, folding: .unicode)
  }
}

extension ScheduleInMemory {
  package convenience init() { self.init(folding: .unicode) }

  /// Creates a repository whose `restore` always throws this refusal.
  package convenience init(restoring refusal: EventRefusal) {
    self.init(restoring: refusal, folding: .unicode)
  }
}

extension ReadingInMemory {
  package convenience init() { self.init(folding: .unicode) }
}

extension FindingInMemory {
  /// Creates a search over these records, with dates in Korean time.
  package init(_ records: [RecordSummary]) {
    self.init(records, calendar: .unchanging(offset: 9 * 3600), folding: .unicode)
  }
}
