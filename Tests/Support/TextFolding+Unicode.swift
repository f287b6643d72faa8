import Data
import Domain
@_exported import DomainInMemory

extension TextFolding {
  /// The forms in which the real store compares texts.
  package static let unicode = TextFolding(folded: TextForms.folded, bare: TextForms.bare)
}

// The fakes compare as the store does, so that one contract suite holds for both.

extension PeopleInMemory {
  package convenience init(_ people: [Person] = []) { self.init(people, folding: .unicode) }
}

extension SayingsInMemory {
  package convenience init() { self.init(folding: .unicode) }

  /// Refuses every `restore`.
  package convenience init(restoring refusal: SayingRefusal) {
    self.init(restoring: refusal, folding: .unicode)
  }
}

extension MoodsInMemory {
  package convenience init() { self.init(folding: .unicode) }

  /// Refuses every `restore`.
  package convenience init(restoring refusal: MoodRefusal) {
    self.init(restoring: refusal, folding: .unicode)
  }
}

extension ScheduleInMemory {
  package convenience init() { self.init(folding: .unicode) }

  /// Refuses every `restore`.
  package convenience init(restoring refusal: EventRefusal) {
    self.init(restoring: refusal, folding: .unicode)
  }
}

extension ReadingInMemory {
  package convenience init() { self.init(folding: .unicode) }
}

extension FindingInMemory {
  /// On a Korean clock.
  package init(_ records: [RecordSummary]) {
    self.init(records, calendar: .unchanging(offset: 9 * 3600), folding: .unicode)
  }
}
