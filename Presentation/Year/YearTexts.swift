import Domain
import PresentationKit
import TextUI

/// Formats the year as text for the command line.
struct YearTexts {
  let words: YearWords

  /// The maximum number of entries of a list that are printed; the HTML and PDF documents contain all entries.
  private static let most = 8

  func lines(_ document: YearDocument) -> [String] {
    var lines = [document.title + words.between + document.subtitle]
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
            "    "
              + [$0.caption, $0.detail].filter { !$0.isEmpty }.joined(separator: words.between)
          })
    case .quotes(let title, let quotes):
      ["  " + title] + shortened(quotes.map { "    " + summary($0) })
    }
  }

  /// Returns figures as rows of a label and its value, in two columns.
  private func rows(_ facts: [YearFigure]) -> [String] {
    let width = facts.map { CellWidth.of($0.label) }.max() ?? 0
    return facts.map {
      (words.isPlain ? "" : "  ") + words.labelled($0.label, $0.value, to: width + 2)
    }
  }

  private func shortened(_ lines: [String]) -> [String] {
    if lines.count <= Self.most { return lines }
    let left = lines.count - Self.most + 1
    return lines.prefix(Self.most - 1) + [words.isPlain ? words.more(left) : "    …"]
  }

  private func summary(_ quote: YearQuote) -> String {
    let text = Printable.line(
      quote.text.split(whereSeparator: \.isNewline).joined(separator: words.isPlain ? " " : " / "))
    if words.isPlain {
      return quote.source.isEmpty ? text : words.field(Printable.line(quote.source), text)
    }
    return "“" + text + "”" + (quote.source.isEmpty ? "" : " — " + Printable.line(quote.source))
  }
}
