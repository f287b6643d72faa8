package import Domain
package import PresentationKit

/// A parsed command about gifts and loans.
enum GiftsCommand: Equatable, Sendable {
  case add(String, GiftInput, on: String?)
  case list(String?, year: String?, onlyOpen: Bool, matching: GiftFilter)
  case finish(String, amount: String?)
  case edit(String, GiftInput, on: String?)
  case remove(String)
}

/// The specifications of the commands about gifts and loans.
enum GiftsCommands {
  static let all = [list, add, done, edit, remove]

  private static let reference = ArgumentSpec("ID", takesRest: true, completes: .gift)
  private static let what = ArgumentSpec("WHAT", isOptional: true, isText: true, takesRest: true)
  private static let amount = OptionSpec(
    "amount", "N", Phrase("금액 (100000, 12.50)", "the amount (20, 12.50)"))

  private static let kinds: [(kind: Gift.Kind, option: OptionSpec)] = [
    (.received, OptionSpec("received", nil, Phrase("받은 것", "it was received"))),
    (.lent, OptionSpec("lent", nil, Phrase("빌려준 것", "it was lent"))),
    (.borrowed, OptionSpec("borrowed", nil, Phrase("빌린 것", "it was borrowed"))),
    (.idea, OptionSpec("idea", nil, Phrase("줄까 생각해 둔 것", "it is an idea for a gift"))),
  ]

  private static let fields = [
    amount,
    OptionSpec(
      "currency", "C",
      Phrase(
        "통화 (KRW, €…; 기본값은 설정 people.currency)", "currency (EUR, €…; default: people.currency)"),
      completes: .words(Money.codes)),
    OptionSpec(
      "for", "OCCASION",
      Phrase("어떤 일로 (축의금, 부의금, 생일…)", "the occasion (wedding, birthday, or any word)"), isText: true
    ),
    OptionSpec("on", "DAY", Phrase("언제 (기본값은 오늘)", "the day (default: today)")),
  ]

  /// Returns what was typed. Two kinds contradict each other.
  private static func input(_ read: ReadArguments) throws(ArgumentParseError) -> GiftInput {
    let named = kinds.filter { read.has($0.option.name) }
    if named.count > 1 { throw .contradiction(named[0].option.name, named[1].option.name) }
    return GiftInput(
      named.first?.kind, what: read.words["WHAT"], amount: read.value("amount"),
      currency: read.value("currency"), for: read.value("for"))
  }

  private static let add = CommandSpec(
    "gifts add",
    Phrase(
      "준 것, 받은 것, 빌려준 것, 빌린 것, 줄 것 적기",
      "write down what you gave, received, lent, borrowed or may give"),
    arguments: [ArgumentSpec("WHO", completes: .person), what],
    options: kinds.map(\.option) + fields,
    examples: [
      Example(
        "gifts add 민아 --amount 100000 --for 축의금", "gifts add Maya 'red scarf' --for birthday"),
      Example("gifts add 민아 우산 --lent", "gifts add Maya --lent --amount 50"),
      Example("gifts add 민아 '빨간 목도리' --idea", "gifts add Maya 'blue vase' --idea"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    GiftsCommand.add(read.word("WHO"), try input(read), on: read.value("on"))
  }

  private static let list = CommandSpec(
    "gifts list", Phrase("주고받은 것과 합계 보기", "list gifts and loans, with their sums"),
    lists: .gifts,
    arguments: [ArgumentSpec("WHO", isOptional: true, takesRest: true, completes: .person)],
    options: [
      OptionSpec("year", "Y", Phrase("그해의 것만", "only those of the year")),
      OptionSpec("open", nil, Phrase("아직 돌려받지 못했거나 갚지 않은 것, 줄 것만", "only open loans and ideas")),
      .filter(GiftFacet.self),
    ],
    examples: [
      "gifts", Example("gifts 민아", "gifts Maya"), "gifts --open",
      "gifts list --where 'kind=given amount>10'",
    ], answersAlone: true, takesNounWords: true
  ) { (read) throws(ArgumentParseError) in
    GiftsCommand.list(
      read.words["WHO"], year: read.value("year"), onlyOpen: read.has("open"),
      matching: try read.filter(GiftFacet.self))
  }

  private static let done = CommandSpec(
    "gifts done",
    Phrase(
      "생각해 둔 것을 줬거나, 빌린 것을 돌려줬거나, 빌려준 것을 돌려받았다고 적기",
      "note that an idea was given or a loan returned"),
    arguments: [reference], options: [amount],
    examples: [
      Example("gifts done '빨간 목도리'", "gifts done 'red scarf'"),
      Example("gifts done 민아 --amount 20", "gifts done Maya --amount 20"),
    ], writes: true
  ) { read in GiftsCommand.finish(read.word("ID"), amount: read.value("amount")) }

  private static let edit = CommandSpec(
    "gifts edit", Phrase("적은 것 고치기", "change a gift or loan"),
    arguments: [ArgumentSpec("ID", completes: .gift), what],
    options: kinds.map(\.option) + fields,
    examples: [Example("gifts edit 우산 --for 생일", "gifts edit umbrella --for birthday")],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    let (input, on) = (try input(read), read.value("on"))
    if input == GiftInput(), on == nil {
      throw .nothingToChange(usage: "gifts edit ID [WHAT] --amount N | --for OCCASION | --on DAY")
    }
    return GiftsCommand.edit(read.word("ID"), input, on: on)
  }

  private static let remove = CommandSpec(
    "gifts remove", Phrase("주고받은 것 지우기", "remove a gift or loan"), arguments: [reference],
    examples: [Example("gifts remove 우산", "gifts remove umbrella")], writes: true
  ) { read in GiftsCommand.remove(read.word("ID")) }
}

extension GiftsCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let gifts = features.gifts
    let actions = GiftsActions(gifts: gifts, words: GiftWords(page.language))
    func dated(_ input: GiftInput, _ on: String?) throws(Report) -> GiftInput {
      var input = input
      if let on {
        input.day = try page.done { () throws(ArgumentParseError) in
          try page.days(today: gifts.today, looking: .back).day(on, option: "on")
        }
      }
      return input
    }
    switch self {
    case .add(let who, let input, let on):
      let input = try dated(input, on)
      page.give(
        try page.done { () throws(PeopleFailure) in
          try actions.add(input, for: features.people.find(who))
        })
    case .finish(let reference, let amount):
      page.give(
        try page.done { () throws(PeopleFailure) in
          try actions.finish(gifts.find(reference).gift.id, amount: amount)
        })
    case .edit(let reference, let input, let on):
      let input = try dated(input, on)
      page.give(
        try page.done { () throws(PeopleFailure) in
          try actions.edit(gifts.find(reference).gift.id, input)
        })
    case .remove(let reference):
      page.give(
        try page.done { () throws(PeopleFailure) in
          try actions.remove(gifts.find(reference).gift.id)
        })
    case .list(let who, let year, let onlyOpen, let filter):
      var found = try page.done { () throws(PeopleFailure) in
        let person = try who.map { (who) throws(PeopleFailure) in try features.people.find(who) }
        return try gifts.all(of: person?.id)
      }
      let isWhole = found.isEmpty
      if let year {
        let year = try page.done { () throws(ArgumentParseError) in
          try page.days(today: gifts.today, looking: .back).year(year, option: "year")
        }
        found = found.filter { $0.gift.day.parts.year == year }
      }
      found = found.filter {
        (!onlyOpen || !$0.gift.isDone) && filter.means($0, named: actions.words.names($0.gift))
      }
      try list(found, isWhole: isWhole, actions.words, page)
    }
  }

  private func list(
    _ gifts: [PersonGift], isWhole: Bool, _ words: GiftWords, _ page: CommandOutput
  ) throws(Report) {
    let ids = try page.done { () throws(StorageFailure) in
      page.wantsRecords
        ? ShortIDs() : try page.shortIDs(of: .gift, among: gifts.map(\.gift.id.text))
    }
    var list = ListAnswer(page, "gifts")
    for entry in gifts {
      if !list.add({ $0.gift(entry.gift) }, words.row(entry, ids)) { break }
    }
    list.close(empty: isWhole ? words.none : words.noneFound) { json in
      json.key("sums")
      json.list(GiftSum.all(of: gifts)) { $0.sum($1) }
    }
    guard !page.wantsRecords, page.gathered == nil else { return }
    let sums = words.sums(gifts)
    for line in sums.isEmpty ? [] : [""] + sums { page.line(line) }
  }
}

/// The changes of gifts, shared by the command line and the screens.
package struct GiftsActions {
  let gifts: Gifts
  let words: GiftWords

  package init(gifts: Gifts, words: GiftWords) { (self.gifts, self.words) = (gifts, words) }

  package func add(_ input: GiftInput, for person: Person) throws(PeopleFailure)
    -> Answer<PersonGift>
  {
    let entry = try gifts.add(input, for: person)
    return answer(entry, words.saved(entry))
  }

  package func edit(_ id: ID<Gift>, _ input: GiftInput) throws(PeopleFailure) -> Answer<PersonGift>
  {
    let entry = try gifts.edit(id, input)
    return answer(entry, words.edited(entry))
  }

  package func finish(_ id: ID<Gift>, amount: String? = nil) throws(PeopleFailure)
    -> Answer<PersonGift>
  {
    let entry = try gifts.finish(id, amount: amount)
    return answer(entry, words.finished(entry))
  }

  package func remove(_ id: ID<Gift>) throws(PeopleFailure) -> Answer<PersonGift> {
    let entry = try gifts.remove(id)
    var answer = answer(entry, words.removed(entry))
    answer.removes = true
    return answer
  }

  private func answer(_ entry: PersonGift, _ sentence: String) -> Answer<PersonGift> {
    Answer(record: entry, sentence: sentence) { json in
      json.key("gift")
      json.gift(entry.gift)
    }
  }
}
