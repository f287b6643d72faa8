public import Domain

/// What the screens of people ask of the features.
public enum PeopleWork: Equatable, Sendable {
  /// A part of the list; the total is counted anew unless it is known.
  case load(PeopleQuery, at: PlantSpot, knownTotal: Int? = nil)
  case card(ID<Person>)
  case add(PersonDraft)
  case water(ID<Person>, Contact)
}

/// What the features answered.
public enum PeopleEvent: Equatable, Sendable {
  case loaded(PeopleQuery, PlantStretch)
  case card(PlantCard)
  case added(Plant)
  case watered(Plant)
  /// Nothing was done, for the reason given.
  case failed(Report)
}

extension PeopleWork {
  /// How many people a screen loads around the selected one.
  static let stretchLength = 200

  /// Does the work.
  func run(_ people: People, _ words: PeopleWords) -> PeopleEvent {
    do throws(PeopleError) {
      switch self {
      case .load(let query, let spot, let total):
        return .loaded(
          query,
          try people.look.stretch(
            query, at: spot, length: Self.stretchLength, knownTotal: total))
      case .card(let id): return .card(try people.look.card(of: people.find(id.text)))
      case .add(let draft): return .added(people.look(at: try people.add(draft)))
      case .water(let id, let contact): return .watered(try people.water(id, contact))
      }
    } catch { return .failed(words.report(error)) }
  }
}
