import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import TextUI

/// A year as JSON.
extension JSONText {
  mutating func year(_ book: YearBook) {
    key("year")
    object { json in
      json.member("year", book.year)
      json.member("keptDays", book.recordedDays.count)
      json.key("moods")
      json.object { $0.yearOfMoods(book.moods) }
      json.key("people")
      json.object { $0.yearOfPeople(book.people) }
      json.key("reading")
      json.object { $0.yearOfReading(book.reading) }
      json.key("sayings")
      json.object { $0.yearOfSayings(book.sayings) }
      json.key("schedule")
      json.object { $0.yearOfEvents(book.events) }
      json.key("counts")
      json.object { $0.yearOfCounts(book.counts) }
    }
  }

  private mutating func days(_ days: [YearDay]) {
    key("days")
    list(days) { json, day in
      json.object { json in
        json.member("day", day.day)
        json.member("count", day.count)
      }
    }
  }

  private mutating func yearOfMoods(_ year: YearOfMoods) {
    member("count", year.all.count)
    key("average")
    if let average = year.all.average {
      value(tenThousandths: Int((average * 100).rounded()) * 100)
    } else {
      null()
    }
    key("days")
    list(year.squares) { $0.moodSquare($1) }
  }

  private mutating func yearOfPeople(_ year: YearOfPeople) {
    member("count", year.days.total)
    member("people", year.wateredCount)
    member("registered", year.registered)
    key("watered")
    list(year.watered) { json, watered in
      json.object { json in
        json.member("person", watered.person.id.text)
        json.member("name", watered.person.calledName)
        json.member("times", watered.times)
        json.member("first", watered.first)
        json.member("last", watered.last)
      }
    }
    days(year.days)
  }

  private mutating func yearOfReading(_ year: YearOfReading) {
    member("pages", year.days.total)
    member("finished", year.finishedCount)
    key("books")
    list(year.finished) { json, book in
      json.object { json in
        json.member("id", book.id.text)
        json.member("title", book.facts.title.text)
        json.member("author", book.facts.author?.text)
        json.member("pages", book.facts.pages)
        json.rating(book.rating)
        json.member("finished", book.completedOn)
      }
    }
    member("quoteCount", year.sentenceCount)
    key("quotes")
    list(year.sentences) { json, copied in
      json.object { json in
        json.member("text", copied.text.text)
        json.member("title", copied.title.text)
        json.member("author", copied.author?.text)
        json.member("page", copied.page)
      }
    }
    days(year.days)
  }

  private mutating func yearOfSayings(_ year: YearOfSayings) {
    member("written", year.writtenCount)
    member("liked", year.likedCount)
    member("used", year.usedCount)
    key("best")
    list(year.best) { json, saying in json.value(saying.number.value) }
    days(year.days)
  }

  private mutating func yearOfCounts(_ year: YearOfCounts) {
    key("counters")
    list(year.counters) { json, counter in
      json.object { json in
        json.member("tag", counter.tag)
        json.member("unit", counter.unit)
        json.member("sum", tenThousandths: min(counter.sum.thousandths, Int.max / 10) * 10)
        json.member("days", counter.days)
      }
    }
    days(year.days)
  }

  private mutating func yearOfEvents(_ year: YearOfEvents) {
    member("count", year.days.total)
    member("minutes", year.seconds / 60)
    key("longest")
    if let longest = year.longest {
      object { json in
        json.member("id", longest.id.text)
        json.member("title", longest.title.text)
        json.member("start", longest.start.description)
        json.member("end", longest.end.description)
      }
    } else {
      null()
    }
    days(year.days)
  }
}
