import Domain
import PresentationKit
import TextUI

/// The motifs of books that are shown beside each other. A book has the motif that follows from its title. If an
/// earlier book has the same motif, the book gets the next motif of its category that is still free.
struct CoverMotifs: Equatable, Sendable {
  /// The motifs in the order of the books.
  let motifs: [CoverOrnament.Motif]

  /// Chooses the motifs. `category` is nil for a book whose colour the user chose.
  init(_ books: [(title: String, category: BookCategory?)]) {
    let own = books.map { CoverOrnament.motif(of: Printable.line($0.title), $0.category) }
    var taken = Set(own)
    var seen: Set<CoverOrnament.Motif> = []
    motifs = zip(books, own).map { book, motif in
      if seen.insert(motif).inserted { return motif }
      let fitting = CoverOrnament.motifs(for: book.category)
      let start = fitting.firstIndex(of: motif) ?? 0
      let others = fitting[start...] + fitting[..<start]
      guard let free = others.first(where: { !taken.contains($0) }) else { return motif }
      taken.insert(free)
      return free
    }
  }

  init(_ books: [Book]) {
    self.init(
      books.map { ($0.facts.title.text, $0.chosenTheme == nil ? $0.facts.category : nil) })
  }

  /// Returns the motif at an index; nil if there is no book.
  subscript(_ index: Int) -> CoverOrnament.Motif? {
    motifs.indices.contains(index) ? motifs[index] : nil
  }
}
