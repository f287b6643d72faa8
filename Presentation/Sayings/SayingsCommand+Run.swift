import Domain
import PresentationKit
import TextUI

extension SayingsCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    if self == .removeStarters {
      return try RemovingStarters(features: features, page: page).run()
    }
    let answers = SayingsAnswers(sayings: features.sayings, page: page)
    let (command, text) = try written(page)
    try page.keepingDraft(text) { () throws(Report) in
      try page.done { () throws(SayingsFailure) in try answers.answer(command) }
    }
  }

  /// Returns the command with its text. For a new saying without text, the user writes the text in an editor or on
  /// standard input. That text is also returned separately, so that it can be saved as a draft.
  private func written(_ page: CommandOutput) throws(Report) -> (SayingsCommand, text: String?) {
    guard case .add(var draft) = self, draft.eng.isEmpty, draft.kor.isEmpty else {
      return (self, nil)
    }
    let text = try page.written(.saying, usage: nil)
    draft.fill(with: text)
    return (.add(draft), text)
  }
}

extension SayingsFailure: Reported {
  func report(_ language: Language) -> Report { SayingsWords(language).report(self) }
}

/// Runs the commands about sayings and writes their output.
private struct SayingsAnswers {
  let sayings: Sayings
  let page: CommandOutput

  private var words: SayingsWords { SayingsWords(page.language) }
  private var texts: SayingTexts { SayingTexts(words) }
  private var actions: SayingsActions { SayingsActions(sayings: sayings, words: words) }

  func answer(_ command: SayingsCommand) throws(SayingsFailure) {
    switch command {
    case .add(let draft):
      if page.askLine != nil, let same = try sayings.queries.same(as: draft),
        !page.goesOn(words.keepsAgain(same.number))
      {
        return page.remark(words.notSaved)
      }
      page.give(try actions.add(draft))
    case .edit(let id, let change): page.give(try actions.edit(number(id), change))
    case .remove(let id): page.give(try actions.remove(number(id)))
    // Handled by `RemovingStarters`, which asks first.
    case .removeStarters: break
    case .random: bare(try sayings.queries.random())
    case .today: bare(try sayings.queries.ofToday())
    case .show(let id): show(try sayings.queries.open(id))
    case .list(let kind, let filter):
      let arrived = kind.isNew ? sayings.queries.newArrivals : nil
      let query = SayingsQuery(
        arrived: arrived, isLiked: kind.isLiked, isUnused: kind.isUnused,
        isStarter: kind.isStarter, filter: filter)
      try list(query) { () throws(SayingsFailure) in try nothing(query) }
    case .search(let text):
      let query = SayingsQuery(search: text)
      try list(query) { words.nothingFound(query) }
    case .like(let id, let isLiked): page.give(try actions.like(number(id), isLiked))
    case .use(let id, let isUsed): page.give(try actions.use(number(id), isUsed))
    }
  }

  private func number(_ id: String) throws(SayingsFailure) -> SayingNumber {
    try sayings.queries.find(id).number
  }

  /// Prints only the words, for use as a greeting in a shell.
  private func bare(_ saying: Saying) { show(saying, texts.lines(saying.words)) }

  private func show(_ saying: Saying) { show(saying, texts.whole(saying, at: sayings.queries.now)) }

  private func show(_ saying: Saying, _ lines: @autoclosure () -> [String]) {
    page.answer(lines: lines()) { $0.saying(saying, named: "saying", at: sayings.queries.now) }
  }

  /// Prints the sayings one at a time, so that memory use does not grow with the length of the list.
  private func list(_ query: SayingsQuery, nothing: () throws(SayingsFailure) -> String)
    throws(SayingsFailure)
  {
    let now = sayings.queries.now
    var list = ListAnswer(page, "sayings")
    try sayings.queries(query) { saying in
      list.add({ $0.saying(saying, at: now) }, texts.row(saying, at: now))
    }
    let empty = list.isEmpty && !page.wantsJSON ? try nothing() : ""
    list.close(empty: empty)
  }

  /// Returns the most specific explanation of an empty list.
  private func nothing(_ query: SayingsQuery) throws(SayingsFailure) -> String {
    if try sayings.queries.isEmpty() { return words.noSayings }
    if query.filter.isEmpty, query.search != nil { return words.nothingFound(query) }
    if !query.filter.isEmpty { return words.nothingLikeThat }
    if query.isStarter {
      let isAlone = query.arrived == nil && !query.isLiked && !query.isUnused
      return isAlone ? words.noStarters : words.nothingLikeThat
    }
    switch (query.arrived != nil, query.isLiked, query.isUnused) {
    case (true, false, false): return words.nothingNew
    case (false, true, false): return words.nothingLiked
    case (false, false, true): return words.nothingUnused
    case (false, false, false): return words.noSayings
    case (true, true, _), (true, _, true), (_, true, true): return words.nothingLikeThat
    }
  }
}
