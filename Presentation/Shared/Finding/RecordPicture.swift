package import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSayings
import TextUI

/// The picture below the preview of a record: the plant of a person, the cover of a book, the fire of sayings, the
/// picture of a day with moods, or else the month of the day.
package enum RecordPicture: Equatable, Sendable {
  case plant(Plant)
  case cover(Book)
  case fire
  case shapes(DayPicture)
  case month(Day)

  /// Loads the picture of a record, or of a day if the record is nil.
  init(
    of record: RecordSummary?, on day: Day, _ features: Features, in language: Language
  ) throws(Report) {
    let route = try record.flatMap { record throws(Report) in
      try record.name.part.entry.route(record.id, features, language)
    }
    if case .card(let plant)? = route?.people {
      self = .plant(plant)
    } else if case .book(let id)? = route?.reading {
      self = .cover(
        try ReadingFailure.mapError(in: language) { () throws(ReadingFailure) in
          try features.reading.books.find(id.text)
        })
    } else if record?.kind.part == .sayings {
      self = .fire
    } else {
      let isOfMoods = record == nil || record?.kind.part == .moods
      let picture = isOfMoods ? try DayPicture(of: day, features, in: language) : nil
      self = picture.map(Self.shapes) ?? .month(day)
    }
  }

  /// Draws the picture in the middle of an area. `chosen` is the id of the mood whose shape is highlighted.
  func draw(
    into frame: inout Frame, in area: Area, _ words: FindingWords, today: Day, _ glyphs: Glyphs,
    choosing chosen: String? = nil
  ) {
    switch self {
    case .plant(let plant): PlantPicture(of: plant, glyphs).draw(into: &frame, in: area)
    case .cover(let book):
      let rows = min(area.size.rows, area.size.columns * 3 / 4, 24)
      let cover = area.middle(columns: rows * 4 / 3, rows: rows)
      CoverArt(of: book, in: words.language).draw(into: &frame, in: cover, glyphs)
    case .fire:
      let fire = area.middle(columns: min(area.size.columns, 3 * area.size.rows))
      Bonfire.still.draw(into: &frame, in: fire, glyphs.pictures)
    case .shapes(let picture):
      picture.draw(into: &frame, in: area, glyphs, choosing: chosen)
    case .month(let day):
      let language = words.language
      MonthGrid(selected: day, today: today, in: language).draw(
        into: &frame, in: area.middle(columns: min(42, area.size.columns)),
        title: CalendarWords.month(day, in: language),
        weekdays: Weekday.allCases.map { CalendarWords.weekday($0, in: language) }, glyphs: glyphs)
    }
  }
}
