extension CaptureParser {
  /// Plans: any day or time beside other words. A word of a day that is somebody's name as well may be
  /// either.
  func events() throws(CaptureError) -> [CaptureReading] {
    let found = try phrases(.ahead)
    var names: [Range<Int>] = []
    for word in line.words where found.contains(where: { $0.place.overlaps(word.place) }) {
      let text = word.text.trimmingSuffix(of: ",.!:")
      guard text.contains(where: \.isLetter), !text.contains(where: \.isNumber) else { continue }
      for (name, _) in SpokenNames.forms(of: text) where try !self.names.people(name).isEmpty {
        names.append(word.place)
        break
      }
    }
    let plain = [event(found)].compactMap(\.self)
    if names.isEmpty { return plain }
    let named = event(try phrases(.ahead, besides: names)) ?? wholeDay()
    return plain.contains(named) ? plain : plain + [named]
  }

  private func event(_ found: [FoundPhrase]) -> CaptureReading? {
    if found.isEmpty { return nil }
    var phrases = found
    var meal = meal(besides: phrases)
    var times = times(phrases, .ahead, meal: meal)
    guard times.isPlaced else { return nil }
    var title = line.rest(without: times.places)
    if needsMeal(title), let (shorter, word) = leavingMeal(in: phrases) {
      // 내일 저녁 민아랑 is a dinner with her.
      (phrases, meal) = (shorter, word)
      times = self.times(phrases, .ahead, meal: meal)
      title = line.rest(without: times.places)
    }
    if title.isEmpty { return nil }
    return reading(title, times)
  }

  /// What stands in nobody's phrase as a plan of the whole day.
  func wholeDay() -> CaptureReading {
    let times = EventDraft.Times.days(now.day...now.day)
    return CaptureReading(
      .event(EventDraft(title: line.rest(without: []), times), isDeadline: false))
  }

  private func reading(_ title: String, _ times: CapturedTimes) -> CaptureReading {
    let rhythm = times.rhythm.map { TypedRepeat(line.text($0.place), order: context.order) }
    let draft = EventDraft(title: unquoted(title), times.times(at: now), repeating: rhythm)
    let isDeadline = times.understood?.isDeadline == true && times.understood?.end == nil
    return CaptureReading(.event(draft, isDeadline: isDeadline), times.places)
  }

  /// A title that stands in quotation marks is taken as it is.
  private func unquoted(_ title: String) -> String {
    guard let quoted = line.quoted else { return title }
    let text = line.text(quoted)
    return title.count == text.count + 2 ? text : title
  }

  // MARK: Meals

  /// The part of the day that a meal in the line says, where no phrase has its word.
  private func meal(besides phrases: [FoundPhrase]) -> PhraseToken? {
    for word in line.words where !phrases.contains(where: { $0.place.overlaps(word.place) }) {
      if let part = CaptureVocabulary.meals[Self.bare(word.text)] { return .word(part) }
    }
    return nil
  }

  private static func bare(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter })
  }

  /// Whether a title says nothing without the meal that was taken for a part of the day.
  private func needsMeal(_ title: String) -> Bool {
    if title.isEmpty { return true }
    let words = title.split(separator: " ").map(String.init)
    guard let last = words.last else { return true }
    if words.first?.lowercased() == "with" { return true }
    return words.count == 1 && CaptureVocabulary.together.contains { last.hasSuffix($0) }
  }

  /// The phrases without the last word of one that is a meal.
  private func leavingMeal(in phrases: [FoundPhrase]) -> ([FoundPhrase], PhraseToken)? {
    for (number, phrase) in phrases.enumerated() {
      guard case .word(let word)? = phrase.tokens.last,
        CaptureVocabulary.partsOfDay.contains(word)
      else { continue }
      let token = PhraseToken.word(word)
      var rest = phrases
      let tokens = Array(phrase.tokens.dropLast())
      if tokens.isEmpty {
        rest.remove(at: number)
        return (rest, token)
      }
      let place = phrase.place.lowerBound..<(phrase.place.upperBound - word.count)
      let reader = context.reader(.ahead)
      do throws(Misunderstood) {
        let read = try reader.read(tokens, as: .moment)
        rest[number] = FoundPhrase(kind: .moment(read), tokens: tokens, place: place)
        return (rest, token)
      } catch { continue }
    }
    return nil
  }
}
