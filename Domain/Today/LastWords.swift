extension PlantQueries {
  /// Returns the newest contact with a memo of each person; persons without one are missing.
  func lastWords(of people: some Sequence<Person>) throws(PeopleFailure) -> [ID<Person>: Watering] {
    var words: [ID<Person>: Watering] = [:]
    for person in people {
      words[person.id] = try self.people.waterings(of: person.id, newest: 1, withMemo: true).first
    }
    return words
  }
}
