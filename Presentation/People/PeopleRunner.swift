import Domain

/// Runs the commands of people.
struct PeopleRunner {
  let people: People
  let page: AnswerPage

  private var words: PeopleWords { PeopleWords(page.language) }

  func run(_ command: PeopleCommand) -> ExitStatus {
    do throws(PeopleError) {
      switch command {
      case .add(let draft):
        let plant = people.look(at: try people.add(draft))
        one(plant, words.added(plant))
      case .list(let due, let search): try list(due: due, search: search)
      case .show(let reference): card(try people.look.card(of: people.find(reference)))
      case .water(let reference, let contact):
        let plant = try people.water(people.find(reference).id, contact)
        one(people.look(at: plant.person), words.watered(plant))
      }
      return .done
    } catch {
      return page.fail(words.report(error))
    }
  }

  /// The answer to a write: the record it made, or a sentence about it.
  private func one(_ plant: Plant, _ sentence: String) {
    if page.wantsJSON {
      page.answer { json in
        json.key("person")
        json.plant(plant, words)
      }
    } else {
      page.line(sentence)
    }
  }

  /// Everybody, one by one, so that a list of any length needs no more room than a short one.
  private func list(due: Bool, search: String?) throws(PeopleError) {
    let query = PeopleQuery(dueBy: due ? people.look.today : nil, search: search)
    var isEmpty = true
    if page.wantsJSON {
      var json = page.openAnswer()
      json.key("people")
      json.openList()
      try people.look(query) { plant in
        json.plant(plant, words)
        return page.pass(&json)
      }
      json.closeList()
      page.closeAnswer(&json)
      return
    }
    try people.look(query) { plant in
      isEmpty = false
      page.line(PeopleTexts(words).row(plant))
      return page.isIntact
    }
    if isEmpty {
      page.remark(
        search != nil ? words.nobodyFound : due ? words.nobodyThirsty : words.nobodyYet)
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
