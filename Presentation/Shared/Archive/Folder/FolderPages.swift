import Domain
import PresentationKit
import TextUI

/// Writes all records as Markdown pages, readable in any editor and in Obsidian: one per person, per book, and per
/// month of moods and of schedule. Only the entries of the index page and the current month of moods are held in
/// memory.
struct FolderPages: FolderWriting {
  let language: Language
  /// The content of the index page.
  var found = FolderContents()
  /// The pages of people, by id.
  var people: [String: PageLink] = [:]
  var peopleNames = PageNames()
  var bookNames: PageNames
  /// The page that is being written, or `none`.
  var open = OpenPage.none
  /// The page for a month of moods, which is written after its pictures; nil if no month is open.
  var month: MoodMonth?

  /// The counter whose days are being written.
  private var lastCounter: Counter?

  let words: FolderWords

  init(_ language: Language, at now: Now) {
    self.language = language
    words = FolderWords(language)
    found.written = now
    bookNames = PageNames([words.toReadFile, words.likedFile, words.goalsFile])
  }

  /// Writes pages for publishing. They contain neither the time of writing nor instructions for an import.
  init(_ language: Language, publishedOn day: Day) {
    self.init(language, at: Now(day: day, time: TimeOfDay(seconds: 0), offset: 0))
    found.isPublished = true
  }

  /// A link to a page, with the title of the page.
  struct PageLink {
    let page: String
    let name: String
  }

  /// The page that is being written, with its current section.
  enum OpenPage: Equatable {
    case none, export, person, cards, liked, goals, notes, counts
    case dated, gifts, watered
    case book(BookSection)
    case schedule(month: Day, day: Day?)
    case sayings(SayingSection)
    case photo(String)
  }

  enum BookSection: Equatable { case facts, records, sentences }
  enum SayingSection: Equatable { case liked, own, others }

  mutating func write(_ record: ExportedRecord) -> [PackedPiece] {
    switch record {
    case .export(let bytes):
      let begins = open != .export
      open = .export
      return (begins ? [.file("haru.json")] : []) + [.bytes(bytes)]
    case .person(let person): return begin(person)
    case .date(let date): return text(add(date))
    case .gift(let gift): return text(add(gift))
    case .watering(let watering): return text(add(watering))
    case .book(let book, let before): return begin(book, before)
    case .reading(let reading): return text(add(reading))
    case .sentence(let sentence): return text(add(sentence))
    case .yearGoal(let year, let target): return add(goal: (year, target))
    case .favourite(let favourite): return add(favourite)
    case .day(let day, let photos): return add(day, photos)
    case .photo(let name, let bytes):
      let begins = open != .photo(name)
      open = .photo(name)
      return (begins ? [.file("moods/photos/" + name)] : []) + [.bytes(bytes)]
    case .event(let event): return endFeelings() + add(event)
    case .saying(let saying, let isOwn): return endFeelings() + add(saying, isOwn: isOwn)
    case .note(let note): return endFeelings() + add(note)
    case .counter(let counter): return endFeelings() + add(counter)
    case .counted(let day): return text(add(day))
    case .card(let card): return endFeelings() + add(card)
    }
  }

  mutating func end() -> [PackedPiece] {
    var pieces = endFeelings()
    if !found.wanted.isEmpty {
      let title = words.toReadFile
      let lines = found.wanted.map { "- " + MarkdownText.link($0.page, $0.name) }
      pieces += page(
        "books/\(title)", FrontMatter("to-read").text + "\n# \(title)\n\n" + list(lines))
    }
    return pieces + page("haru", FolderTop(language, found).text)
  }

  // MARK: Pieces

  func text(_ text: String) -> [PackedPiece] { [.bytes(Array(text.utf8))] }

  func page(_ path: String, _ text: String) -> [PackedPiece] {
    [.file(path + ".md")] + self.text(text)
  }

  func list(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ card: [UInt8]) -> [PackedPiece] {
    found.cards += 1
    // A vCard without a final line break would merge with the next one.
    let isEnded = card.last == 10 || card.last == 13
    let bytes = isEnded ? card : card + [13, 10]
    if open == .cards { return [.bytes(bytes)] }
    open = .cards
    return [.file("contacts.vcf"), .bytes(bytes)]
  }

  private mutating func add(_ note: Note) -> [PackedPiece] {
    found.notes += 1
    let text = MarkdownText.line(note.text.text)
    let line = "- [\(note.isDone ? "x" : " ")] \(text) · \(note.written.day)\n"
    if open == .notes { return self.text(line) }
    open = .notes
    let title = PartWords.notes(language)
    return page("notes", FrontMatter("notes").text + "\n# \(title)\n\n" + line)
  }

  private mutating func add(_ counter: Counter) -> [PackedPiece] {
    found.counters += 1
    lastCounter = counter
    let words = CountsWords(language)
    let goal = counter.goals.current.map { " · " + words.goal($0, counter) } ?? ""
    let section = "\n## " + MarkdownText.line(counter.tag + goal) + "\n\n"
    if open == .counts { return text(section) }
    open = .counts
    let title = PartWords.counts(language)
    return page("counts", FrontMatter("counts").text + "\n# \(title)\n" + section)
  }

  private func add(_ day: CountedDay) -> String {
    guard let counter = lastCounter, let amount = day.amount else { return "" }
    return "- \(day.day) · " + MarkdownText.line(CountsWords(language).amount(amount, counter))
      + "\n"
  }

  private mutating func add(goal: (year: Int, target: Int)) -> [PackedPiece] {
    let line = "- \(words.goal(goal))\n"
    if open == .goals { return text(line) }
    open = .goals
    let title = words.goalsFile
    found.lists.append(PageLink(page: "books/\(title)", name: title))
    return page("books/\(title)", FrontMatter("goals").text + "\n# \(title)\n\n" + line)
  }

  private mutating func add(_ favourite: Favourite) -> [PackedPiece] {
    let facts = favourite.facts
    let parts = [facts.title.text, facts.author?.text].compactMap(\.self).map(MarkdownText.line)
    let line = "- \(parts.joined(separator: " · ")) · \(favourite.liked.day)\n"
    if open == .liked { return text(line) }
    open = .liked
    let title = words.likedFile
    found.lists.append(PageLink(page: "books/\(title)", name: title))
    return page("books/\(title)", FrontMatter("liked").text + "\n# \(title)\n\n" + line)
  }
}

/// The entries that the index page of a folder lists.
struct FolderContents {
  var written = Now(instant: 0, offset: 0)
  /// Whether the pages are published, and have no complete export beside them.
  var isPublished = false
  var people: [FolderPages.PageLink] = []
  var waterings = 0
  var books: [(status: BookStatus, link: FolderPages.PageLink)] = []
  var wanted: [FolderPages.PageLink] = []
  /// Reading lists, which are in the folder of books.
  var lists: [FolderPages.PageLink] = []
  var readings = 0
  var sentences = 0
  var feelings = 0
  var months: [Day] = []
  var events = 0
  var eventMonths: [Day] = []
  var sayings = 0
  var notes = 0
  var counters = 0
  var cards = 0
}
