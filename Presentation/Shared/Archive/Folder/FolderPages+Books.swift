import Domain
import PresentationKit
import PresentationReading

/// Pages of books.
extension FolderPages {
  mutating func begin(_ book: Book, _ before: [ReadThrough]) -> [PackedPiece] {
    open = .book(.facts)
    let page = "books/" + bookNames.name(for: book.facts.title.text, otherwise: words.nameless)
    let link = PageLink(page: page, name: book.facts.title.text)
    found.books.append((book.status, link))
    if book.status == .wanted { found.wanted.append(link) }
    var text = head(book).text + "\n# \(MarkdownText.line(book.facts.title.text))\n\n"
    let line = [
      book.facts.subtitle?.text, book.facts.author?.text, book.facts.publisher?.text,
      book.facts.published?.description,
    ].compactMap(\.self).map(MarkdownText.line)
    if !line.isEmpty { text += line.joined(separator: " · ") + "\n\n" }
    text += list(facts(book, before + [book.readThrough]).map { "- " + $0 })
    if let note = book.note { text += "\n" + MarkdownText.multilineText(note.text) + "\n" }
    if let description = book.facts.description {
      text += "\n## \(words.description)\n\n" + MarkdownText.quotation(description.text) + "\n"
    }
    return self.page(page, text)
  }

  private func head(_ book: Book) -> FrontMatter {
    var head = FrontMatter("book")
    let facts = book.facts
    head.add("id", book.id.text)
    head.add("title", facts.title.text)
    head.add("subtitle", facts.subtitle?.text)
    head.add("author", facts.author?.text)
    head.add("publisher", facts.publisher?.text)
    head.add("published", facts.published)
    head.add("isbn", facts.isbn?.text)
    head.add("category", facts.category.rawValue)
    head.add("pages", facts.pages)
    head.add("status", book.status.rawValue)
    if let rating = book.rating {
      if rating.isHalf {
        head.add(number: "rating", rating.description)
      } else {
        head.add("rating", rating.stars)
      }
    }
    head.add("started", book.startedOn)
    head.add("target", book.target)
    head.add("finished", book.completedOn)
    head.add("timesRead", book.readCount)
    head.add(book.tags)
    return head
  }

  private func facts(_ book: Book, _ readings: [ReadThrough]) -> [String] {
    let reading = ReadingWords(language)
    var facts = [reading.name(of: book.status)]
    if let rating = book.rating {
      facts.append(String(repeating: "★", count: rating.halves / 2) + (rating.isHalf ? "½" : ""))
    }
    if let pages = book.facts.pages { facts.append(reading.pages(pages)) }
    for through in readings {
      let days = [
        through.started.map { words.begun(CalendarWords.fullDay($0, in: language)) },
        through.finished.map { words.ended(CalendarWords.fullDay($0, in: language)) },
      ].compactMap(\.self)
      if !days.isEmpty { facts.append(days.joined(separator: ", ")) }
    }
    if let target = book.target, book.status == .reading { facts.append(words.target(target)) }
    if let tags = book.tags.written { facts.append(tags) }
    return facts
  }

  mutating func add(_ reading: ReadingRecord) -> String {
    found.readings += 1
    let title = open == .book(.records) ? "" : "\n## \(words.records)\n\n"
    open = .book(.records)
    let (total, read) =
      reading.isPercent
      ? ("\(reading.total)%", "\(reading.pagesRead)%")
      : (words.page(reading.total), "\(reading.pagesRead)")
    return title + "- \(reading.day) \(minute(reading.at)) · \(total) (+\(read))\n"
  }

  mutating func add(_ sentence: Sentence) -> String {
    found.sentences += 1
    let title = open == .book(.sentences) ? "" : "\n## \(words.sentences)\n"
    open = .book(.sentences)
    let position =
      sentence.page.map(words.page) ?? sentence.location.map { MarkdownText.line($0.text) }
    let source = [position, sentence.on.day.description].compactMap(\.self).joined(separator: " · ")
    return title + "\n" + MarkdownText.quotation(sentence.text.text) + "\n>\n> — \(source)\n"
  }
}
