// MARK: Holidays in the title

extension CaptureParser {
  /// Returns the range of a holiday that stays in the title, because only a prepositional phrase would be left without
  /// it: `easter at mum's`, `thanksgiving with Tom`.
  func holidayNoun(
    _ phrases: [PhraseMatch], _ times: CapturedTimes, _ reminder: CapturedReminder?
  ) -> [Range<Int>] {
    if line.hasHangul || times.rhythm != nil { return [] }
    guard let name = phrases.first(where: \.isNamedDay) else { return [] }
    let taken = times.taken + (reminder.map { [$0.range] } ?? [])
    let left = line.words.first { word in !taken.contains { $0.overlaps(word.range) } }
    guard let left, Self.leans.contains(left.text.lowercased()),
      left.range.lowerBound == name.range.upperBound + 1
    else { return [] }
    // `easter at mum's, bring wine` has another noun after the location.
    if let location = CapturedLocation(line, besides: taken),
      line.rest(without: taken + [location.range]).contains(where: \.isLetter)
    {
      return []
    }
    return [name.range]
  }

  private static let leans: Set<String> = ["at", "@", "in", "with", "w/", "w", "to", "near"]
}
