import Domain
import PresentationKit
import TextUI

/// A found book as lines of text: title, facts and description.
struct BookSearchResultPage {
  let book: BookSearchResult
  let isGoal: Bool
  let isLiked: Bool
  let words: ReadingWords
  let glyphs: Glyphs

  init(
    _ book: BookSearchResult, isGoal: Bool, isLiked: Bool, words: ReadingWords, glyphs: Glyphs
  ) {
    self.book = book
    self.isGoal = isGoal
    self.isLiked = isLiked
    self.words = words
    self.glyphs = glyphs
  }

  private var labels: BookSearchScreenWords { BookSearchScreenWords(words.language) }

  /// Returns the title, the signs for stored and liked, and the facts.
  func head(columns: Int) -> [[StyledText]] {
    let spine = StyledText(glyphs.spine + " ", Style(ink: Cloth(book).mark))
    let title = book.title.isEmpty ? labels.untitled : book.title
    var lines = wrapped(title, columns - 2, .bold).map { [spine] + $0 }
    if let subtitle = book.subtitle {
      lines += wrapped(subtitle, columns - 2, .dim).map { [spine] + $0 }
    }
    if isGoal || isLiked { lines.append([spine] + marks) }
    lines.append([])
    let facts = labels.details(book)
    let names = facts.reduce(0) { max($0, TextLayout.cells($1.name)) } + 2
    for (name, value) in facts {
      for (row, line) in wrapped(value, columns - names).enumerated() {
        let lead = TextLayout.aligned(row == 0 ? name : "", .left, in: names)
        lines.append([StyledText(lead, .dim)] + line)
      }
    }
    if book.salesPoint != nil {
      lines.append([])
      lines += wrapped(labels.salesHelp, columns, .dim)
    }
    return lines
  }

  /// Returns the description, or `instead` if the book has no description.
  func text(columns: Int, instead: StyledText? = nil) -> [[StyledText]] {
    let blank: [[StyledText]] = [[]]
    if let description = book.description {
      return blank
        + description.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
          $0.isEmpty ? blank : wrapped(String($0), columns)
        }
    }
    return instead.map { blank + wrapped($0.text, columns, $0.style) } ?? []
  }

  private var marks: [StyledText] {
    var marks: [StyledText] = []
    if isGoal {
      marks.append(StyledText(glyphs.used + " ", Style(ink: Accent.leaf, .bold)))
      marks.append(StyledText(labels.isGoal + (isLiked ? "  " : "")))
    }
    if isLiked {
      marks.append(StyledText(glyphs.liked + " ", Style(ink: Accent.rose)))
      marks.append(StyledText(labels.isLiked))
    }
    return marks
  }

  private func wrapped(_ text: String, _ columns: Int, _ style: Style = .plain) -> [[StyledText]] {
    TextLayout.wrapped(text, to: max(8, columns)).map { [StyledText($0, style)] }
  }
}
