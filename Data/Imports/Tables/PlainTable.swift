import Domain

/// Imports a table that somebody made by hand: people with their numbers and birthdays (as contacts), or books with their
/// authors and stars. The columns have plain names in Korean or English.
enum PlainTable {
  static let recipe = ImportRecipe(
    format: .csv,
    fits: { file in
      (isOfBooks(file) || isOfPeople(file)) && PartFormats.fitting(file).isEmpty
        && !ImportRecipes.all.contains { $0.format != .csv && $0.fits(file) }
    },
    open: { (file, choice) throws(ImportFailure) in
      let isOfBooks = isOfBooks(file)
      let names = names(isOfBooks ? PlainColumn.ofBooks : PlainColumn.ofPeople, in: file)
      return try TableEntries(file, choice, reading: names, isOfBooks ? readBook : readCard)
    })

  /// Returns whether a table has books. In English, a title and an author alone are not enough, because any list of
  /// songs or articles has them.
  private static func isOfBooks(_ file: ImportFile) -> Bool {
    let isEnglish = file.hasColumns("Title")
    return file.has(.title) && (file.has(.rating) || file.has(.author) && !isEnglish)
  }

  private static func isOfPeople(_ file: ImportFile) -> Bool {
    file.has(.name) && (file.has(.phone) || file.has(.birthday))
  }

  /// Returns the names of the columns that are read. Of several with the same meaning, only the phone numbers are all
  /// read.
  private static func names(_ columns: [PlainColumn], in file: ImportFile) -> [String] {
    columns.flatMap { column in
      column == .phone ? column.names : column.names.filter(file.hasColumn).prefix(1).map(\.self)
    }
  }

  @Sendable private static func readBook(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title(fields.name(of: .title)) else { return nil }
    var book = IncomingBook(title: title)
    book.authors = WrittenAuthors.spoken(fields[.author])
    book.isbn = fields.isbn(fields.name(of: .isbn))
    book.publisher = fields[.publisher]
    book.pages = fields.number(fields.name(of: .pages))
    book.halfStars = stars(&fields)
    book.readings = fields.day(fields.name(of: .read)).map { [IncomingBook.Reading(to: $0)] } ?? []
    if !book.readings.isEmpty || book.halfStars != nil { book.status = .finished }
    book.review = fields.review(fields.name(of: .note))
    book.tags = WrittenAuthors.parted(fields[.tags])
    return (book.isbn ?? WrittenAuthors.key(title, book.authors), .book(book))
  }

  /// Returns the rating, which is a number or drawn with stars: `4.5`, `★★★★☆`.
  private static func stars(_ fields: inout EntryFields) -> Int? {
    let drawn = fields[.rating]?.count { $0 == "★" } ?? 0
    return drawn > 0 ? min(drawn, 5) * 2 : fields.halfStars(fields.name(of: .rating))
  }

  /// Reads a contact. What a card has no property for becomes its note.
  @Sendable private static func readCard(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let name = IncomingText.line(fields[.name]) else {
      fields.fail(.nameMissing)
      return nil
    }
    var person = IncomingPerson(name: name, nickname: fields[.nickname])
    person.phones = PlainColumn.phone.names.compactMap { fields[$0] }
    person.mails = fields[.mail].map { [$0] } ?? []
    let (note, date) = (fields[.note], fields[.birthday])
    let heading = fields.name(of: .birthday)
    let others = fields.others.compactMap { other in
      if case .text(let text) = other.value { "\(other.name): \(text)" } else { nil }
    }
    func dated(_ order: ImportDateOrder?) -> IncomingPerson {
      var found = person
      found.birthday = date.flatMap { birthday($0, order) }
      let unread = found.birthday == nil ? date.map { "\(heading): \($0)" } : nil
      let notes = [note, unread].compactMap(\.self) + others
      if notes.isEmpty { return found }
      let text = notes.joined(separator: "\n")
      found.memos = [IncomingContact(id: "", at: .instant(0, offset: nil), text: text)]
      return found
    }
    // The id is the same with every order of dates, so that a second import with `--dates` updates the contact.
    let print = Fingerprint.of(PersonCard.written(dated(nil), name, ""))
    let id = "csv-" + String(UInt64(bitPattern: Int64(print)), radix: 16)
    person = dated(fields.choice.dates)
    if let date, person.birthday == nil { fields.name(.dateUnreadable(date)) }
    return (id, .card(IncomingCard(card: PersonCard.written(person, name, id))))
  }

  /// Parses a birthday, with or without a year: `1990-03-08`, `3월 8일`. Returns nil for any other text, for a date of
  /// which either number may be the month, and for a lunar date, which a card cannot have.
  private static func birthday(_ text: String, _ order: ImportDateOrder?) -> Birthday? {
    if let day = WrittenDay.day(text, order) {
      return Birthday(year: day.parts.year, month: day.parts.month, day: day.parts.day)
    }
    // In 03/04/1990 either number may be the month. The user says which, with `--dates`.
    if order == nil, WrittenDate(whole: Array(text.utf8)[...])?.isUnsettled == true { return nil }
    // Two-digit years are compared with this day.
    guard !text.contains("음"), let today = Day(year: 2026, month: 1, day: 1) else { return nil }
    let reader = PhraseReader(today: today, order: order == .dayFirst ? .dayFirst : .monthFirst)
    do throws(PhraseParseError) { return try reader.birthday(text) } catch { return nil }
  }
}

/// The columns of a table by their meaning.
enum PlainColumn: Equatable {
  case name, nickname, phone, mail, birthday
  case title, author, publisher, isbn, pages, rating, read
  case note, tags

  static let ofPeople: [PlainColumn] = [.name, .nickname, .phone, .mail, .birthday, .note]
  static let ofBooks: [PlainColumn] = [
    .title, .author, .publisher, .isbn, .pages, .rating, .read, .note, .tags,
  ]

  /// The names of the column. Case, blanks and punctuation do not matter.
  var names: [String] {
    switch self {
    case .name: ["이름", "성명", "Name"]
    case .nickname: ["별명", "닉네임", "Nickname"]
    case .phone: ["휴대\u{D3F0}", "휴대전화", "핸드폰", "전화번호", "전화", "연락처", "Phone", "Mobile"]
    case .mail: ["이메일", "메일", "E-mail"]
    case .birthday: ["생일", "생년월일", "Birthday"]
    case .title: ["제목", "책 제목", "도서명", "Title"]
    case .author: ["저자", "지은이", "작가", "글쓴이", "Author"]
    case .publisher: ["출판사", "Publisher"]
    case .isbn: ["ISBN"]
    case .pages: ["쪽수", "페이지", "Pages"]
    case .rating: ["별점", "평점", "Rating"]
    case .read: ["읽은 날", "다 읽은 날", "완독일", "Date read"]
    case .note: ["메모", "감상", "한 줄 평", "비고", "Note", "Notes", "Review"]
    case .tags: ["태그", "Tags"]
    }
  }
}

extension ImportFile {
  fileprivate func hasColumn(_ name: String) -> Bool { columns.contains(CSVStream.folded(name)) }
  fileprivate func has(_ column: PlainColumn) -> Bool { column.names.contains(where: hasColumn) }
}

extension EntryFields {
  /// Returns the name of a column as the table has it.
  fileprivate func name(of column: PlainColumn) -> String {
    column.names.first { self[$0] != nil } ?? column.names[0]
  }

  fileprivate subscript(_ column: PlainColumn) -> String? { self[name(of: column)] }
}
