import Domain

extension EntryImporter {
  mutating func consume(_ feeling: IncomingFeeling, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    pass(feeling.photos)
    let title = IncomingText.line(feeling.title)
    let body = IncomingText.multilineText(feeling.text)
    let text = Self.joined(title, body)
    let source = source(of: entry, else: ["\(feeling.at)", text])
    if let reason = seenBefore(source, entry) {
      problem(entry, reason)
      return .skipped
    }
    guard let (at, isTimed) = moment(feeling.at) else {
      problem(entry, .dateUnreadable("\(feeling.at)"), failed: true)
      return .failed
    }
    var kept = entry.kept
    var level = feeling.level.flatMap { MoodLevel($0) }
    if level == nil, let mood = feeling.mood {
      level = moods[TextForms.folded(mood)]
      if level == nil { unknownMoods[mood, default: 0] += 1 }
    }
    if let mood = feeling.mood { kept.append(StoredMember("mood", mood)) }
    // An entry with only photos is valid even if they are not copied now; a later import may copy them.
    let hasPhotos = feeling.photos.contains { $0.path != nil }
    if level == nil, text == nil, feeling.tags.isEmpty, !hasPhotos {
      problem(entry, .textMissing, failed: true)
      return .failed
    }
    if level == nil, text == nil, feeling.tags.isEmpty {
      let reasons = try refusals(ofPhotos: feeling.photos.compactMap(\.path), source: source)
      for reason in reasons { problem(entry, reason, failed: true) }
      if !reasons.isEmpty {
        report.photosFound += feeling.photos.count
        return .failed
      }
    }
    let tags = tags(feeling.tags, &kept)
    report.photosFound += feeling.photos.count
    if !isTimed { add(.untimed(1)) }
    var row = IncomingRow(.feelings, id: world.ids.next())
    row.say("at", .day(at.day), .int(at.instant), .int(at.offset), .bool(isTimed))
    row.say("level", level.map { .int($0.value) })
    row.say("text", text.map(Value.text))
    row.say("tags", tags.map(Value.text))
    try store.run(MoodsSQL.keepDay, [.day(at.day)])
    let position = try freePosition(on: at.day)
    row.fresh += [("x", .int(position.x)), ("y", .int(position.y))]
    let same = keeping.origin == .haru ? try key(of: at, isTimed, level, text) : nil
    let became = try keeping.keep(row, source: source, kept: StoredMembersJSON.written(kept)) {
      () throws(StorageFailure) in same
    }
    let outcome = try addPhotos(of: feeling, entry, row, became)
    if case .added = outcome { try store.run(MoodsSQL.noteFirst) }
    return reportOutcome(outcome, entry, of: keeping.record)
  }

  /// Joins title and body into one text; nil if both are nil. A body that begins with the title is returned unchanged.
  private static func joined(_ title: String?, _ body: String?) -> String? {
    guard let title else { return body }
    guard let body else { return title }
    return body.hasPrefix(title) ? body : title + "\n\n" + body
  }

  /// Returns the key of an equal mood in the same minute, or on the same day if the moods have no time; nil if there
  /// is none. Moods that came from an earlier export of Haru are left out.
  private func key(of at: Now, _ isTimed: Bool, _ level: MoodLevel?, _ text: String?)
    throws(StorageFailure) -> Int?
  {
    try store.first(
      Self.findSame,
      [
        .day(at.day), level.map { .int($0.value) } ?? .null, .optional(text), .bool(isTimed),
        .int(at.time.seconds / 60 * 60),
      ]
    ) { $0.int }
  }

  private static let findSame = """
    SELECT m.key FROM moods m INDEXED BY moods_by_day
    WHERE m.day = ?1 AND m.deleted_at IS NULL AND m.level IS ?2 AND m.text IS ?3
      AND m.timed = ?4 AND (?4 = 0 OR ((m.instant + m.offset) % 86400 + 86400) % 86400
        BETWEEN ?5 AND ?5 + 59)
      AND NOT EXISTS (SELECT 1 FROM sources s
        WHERE s.record = m.id AND s.origin = 'haru' AND s.kind = 'feeling')
    ORDER BY m.key LIMIT 1
    """

  /// Returns a free position among the shapes that the canvas of the day shows.
  private func freePosition(on day: Day) throws(StorageFailure) -> CanvasPosition {
    let shown = try store.all(MoodsSQL.newestPositions, [.day(day), .int(Canvas.most - 1)]) {
      let row = NamedRow<MoodsSQL.CanvasPositionColumn>($0)
      return CanvasPosition(x: row.int(.x), y: row.int(.y))
    }
    return Placement.position(
      side: Canvas.shapeSide(count: shown.count + 1), among: shown, world.randomSource)
  }
}
