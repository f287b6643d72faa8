import Domain

let day = Day(ordinal: 20_500)
let person = Person(
  id: ID("1"), name: Line(stored: "Mina"), nickname: nil, phone: nil, birthday: nil,
  cycle: Cycle(stored: 7), alarmHour: 20, notify: true, startedOn: day,
  nextWatering: day + 7, affection: Affection(points: 0), postponedSinceWatering: 0,
  timesWatered: 0)
let plant = Plant(person, today: day)
print(plant.species, plant.dDayLabel)
