import Domain
import PresentationKit

extension ReadingWords {
  /// The first author by name, the others as a count.
  func authors(_ authors: BookAuthors) -> String {
    let (first, besides) = (authors.first, authors.besides)
    if besides == 0 { return first }
    let others = besides == 1 ? "1 other" : "\(besides) others"
    return say("\(first) 외 \(besides)명", "\(first) and \(others)")
  }

  /// The author of a stored book; nil if it has none.
  func author(_ facts: BookMetadata) -> String? {
    facts.author.map { authors(BookAuthors(stored: $0.text)) }
  }

  /// All authors by name, for where there is room.
  func everyAuthor(_ authors: BookAuthors) -> String {
    let names = authors.names.joined(separator: ", ")
    if authors.others == 0 { return names }
    let others = authors.others == 1 ? "1 other" : "\(authors.others) others"
    return say("\(names) 외 \(authors.others)명", "\(names) and \(others)")
  }
}
