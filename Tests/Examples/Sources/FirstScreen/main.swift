// The first screen of people, over repositories in memory: a list of plants, most urgent first. It links no C library.
//   swift run FirstScreen [SEARCH]
import Domain
import DomainInMemory

let clock = WallClock { Now(instant: 1_772_323_200, offset: 9 * 3600) }
let people = People(PeopleInMemory(), clock: clock)

_ = try people.add(PersonInput(name: "Mina", cycleDays: 7))
_ = try people.add(PersonInput(name: "Dad", cycleDays: 30))
let nora = try people.add(PersonInput(name: "Nora", cycleDays: 14))
_ = try people.water(nora.id, Contact(by: .call, isEarly: true))

/// The rows of the list. A list view can tell the people apart by `Person.ID`.
func rows(_ query: PeopleQuery) throws(PeopleFailure) -> [(id: Person.ID, text: String)] {
  var rows: [(id: Person.ID, text: String)] = []
  try people.queries(query) { plant in
    rows.append((plant.person.id, "\(plant.person.calledName): \(plant.dDayLabel ?? "never due")"))
    return true
  }
  return rows
}

let query = PeopleQuery(search: CommandLine.arguments.dropFirst().first)
for row in try rows(query) { print(row.text) }
let garden = try people.queries.garden()
print("\(garden.plants) plants, watered \(garden.timesWatered) time(s)")
