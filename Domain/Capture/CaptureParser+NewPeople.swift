// MARK: New people, and how often to be in touch

extension CaptureParser {
  /// Parses a person with a contact cycle, tags and a note: `new person Jas Gill, physio, keep in touch every 30 days`,
  /// 새 사람 이도현 간호사 30일마다 연락. Returns nil if the line has no name. Without a sign behind the key, the line must have a
  /// cycle, a tag or what looks like a name, and no day or time.
  func person(_ announcement: Announcement) throws(CaptureFailure) -> CaptureReading? {
    let marked = line.words.filter { $0.text.hasPrefix("#") && Hashtag.tag($0.text) != nil }
      .map(\.range)
    let found = inTouch(besides: [announcement.range] + marked)
    let ranges =
      [announcement.range] + marked + found.touch + [found.cycle?.range].compactMap(\.self)
    let (name, note) = Self.named(line.rest(without: ranges))
    guard let first = name.first else { return nil }
    let isPlant = LineKind.plants.contains(announcement.key)
    let isRhythmic = isPlant || LineKind.rhythmic.contains(announcement.key)
    let hasCycle = found.cycle != nil || !found.touch.isEmpty || isPlant && !marked.isEmpty
    if isRhythmic, !hasCycle { return nil }
    let isName = first.isUppercase || GivenNames.isFullName(name)
    // A cycle that was not read: `new: Dev, every fortnite`.
    var doubt = note.split(separator: " ").first { ["every", "each"].contains($0) }.map(String.init)
    if !announcement.isSigned, !isPlant {
      let isDated = try !phrases(.ahead, besides: ranges).isEmpty
      let isAnnounced = hasCycle && (line.hasHangul || !isRhythmic)
      guard isAnnounced || isName && !isDated, !isRhythmic || !isDated else { return nil }
      // `add Tomatoes, every 14 days` and `new person orientation every month` may be plans.
      if isRhythmic ? found.touch.isEmpty : isDated || !isName && !line.hasHangul {
        doubt = announcement.key
      }
    }
    var draft = PersonInput(name: name, cycleDays: found.cycle?.days)
    (draft.note, draft.tags) = (note, .set(marked.map { line.text($0) }))
    return CaptureReading(
      .person(draft), ranges, doubt: doubt,
      marks: LineMark.parts([found.cycle?.range].compactMap(\.self), .rhythm))
  }

  /// Splits the words about a person into the name and a note. The name ends at a comma; otherwise before the first
  /// English word in lower case, or behind a Korean full name or the first of three words.
  private static func named(_ text: String) -> (name: String, note: String) {
    let words = text.split(separator: " ").map(String.init)
    var count = words.count
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }) {
      count = comma + 1
    } else if let first = words.first, first.contains(where: Hangul.isSyllable) {
      if GivenNames.isFullName(first) || words.count > 2 { count = 1 }
      if words.count > 1, first.count == 1, GivenNames.isFullName(first + words[1]) { count = 2 }
    } else if words.first?.first?.isUppercase == true {
      let small: Set = ["van", "von", "de", "der", "den", "di", "da", "del", "la", "le", "bin"]
      count = words.firstIndex { $0.first?.isLowercase == true && !small.contains($0) } ?? count
    }
    let sides = [words[..<count], words[count...]].map {
      $0.joined(separator: " ").trimmingSuffix(of: ",;- ")
    }
    return (sides[0], sides[1])
  }

  /// Finds the words for how often to be in touch, `every 14 days` or 열흘에 한 번, and the words about being in touch:
  /// `keep in touch`, 연락.
  private func inTouch(besides ranges: [Range<Int>])
    -> (cycle: (days: Int, range: Range<Int>)?, touch: [Range<Int>])
  {
    let words = line.words.filter { word in !ranges.contains { $0.overlaps(word.range) } }
    func characterRange(_ range: Range<Int>) -> Range<Int> {
      words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
    }
    let texts = words.map { PlanDoubts.bare($0.text) }
    var touch: [Range<Int>] = []
    for number in words.indices {
      if LineKind.touch.contains(texts[number]) { touch.append(words[number].range) }
      if number > 1, texts[number] == "touch", texts[number - 1] == "in",
        ["keep", "stay", "get", "be"].contains(texts[number - 2])
      {
        touch.append(characterRange(number - 2..<number + 1))
      }
    }
    let reader = context.reader(.ahead)
    for start in words.indices.suffix(20) {
      for end in stride(from: min(words.count, start + 5), to: start, by: -1) {
        let range = characterRange(start..<end)
        let text = line.text(range).trimmingSuffix(of: ",;.")
        // A number alone is a cycle only at the end: `plant Mina 7`.
        let isSaid =
          ["every", "each", "once"].contains(texts[start])
          || ["마다", "번", "번씩"].contains(where: text.hasSuffix)
          || PhraseVocabulary.cycles[texts[start]] != nil
        guard isSaid || end == words.count, start > 0 || ranges.isEmpty,
          !touch.contains(where: { $0.overlaps(range) }), let days = reader.cycle(text)
        else { continue }
        return ((days, range), touch)
      }
    }
    return (nil, touch)
  }

  /// Parses a repeating plan that only says how often to be in touch with somebody: the new cycle of a known person, or
  /// a new person with that cycle. The user chooses between it and the plan. Returns none for any other line.
  func beingInTouch(_ events: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    guard events.count == 1, case .event(let plan, _) = events[0].captured, plan.repeating != nil
    else { return [] }
    let (cycle, touch) = inTouch(besides: [])
    guard let cycle, Cycle.range.contains(cycle.days), !touch.isEmpty else { return [] }
    let (ranges, marks) = (touch + [cycle.range], LineMark.parts([cycle.range], .rhythm))
    var words = line.rest(without: ranges).split(separator: " ").map(String.init)
    if words.first == "with" { words.removeFirst() }
    for (name, _) in SpokenNames.forms(of: words.joined(separator: " ")) {
      let people = try names.people(name)
      if people.isEmpty { continue }
      if line.text(touch[0]).hasSuffix("화") { return [] }
      return people.map { CaptureReading(.cycle($0, days: cycle.days), ranges, marks: marks) }
    }
    // 소개팅으로 알게 된 강민재: the rest is a note.
    let isAlone =
      words.count == 1 && words[0].count > 1
      && (line.hasHangul || words[0].first?.isUppercase == true)
    guard
      let number = [words.count - 1, 0].first(where: {
        words.indices.contains($0) && (isAlone || GivenNames.isFullName(words[$0]))
      }), try names.people(words[number]).isEmpty
    else { return [] }
    var draft = PersonInput(name: words.remove(at: number), cycleDays: cycle.days)
    draft.note = words.joined(separator: " ")
    return [CaptureReading(.person(draft), ranges, marks: marks)]
  }
}
