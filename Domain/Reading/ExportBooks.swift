/// A book with all that goes out with it.
public struct BookOnItsWay: Equatable, Sendable {
  public let book: Book
  /// Its readings, the one it is in last.
  public let readings: [ReadThrough]
  public let sentences: [Sentence]

  /// Puts it together.
  public init(book: Book, readings: [ReadThrough], sentences: [Sentence]) {
    (self.book, self.readings, self.sentences) = (book, readings, sentences)
  }
}

/// How books are written into one file, one after another.
public struct BookFileWriter: Sendable {
  /// What stands before the first.
  public let head: [UInt8]
  /// A book; the one before it tells where a new chapter begins.
  public let book: @Sendable (BookOnItsWay, _ before: Book?) -> [UInt8]

  /// Describes a form.
  public init(
    head: [UInt8], book: @escaping @Sendable (BookOnItsWay, _ before: Book?) -> [UInt8]
  ) {
    (self.head, self.book) = (head, book)
  }
}

/// Why books were not written.
public enum BookExportError: Error, Equatable, Sendable {
  case reading(ReadingError)
  case file(FileFailure)
}

/// Gives books to other programs, in forms they read.
public struct ExportBooks: Sendable {
  let reading: any ReadingRepository
  let files: Files

  /// The order in which books go out: what is being read first.
  private static let shelves: [Shelf] = [.reading, .wanted, .paused, .dropped, .finished]

  /// Hands over the bytes of a file piece by piece until the taker returns false. Tells how many
  /// books there were.
  @discardableResult
  public func callAsFunction(as writer: BookFileWriter, _ take: ([UInt8]) -> Bool)
    throws(ReadingError) -> Int
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
        let way = BookOnItsWay(
          book: book, readings: try reading.readThroughs(of: book.id) + [book.readThrough],
          sentences: try reading.sentences(of: book.id))
        guard take(writer.book(way, before)) else { return count }
        (before, count) = (book, count + 1)
      }
    }
    return count
  }

  /// Writes a file, whole or not at all. Tells how many books there were.
  public func callAsFunction(as writer: BookFileWriter, to path: String) throws(BookExportError)
    -> Int
  {
    let file: FileSink<[UInt8]>
    do throws(FileFailure) { file = try files.sink(path) } catch { throw .file(error) }
    let count: Int
    do throws(ReadingError) { count = try self(as: writer, file.take) } catch {
      file.giveUp()
      throw .reading(error)
    }
    do throws(FileFailure) { try file.finish() } catch { throw .file(error) }
    return count
  }
}
