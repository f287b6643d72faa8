extension FileImport {
  /// Adds the result of another import. If the other file is inside this folder or archive, `path` is its path, and is
  /// put before the paths of its problems.
  mutating func add(_ other: FileImport, at path: String? = nil) {
    counts.add(other.counts)
    for (kind, tally) in other.kinds { kinds[kind, default: ImportTally()].add(tally) }
    for problem in other.problems {
      var problem = problem
      problem.path = Self.joined(path, problem.path)
      if path != nil, other.countsEntries { problem.countsEntries = true }
      problem.format = problem.format ?? (other.formats.count == 1 ? other.format : nil)
      if problems.count < Self.mostProblems { problems.append(problem) }
    }
    for problem in other.partProblems where self.partProblems.count < Self.mostProblems {
      var problem = problem
      problem.path = Self.joined(path, problem.path)
      problem.format = problem.format ?? other.format
      self.partProblems.append(problem)
    }
    problemCount += other.problemCount
    for note in other.notes { add(note) }
    photosFound += other.photosFound
    photosCopied += other.photosCopied
    for (kind, texts) in other.examples {
      for text in texts { keepExample(text, of: kind) }
    }
    for format in other.formats where !formats.contains(format) { formats.append(format) }
  }

  /// Adds a note. A counted note of the same kind as an earlier one only increases the earlier count. A repeated note
  /// without a count is dropped.
  package mutating func add(_ note: ImportNote) {
    for (index, known) in notes.enumerated() {
      if let sum = known.plus(note) {
        notes[index] = sum
        return
      }
    }
    notes.append(note)
  }

  private static func joined(_ outer: String?, _ inner: String?) -> String? {
    guard let outer else { return inner }
    return inner.map { outer + "/" + $0 } ?? outer
  }
}

extension ImportTally {
  mutating func add(_ other: ImportTally) {
    added += other.added
    updated += other.updated
    same += other.same
    skipped += other.skipped
    failed += other.failed
  }
}

extension ImportNote {
  /// Returns one note for two: the sum of two counted notes of the same kind, or the note itself if two notes without a
  /// count are equal. Returns nil for any other pair.
  fileprivate func plus(_ other: ImportNote) -> ImportNote? {
    guard let mine = counted, let theirs = other.counted else { return self == other ? self : nil }
    return mine.kind == theirs.kind ? mine.make(mine.count + theirs.count) : nil
  }

  /// The kind of a counted note, its count, and a function that makes the note with another count; nil for notes
  /// without a count.
  private var counted: (kind: Int, count: Int, make: (Int) -> ImportNote)? {
    switch self {
    case .pausedMany(let count): (0, count, ImportNote.pausedMany)
    case .booksMade(let count): (1, count, ImportNote.booksMade)
    case .starsRounded(let count): (2, count, ImportNote.starsRounded)
    case .contacts(let count): (3, count, ImportNote.contacts)
    case .memos(let count): (4, count, ImportNote.memos)
    case .cardsOnly(let count): (5, count, ImportNote.cardsOnly)
    case .untimed(let count): (6, count, ImportNote.untimed)
    case .withoutDay(let count): (7, count, ImportNote.withoutDay)
    case .unknownHeadings(let count): (8, count, ImportNote.unknownHeadings)
    case .photosLeft(let count): (9, count, ImportNote.photosLeft)
    case .bookmarksLeft(let count): (10, count, ImportNote.bookmarksLeft)
    case .versionsMerged(let count): (11, count, ImportNote.versionsMerged)
    case .trashLeft(let count): (12, count, ImportNote.trashLeft)
    case .photosMissing(let count): (13, count, ImportNote.photosMissing)
    case .tagsLeft(let count): (14, count, ImportNote.tagsLeft)
    case .linesLeft(let count): (15, count, ImportNote.linesLeft)
    case .gifts(let count): (16, count, ImportNote.gifts)
    case .amounts(let count): (17, count, ImportNote.amounts)
    case .dates, .encoding, .pagesOnly, .pagesRead, .pagesLeft: nil
    }
  }
}
