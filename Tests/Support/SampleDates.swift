import Domain

extension PersonDate {
  /// Returns a date of a person, on 5 May unless another day is given.
  package static func sample(
    id: String = "d1", of person: String = "mina", _ label: String = "wedding",
    _ date: Birthday? = nil, remind: [Int] = []
  ) -> PersonDate {
    PersonDate(
      id: ID(id), person: ID(person), label: DateLabel(stored: label),
      date: date ?? Birthday.celebrated(on: .on("2018-05-05"))[0], reminders: remind)
  }
}
