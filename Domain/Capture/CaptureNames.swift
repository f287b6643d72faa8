/// Looks up people and books by the names in a line.
package struct CaptureNames: Sendable {
  package typealias PeopleByName =
    @Sendable ([String]) throws(CaptureFailure) -> [String: [Person]]

  private let called: PeopleByName
  /// Looks up people by the Korean given names of their full names.
  private let calledByKorean: PeopleByName
  private let beginnings: @Sendable ([String]) throws(CaptureFailure) -> Set<String>
  /// Looks up people by the first words of their full names.
  private let given: PeopleByName
  private let titled: @Sendable (String) throws(CaptureFailure) -> [Book]
  private let reading: @Sendable () throws(CaptureFailure) -> [Book]
  private var dates: (any PersonDatesRepository)?
  private var gifts: (any GiftsRepository)?
  /// The names that were already looked up in one batch (prefetch). The results are in `known`.
  private var asked: Set<String> = []
  private var known: [String: [Person]] = [:]
  /// The people whose full names are a surname and one of these Korean given names.
  private var knownByKorean: [String: [Person]] = [:]
  /// The words of the line with which no name of several words begins.
  private var singleWords: Set<String> = []
  /// The results for given names in positions where a person is expected. Keys are in lower case.
  private var knownByGiven: [String: [Person]] = [:]

  /// The greatest number of books whose titles are searched for in a line.
  private static let mostRead = 100

  package init(
    called: @escaping PeopleByName,
    byKorean: @escaping PeopleByName = { (_) throws(CaptureFailure) in [:] },
    given: @escaping PeopleByName = { (_) throws(CaptureFailure) in [:] },
    beginnings: @escaping @Sendable ([String]) throws(CaptureFailure) -> Set<String> = {
      (words) throws(CaptureFailure) in Set(words)
    },
    titled: @escaping @Sendable (String) throws(CaptureFailure) -> [Book],
    reading: @escaping @Sendable () throws(CaptureFailure) -> [Book] = {
      () throws(CaptureFailure) in []
    }
  ) {
    self.called = called
    calledByKorean = byKorean
    self.given = given
    self.beginnings = beginnings
    self.titled = titled
    self.reading = reading
  }

  init(
    people: any PeopleRepository, books: any BooksRepository,
    dates: (any PersonDatesRepository)? = nil, gifts: (any GiftsRepository)? = nil
  ) {
    self.init(
      called: { (names) throws(CaptureFailure) in
        try Self.found(names) { (names) throws(PeopleFailure) in try people.called(names) }
      },
      byKorean: { (names) throws(CaptureFailure) in
        try Self.found(names) { (names) throws(PeopleFailure) in try people.called(byKorean: names)
        }
      },
      given: { (words) throws(CaptureFailure) in
        try Self.found(words) { (words) throws(PeopleFailure) in try people.called(byFirst: words) }
      },
      beginnings: { (words) throws(CaptureFailure) in
        do throws(PeopleFailure) { return try people.beginnings(among: words) } catch {
          if case .storage(let failure) = error { throw .storage(failure) }
          return []
        }
      },
      titled: { (title) throws(CaptureFailure) in
        do throws(ReadingFailure) { return try books.titled(title) } catch {
          if case .storage(let failure) = error { throw .storage(failure) }
          return []
        }
      },
      reading: { () throws(CaptureFailure) in
        var found: [Book] = []
        do throws(ReadingFailure) {
          var list = BookList(.reading, sort: .recent)
          list.hasPositions = false
          try books.visit(list) { book in
            found.append(book)
            return found.count < Self.mostRead
          }
        } catch {
          if case .storage(let failure) = error { throw .storage(failure) }
        }
        return found
      })
    (self.dates, self.gifts) = (dates, gifts)
  }

  /// Returns the open loans of a person; nil if the loans are unknown.
  func loans(of person: Person) throws(CaptureFailure) -> [Gift]? {
    do throws(PeopleFailure) {
      return try gifts?.gifts(of: person.id).map(\.gift).filter { $0.kind.isLoan && !$0.isDone }
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      return nil
    }
  }

  /// Returns the day that is stored for a person under a label; nil if there is none.
  func date(_ label: DateLabel, of person: Person) throws(CaptureFailure) -> Birthday? {
    do throws(PeopleFailure) {
      return try dates?.dates(of: person.id).first { $0.date.label == label }?.date.date
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      return nil
    }
  }

  private static func found(
    _ names: [String],
    _ people: ([String]) throws(PeopleFailure) -> [String: [Person]]
  ) throws(CaptureFailure) -> [String: [Person]] {
    if names.isEmpty { return [:] }
    do throws(PeopleFailure) { return try people(names) } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      return [:]
    }
  }

  /// Returns a copy with all names of a line looked up in advance.
  func knowing(_ line: String) throws(CaptureFailure) -> CaptureNames {
    var names = self
    let heads = Set(SpokenNames.heads(of: line))
    let begun = try beginnings(heads.sorted())
    names.singleWords = heads.subtracting(begun)
    let found = SpokenNames(line) { begun.contains($0) ? SpokenNames.longest : 1 }
    let spoken = Set(found.all)
    let others = spoken.map(GivenNames.others)
    names.asked = spoken.union(others.flatMap(\.names))
    names.known = try called(names.asked.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    let korean = Set(others.compactMap(\.given)).filter { !GivenNames.isPhrase($0) }
    names.knownByKorean = try calledByKorean(korean.sorted())
    names.knownByGiven = try given(Set(found.given).sorted())
    try names.findSpaced(found)
    return names
  }

  /// Looks up names with a blank behind the surname for the words with a particle of company that name nobody yet: 김 수현
  /// for 수현이랑 and 김수현이랑.
  private mutating func findSpaced(_ found: SpokenNames) throws(CaptureFailure) {
    var spaced: [String: String] = [:]
    for candidate in found.candidates where candidate.words.count == 1 {
      guard let whole = candidate.names.first, whole.utf8.last.map({ $0 >= 0x80 }) == true else {
        continue
      }
      for name in candidate.names.dropFirst()
      where CaptureVocabulary.arguments.contains(String(whole.dropFirst(name.count))) {
        if try people(name).isEmpty, let given = GivenNames.koreanGivenName(of: name) {
          spaced[name] = given
        }
      }
    }
    let people = try calledByKorean(spaced.values.sorted())
    for (name, given) in spaced {
      let found = (people[given] ?? []).filter { person in
        person.surname(before: given).map {
          $0.hasBlank && (name == given || name.first == $0.letter)
        } == true
      }
      if !found.isEmpty { knownByGiven[name] = found }
    }
  }

  func people(_ name: String) throws(CaptureFailure) -> [Person] {
    let exact = isAnswered(name) ? known[name] ?? [] : try called([name])[name] ?? []
    if !exact.isEmpty { return exact }
    // Other forms of the name: 수진 for 김수진, 어머니 for 엄마.
    let others = GivenNames.others(of: name)
    if let same = others.same.flatMap({ known[$0] }), !same.isEmpty { return same }
    let names = GivenNames.couples[name] ?? others.names
    let korean = others.given.flatMap { given in
      knownByKorean[given]?.filter { $0.surname(before: given)?.hasBlank == false }
    }
    var found: [Person] = []
    for person in names.flatMap({ known[$0] ?? [] }) + (korean ?? [])
    where !found.contains(where: { $0.id == person.id }) {
      found.append(person)
    }
    return found.isEmpty ? knownByGiven[name.lowercased()] ?? [] : found
  }

  /// Returns whether `known` has the answer for a name.
  private func isAnswered(_ name: String) -> Bool {
    if asked.contains(name) { return true }
    guard let blank = name.firstIndex(where: \.isWhitespace) else { return false }
    return singleWords.contains(SpokenNames.bare(name[..<blank]))
  }

  /// Returns the books being read if they are at most three.
  func fewBooks() throws(CaptureFailure) -> [Book] {
    let books = try reading()
    return books.count > 3 ? [] : books
  }

  func books(_ title: String) throws(CaptureFailure) -> [Book] { try titled(title) }

  /// Returns the books being read whose titles occur in a text, the longest title first. Only letters and digits are
  /// compared, ignoring case. Titles of fewer than three letters do not match.
  func books(within text: String) throws(CaptureFailure) -> [Book] {
    let text = Self.squeezed(text)
    return try reading().filter { book in
      let title = Self.squeezed(book.facts.title.text)
      return title.count > 2 && text.contains(title)
    }.sorted { $0.facts.title.text.count > $1.facts.title.text.count }
  }

  /// Returns the book being read whose title is the most of some words, with or without its article, and the indices of
  /// these words. Returns nil if there is none.
  func title(in words: [String]) throws(CaptureFailure) -> (book: Book, words: Range<Int>)? {
    var found: (book: Book, words: Range<Int>)?
    for book in try reading() {
      guard let range = NamedBook.range(of: book.facts.title.text, in: words) else { continue }
      if range.count > found?.words.count ?? 0 { found = (book, range) }
    }
    return found
  }

  /// Returns the only book being read with a word of at least four letters in its title that is among some words.
  func book(byWords words: [String]) throws(CaptureFailure) -> Book? {
    let found = try reading().filter { book in
      book.facts.title.text.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { word in
        word.utf8.count > 3 && words.contains(String(word))
          && !["with", "from", "that", "this", "book", "into", "what"].contains(word)
      }
    }
    return found.count == 1 ? found.first : nil
  }
  /// Returns the only book being read whose title is close to a text (코스모스 for the typo 코스모수), or whose last word is
  /// the text (82년생 김지영 for 김지영). Empty if no book or several books match, if the text has fewer than three letters, or
  /// if it starts with an ASCII letter or digit.
  func books(like text: String) throws(CaptureFailure) -> [Book] {
    let words = Self.squeezed(text)
    guard words.count > 2, words.utf8.first.map({ $0 >= 0x80 }) == true else { return [] }
    let near = try reading().filter { book in
      let title = book.facts.title.text.lowercased()
      let isEnd = title.split(separator: " ").last.map { Self.squeezed(String($0)) } == words
      return isEnd || HangulSpelling.isNear(words, Self.squeezed(title))
    }
    return near.count == 1 ? near : []
  }

  /// Returns the letters and digits of a text in lower case, without all other characters.
  static func squeezed(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
