import Domain

extension TakingIn {
  mutating func consume(_ feeling: IncomingFeeling, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    let title = IncomingText.line(feeling.title)
    let body = IncomingText.passage(feeling.text)
    let text = Self.joined(title, body)
    let source = source(of: entry, else: ["\(feeling.at)", text])
    if let line = lineBefore(source, entry) {
      problem(entry, .twice(firstLine: line))
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
    if let mood = feeling.mood { kept.append(KeptMember("mood", mood)) }
    if level == nil, text == nil, feeling.tags.isEmpty {
      problem(entry, .textMissing, failed: true)
      return .failed
    }
    let tags = IncomingText.tags(feeling.tags)
    if !tags.unfit.isEmpty { kept.append(KeptMember("tags", tags.unfit.joined(separator: ", "))) }
    report.photosFound += feeling.photos.count
    if !isTimed { add(.untimed(1)) }
    var row = IncomingRow(.feelings, id: world.ids.next())
    row.say("at", .day(at.day), .int(at.instant), .int(at.offset), .bool(isTimed))
    row.say("level", level.map { .int($0.value) })
    row.say("text", text.map(Value.text))
    row.say("tags", tags.written.map(Value.text))
    try store.run(MoodsSQL.keepDay, [.day(at.day)])
    let place = try place(on: at.day)
    row.fresh += [("x", .int(place.x)), ("y", .int(place.y))]
    let outcome = try keeping.keep(row, source: source, kept: KeptJSON.written(kept)) {
      () throws(StorageFailure) in nil
    }
    if case .added = outcome { try store.run(MoodsSQL.noteFirst) }
    return tell(outcome, entry)
  }

  /// A title and what follows it as one text; a text that begins with its title has it already.
  private static func joined(_ title: String?, _ body: String?) -> String? {
    guard let title else { return body }
    guard let body else { return title }
    return body.hasPrefix(title) ? body : title + "\n\n" + body
  }

  /// A place among the shapes its day's canvas shows.
  private func place(on day: Day) throws(StorageFailure) -> CanvasPlace {
    let shown = try store.all(
      MoodsSQL.newestOfDay, [.day(day), .int(Canvas.most - 1)], MoodsRow.record)
    return Placement.place(
      side: Canvas.shapeSide(count: shown.count + 1), among: shown.map(\.place), world.chance)
  }
}
