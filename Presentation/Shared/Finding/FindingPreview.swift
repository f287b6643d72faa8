import Domain
import PresentationKit
import TextUI

extension Preview {
  /// Creates a preview of a record from a search or the timeline.
  init(_ record: RecordSummary, _ words: FindingWords, today: Day, sign: String) {
    let record = words.inOwnLanguage(record)
    let time = record.at.map { "  " + words.clock($0) } ?? ""
    let details = words.details(record, on: record.day)
    let texts = record.texts.filter { !details.contains($0) && $0 != record.title }
    self.init(
      words.noun(record.kind),
      [
        Paragraph(
          sign + " " + (record.title.isEmpty ? words.noun(record.kind) : record.title), .bold),
        Paragraph(record.alias ?? "", .dim),
      ] + details.map { Paragraph($0) } + texts.map { Paragraph($0) } + [
        Paragraph(words.short(record.day, today: today) + time, .dim)
      ])
  }
}
