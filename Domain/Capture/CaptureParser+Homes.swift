// MARK: Everything that a line may be that is asked about

extension CaptureParser {
  /// Adds to the readings of a question what else the words of the line may be, whatever else failed, the likeliest
  /// first. At most five are returned, unless there were more before.
  func widened(_ found: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    let known = found.contains { reading in
      let part = reading.captured.part
      return part == .counts || part == .books || part == .people && !reading.isContact
    }
    let homes =
      try known ? [] : offeredGifts() + offeredPhone() + offeredBirthday() + finishedBook()
    let isPlain = !known && homes.isEmpty
    let isMoney = (found + homes).contains {
      if case .gift = $0.captured { true } else { false }
    }
    let score = isPlain ? [try scoredFeeling()].compactMap(\.self) : []
    let isPast =
      isReport
      || line.words.contains { PlanDoubts.isNounForm($0.text) || PlanDoubts.mayBePast($0.text) }
    let isToCome = found.contains { $0.hasHours && $0.doubt == nil && !self.isPast($0) }
    let isMet = found.contains { $0.hasWay }
    let facts = isPlain && !isToCome && !isMet ? try offeredFacts() : []
    let isOfPast = if isPast { isPlain } else { try namesPastDay() }
    let entry = isOfPast ? [try diary()] : []
    let whole = saying(of: line.text(0..<line.characters.count))
    let last = found.filter { $0 == wholeDay() || $0.captured == whole }
    // Beside a sum of money a number is no level.
    let read = found.filter { reading in
      if isMoney, case .feeling(let mood) = reading.captured, mood.level != nil { return false }
      return !last.contains(reading)
    }
    let likely = homes + score + (isPast ? [] : facts) + read
    let people = isPlain && !isToCome && !isMet ? try newPeople() : []
    let others = entry + (isPast ? facts : []) + people + last
    var all: [CaptureReading] = []
    for reading in likely + others.prefix(max(0, 5 - likely.count))
    where !all.contains(where: { $0.captured == reading.captured }) {
      all.append(reading)
    }
    return all
  }

  /// Whether the line names a day that is over, or all of today.
  private func namesPastDay() throws(CaptureFailure) -> Bool {
    let text = line.text(0..<line.characters.count).lowercased()
    if ["all day", "하루종일"].contains(where: text.contains) { return true }
    let times = times(try phrases(.ahead).filter { $0.kind != .rhythm }, .ahead)
    return times.understood?.start.days.map { $0.span.upperBound < now.day } == true
  }

  /// Returns the line as a note of the person whom it names, behind the note that is there.
  private func offeredFacts() throws(CaptureFailure) -> [CaptureReading] {
    guard let named = try named(near: nil).first else { return [] }
    let isSubject = named.first == 0 && !named.particle.hasSuffix("s")
    let text = line.rest(without: isSubject ? [named.range] : [])
    return text.isEmpty
      ? []
      : named.people.prefix(2).map { person in
        var input = PersonInput()
        input.note = (person.note.map { $0.text + "; " } ?? "") + text
        return CaptureReading(.fact(person, input), [named.range])
      }
  }

  /// Returns the phone number of a person: `dad's new number 07700 900123`, 엄마 번호 010-1234-5678.
  private func offeredPhone() throws(CaptureFailure) -> [CaptureReading] {
    let parts = line.words.map(\.text).filter { text in
      text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "+-().".contains($0) }
    }
    let number = parts.joined(separator: " ")
    guard number.count(where: \.isNumber) > 8, "0+(".contains(number.prefix(1)),
      let named = try named(near: nil).first
    else { return [] }
    return named.people.map {
      CaptureReading(.fact($0, PersonInput(phone: number)), [named.range])
    }
  }

  /// Returns the birthday of a person in a line that says more, or says it otherwise: `wilf born 14 nov, 7lb 2`,
  /// `hannah's birthday is on the 21st`, 민서 태어난 날 3월 4일.
  private func offeredBirthday() throws(CaptureFailure) -> [CaptureReading] {
    let words = line.words.map { PlanDoubts.bare($0.text) }
    let isBorn = words.contains { ["born", "태어난날", "태어난"].contains($0) }
    let isNamed = words.contains { CaptureVocabulary.birthdays.contains(where: $0.hasPrefix) }
    guard isBorn || isNamed, let named = try named(near: nil).first else { return [] }
    let days = try phrases(isBorn ? .back : .ahead, besides: [named.range])
      .compactMap { $0.understood?.start.days }.first { $0.kind == .day }
    guard let date = days?.span.lowerBound.description,
      let birthday = birthday(isBorn ? date : String(date.suffix(5)))
    else { return [] }
    return named.people.map { CaptureReading(.birthday($0, birthday), [named.range]) }
  }

  /// Returns the book that was read to its end, by a word of its title: `finished Tartine`, `finished chemistry book`.
  private func finishedBook() throws(CaptureFailure) -> [CaptureReading] {
    let words = line.words.map { PlanDoubts.bare($0.text) }
    guard words.contains(where: CaptureVocabulary.finished.contains),
      !line.says(["ch", "chapter", "chapters", "part"]), let book = try names.book(byWords: words)
    else { return [] }
    let at = try diaryMoment()?.day
    return [CaptureReading(.reading(book, .percent(100), on: at == now.day ? nil : at))]
  }
}
