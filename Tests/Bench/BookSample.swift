import Data
import Domain

/// Sample books, the same for the same number on every machine. All of them are liked. Half of them are finished, and
/// each has a reading log and a quote.
enum BookSample {
  /// Returns the number of log entries per book, at most 10,000. More entries would reach back to a time without books.
  static func recordsOfEach(_ books: Int, of records: Int) -> Int {
    max(1, min(10_000, records / books))
  }

  /// Returns the ID of the book with this number.
  static func id(of number: Int) -> String {
    var dice = Dice(number &* 31 &+ 7)
    return Sample.id(dice.next(), dice.next())
  }

  /// Returns the number of an unfinished book from about the middle.
  static func unfinished(of books: Int) -> Int { min(books - 1, books / 2 | 1) }

  /// Returns the page count of a book. Three pages are read on each day; an unfinished book has 1 to 300 pages more.
  static func pages(of number: Int, records: Int) -> Int {
    number % 2 == 0 ? records * 3 : records * 3 + 1 + number % 300
  }

  /// The columns of the `books` table, in the order of `row`.
  static let columns = """
    id, rank, started, started_offset, target, rating, pages, category, isbn, published,
      title_sorted, author_sorted, title_folded, title, subtitle, author, publisher, description
    """

  /// Returns the SQL values of one book.
  static func row(_ number: Int, records: Int) -> String {
    var dice = Dice(number)
    let title = "\(dice.pick(locations)) \(dice.pick(things)) \(dice.below(2000))"
    let author = dice.korean()
    // The custom order of the books is independent of the order of their titles.
    let rank = (number &* 7919 % 1_000_003 &* 1_000_003 &+ number) &* 16
    let started = (Sample.today - 2000 - records * 3).ordinal * 86_400 + number
    let category = BookCategory.allCases[dice.below(BookCategory.allCases.count)].rawValue
    let rating = number % 6 == 0 ? "NULL" : "\(number % 6)"
    let texts = [
      category, isbn(number), "\(Sample.today - 400 - dice.below(9000))", sorted(title),
      sorted(author), TextForms.folded(title), title, "\(dice.pick(locations)) 이야기", author,
      dice.pick(houses),
      "\(dice.pick(locations)) \(dice.pick(things))에 대한 조용한 책. 모두 \(number)쪽의 편지.",
    ]
    return "('\(id(of: number))',\(rank),\(started),32400,'\(Sample.today + number % 300)',"
      + "\(rating),\(pages(of: number, records: records)),"
      + texts.map { "'\($0)'" }.joined(separator: ",") + ")"
  }

  private static func sorted(_ text: String) -> String {
    let folded = TextForms.folded(text)
    return "\(NameOrder.group(of: folded))" + NumericOrder.key(TextForms.bare(folded))
  }

  /// Returns an ISBN-13: twelve digits and the check digit.
  private static func isbn(_ number: Int) -> String {
    let digits = "978" + String(String(1_000_000_000 + number).dropFirst())
    var sum = 0
    for (index, digit) in digits.utf8.enumerated() {
      sum += Int(digit - 48) * (index % 2 == 0 ? 1 : 3)
    }
    return digits + "\((10 - sum % 10) % 10)"
  }

  private static let locations = ["역 앞의", "바다의", "새벽의", "도서관의", "시장의", "윤슬의", "골목의", "섬의"]
  private static let things = ["정원", "편지", "노래", "등불", "창문", "기차", "항아리", "별"]
  private static let houses = ["민음사", "창비", "문학동네", "열린책들"]
}

/// Writes the sample books. Runs in a process of its own for the same reason as `Seed`.
enum LibrarySeed {
  /// Writes an empty store, and the SQL that adds the books.
  static func books(_ arguments: Arguments) throws(BenchFailure) {
    let books = try arguments.number("books")
    let records = BookSample.recordsOfEach(books, of: try arguments.number("records"))
    let store = try arguments.text("store")
    do throws(StorageFailure) { _ = try Database(.file(store)) } catch { throw .haru("\(error)") }
    try Seed.write(
      "INSERT INTO books (\(BookSample.columns)) VALUES", books,
      to: try arguments.text("file")
    ) { BookSample.row($0, records: records) }
  }
}
