import Domain

/// What one step of a reader found, to be handed over one by one.
struct PieceQueue {
  private var pieces: [IncomingPiece] = []
  private var place = 0

  /// Adds what comes behind all others.
  mutating func add(_ piece: IncomingPiece) { pieces.append(piece) }

  /// Adds pieces that come behind all others.
  mutating func add(_ more: [IncomingPiece]) { pieces += more }

  /// Adds a problem.
  mutating func add(_ line: Int, _ reason: IncomingReason, failed: Bool) {
    pieces.append(.problem(IncomingProblem(line: line, reason, failed: failed)))
  }

  /// The object that an element is; anything else is a problem.
  mutating func record(_ element: JSONElements.Element, line: Int) -> JSONRecord? {
    switch element {
    case .tooLong: add(line, .rowTooLong(limit: JSONElements.longest), failed: true)
    case .json(let bytes):
      do throws(JSONFault) { return try JSONRecord(bytes) } catch {
        add(line, .notJSON, failed: true)
      }
    }
    return nil
  }

  /// Adds an entry of a diary; one that says nothing at all is a problem.
  mutating func add(
    _ line: Int, id: String, _ feeling: IncomingFeeling, kept: [KeptMember]
  ) {
    var feeling = feeling
    feeling.takeLevelTag()
    let saysNothing =
      feeling.level == nil && feeling.mood == nil && feeling.title == nil && feeling.text.isEmpty
      && feeling.photos.isEmpty && feeling.tags.isEmpty
    if saysNothing { return add(line, .textMissing, failed: true) }
    pieces.append(.entry(IncomingEntry(line: line, id: id, .feeling(feeling), kept: kept)))
  }

  /// Names photos that are spoken of and did not come along.
  mutating func addMissing(_ photos: [(name: String, place: String?)], line: Int) {
    for photo in photos where photo.place == nil {
      add(line, .photoMissing(photo.name), failed: false)
    }
  }

  /// Takes the first one.
  mutating func next() -> IncomingPiece? {
    guard place < pieces.count else { return nil }
    place += 1
    let piece = pieces[place - 1]
    if place == pieces.count {
      pieces.removeAll(keepingCapacity: true)
      place = 0
    }
    return piece
  }
}

/// Names for entries that have none of their own: the day, the minute, and which of that minute.
struct MomentNames {
  private var counts: [String: Int] = [:]

  /// The name of the next entry of a moment.
  mutating func name(_ day: Day, _ seconds: Int?) -> String {
    let time = seconds.map { " " + TimeOfDay(seconds: $0).description.prefix(5) } ?? ""
    return numbered(day.description + time)
  }

  /// A name that is an entry's own, and only where it comes again a number behind it.
  mutating func once(_ name: String) -> String {
    let numbered = numbered(name)
    return counts[name] == 1 ? name : numbered
  }

  /// The name of the next entry that is called something.
  mutating func numbered(_ name: String) -> String {
    counts[name, default: 0] += 1
    return "\(name)#\(counts[name, default: 1])"
  }
}
