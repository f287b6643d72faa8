package import Domain
import PresentationKit
import TextUI

extension JSONText {
  /// Writes a mood with its shape and colour.
  mutating func mood(
    _ record: MoodRecord, _ theme: MoodTheme, from origin: RecordOrigin? = nil
  ) {
    object { json in
      json.member("id", record.id.text)
      json.member("at", record.at)
      json.member("day", record.day)
      json.member("level", record.level?.value)
      json.member("shape", record.shape?.rawValue)
      json.member("color", theme.colour(of: record.level).hex)
      json.member("text", record.text?.text)
      json.member("x", tenThousandths: record.position.x)
      json.member("y", tenThousandths: record.position.y)
      json.key("tags")
      json.list(record.tags.words) { $0.value($1) }
      json.member("timed", record.isTimed)
      guard let origin else { return }
      json.source(origin)
      json.media(origin)
    }
  }

  /// Writes a day with its moods, oldest first.
  mutating func moodDay(_ day: MoodDay, from origins: RecordOrigins? = nil) {
    object { json in
      json.member("day", day.day)
      json.member("theme", day.theme.rawValue)
      json.key("records")
      json.list(day.records) { $0.mood($1, day.theme, from: origins?[$1.id.text]) }
    }
  }

  /// Writes the canvas of a day.
  package mutating func canvas(_ canvas: Canvas) {
    object { json in
      json.member("day", canvas.day)
      json.member("mode", canvas.mode.rawValue)
      json.member("title", canvas.title)
      json.member("size", tenThousandths: canvas.shapeSide * 100)
      json.member("theme", canvas.theme.rawValue)
      json.member("guide", canvas.hasGuide)
      json.member("total", canvas.total)
      json.key("shapes")
      json.list(canvas.shapes) { json, shape in
        json.object { json in
          json.member("record", shape.record.id.text)
          json.member("shape", shape.record.shape?.rawValue)
          json.member("color", shape.colour.hex)
          json.member("x", tenThousandths: shape.record.position.x)
          json.member("y", tenThousandths: shape.record.position.y)
        }
      }
      guard let marks = canvas.marks else { return }
      json.key("marks")
      json.object { json in
        json.member("people", marks.people)
        json.member("pages", marks.pages)
      }
    }
  }
}

extension Canvas {
  /// The title for JSON output, which does not depend on the language: `2026. 03. 01`.
  fileprivate var title: String {
    func dotted(_ day: Day) -> String {
      day.description.split(separator: "-").joined(separator: ". ")
    }
    guard mode == .latest, let span else { return dotted(day) }
    let (first, last) = (dotted(span.lowerBound), dotted(span.upperBound))
    return first == last ? first : first + " – " + last
  }
}

/// Writes mood statistics as JSON.
extension JSONText {
  mutating func moodStats(_ stats: MoodStats) {
    object { json in
      json.member("count", stats.all.count)
      json.key("average")
      json.average(stats.all)
      json.key("byDay")
      json.list(stats.byDay) { $0.moodDay($1) }
      json.key("byWeekday")
      json.list(stats.byWeekday) { $0.average($1) }
      json.key("byHour")
      json.list(stats.byHour) { $0.average($1) }
      json.key("byTag")
      json.list(stats.byTag) { json, tag in
        json.object { json in
          json.member("tag", tag.name)
          json.members(tag.tally)
        }
      }
      json.key("best")
      json.moodDay(stats.best)
      json.key("lowest")
      json.moodDay(stats.lowest)
      json.key("streak")
      json.object { json in
        json.member("longest", stats.streak.longest)
        json.member("current", stats.streak.current)
      }
    }
  }

  /// Writes a day of a year with its colour.
  package mutating func moodSquare(_ square: MoodYear.Square) {
    object { json in
      json.member("day", square.day)
      json.members(square.tally.tally)
      json.member("color", square.colour?.hex)
    }
  }

  private mutating func moodDay(_ day: MoodDayTally?) {
    guard let day else { return null() }
    object { json in
      json.member("day", day.day)
      json.members(day.tally)
    }
  }

  private mutating func members(_ tally: MoodTally) {
    key("average")
    average(tally)
    member("count", tally.count)
  }

  /// Writes an average with four decimals; null if no mood has a level.
  private mutating func average(_ tally: MoodTally) {
    guard tally.levels > 0 else { return null() }
    value(tenThousandths: (20_000 * tally.sum + tally.levels) / (2 * tally.levels))
  }
}

extension ListFields {
  /// The fields of a mood in a list. The list groups moods by day.
  static let moods = ListFields(
    "days",
    """
    id at@ day@ level shape color text x y tags timed source.from source.id \
    source.at@ media.name media.file media.bytes
    """)
}
