import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import TextUI

extension YearDocument {
  /// The order of the chapters.
  static let order: [DailyPart] = [.moods, .people, .books, .sayings, .schedule, .counts]

  /// Builds the document of a year.
  init(_ book: YearBook, owner: String?, _ language: Language) {
    let words = YearWords(language)
    self.language = language
    title = words.title(book.year)
    subtitle = words.subtitle(book, owner: owner)
    let chapters = YearChapters(book: book, words: words)
    self.chapters = Self.order.filter { !book.isEmpty($0) }.map(chapters.chapter)
    cover = book.isEmpty ? nil : .months(words.monthsLabel, book, language)
    facts = chapters.whole
    silence =
      book.isEmpty
      ? words.nothing(in: book.year)
      : words.silence(DailyPart.tabs.filter(book.isEmpty))
  }
}

/// Builds the chapter of each feature.
private struct YearChapters {
  let book: YearBook
  let words: YearWords

  private var language: Language { words.language }

  /// The totals over all features.
  var whole: [YearFigure] {
    let days = book.recordedDays
    guard let first = days.first, let last = days.last else { return [] }
    let longest = Streak(days, today: book.today).longest
    return [
      fact(words.recordedDays, words.days(days.count)), fact(words.streak, words.days(longest)),
      fact(words.firstDay, words.day(first)), fact(words.lastDay, words.day(last)),
    ]
  }

  func chapter(_ part: DailyPart) -> YearChapter {
    let blocks =
      switch part {
      case .moods: moods
      case .people: people
      case .books: reading
      case .sayings: sayings
      case .schedule: events
      case .counts: counts
      case .notes: [YearBlock]()
      }
    return YearChapter(part: part, title: words.name(part), blocks: blocks)
  }

  private func fact(_ label: String, _ value: String) -> YearFigure {
    YearFigure(label: label, value: value)
  }

  /// Returns the days of a feature as a calendar in the feature's colour.
  private func calendar(_ part: DailyPart, _ days: [YearDay]) -> YearBlock {
    calendar(part, YearDrawing.shades(days, YearTones.hue(of: part)))
  }

  private func calendar(_ part: DailyPart, _ inks: [Day: Ink]) -> YearBlock {
    .drawing(.calendar(words.calendarLabel(part, book.year), book.days, language, inks))
  }

  // MARK: Moods

  private var moods: [YearBlock] {
    let year = book.moods
    let moods = MoodsWords(language)
    let tallies = year.squares.map(\.tally)
    var facts = [
      fact(words.feelings, words.counted(year.all.count, "개")),
      fact(words.average, moods.decimal(year.all)),
    ]
    if let best = tallies.best { facts.append(fact(words.bestDay, moods.brief(best))) }
    if let lowest = tallies.lowest { facts.append(fact(words.lowestDay, moods.brief(lowest))) }
    let inks = Dictionary(
      year.squares.map { day in (day.day, day.level.map(day.theme.ink) ?? day.theme.guide) },
      uniquingKeysWith: { $1 })
    var blocks = [YearBlock.figures(facts), calendar(.moods, inks)]
    let plates = year.pictures.map { canvas in
      let day = words.day(canvas.day)
      return YearGallery.Plate(
        drawing: .canvas(canvas, day), caption: day, detail: moods.feelings(canvas.total))
    }
    blocks.append(.gallery(YearGallery(title: words.pictures, across: 4, plates: plates)))
    if let brightest = year.brightest, let text = brightest.text {
      let level = brightest.level.map { words.between + "\($0.value)" } ?? ""
      let source = words.day(brightest.day) + level
      blocks.append(
        .quotes(title: words.brightest, [YearQuote(text: text.text, source: source)]))
    }
    return blocks
  }

  // MARK: People

  private var people: [YearBlock] {
    let year = book.people
    let people = PeopleWords(language)
    var facts = [
      fact(words.waterings, words.counted(year.days.total, "번")),
      fact(words.people, words.counted(year.wateredCount, "개")),
    ]
    if let most = year.watered.first {
      let name = Printable.line(most.person.calledName)
      facts.append(fact(words.closest, name + words.between + words.times(most.times)))
    }
    if year.registered > 0 {
      facts.append(fact(words.registered, words.counted(year.registered, "명")))
    }
    let plates = year.watered.map { watered in
      let species = people.species(Species(cycle: watered.person.cycle))
      return YearGallery.Plate(
        drawing: .plant(watered.person, species),
        caption: Printable.line(watered.person.calledName),
        detail: words.times(watered.times) + words.between
          + words.span(watered.first, watered.last))
    }
    var blocks = [YearBlock.figures(facts), calendar(.people, year.days)]
    if !plates.isEmpty {
      blocks.append(.gallery(YearGallery(title: words.plants, across: 4, plates: plates)))
    }
    return blocks
  }

  // MARK: Books

  private var reading: [YearBlock] {
    let year = book.reading
    var facts = [
      fact(words.finished, words.counted(year.finishedCount, "권")),
      fact(words.pagesRead, words.counted(year.days.total, "쪽")),
      fact(words.readingDays, words.days(year.days.count)),
    ]
    if let fullest = year.days.fullest {
      facts.append(
        fact(words.fullestReading, words.fullest(fullest, words.pages(fullest.count))))
    }
    if let longest = year.longest, let pages = longest.facts.pages {
      let title = Printable.brief(longest.facts.title.text)
      facts.append(fact(words.longest, title + words.between + words.pages(pages)))
    }
    var blocks = [YearBlock.figures(facts), calendar(.books, year.days)]
    if !year.finished.isEmpty {
      let more = year.finishedCount - year.finished.count
      let title = words.shelf + (more > 0 ? " " + words.more(more) : "")
      blocks.append(
        .gallery(YearGallery(title: title, across: 5, plates: year.finished.map(plate))))
    }
    if !year.sentences.isEmpty {
      blocks.append(.quotes(title: words.sentences, year.sentences.map(quote)))
    }
    return blocks
  }

  private func plate(_ book: Book) -> YearGallery.Plate {
    let stars = book.rating.map {
      words.isPlain
        ? ReadingWords(words.language).stars($0)
        : String(repeating: "★", count: $0.halves / 2) + ($0.isHalf ? "½" : "")
    }
    let pages = book.facts.pages.map(words.pages)
    let day = book.completedOn.map { words.day($0) }
    return YearGallery.Plate(
      drawing: .cover(book), caption: Printable.line(book.facts.title.text),
      detail: [day, pages, stars].compactMap(\.self).joined(separator: words.between))
  }

  private func quote(_ copied: YearOfReading.Copied) -> YearQuote {
    let page = copied.page.map { words.say("\($0)쪽", "p. \($0)") }
    let source = [copied.title.text, copied.author?.text, page].compactMap(\.self)
    return YearQuote(text: copied.text.text, source: source.joined(separator: words.between))
  }

  // MARK: Sayings

  private var sayings: [YearBlock] {
    let year = book.sayings
    let counts = [
      (words.written, year.writtenCount), (words.liked, year.likedCount),
      (words.used, year.usedCount),
    ]
    let facts = counts.filter { $0.1 > 0 }.map { fact($0.0, words.counted($0.1, "개")) }
    var blocks = [YearBlock.figures(facts), calendar(.sayings, year.days)]
    let texts = SayingTexts(SayingsWords(language))
    let quotes = year.best.map { saying in
      let both = texts.inOrder(saying.words)
      let text = [both.first, both.second].compactMap(\.self).joined(separator: "\n")
      return YearQuote(text: text, source: saying.words.who?.text ?? "")
    }
    if !quotes.isEmpty { blocks.append(.quotes(title: words.sayings, quotes)) }
    return blocks
  }

  // MARK: Events

  private var events: [YearBlock] {
    let year = book.events
    var facts = [fact(words.events, words.counted(year.days.total, "개"))]
    if year.seconds > 0 { facts.append(fact(words.eventHours, words.duration(year.seconds))) }
    if let fullest = year.days.fullest, fullest.count > 1 {
      let events = words.say("\(fullest.count)개", "\(fullest.count) events")
      facts.append(fact(words.busiest, words.fullest(fullest, events)))
    }
    if let longest = year.longest {
      let title = Printable.brief(longest.title.text)
      let took = words.duration(longest.end.instant - longest.start.instant)
      facts.append(fact(words.longestEvent, title + words.between + took))
    }
    return [.figures(facts), calendar(.schedule, year.days)]
  }

  // MARK: Counted tags

  private var counts: [YearBlock] {
    let facts = book.counts.counters.map { counter in
      fact(
        Printable.brief("#" + counter.tag),
        counter.sum.text + CountWords.unit(counter.unit) + words.between + words.days(counter.days))
    }
    return [.figures(facts), calendar(.counts, book.counts.days)]
  }
}
