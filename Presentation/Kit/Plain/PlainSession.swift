import Domain

/// A session of numbered menus, which replaces the screens for screen readers and braille lines. It writes lines and
/// reads lines; it never moves the cursor.
package struct PlainSession {
  /// A page that is open.
  struct Visit {
    let page: PlainPage
    /// The record of the page; nil if the page is not about one.
    var reference: String?
    /// The typed arguments for the list of the page, such as the text of a search.
    var arguments: [String] = []
  }

  let run: CommandRun
  let pages: PlainPages
  /// Runs the commands. Each command opens the store itself, as in a shell.
  let runner: CommandLineRunner
  private var visits: [Visit] = []
  private var records: [GatheredRecords.Record] = []
  private var hasMore = false

  /// The number of records that are printed at once.
  private static let portion = 20

  package init(_ run: CommandRun, pages: PlainPages) {
    (self.run, self.pages) = (run, pages)
    runner = Self.runner(for: run)
  }

  var out: Printer { run.page.out }
  /// The language of the profile, which a command may have changed.
  var language: Language {
    runner.language(run.options.language, of: run.options.profile, plain: true)
  }
  var words: PlainSessionWords { PlainSessionWords(language) }

  /// Reads lines and answers them until the user quits or the input ends.
  package mutating func start() -> ExitStatus {
    guard let first = pages.page(pages.first) else { return .done }
    visits = [Visit(page: first)]
    begin()
    readPage()
    while out.isIntact, let line = run.page.nextLine() {
      begin()
      let typed = Text.trimmed(line)
      if Self.letters(typed) == "q" { break }
      answer(typed)
    }
    begin()
    out.line(words.goodbye)
    out.flush()
    return .done
  }

  /// Begins an answer, in which no line is repeated.
  func begin() {
    let surroundings = run.surroundings
    let columns = surroundings.showsAnswers ? surroundings.columns : PlainLines.widest
    out.begin(PlainLines(language, columns: columns))
  }

  /// Returns a word with the letters of the Korean keyboard replaced by those on the same keys.
  private static func letters(_ typed: String) -> String {
    let keys: [Character: Character] = [
      "ㅁ": "a", "ㅠ": "b", "ㅗ": "h", "ㅡ": "m", "ㅂ": "q", "ㅅ": "t",
    ]
    return String(typed.lowercased().map { keys[$0] ?? $0 })
  }

  private mutating func answer(_ typed: String) {
    switch Self.letters(typed) {
    case "": readPage()
    case "h", "?":
      for line in words.help { out.line(line) }
      readMenu()
    case "b": goBack()
    case "t":
      visits.removeLast(visits.count - 1)
      readPage()
    case "m": readMore()
    default: answerChoice(typed)
    }
  }

  private mutating func answerChoice(_ typed: String) {
    let rest = String(typed.dropFirst())
    if typed.hasPrefix("+"), !rest.isEmpty {
      execute(["add", "--", Text.trimmed(rest)])
    } else if typed.hasPrefix(":"), !rest.isEmpty {
      execute(CommandWords.split(rest))
    } else if let record = record(typed) {
      open(record)
    } else if let choice = choice(typed) {
      perform(choice)
    } else {
      out.line(words.unknown(typed))
    }
  }

  private func record(_ typed: String) -> GatheredRecords.Record? {
    guard let number = Int(typed), records.indices.contains(number - 1) else { return nil }
    return records[number - 1]
  }

  /// Returns the action with a number. If the page has a list, the number of an action has an `a` in front.
  private func choice(_ typed: String) -> PlainPage.Choice? {
    guard let choices = visits.last?.page.choices else { return nil }
    let text = Self.letters(typed)
    let digits = records.isEmpty && !text.hasPrefix("a") ? text[...] : text.dropFirst()
    guard records.isEmpty || text.hasPrefix("a"), let number = Int(digits),
      choices.indices.contains(number - 1)
    else { return nil }
    return choices[number - 1]
  }

  // MARK: Going from page to page

  private mutating func open(_ record: GatheredRecords.Record) {
    guard let name = visits.last?.page.records?.opens(record.reference),
      let page = pages.page(name)
    else { return out.line(record.line) }
    visits.append(Visit(page: page, reference: record.reference.last))
    readPage()
  }

  private mutating func perform(_ choice: PlainPage.Choice) {
    let reference = visits.last?.reference
    switch choice {
    case .page(let name):
      guard let page = pages.page(name) else { return }
      guard let arguments = arguments(for: page) else { return out.line(words.canceled) }
      visits.append(Visit(page: page, reference: reference, arguments: arguments))
      readPage()
    case .run(let name): perform(name, reference)
    }
  }

  private func perform(_ name: String, _ reference: String?) {
    guard let command = command(name) else { return }
    guard let words = ask(command, reference) else { return out.line(self.words.canceled) }
    execute(words)
    out.line(self.words.prompt)
  }

  /// Asks for the arguments of a page's list, such as the text of a search. Returns nil if the user cancels.
  private func arguments(for page: PlainPage) -> [String]? {
    guard let name = page.records?.command, let command = command(name) else { return [] }
    let needed = command.arguments.filter { !$0.isOptional }
    var values: [String] = []
    for argument in needed {
      guard let value = askRequired(words.name(of: argument.name)) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func goBack() {
    guard visits.count > 1 else { return out.line(words.nothingBefore) }
    visits.removeLast()
    readPage()
  }

  func command(_ name: String) -> CommandSpec? {
    runner.table.command(name.split(separator: " ").map(String.init))
  }

  // MARK: Reading a page

  private mutating func readPage() {
    guard let visit = visits.last else { return }
    records = []
    hasMore = false
    let title = visit.page.title(language)
    out.line(title + ".")
    if let shows = visit.page.shows {
      let status = execute(path(shows) + (visit.reference.map { ["--", $0] } ?? []))
      // The record was removed, so its page has nothing left to show.
      if status != .done, visit.reference != nil, visits.count > 1 { return goBack() }
    }
    load(from: 0)
    readMenu()
  }

  private func path(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }

  /// Loads the list of the page and prints its records from an index on.
  private mutating func load(from start: Int) {
    guard let visit = visits.last, let list = visit.page.records else { return }
    let end = start + Self.portion
    let gathered = GatheredRecords(list.reference, limit: end + 1)
    let arguments = (visit.reference.map { [$0] } ?? []) + visit.arguments
    execute(
      path(list.command) + (arguments.isEmpty ? [] : ["--"] + arguments), gathering: gathered)
    hasMore = gathered.records.count > end
    records = Array(gathered.records.prefix(end))
    for (index, record) in records.enumerated().dropFirst(start) {
      out.line("\(index + 1): \(record.line)")
    }
    if hasMore { out.line(words.more) }
  }

  private mutating func readMore() {
    guard hasMore else { return out.line(words.noMore) }
    load(from: records.count)
  }

  /// Prints the actions of the page with their numbers.
  private func readMenu() {
    guard let page = visits.last?.page else { return }
    let letter = records.isEmpty ? "" : "a"
    if !page.choices.isEmpty { out.line(words.choices) }
    for (index, choice) in page.choices.enumerated() {
      out.line("\(letter)\(index + 1): \(title(of: choice)).")
    }
    out.line(words.prompt)
  }

  private func title(of choice: PlainPage.Choice) -> String {
    switch choice {
    case .page(let name): pages.page(name)?.title(language) ?? name
    case .run(let name): command(name)?.summary(language) ?? name
    }
  }
}
