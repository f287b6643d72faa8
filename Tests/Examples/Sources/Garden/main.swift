// A garden in memory: two people are added, one is watered, and all are listed.
//   swift run Garden [STORE]    keeps it in a file instead
import Domain
import HaruStore

/// The store somebody names, or one that is gone afterwards.
func garden() throws(StorageFailure) -> Features {
  if CommandLine.arguments.count > 1 { return try .open(at: CommandLine.arguments[1]) }
  return try .inMemory()
}

let haru = try garden()
defer { haru.close() }

let mina = try haru.people.add(PersonInput(name: "Mina", cycleDays: 7, phone: "010-1234-5678"))
_ = try haru.people.add(PersonInput(name: "Dad", cycleDays: 30, birthday: "03-08"))
_ = try haru.people.water(
  mina.id, Contact(by: .call, keywords: ["cat"], memo: "She has a cat now.", isEarly: true))

// Lists are visited, not copied: the visitor ends them by false.
try haru.people.queries(PeopleQuery()) { plant in
  print("\(plant.person.calledName): \(plant.species), \(plant.dDayLabel ?? "never due")")
  return true
}

// A rule that is broken is a typed error, and nothing is kept.
do throws(PeopleFailure) {
  _ = try haru.people.add(PersonInput(name: "Somebody", cycleDays: 1000))
} catch {
  print("refused: \(error)")
}

// What was done last is undone, in a file also tomorrow and by another program.
_ = try haru.history.undo()
let left = try haru.people.find("Mina")
print("not watered any more: \(left.timesWatered)")
