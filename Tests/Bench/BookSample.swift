import Data
import Domain

/// Made-up books, the same for the same number on every machine: half of them finished, each with
/// as many records and with a sentence, and all of them liked.
enum BookSample {
  /// How many records each of so many books has. More than these would reach into times without
  /// books.
  static func recordsOfEach(_ books: Int, of records: Int) -> Int {
    max(1, min(10_000, records / books))
  }

  /// The id of the book a number stands for.
  static func id(of number: Int) -> String {
    var dice = Dice(number &* 31 &+ 7)
    return Sample.id(dice.next(), dice.next())
  }

  /// A book about the middle of so many that is not finished.
  static func unfinished(of books: Int) -> Int { min(books - 1, books / 2 | 1) }

  /// Three pages are read on each day, and one who has not finished does not know how many more.
  static func pages(of number: Int, records: Int) -> Int {
    number % 2 == 0 ? records * 3 : records * 3 + 1 + number % 300
  }

  /// What a row has.
  static let columns = """
    id, rank, started, started_offset, target, rating, pages, category, isbn, published,
      title_sorted, author_sorted, title_folded, title, subtitle, author, publisher, description
    """

  /// A book as a row of the store.
  static func row(_ number: Int, records: Int) -> String {
    var dice = Dice(number)
    let title = "\(dice.pick(locations)) \(dice.pick(things)) \(dice.below(2000))"
    let author = dice.korean()
    // The order of one's own has nothing to do with that of their titles.
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
    return "\(NameOrder.group(of: folded))" + TextForms.bare(folded)
  }

  /// Twelve digits, and the one that proves them.
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

/// Makes what fills a store of books, in a process of its own, as `Seed` does.
enum LibrarySeed {
  /// Writes an empty store, and the SQL of books.
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
