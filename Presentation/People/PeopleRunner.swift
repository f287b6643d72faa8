import Domain

/// Runs the commands of people.
struct PeopleRunner {
  let people: People
  /// The address book, which may know somebody new.
  var contacts: Contacts?
  let page: AnswerPage

  var words: PeopleWords { PeopleWords(page.language) }

  func run(_ command: PeopleCommand) -> ExitStatus {
    do throws(Report) {
      switch command {
      case .add(let draft): try add(draft)
      case .list(let due, let search):
        try done { () throws(PeopleError) in try list(due: due, search: search) }
      case .show(let who):
        card(try done { () throws(PeopleError) in try people.look.card(of: people.find(who)) })
      case .water(let who, let contact):
        let (plant, award) = try done { () throws(PeopleError) in
          try people.water.recorded(people.find(who).id, contact)
        }
        answer(people.look(at: plant.person), words.watered(plant, award: award))
      case .edit(let who, var change):
        change.dates = DateOrder.monthFirst.spoken(in: page.language)
        let asked = change
        let plant = try done { () throws(PeopleError) in
          try people.edit(people.find(who).id, asked)
        }
        answer(people.look(at: plant.person), words.edited(plant))
      case .remove(let who): try remove(who)
      }
      return .done
    } catch { return page.fail(error) }
  }

  /// Registers somebody with what the address book knows of them, and says what that was.
  private func add(_ typed: PersonDraft) throws(Report) {
    var draft = typed
    draft.dates = DateOrder.monthFirst.spoken(in: page.language)
    let asked = draft
    var taken = TakenFromCard()
    if let contacts {
      do throws(ContactsError) { (draft, taken) = try contacts.fill(asked) } catch {
        throw ContactWords(page.language).report(error)
      }
    }
    let plant = try done { () throws(PeopleError) in people.look(at: try people.add(draft)) }
    answer(plant, words.added(plant))
    let hasNamesake = try done { () throws(PeopleError) in
      try people.find.hasNamesake(plant.person)
    }
    if hasNamesake, !page.wantsJSON { page.remark(words.namesake(plant.person)) }
    if !taken.isNothing, !page.wantsJSON { page.remark(words.taken(taken)) }
  }

  /// Says an error of the feature in words.
  func done<T>(_ body: () throws(PeopleError) -> T) throws(Report) -> T {
    do throws(PeopleError) { return try body() } catch { throw words.report(error) }
  }

  /// The answer to a write: the record it made, or a sentence about it.
  func answer(_ plant: Plant, _ sentence: String) {
    if page.wantsJSON {
      page.answer { json in
        json.key("person")
        json.plant(plant, words)
      }
    } else {
      page.line(sentence)
    }
  }

  private func remove(_ who: String) throws(Report) {
    let person = try done { () throws(PeopleError) in try people.find(who) }
    let plant = try done { () throws(PeopleError) in try people.remove(person.id) }
    answer(plant, page.removed(words.removed(person)))
  }

  /// Everybody, one by one, so that a list of any length needs no more room than a short one.
  private func list(due: Bool, search: String?) throws(PeopleError) {
    let query = PeopleQuery(dueBy: due ? people.look.today : nil, search: search)
    if page.wantsJSON {
      var json = page.openAnswer()
      json.key("people")
      json.openList()
      try people.look(query) { plant in
        json.plant(plant, words)
        return page.pass(&json)
      }
      json.closeList()
      return page.closeAnswer(&json)
    }
    var isEmpty = true
    try people.look(query) { plant in
      isEmpty = false
      page.line(PeopleTexts(words).row(plant))
      return page.isIntact
    }
    if isEmpty {
      page.remark(
        search != nil ? words.nobodyFound(search) : due ? words.nobodyThirsty : words.nobodyYet)
    }
  }

  private func card(_ card: PlantCard) {
    guard page.wantsJSON else {
      for line in PeopleTexts(words).card(card) { page.line(line) }
      return
    }
    page.answer { json in
      json.key("person")
      json.plant(card.plant, words) { json in
        json.key("reviews")
        json.list(card.notes) { $0.note($1) }
        json.key("lastKeywords")
        json.list(card.lastKeywords) { $0.value($1.text) }
      }
    }
  }
}
