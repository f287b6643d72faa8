import Domain
import PresentationKit
import TextUI

extension PeopleCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = PeopleAnswers(people: features.people, page: page)
    let (people, actions) = (answers.people, answers.actions)
    switch self {
    case .add(let draft): try answers.add(draft, features)
    case .list(let due, let tag, let search, let filter):
      let query = try page.done { () throws(PeopleFailure) in
        try answers.query(due, tag, search, filter)
      }
      try answers.list(query, features.imports)
    case .show(let who, let isWhole):
      let card = try page.done { () throws(PeopleFailure) in
        var card = try people.queries.card(of: people.find(who))
        card.plant = try people.queries.joined(card.plant)
        return card
      }
      let details = try page.done { () throws(AddressBookFailure) in
        try features.addressBook.queries.details(of: card.plant.person.id)
      }
      let origin = try page.done { () throws(StorageFailure) in
        try RecordOrigin(of: card.plant.person.id.text, features.imports)
      }
      answers.card(card, details, origin, isWhole)
    case .water(let who, var contact, let on):
      contact.at = try answers.moment(on, in: features.moods.calendar)
      try answers.water(who, contact)
    case .edit(let who, var change):
      change.dates = answers.dates
      let wanted = change
      page.give(
        try page.done { () throws(PeopleFailure) in try actions.edit(people.find(who).id, wanted) })
    case .tag(let who, let tags):
      page.give(
        try page.done { () throws(PeopleFailure) in try actions.tag(people.find(who).id, tags) })
    case .merge(let who, let other): try answers.merge(other, into: who)
    case .remove(let who):
      page.give(try page.done { () throws(PeopleFailure) in try actions.remove(people.find(who)) })
    }
  }
}

extension PeopleFailure: Reported {
  func report(_ language: Language) -> Report { PeopleWords(language).report(self) }
}

/// Runs the commands about people and prints their answers.
private struct PeopleAnswers {
  let people: People
  let page: CommandOutput

  var words: PeopleWords { PeopleWords(page.language) }
  var actions: PeopleActions { PeopleActions(people: people, words: words, refetches: true) }
  /// The order of day and month, because 3/8 is ambiguous.
  var dates: DateOrder { page.dates }

  /// Parses the time of a contact; nil if there is no text. A day without a time gets the present time, and future
  /// times are refused.
  func moment(_ text: String?, in calendar: LocalCalendar) throws(Report) -> Now? {
    guard let text else { return nil }
    let now = people.queries.now
    var moments = page.moments(now: now, calendar: calendar, looking: .back)
    moments.reportMoment = page.reportMoment
    let (day, time) = try page.done { () throws(ArgumentParseError) in
      try moments.moment(text, otherwise: now.time, option: "on")
    }
    let moment = calendar.moment(day, time)
    if moment.instant > now.instant { throw words.notYet }
    return moment
  }

  /// Records a contact. If the plant is not thirsty yet, a user at a terminal is asked, and a script is refused.
  func water(_ who: String, _ contact: Contact) throws(Report) {
    func water(_ contact: Contact) throws(PeopleFailure) -> Answer<
      (plant: Plant, watering: Watering?)
    > {
      try actions.water(people.find(who).id, contact)
    }
    do throws(PeopleFailure) {
      page.give(try water(contact))
    } catch {
      guard case .refused(.notThirsty(let name, let until)) = error, let ask = page.askLine,
        !page.wantsJSON
      else { throw words.report(error) }
      guard CommandOutput.isYes(ask(words.recordsEarly(name, until: until) + " [Y/n]")) else {
        return page.remark(words.notRecorded)
      }
      var early = contact
      early.isEarly = true
      let wanted = early
      page.give(try page.done { () throws(PeopleFailure) in try water(wanted) })
    }
  }

  /// Merges two people. A user at a terminal is asked first, because the result is hard to foresee. A script is not
  /// asked, because a merge can be undone.
  func merge(_ other: String, into who: String) throws(Report) {
    let (kept, gone, foreseen) = try page.done { () throws(PeopleFailure) in
      let (kept, gone) = (try people.find(who), try people.find(other))
      return (kept, gone, try people.merge.foresee(gone, into: kept))
    }
    if let ask = page.ask, !page.saysYes, !page.wantsJSON,
      !ask(words.mayMerge(gone, into: kept, foreseen.losses))
    {
      return page.remark(words.notMerged)
    }
    page.give(try page.done { () throws(PeopleFailure) in try actions.merge(gone, into: kept) })
  }

  /// Adds a person with data from the address book, and prints which fields were copied.
  func add(_ typed: PersonInput, _ features: Features) throws(Report) {
    var draft = typed
    draft.dates = dates
    let asked = draft
    let (known, filledFields) = try page.done { () throws(AddressBookFailure) in
      try features.addressBook.fill(asked)
    }
    var answer = try page.done { () throws(PeopleFailure) in try actions.add(known) }
    let setting = try page.done { () throws(PeopleFailure) in
      typed.cycle == nil ? try people.add.settingOfCycle(for: answer.record.person.tags) : nil
    }
    if let setting { answer.remarks.append(words.cycleComes(from: setting)) }
    let person = answer.record.person
    let labels = try page.done { () throws(PeopleFailure) in try features.takeDates(of: [person]) }
    if !labels.isEmpty { answer.remarks.append(DateWords(page.language).taken(labels)) }
    page.give(answer)
    if !filledFields.isNothing || filledFields.isUnclear {
      page.hint(words.filledFields(filledFields))
    }
  }

  /// Prints people one by one, so that memory use does not grow with the length of the list.
  func list(_ query: PeopleQuery, _ imports: Imports) throws(Report) {
    // Epithets are drawn at random on each load, so a short list is kept and loaded only once.
    var few: [Plant] = []
    let origins = try page.origins(.person, imports) { (note) throws(Report) in
      try page.done { () throws(PeopleFailure) in
        try people.queries(query) { plant in
          few.append(plant)
          return note(plant.person.id.text)
        }
      }
    }
    let texts = PeopleTexts(words)
    var list = ListAnswer(page, "people")
    try page.done { () throws(PeopleFailure) in
      let known = page.wants("nextTogether") ? try people.queries.allAppointments() : [:]
      let dates =
        page.wants("dates") || page.wants("daysTogether") ? try people.queries.allDates() : [:]
      func add(_ plant: Plant) -> Bool {
        var plant = plant
        plant.nextMeeting = known[plant.person.id]
        plant.dates = dates[plant.person.id] ?? []
        return list.add(
          { json in
            json.plant(plant, words) { json in
              if let origins { json.source(origins[plant.person.id.text]) }
            }
          }, texts.row(plant))
      }
      if !few.isEmpty, few.count <= RecordOrigins.few { return _ = few.allSatisfy(add) }
      try people.queries(query, add)
    }
    let isSearch = query.search != nil || query.tag != nil || !query.filter.isEmpty
    list.close(
      empty: isSearch
        ? words.nobodyFound : query.dueBy != nil ? words.nobodyThirsty : words.nobodyYet)
  }

  func query(_ due: Bool, _ tag: String?, _ search: String?, _ filter: PeopleFilter)
    throws(PeopleFailure) -> PeopleQuery
  {
    var query = PeopleQuery(
      dueBy: due ? people.queries.today : nil, search: search, filter: filter)
    guard let tag else { return query }
    query.tag = Hashtag.tag(tag)
    if query.tag == nil { throw .refused(.badTag(tag)) }
    return query
  }

  func card(
    _ card: PlantCard, _ details: CardDetails, _ origin: RecordOrigin, _ withSource: Bool
  ) {
    let lines =
      PeopleTexts(words).card(card, details)
      + OriginWords(language: page.language).lines(origin, isWhole: withSource)
    page.answer(lines: lines) { json in
      json.key("person")
      json.plant(card.plant, words) { json in
        json.key("reviews")
        json.list(card.notes) { $0.note($1) }
        json.key("lastKeywords")
        json.list(card.lastKeywords) { $0.value($1.text) }
        json.source(origin)
      }
    }
  }
}
