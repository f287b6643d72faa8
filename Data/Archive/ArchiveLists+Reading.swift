import Domain

extension ArchiveLists {
  static let reading = [books, readings, sentences, favourites]

  static let books = ArchiveList("books", BooksRow.shape)

  /// How far one came. A record has no name of its own: its book and its moment are one.
  static let readings = ArchiveList(
    "readings", RecordsRow.shape, identity: ["book", "at", "page", "pagesRead"])

  static let sentences = ArchiveList("sentences", SentencesRow.shape)

  @Sendable private static func likedName(_ row: ArchiveRow) -> (column: String, value: Value) {
    let words = LikedName.words(title: row["title"].text ?? "", author: row["author"].text)
    return ("name", .text(row["isbn13"].text ?? words.text))
  }

  static let favourites = ArchiveList(
    "favourites", FavouritesRow.shape, identity: [], named: likedName)
}
