// Y-21, Y-22, Y-25
/// Passes the records that are published to a writer of Markdown pages.
struct PublishedPages {
  let options: PublishOptions
  let hidden: Set<ID<Event>>
  private let wanted: WantedEvents
  private var writing: any FolderWriting
  /// Whether the person or book whose records follow is published.
  private var isOwnerShown = false
  private(set) var files: [PublishedContent] = []

  init(
    _ options: PublishOptions, hidden: Set<ID<Event>>, _ calendar: LocalCalendar,
    as writing: any FolderWriting
  ) {
    (self.options, self.hidden, self.writing) = (options, hidden, writing)
    let days = options.window.days
    wanted = WantedEvents(ExportedSpan(from: days.lowerBound, to: days.upperBound), calendar)
  }

  mutating func add(_ record: ExportedRecord) {
    guard let shown = shown(record) else { return }
    add(writing.write(shown))
  }

  mutating func end() { add(writing.end()) }

  private mutating func add(_ pieces: [PackedPiece]) {
    for piece in pieces {
      switch piece {
      case .file(let name): files.append(PublishedContent(path: name, bytes: []))
      case .bytes(let bytes):
        if !files.isEmpty { files[files.count - 1].bytes += bytes }
      }
    }
  }

  /// Returns a record without its private fields; nil if nothing of it is published. Gifts, sayings, notes, counters,
  /// favourites, goals and the complete export are never published.
  private mutating func shown(_ record: ExportedRecord) -> ExportedRecord? {
    switch record {
    case .export, .gift, .yearGoal, .favourite, .photo, .saying, .note, .counter, .counted, .card:
      return nil
    case .person(let person):
      isOwnerShown = options.has(.people) && !options.tags.hides(person)
      var shown = person
      shown.note = options.memo(person.note)
      if !options.has(.contacts) { shown.phone = nil }
      return isOwnerShown ? .person(shown) : nil
    case .date(let date):
      let isShown = options.has(.dates) && !options.tags.hides(date.label.words?.text)
      return isOwnerShown && isShown ? record : nil
    case .watering(let watering):
      guard isOwnerShown, !options.tags.hides(watering.memo?.text) else { return nil }
      return .watering(options.has(.memos) ? watering : watering.withoutNotes)
    case .book(let book, let before):
      isOwnerShown = options.has(.books) && !options.tags.hides(book)
      var shown = book
      shown.note = options.memo(book.note)
      return isOwnerShown ? .book(shown, before: before) : nil
    case .reading: return isOwnerShown ? record : nil
    case .sentence(let sentence):
      let isPrivate =
        options.tags.hides(sentence.text.text) || options.tags.hides(sentence.note?.text)
      var shown = sentence
      shown.note = options.memo(sentence.note)
      return isOwnerShown && !isPrivate ? .sentence(shown) : nil
    case .day(let day, photos: _): return self.day(day)
    case .event(let event): return self.event(event)
    }
  }

  private func day(_ day: MoodDay) -> ExportedRecord? {
    guard options.has(.moods) || options.has(.diary), options.window.days.contains(day.day) else {
      return nil
    }
    let records = day.records.compactMap(options.shown)
    if records.isEmpty { return nil }
    return .day(MoodDay(day: day.day, theme: day.theme, records: records), photos: [])
  }

  private func event(_ event: Event) -> ExportedRecord? {
    guard options.has(.schedule), !hidden.contains(event.id), !hidden.contains(event.series),
      !options.tags.hides(event), wanted.has(event)
    else { return nil }
    var shown = event
    shown.body = options.memo(event.body)
    return .event(shown)
  }
}

/// A file to publish, with its path below the folder.
struct PublishedContent: Equatable, Sendable {
  let path: String
  var bytes: [UInt8]
}

extension Watering {
  fileprivate var withoutNotes: Watering {
    Watering(
      id: id, person: person, at: at, channel: channel, keywords: [], memo: nil, isEarly: isEarly,
      award: award)
  }
}
