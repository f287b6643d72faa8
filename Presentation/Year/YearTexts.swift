import Domain
import PresentationKit
import TextUI

/// Formats the year as text for the command line.
struct YearTexts {
  let words: YearWords

  /// The maximum number of entries of a list that are printed; the HTML and PDF documents contain all entries.
  private static let most = 8

  func lines(_ document: YearDocument) -> [String] {
    var lines = [document.title + " · " + document.subtitle]
    if !document.facts.isEmpty { lines += [""] + rows(document.facts) }
    for chapter in document.chapters {
      lines += ["", chapter.title]
      for block in chapter.blocks { lines += rows(block) }
    }
    if let silence = document.silence { lines += ["", silence] }
    return lines
  }

  private func rows(_ block: YearBlock) -> [String] {
    switch block {
    case .drawing: []
    case .figures(let facts): rows(facts)
    case .gallery(let gallery):
      ["  " + gallery.title]
        + shortened(
          gallery.plates.map {
            "    " + [$0.caption, $0.detail].filter { !$0.isEmpty }.joined(separator: " · ")
          })
    case .quotes(let title, let quotes):
      ["  " + title] + shortened(quotes.map { "    " + summary($0) })
    }
  }

  /// Returns figures as rows of a label and its value, in two columns.
  private func rows(_ facts: [YearFigure]) -> [String] {
    let width = facts.map { CellWidth.of($0.label) }.max() ?? 0
    return facts.map { "  " + Column.padded($0.label, to: width + 2) + $0.value }
  }

  private func shortened(_ lines: [String]) -> [String] {
    lines.count > Self.most ? lines.prefix(Self.most - 1) + ["    …"] : lines
  }

  private func summary(_ quote: YearQuote) -> String {
    let text = Printable.line(
      quote.text.split(whereSeparator: \.isNewline).joined(separator: " / "))
    return "“" + text + "”" + (quote.source.isEmpty ? "" : " — " + Printable.line(quote.source))
  }
}
