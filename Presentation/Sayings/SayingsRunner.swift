import Domain

/// Runs the commands of sayings.
struct SayingsRunner {
  let sayings: Sayings
  let page: AnswerPage
  /// Lets somebody write a text, as in an editor; nothing when nobody can.
  let compose: () -> Composed

  private var words: SayingsWords { SayingsWords(page.language) }
  private var texts: SayingTexts { SayingTexts(words) }

  func run(_ command: SayingsCommand) throws(UsageError) -> ExitStatus {
    let command = try written(command)
    do throws(Report) {
      switch command {
      case .add(let draft):
        let saying = try done { () throws(SayingsError) in try sayings.add(draft) }
        answer(saying, words.added(saying))
      case .edit(let id, let wanted):
        try change(id, words.edited) { (number) throws(SayingsError) in
          try sayings.edit(number, wanted)
        }
      case .remove(let id): try remove(id)
      case .random:
        bare(try done { () throws(SayingsError) in try sayings.look.random() })
      case .today:
        bare(try done { () throws(SayingsError) in try sayings.look.ofToday() })
      case .show(let id):
        show(try done { () throws(SayingsError) in try sayings.look.open(id) })
      case .list(let isNew, let isLiked, let isUnused):
        let arrived = isNew ? sayings.look.newArrivals : nil
        let query = SayingsQuery(arrived: arrived, isLiked: isLiked, isUnused: isUnused)
        try list(query) { () throws(SayingsError) in try nothing(query) }
      case .search(let text):
        let query = SayingsQuery(search: text)
        try list(query) { words.nothingFound(query) }
      case .like(let id, let isLiked):
        try change(id, words.liked) { (number) throws(SayingsError) in
          try sayings.edit.like(number, isLiked)
        }
      case .use(let id, let isUsed):
        try change(id, words.used) { (number) throws(SayingsError) in
          try sayings.edit.use(number, isUsed)
        }
      }
      return .done
    } catch { return page.fail(error) }
  }

  /// A new saying of which nothing was typed is written in an editor, or comes through a pipe.
  private func written(_ command: SayingsCommand) throws(UsageError) -> SayingsCommand {
    guard case .add(var draft) = command, draft.eng.isEmpty, draft.kor.isEmpty else {
      return command
    }
    switch compose() {
    case .text(let text): draft.fill(with: text)
    case .failed: throw .editorFailed
    case .nobody: break
    }
    return .add(draft)
  }

  /// Says an error of the feature in words.
  private func done<T>(_ body: () throws(SayingsError) -> T) throws(Report) -> T {
    do throws(SayingsError) { return try body() } catch { throw words.report(error) }
  }

  private func change(
    _ id: String, _ sentence: (Saying) -> String,
    _ body: (SayingNumber) throws(SayingsError) -> Saying
  ) throws(Report) {
    let saying = try done { () throws(SayingsError) in
      try body(try sayings.look.find(id).number)
    }
    answer(saying, sentence(saying))
  }

  private func remove(_ id: String) throws(Report) {
    let saying = try done { () throws(SayingsError) in try sayings.look.find(id) }
    let removed = try done { () throws(SayingsError) in try sayings.edit.remove(saying.number) }
    answer(removed, page.removed(words.removed(removed)))
  }

  /// The answer to a write: the record it made, or a sentence about it.
  private func answer(_ saying: Saying, _ sentence: String) {
    if page.wantsJSON { json(saying) } else { page.line(sentence) }
  }

  private func json(_ saying: Saying) {
    page.answer { json in
      json.key("saying")
      json.saying(saying, at: sayings.look.now)
    }
  }

  /// The words and nothing else, as a greeting of a shell wants them.
  private func bare(_ saying: Saying) {
    if page.wantsJSON { return json(saying) }
    for line in texts.lines(saying.words) { page.line(line) }
  }

  private func show(_ saying: Saying) {
    if page.wantsJSON { return json(saying) }
    for line in texts.whole(saying, at: sayings.look.now) { page.line(line) }
  }

  /// Saying after saying, so that a list of any length needs no more room than a short one.
  private func list(_ query: SayingsQuery, nothing: () throws(SayingsError) -> String)
    throws(Report)
  {
    let now = sayings.look.now
    var json = page.wantsJSON ? page.openAnswer() : JSONText()
    if page.wantsJSON {
      json.key("sayings")
      json.openList()
    }
    var isEmpty = true
    try done { () throws(SayingsError) in
      try sayings.look(query) { saying in
        isEmpty = false
        guard page.wantsJSON else {
          page.line(texts.row(saying, at: now))
          return page.isIntact
        }
        json.saying(saying, at: now)
        return page.pass(&json)
      }
    }
    if page.wantsJSON {
      json.closeList()
      page.closeAnswer(&json)
    } else if isEmpty {
      page.remark(try done(nothing))
    }
  }

  /// Why a list is empty, as far as that is sure.
  private func nothing(_ query: SayingsQuery) throws(SayingsError) -> String {
    if try sayings.look.isEmpty() { return words.noSayings }
    switch (query.arrived != nil, query.isLiked, query.isUnused) {
    case (true, false, false): return words.nothingNew
    case (false, true, false): return words.nothingLiked
    case (false, false, true): return words.nothingUnused
    case (false, false, false): return words.noSayings
    case (true, true, _), (true, _, true), (_, true, true): return words.nothingLikeThat
    }
  }
}
