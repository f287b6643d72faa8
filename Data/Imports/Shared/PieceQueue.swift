import Domain

/// Buffers the pieces from one step of a reader, which returns them one by one.
struct PieceQueue {
  private var pieces: [IncomingPiece] = []
  private var index = 0

  mutating func add(_ piece: IncomingPiece) { pieces.append(piece) }

  mutating func add(_ more: [IncomingPiece]) { pieces += more }

  mutating func add(_ line: Int, _ reason: IncomingRefusal, failed: Bool) {
    pieces.append(.problem(IncomingIssue(line: line, reason, failed: failed)))
  }

  /// Parses an element as an object. For any other value a problem is added and nil returned.
  mutating func record(_ element: JSONElements.Element, line: Int) -> JSONRecord? {
    switch element {
    case .tooLong: add(line, .rowTooLong(limit: JSONElements.longest), failed: true)
    case .json(let bytes):
      do throws(JSONParseError) { return try JSONRecord(bytes) } catch {
        add(line, .notJSON, failed: true)
      }
    }
    return nil
  }

  /// Adds a diary entry. For an entry without content a problem is added instead.
  mutating func add(
    _ line: Int, id: String, _ feeling: IncomingFeeling, kept: [StoredMember]
  ) {
    var feeling = feeling
    feeling.takeLevelTag()
    let saysNothing =
      feeling.level == nil && feeling.mood == nil && feeling.title == nil && feeling.text.isEmpty
      && feeling.photos.isEmpty && feeling.tags.isEmpty
    if saysNothing { return add(line, .textMissing, failed: true) }
    pieces.append(.entry(IncomingEntry(line: line, id: id, .feeling(feeling), kept: kept)))
  }

  /// Reports photos that an entry refers to but that the import lacks.
  mutating func addMissing(_ photos: [(name: String, path: String?)], line: Int) {
    for photo in photos where photo.path == nil {
      add(line, .photoMissing(photo.name), failed: false)
    }
  }

  /// Removes and returns the first piece; nil if there is none.
  mutating func next() -> IncomingPiece? {
    guard index < pieces.count else { return nil }
    index += 1
    let piece = pieces[index - 1]
    if index == pieces.count {
      pieces.removeAll(keepingCapacity: true)
      index = 0
    }
    return piece
  }
}

/// Creates ids for entries without one: the day, the minute and a counter within the minute.
struct MomentNames {
  private var counts: [String: Int] = [:]

  /// Returns the id for the next entry of a moment.
  mutating func name(_ day: Day, _ seconds: Int?) -> String {
    let time = seconds.map { " " + TimeOfDay(seconds: $0).description.prefix(5) } ?? ""
    return numbered(day.description + time)
  }

  /// Returns the name itself the first time, and with a number when repeated.
  mutating func once(_ name: String) -> String {
    let numbered = numbered(name)
    return counts[name] == 1 ? name : numbered
  }

  /// Returns the name with a number, counted per name.
  mutating func numbered(_ name: String) -> String {
    counts[name, default: 0] += 1
    return "\(name)#\(counts[name, default: 1])"
  }
}
