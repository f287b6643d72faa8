/// A book with all data that an export writes about it.
public struct ExportedBook: Equatable, Sendable {
  public let book: Book
  /// The read-throughs of the book, oldest first. The current one is last.
  public let readings: [ReadThrough]
  public let sentences: [Sentence]

  public init(book: Book, readings: [ReadThrough], sentences: [Sentence]) {
    (self.book, self.readings, self.sentences) = (book, readings, sentences)
  }
}

/// A file format for exporting books, which is written one book after another.
public struct BookFileWriter: Sendable {
  /// The bytes before the first book.
  public let head: [UInt8]
  /// A closure that encodes a book. It also receives the previous book, nil for the first, so that it can begin a
  /// chapter when the status changes.
  public let book: @Sendable (ExportedBook, _ before: Book?) -> [UInt8]

  public init(
    head: [UInt8], book: @escaping @Sendable (ExportedBook, _ before: Book?) -> [UInt8]
  ) {
    (self.head, self.book) = (head, book)
  }
}

public enum BookExportFailure: Error, Equatable, Sendable {
  case reading(ReadingFailure)
  case file(FileFailure)
}

/// Exports books in formats that other programs can read.
public struct ExportBooks: Sendable {
  let reading: any ReadingRepository
  let files: Files

  /// The shelves in export order.
  private static let shelves: [Shelf] = [.reading, .wanted, .paused, .dropped, .finished]

  /// Passes the bytes of the export to `take` in pieces until `take` returns false. Returns the number of books.
  @discardableResult
  public func callAsFunction(as writer: BookFileWriter, _ take: ([UInt8]) -> Bool)
    throws(ReadingFailure) -> Int
  {
    guard take(writer.head) else { return 0 }
    var count = 0
    var before: Book?
    for shelf in Self.shelves {
      var books: [Book] = []
      try reading.visit(BookList(shelf)) {
        books.append($0)
        return true
      }
      for book in books {
        let exported = ExportedBook(
          book: book, readings: try reading.readThroughs(of: book.id) + [book.readThrough],
          sentences: try reading.sentences(of: book.id))
        guard take(writer.book(exported, before)) else { return count }
        (before, count) = (book, count + 1)
      }
    }
    return count
  }

  /// Writes an export file atomically. Returns the number of books.
  public func callAsFunction(as writer: BookFileWriter, to path: String) throws(BookExportFailure)
    -> Int
  {
    let file: FileSink<[UInt8]>
    do throws(FileFailure) { file = try files.sink(path) } catch { throw .file(error) }
    let count: Int
    do throws(ReadingFailure) { count = try self(as: writer, file.take) } catch {
      file.giveUp()
      throw .reading(error)
    }
    do throws(FileFailure) { try file.finish() } catch { throw .file(error) }
    return count
  }

  /// Returns whether the rating of a book has half a star.
  public func hasHalfStars() throws(ReadingFailure) -> Bool {
    var isFound = false
    for shelf in Self.shelves where !isFound {
      try reading.visit(BookList(shelf)) { book in
        isFound = book.rating.map { $0.halves % 2 == 1 } == true
        return !isFound
      }
    }
    return isFound
  }
}
