// MARK: Everything that a line may be that is asked about

extension CaptureParser {
  /// Adds to the readings of a question what else the words of the line may be, whatever else failed, the likeliest
  /// first. At most five are returned, unless there were more before.
  func widened(_ found: [CaptureReading], counts: [CaptureReading]) throws(CaptureFailure)
    -> [CaptureReading]
  {
    var found = found
    let knows = (counts + found).contains { reading in
      switch reading.captured {
      case .gift, .count, .reading, .birthday, .date, .cycle, .book: true
      case .event, .feeling, .contact, .sentence, .saying, .person, .fact, .note: false
      }
    }
    let gifts = knows ? [] : try offeredGifts()
    let known = try knows && counts.isEmpty ? [] : offeredPhone() + offeredBirthday() + finishedBook()
    let isMoney = !gifts.isEmpty || knows
    if isMoney {
      // The number is no level.
      found.removeAll { if case .feeling(let mood) = $0.captured { mood.level != nil } else { false } }
    }
    let score = isMoney ? [] : [try scoredFeeling()].compactMap(\.self)
    let isPast = tellsOfPast
    let isOfPast = try isPast ? !isMoney : namesPastDay()
    let entry = isOfPast ? [try diary()] : []
    let isSure = found.contains { $0.hasHours && !self.isPast($0) }
    let facts = known.isEmpty && !isMoney && !isSure ? try offeredFacts() : []
    let fallback = found.filter(isFallback)
    let read = found.filter { !isFallback($0) }
    let likely = counts + known + gifts + score + (isPast ? [] : facts)
    let unlikely = entry + (isPast ? facts : []) + (isSure ? [] : try newPeople())
    var all: [CaptureReading] = []
    for reading in likely + read + unlikely + fallback
    where !all.contains(where: { $0.captured == reading.captured }) {
      all.append(reading)
    }
    let spare = all.indices.reversed().filter { number in
      !(likely + read).contains { $0.captured == all[number].captured }
    }
    for number in spare.prefix(max(0, all.count - 5)) { all.remove(at: number) }
    return all
  }

  /// Returns whether a reading only keeps the whole line, as a plan of today or as a saying.
  private func isFallback(_ reading: CaptureReading) -> Bool {
    switch reading.captured {
    case .event: reading == wholeDay()
    case .saying(let draft): reading.ranges.isEmpty && draft.who.isEmpty
    case .feeling, .contact, .reading, .sentence, .book, .person, .birthday, .date, .gift, .cycle,
      .fact, .note, .count:
      false
    }
  }

  /// Whether any verb of the line is in the past.
  private var tellsOfPast: Bool {
    if line.hasHangul {
      return reportsPast
        || line.words.contains { PlanDoubts.isPastReport($0.text) || PlanDoubts.isNounForm($0.text) }
    }
    return isReport
      || line.words.contains { word in
        let text = PlanDoubts.bare(word.text)
        return text.count > 4 && text.hasSuffix("ed") && !Self.unlikePast.contains(text)
      }
  }

  private static let unlikePast: Set<String> = ["hundred", "speed", "indeed", "breed", "moved"]

  /// Whether the line names a day that is over, or all of today.
  private func namesPastDay() throws(CaptureFailure) -> Bool {
    if line.text(0..<line.characters.count).lowercased().contains("all day")
      || line.words.contains(where: { $0.text.hasPrefix("하루종일") })
    {
      return true
    }
    let found = try phrases(.ahead).filter { $0.kind != .rhythm }
    return times(found, .ahead).understood?.start.days.map { $0.span.upperBound < now.day } == true
  }

  // MARK: People

  /// Returns the person with whom the line begins, or the first one, with the words beside the name.
  private func subject() throws(CaptureFailure) -> (named: NamedPeople, rest: String)? {
    guard let named = try named(near: nil).first else { return nil }
    let whole = line.text(0..<line.characters.count)
    let isOwner = named.particle.hasSuffix("s")
    guard named.first == 0, !isOwner else { return (named, whole) }
    return (named, line.rest(without: [named.range]))
  }

  /// Returns the line as a note of the person whom it names, behind the note that is there.
  private func offeredFacts() throws(CaptureFailure) -> [CaptureReading] {
    guard let (named, rest) = try subject(), !rest.isEmpty else { return [] }
    return named.people.prefix(2).map { person in
      var input = PersonInput()
      input.note = (person.note.map { $0.text + "; " } ?? "") + rest
      return CaptureReading(.fact(person, input), [named.range], marks: named.marks(in: line, person))
    }
  }

  /// Returns the phone number of a person: `dad's new number 07700 900123`, 엄마 번호 010-1234-5678.
  private func offeredPhone() throws(CaptureFailure) -> [CaptureReading] {
    let parts = line.words.filter { word in
      word.text.contains(where: \.isNumber) && word.text.allSatisfy { $0.isNumber || "+-().".contains($0) }
    }
    let number = parts.map(\.text).joined(separator: " ")
    guard number.count(where: \.isNumber) > 8, number.first.map({ "0+(".contains($0) }) == true else {
      return []
    }
    var input = PersonInput(phone: number)
    if let named = try named(near: nil).first {
      return named.people.map { CaptureReading(.fact($0, input), [named.range] + parts.map(\.range)) }
    }
    input.name = try unknownName()
    return input.name == nil ? [] : [CaptureReading(.person(input), parts.map(\.range))]
  }

  /// Returns the birthday of a person in a line that says more, or says it otherwise: `wilf born 14 nov, 7lb 2`,
  /// `hannah's birthday is on the 21st`, 민서 태어난 날 3월 4일.
  private func offeredBirthday() throws(CaptureFailure) -> [CaptureReading] {
    let isBorn = line.words.contains {
      ["born", "태어난날", "태어난"].contains(PlanDoubts.bare($0.text))
    }
    guard isBorn || line.words.contains(where: { word in
      CaptureVocabulary.birthdays.contains { PlanDoubts.bare(word.text).hasPrefix($0) }
    }), let named = try named(near: nil).first else { return [] }
    let found = try phrases(isBorn ? .back : .ahead, besides: [named.range])
      .filter { $0.kind != .rhythm }
    guard let day = found.compactMap({ $0.understood?.start.days }).first(where: { $0.kind == .day }),
      day.span.lowerBound == day.span.upperBound
    else { return [] }
    let (year, month, number) = day.span.lowerBound.parts
    let date = "\(month < 10 ? "0" : "")\(month)-\(number < 10 ? "0" : "")\(number)"
    guard let birthday = birthday(isBorn ? "\(year)-\(date)" : date) else { return [] }
    return named.people.map {
      CaptureReading(.birthday($0, birthday), [named.range] + found.map(\.range))
    }
  }

  // MARK: Books

  /// Returns the book that was read to its end, by a word of its title: `finished Tartine`, `finished chemistry book`.
  private func finishedBook() throws(CaptureFailure) -> [CaptureReading] {
    let ends = CaptureVocabulary.finished.union(["finish", "완독함", "완독했다"])
    guard let verb = line.words.first(where: { ends.contains(PlanDoubts.bare($0.text)) }),
      !line.says(["ch", "chapter", "chapters", "part"]),
      let book = try names.book(byWords: line.words.map { PlanDoubts.bare($0.text) })
    else { return [] }
    let at = try diaryMoment()?.day
    let day = at == now.day ? nil : at
    return [CaptureReading(.reading(book, .percent(100), on: day), [verb.range])]
  }
}
