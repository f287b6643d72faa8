import Domain

/// A highlight or note of one book. It is a class because a file may have a hundred thousand of
/// them, and sorting moves only references.
final class KindleMark {
  let line: Int
  /// The fingerprint of the book and the heading, which identifies the mark.
  let name: Fingerprint
  let position: KindleHeading
  let words: String
  /// The heading as written; nil if it was understood completely.
  let unknown: String?

  init(line: Int, of book: KindleTitle, heading: String, position: KindleHeading, words: String) {
    (self.line, self.position, self.words) = (line, position, words)
    name = SentenceName.adding(heading, to: SentenceName.begun(book.title, book.authors))
    unknown = position.at != nil && position.kind != .unknown ? nil : heading
  }
}

/// All marks of one book. Versions of a highlight that was extended are merged, and notes are attached to their
/// highlights.
struct KindleBook {
  private let title: KindleTitle
  private var sentences: [Sentence] = []
  private var notes: [KindleMark] = []
  private(set) var counts = ImportCounts()

  /// The number of neighbours that are compared around a position, which bounds the work. More
  /// distant ones are not merged.
  private static let nearest = 32

  /// A highlight merged from all its versions.
  private struct Sentence {
    var first: KindleMark
    var longest: KindleMark
    var notes: [KindleMark] = []
  }

  init(_ title: KindleTitle) { self.title = title }

  mutating func add(_ mark: KindleMark, isNote: Bool) {
    if isNote {
      notes.append(mark)
    } else {
      sentences.append(Sentence(first: mark, longest: mark))
    }
  }

  /// A highlight or note to import. It is converted to the much larger entry only when it is
  /// returned.
  struct Annotation {
    let mark: KindleMark
    let id: String
    let note: String?
    let title: KindleTitle
  }

  /// Returns the merged highlights in the order of the file, followed by notes without a highlight.
  mutating func annotations() -> [Annotation] {
    mergeVersions()
    let lone = attachNotes()
    var names: Set<String> = []
    sentences.sort { $0.first.line < $1.first.line }
    let highlights = sentences.map {
      annotation($0.longest, namedBy: $0.first, note: Self.joined($0.notes), &names)
    }
    return highlights + lone.map { annotation($0, namedBy: $0, note: nil, &names) }
  }

  /// Merges two highlights if their positions overlap, or if they have only the same page, and if the words of one
  /// contain the words of the other.
  private mutating func mergeVersions() {
    let ordered = sentences.sorted { Self.start($0.first) < Self.start($1.first) }
    var merged: [Sentence] = []
    for sentence in ordered {
      let near = merged.indices.suffix(Self.nearest)
      let known = near.last { Self.isSame(merged[$0].longest, sentence.first) }
      guard let known else {
        merged.append(sentence)
        continue
      }
      counts.versionsMerged += 1
      if sentence.first.line < merged[known].first.line { merged[known].first = sentence.first }
      let (old, new) = (merged[known].longest, sentence.longest)
      let (length, newLength) = (old.words.utf8.count, new.words.utf8.count)
      if newLength > length || (newLength == length && new.line > old.line) {
        merged[known].longest = new
      }
    }
    sentences = merged
  }

  private static func start(_ mark: KindleMark) -> Int {
    mark.position.locations?.lowerBound ?? mark.position.page ?? 0
  }

  private static func isSame(_ one: KindleMark, _ other: KindleMark) -> Bool {
    switch (one.position.locations, other.position.locations) {
    case (let first?, let second?): guard first.overlaps(second) else { return false }
    case (nil, nil): guard one.position.page == other.position.page else { return false }
    case (nil, _), (_, nil): return false
    }
    let (first, second) = (Array(one.words.utf8), Array(other.words.utf8))
    return first.count < second.count
      ? ByteSearch.holds(second, first) : ByteSearch.holds(first, second)
  }

  /// Attaches each note to the best highlight whose position overlaps that of the note, or that is on the same page if
  /// the note has only a page. Returns the other notes.
  private mutating func attachNotes() -> [KindleMark] {
    // Sorted by start, so that the nearest highlight is found by binary search.
    sentences.sort { Self.start($0.longest) < Self.start($1.longest) }
    let starts = sentences.map { Self.start($0.longest) }
    var lone: [KindleMark] = []
    for note in notes {
      var (low, high) = (0, starts.count)
      let end = note.position.locations?.upperBound ?? note.position.page ?? 0
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= end { low = middle + 1 } else { high = middle }
      }
      let near = sentences[..<low].indices.suffix(Self.nearest)
      let fitting = near.filter { Self.holds(sentences[$0].longest, note) }
      let best = fitting.max { rank(sentences[$0], note) < rank(sentences[$1], note) }
      if let best { sentences[best].notes.append(note) } else { lone.append(note) }
    }
    return lone
  }

  /// Ranks a highlight for a note; a higher rank is better. A highlight that ends at the note is
  /// preferred, then the nearest in the file.
  private func rank(_ sentence: Sentence, _ note: KindleMark) -> Int {
    let isEnd =
      sentence.longest.position.locations?.upperBound == note.position.locations?.upperBound
    let distance = abs(note.line - sentence.first.line)
    return (isEnd ? 1 << 40 : 0) - distance
  }

  private static func holds(_ sentence: KindleMark, _ note: KindleMark) -> Bool {
    if let noteRange = note.position.locations, let range = sentence.position.locations {
      return range.overlaps(noteRange)
    }
    return note.position.locations == nil && note.position.page != nil
      && note.position.page == sentence.position.page
  }

  /// Joins the notes of one highlight; nil if there are none. A later note that contains an earlier
  /// one replaces it, as the user's edit; others are appended.
  private static func joined(_ notes: [KindleMark]) -> String? {
    var texts: [String] = []
    for note in notes.sorted(by: { $0.line < $1.line }) {
      let bytes = Array(note.words.utf8)
      let near = texts.indices.suffix(nearest)
      if let mended = near.last(where: { ByteSearch.holds(bytes, Array(texts[$0].utf8)) }) {
        texts[mended] = note.words
      } else {
        texts.append(note.words)
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Returns the highlight or note to import. Its id comes from the first version of the highlight,
  /// so that the id stays the same if the user extends the highlight again.
  private func annotation(
    _ mark: KindleMark, namedBy first: KindleMark, note: String?, _ names: inout Set<String>
  ) -> Annotation {
    var id = SentenceName.text(first.name)
    if names.contains(id) {
      id = SentenceName.text(SentenceName.adding(first.words, to: first.name))
    }
    names.insert(id)
    return Annotation(mark: mark, id: id, note: note, title: title)
  }
}

extension KindleBook.Annotation {
  var entry: IncomingEntry {
    var sentence = IncomingSentence(
      bookTitle: title.title, bookAuthors: title.authors, text: mark.words)
    sentence.page = mark.position.page
    sentence.location = mark.position.location
    sentence.note = note
    sentence.at = mark.position.at
    return IncomingEntry(
      line: mark.line, id: id, .sentence(sentence),
      kept: mark.unknown.map { [StoredMember("heading", $0)] } ?? [])
  }
}
