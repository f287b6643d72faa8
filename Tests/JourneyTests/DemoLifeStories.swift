import Domain
import Foundation
import Support
import Testing

@testable import DIContainer
@testable import Demo
@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

/// Tests of the demo data, which fills the panels of a large screen.
@Suite struct `The life in the demo` {
  /// Returns an environment at this time with the demo data of this language.
  private func world(_ now: String, _ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: now, language: language)
    try Container.addDemoData(to: world.adapters, in: language)
    return world
  }

  private func plants(in world: TestEnvironment) throws -> [Plant] {
    var plants: [Plant] = []
    try world.features.people.queries(PeopleQuery()) {
      plants.append($0)
      return true
    }
    return plants
  }

  private func feelings(in world: TestEnvironment) throws -> [MoodRecord] {
    var feelings: [MoodRecord] = []
    try world.features.moods.queries(Day.range) {
      feelings += $0.records
      return true
    }
    return feelings
  }

  // F-10: plants in every state, and birthdays soon.
  @Test(arguments: Language.allCases)
  func `has people who are late, due, well, in bloom and new`(_ language: Language) throws {
    let world = try world("2026-11-20T09:30", language)
    let plants = try plants(in: world)
    #expect(plants.count == 14)
    #expect(plants.count { $0.state == .withered } == 3)
    #expect(plants.count { $0.state == .thirsty } == 2)
    #expect(plants.contains { $0.person.timesWatered == 0 })
    #expect(Set(plants.map(\.species)) == Set(Species.allCases))
    #expect(Set(plants.map(\.stage)) == [1, 2, 3])
    let garden = try world.features.people.queries.garden()
    #expect((2...8).contains(garden.completed))
    #expect(garden.timesPostponed == 1)
    let birthdays = try world.features.people.queries.birthdays(atMost: 9)
    #expect(birthdays.map(\.daysLeft) == [1, 3, 5])
    #expect(birthdays.map(\.age) == [33, 9, 84])
  }

  // F-10: many moods in the last weeks, and fewer in the year before.
  @Test(arguments: Language.allCases)
  func `has feelings on most of the last days and on some of the year`(_ language: Language) throws
  {
    let world = try world("2026-11-20T09:30", language)
    let feelings = try feelings(in: world)
    let today = world.features.moods.queries.now.day
    let days = Set(feelings.map(\.day))
    #expect((1...75).count { days.contains(today - $0) } >= 50)
    #expect((40...120).contains((76...365).count { days.contains(today - $0) }))
    #expect(days.contains(today - 365))
    let texts = feelings.compactMap { $0.text?.text }
    #expect(Set(texts).count == texts.count, "Nobody says the same twice.")
    #expect(texts.count >= 50)
  }

  // F-10: a current event, plans for two weeks, books of all kinds and own sayings.
  @Test(arguments: Language.allCases)
  func `has plans around now, books of all kinds and sayings`(_ language: Language) throws {
    let world = try world("2026-11-20T09:30", language)
    let today = Day("2026-11-20") ?? .range.lowerBound
    var plans = 0
    try world.features.schedule.queries(today...(today + 14)) { _ in
      plans += 1
      return true
    }
    #expect(plans >= 20)
    let now = world.features.sayings.queries.now.instant
    let agenda = try world.features.schedule.queries.day(today)
    #expect(agenda.events.contains { EventGroup($0.event, at: now) == .inProgress })
    let books = try world.features.reading.books.dueFirst(atMost: 99)
    #expect(books.count == 6)
    #expect(books.count { $0.isOverdue } == 1)
    #expect(books.contains { $0.book.total == 0 })
    #expect(books.contains { $0.percent > 90 })
    #expect(try world.features.reading.queries.stats().streak.current >= 14)
    #expect(
      world.run("sayings list --liked --json").out.contains(language == .korean ? "윤동주" : "Mum"))
  }

  // F-10: at any time, the demo has no records in the future except plans and birthdays.
  @Test(
    .slow,
    arguments: [
      "2026-11-20T09:30", "2026-11-22T00:00", "2027-02-28T23:59", "2028-02-29T00:24",
      "2026-03-01T07:10", "2026-12-31T12:00",
    ])
  func `holds nothing that has not happened yet`(_ moment: String) throws {
    let world = try world(moment)
    let now = world.features.sayings.queries.now
    let feelings = try feelings(in: world)
    #expect(feelings.allSatisfy { $0.at.instant <= now.instant })
    #expect((2...4).contains(feelings.count { $0.day == now.day }))
    for plant in try plants(in: world) {
      let waterings = try world.adapters.reviews.waterings(
        of: plant.person.id, within: Day.range)
      #expect(waterings.allSatisfy { $0.at.instant <= now.instant })
      #expect(plant.person.startedOn <= now.day)
    }
    for book in try world.features.reading.books.list(BookList(.reading)) {
      let records = try world.features.reading.books.records(of: book.id)
      #expect(records.allSatisfy { $0.at.instant <= now.instant })
    }
  }

  // F-10: neither language contains words of the other.
  @Test func `is told in one language`() {
    func isLatin(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && scalar.properties.isAlphabetic
    }
    func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }
    for text in DemoStory.korean.texts {
      #expect(!text.unicodeScalars.contains(where: isLatin), "\(text)")
    }
    for text in DemoStory.english.texts {
      #expect(!text.unicodeScalars.contains(where: isHangul), "\(text)")
    }
  }
}

extension DemoStory {
  /// All texts of the demo data that the user can read.
  fileprivate var texts: [String] {
    var texts = cards.map(\.name) + routines.map(\.title)
    for member in family {
      texts += [member.draft.name, member.draft.nickname].compactMap(\.self)
      texts += member.notes.flatMap { $0.keywords + [$0.memo ?? ""] }
    }
    texts += sayings.flatMap { [$0.draft.eng, $0.draft.kor, $0.draft.who] }
    let remarks = remarks.morning + remarks.midday + remarks.evening + awake
    texts += feelings.map(\.text) + remarks.map(\.text)
    texts += plans.flatMap { [$0.title, $0.body] }
    for shelf in shelves {
      texts += [shelf.book.title, shelf.book.author, shelf.book.publisher]
      texts += shelf.sentences.map(\.text)
    }
    return texts
  }
}
