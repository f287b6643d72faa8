import Domain
import PresentationKit

extension ReadingWords {
  /// Returns the first author by name, and the number of other authors.
  func authors(_ authors: BookAuthors) -> String {
    let (first, besides) = (authors.first, authors.besides)
    if besides == 0 { return first }
    let others = besides == 1 ? "1 other" : "\(besides) others"
    return say("\(first) 외 \(besides)명", "\(first) and \(others)")
  }

  /// Returns the author of a stored book; nil if the book has none.
  func author(_ facts: BookMetadata) -> String? {
    facts.author.map { authors(BookAuthors(stored: $0.text)) }
  }

  /// Returns all authors by name, for screens with enough room.
  func everyAuthor(_ authors: BookAuthors) -> String {
    let names = authors.names.joined(separator: ", ")
    if authors.others == 0 { return names }
    let others = authors.others == 1 ? "1 other" : "\(authors.others) others"
    return say("\(names) 외 \(authors.others)명", "\(names) and \(others)")
  }
}
