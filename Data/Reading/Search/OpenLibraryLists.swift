import Domain

extension OpenLibraryQuestions {
  /// The period over which trends are counted.
  enum Period: String {
    case weekly, monthly
  }

  /// Returns a request for the works that readers look at and add to their lists.
  func trending(_ period: Period) -> ServiceQuestion {
    question(
      "trending/\(period.rawValue).json", [("limit", "\(Self.paging.size)")],
      lifetime: ServiceQuestion.hour * 3)
  }

  /// Returns a request for the works of a subject in Open Library's order, optionally of a range of
  /// years.
  func subject(_ name: String, in years: ClosedRange<Int>?) -> ServiceQuestion {
    let published = years.map { [("published_in", "\($0.lowerBound)-\($0.upperBound)")] } ?? []
    return question(
      "subjects/\(name).json",
      [("limit", "\(Self.paging.size)"), ("offset", "0")] + published,
      lifetime: ServiceQuestion.hour * 3)
  }
}

extension OpenLibraryResponse {
  /// Returns the books of a list in a response, in its order.
  static func list(
    _ bytes: [UInt8], _ making: ListMaking, of category: BookCategory?,
    _ questions: OpenLibraryQuestions
  ) throws(BookSearchFailure) -> BookPage {
    guard let works = try tree(bytes)["works"] else {
      throw BookSearchFailure(.openlibrary, .badAnswer)
    }
    let books = works.elements.prefix(OpenLibraryQuestions.paging.size).compactMap { work in
      OpenLibraryListed(work: work, questions: questions).book(category ?? .etc)
    }
    return BookPage(
      results: books, page: 1, pages: 1, total: books.count, source: .openlibrary,
      making: making, category: category)
  }
}

/// A work in a list. It has fewer members than a work in a search, with other names.
struct OpenLibraryListed {
  let work: JSONTree
  let questions: OpenLibraryQuestions

  /// Returns the book; nil if it has neither an ISBN nor a title. The year is that of the first
  /// edition.
  func book(_ category: BookCategory) -> BookSearchResult? {
    let isbn = OpenLibraryText.numbers(work["isbn"]).first
    let title = OpenLibraryText.line(work["title"]) ?? ""
    guard isbn != nil || !title.isEmpty else { return nil }
    let year = work["first_publish_year"]?.text.flatMap(CatalogueText.year)
    return BookSearchResult(
      isbn13: isbn, title: title, subtitle: OpenLibraryText.line(work["subtitle"]),
      authors: BookAuthors(names: names), year: year, category: category,
      cover: questions.cover((work["cover_i"] ?? work["cover_id"])?.number),
      link: questions.link(work["key"]?.text), source: .openlibrary)
  }

  /// The names of the writers, which are given as texts or as objects with keys.
  private var names: [String] {
    let plain = (work["author_name"]?.elements ?? []).prefix(100).compactMap(OpenLibraryText.line)
    if !plain.isEmpty { return plain }
    return (work["authors"]?.elements ?? []).prefix(100).compactMap {
      OpenLibraryText.line($0["name"])
    }
  }
}

extension BookCategory {
  /// Open Library's subject for a category; nil if there is no equivalent.
  var openLibrarySubject: String? {
    switch self {
    case .action: "adventure"
    case .autobiography: "autobiography"
    case .cartoon: "graphic_novels"
    case .children: "juvenile_fiction"
    case .toddler: "picture_books"
    case .chinese: "chinese_literature"
    case .classic: "classic_literature"
    case .comedy: "humor"
    case .computer: "computers"
    case .cook: "cooking"
    case .craft: "handicraft"
    case .criticalBiography: "biography"
    case .design: "architecture"
    case .economic: "economics"
    case .education: "education"
    case .elt: "english_language"
    case .essay: "essays"
    case .family: "families"
    case .fantasy: "fantasy"
    case .game: "games"
    case .genreNovel: "mystery"
    case .habit: "hobbies"
    case .health: "health"
    case .sports: "sports"
    case .history: "history"
    case .humanities: "philosophy"
    case .interior: "interior_decoration"
    case .japanese: "japanese_literature"
    case .korea: "korea"
    case .law: "law"
    case .life: "home_economics"
    case .lightNovel: "light_novels"
    case .linguistic: "linguistics"
    case .medical: "medicine"
    case .naturalScience: "natural_history"
    case .poem: "fiction"
    case .culture: "art"
    case .religion: "religion"
    case .romance: "romance"
    case .science: "science"
    case .selfImprovement: "self-help"
    case .socialScience: "social_sciences"
    case .society: "sociology"
    case .technical: "technology"
    case .teenager: "young_adult_fiction"
    case .thriller: "thriller"
    case .travel: "travel"
    case .documentary, .elementarySchool, .examination, .foreignLanguage, .highSchool, .magazine,
      .middleSchool, .professional, .etc:
      nil
    }
  }
}
