import Domain
import Presentation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import PresentationReading
@testable import PresentationShared

// V-06
@Suite struct `Every screen as a page of numbered menus` {
  private let pages = PlainPages.haru

  /// The pages that a user reaches from the first one, through choices and records.
  private var reached: Set<String> {
    var reached: Set<String> = []
    var open = [pages.first]
    while let name = open.popLast() {
      guard reached.insert(name).inserted, let page = pages.page(name) else { continue }
      for case .page(let next) in page.choices { open.append(next) }
      guard let records = page.records else { continue }
      let kinds = RecordSummaryKind.allCases.map { [$0.rawValue, "x"] }
      open += ([["x"]] + kinds).compactMap(records.opens)
    }
    return reached
  }

  @Test func `is reached`() {
    #expect(reached == Set(pages.all.map(\.name)))
    #expect(Set(pages.all.map(\.name)).count == pages.all.count)
  }

  /// Contexts of keys that are no screen of their own, and the film, whose figures are on the page of the year.
  private static let noScreens: Set<String> = ["shell", "move", "form", "code", "film"]

  @Test func `has a page by the name of its keys`() {
    for context in KeyContext.all where !Self.noScreens.contains(context.name) {
      #expect(reached.contains(context.name), "\(context.name)")
    }
  }

  /// Returns the page for an item of More, or the command behind an item that only acts. A new item does not compile
  /// without one.
  private func page(for item: MoreItem) -> String {
    switch item {
    case .account: "account"
    case .settings: "settings"
    case .moods: "mood-settings"
    case .lock: "lock"
    case .encryption: "encryption"
    case .permissions: "permissions"
    case .search: "search"
    case .timeline: "timeline"
    case .history: "history"
    case .trash: "trash"
    case .bringIn: "bring-in"
    case .sync: "sync"
    case .tutorial, .news, .feedback, .rate, .version, .cache: "help"
    case .about, .privacy, .terms, .licences, .credits: "page"
    }
  }

  @Test func `has a page for every item of More`() {
    for item in MoreItem.allCases { #expect(reached.contains(page(for: item)), "\(item)") }
  }

  /// Returns the page for a route of people. Forms are the questions of a command.
  private func page(for route: PeopleRoute) -> String {
    switch route {
    case .card, .edit, .care, .water, .postpone, .timeline, .dates, .date, .gifts, .gift, .guide,
      .later,
      .question:
      "person"
    case .newPerson: "people"
    case .contacts, .plantMany: "contacts"
    case .calendar, .review: "watering"
    }
  }

  /// Returns the page for a route of books.
  private func page(for route: ReadingRoute) -> String {
    switch route {
    case .page(let page):
      switch page {
      case .home: "books"
      case .search: "book-search"
      case .shelf: "shelf"
      case .analysis: "analysis"
      }
    case .book, .edit, .read, .celebrate, .question: "book"
    case .new: "books"
    case .quote, .requote: "quotes"
    case .records: "log"
    case .search(.result), .search(.add): "found-book"
    case .shelf(.sentences), .shelf(.export): "quotes"
    case .analysis(.history), .analysis(.historyOn): "log"
    case .analysis(.chart): "chart"
    case .analysis(.save), .analysis(.goal): "analysis"
    }
  }

  @Test func `has a page for the routes of people and books`() {
    #expect(reached.contains(page(for: PeopleRoute.contacts)))
    for tab in ReadingPage.allCases { #expect(reached.contains(page(for: .page(tab)))) }
    for chart in ChartKind.allCases {
      #expect(reached.contains(page(for: .analysis(.chart(chart)))))
    }
  }

  /// Commands that no page has, each with the reason.
  private static let elsewhere: [String: String] = [
    "today": "is the first page", "demo": "starts another session",
    "man": "is for man", "completions": "is for a shell", "watch": "runs until it is stopped",
    "notify watch": "runs until it is stopped", "widget": "is for a status bar",
    "profile send-code": "is for scripts", "parse": "is for other programs",
    "agents": "is for other programs",
    "moods list": "is the diary",
  ]

  @Test func `has every command`() {
    var named: Set<String> = []
    for page in pages.all {
      named.formUnion([page.shows, page.records?.command].compactMap(\.self))
      for choice in page.choices {
        switch choice {
        case .run(let name): named.insert(name)
        case .page: continue
        }
      }
    }
    let known = Set(CommandTable.haru.commands.map(\.name))
    #expect(named.isSubset(of: known), "\(named.subtracting(known))")
    for command in CommandTable.haru.shown where !named.contains(command.name) {
      #expect(Self.elsewhere[command.name] != nil, "\(command.name) is on no page")
    }
  }

  @Test func `finds its records by fields that the list has`() {
    for page in pages.all {
      guard let records = page.records else { continue }
      let path = records.command.split(separator: " ").map(String.init)
      let fields = CommandTable.haru.command(path)?.lists?.names ?? []
      for name in records.reference { #expect(fields.contains(name), "\(page.name): \(name)") }
    }
  }

  /// The placeholders are questions, so each needs words.
  @Test func `asks for every argument in words`() {
    let commands = CommandTable.haru.shown.filter { Self.elsewhere[$0.name] == nil }
    for argument in commands.flatMap(\.arguments) {
      let name = argument.name
      #expect(PlainSessionWords.arguments[name] != nil, "\(name)")
    }
  }
}
