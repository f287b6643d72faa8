import Support
import Testing

@testable import Domain

@Suite struct `The questions of an evening` {
  private let day = Day.on("2026-03-10")

  private func facts(_ change: (inout EveningFacts) -> Void = { _ in }) -> EveningFacts {
    var facts = EveningFacts(day: day, today: day)
    change(&facts)
    return facts
  }

  private func meeting(_ id: String, on day: String = "2026-03-10") -> PastAppointment {
    PastAppointment(
      .sample(id: id, name: id), .sample("e-" + id, "Tea", on: day),
      in: .unchanging(offset: 9 * 3600))
  }

  private func contact(_ id: String) -> WaitingReview {
    WaitingReview(
      .sample(id: id, name: id),
      PendingReview(person: ID(id), channel: .call, at: .on("2026-03-10", at: "14:00")))
  }

  private func book(_ id: String) -> BookProgress {
    BookProgress(.sample(id, id, target: "2026-03-20"), today: day)
  }

  private func codes(_ facts: EveningFacts) -> [String] {
    facts.questions.map(\.code.rawValue)
  }

  // V-01
  @Test func `of an empty day are about the day itself`() {
    #expect(codes(facts()) == ["mood", "sentence", "tomorrow"])
  }

  // V-01
  @Test func `begin with people and end with tomorrow`() {
    let facts = facts {
      $0.birthdays = [.sample(id: "mum", name: "Mum")]
      $0.met = [meeting("mina")]
      $0.pending = [contact("jun")]
      $0.eveningBefore = [.sample("choir", "Choir", on: "2026-03-09", from: "19:00", to: "20:00")]
      $0.books = [book("walden")]
    }
    #expect(
      codes(facts) == [
        "birthday", "met", "pending", "yesterday", "reading", "mood", "sentence", "tomorrow",
      ])
    #expect(facts.questions[0].person?.text == "mum")
    #expect(facts.questions[1].person?.text == "mina")
    #expect(facts.questions[1].event?.text == "e-mina")
    #expect(facts.questions[4].book?.text == "walden")
  }

  // V-01
  @Test func `are at most nine, and every kind has its turn`() {
    // On a day with all kinds, an old note waits for another evening.
    let counter = Counter(
      id: ID("water"), tag: "water",
      goals: GoalHistory([GoalHistory.Entry(from: day, CountGoal(CountAmount(8)))]), since: day)
    let habit = CounterSummary(counter, [], today: day, weekStart: .monday)
    let full = areAtMostNine { $0.habits = [habit] }
    let quiet = areAtMostNine { _ in }
    #expect(full == quiet.subtracting(["note"]).union(["habits"]))
    #expect(full.union(quiet) == Set(EveningQuestion.Code.allCases.map(\.rawValue)))
  }

  private func areAtMostNine(_ change: (inout EveningFacts) -> Void) -> Set<String> {
    let facts = facts {
      $0.birthdays = (0..<20).map { .sample(id: "d\($0)", name: "d\($0)") }
      $0.met = (0..<20).map { meeting("p\($0)") }
      $0.pending = (0..<20).map { contact("c\($0)") }
      $0.eveningBefore = (0..<20).map {
        .sample("y\($0)", on: "2026-03-09", from: "19:00", to: "20:00")
      }
      $0.books = (0..<20).map { book("b\($0)") }
      $0.oldNote = .sample(id: "stamps", "stamps")
      change(&$0)
    }
    let codes = codes(facts)
    #expect(codes.count == EveningFacts.most)
    #expect(Set(facts.questions.map(\.mark)).count == codes.count, "Nothing is asked twice.")
    #expect(
      facts.questions.map(\.code) == facts.questions.map(\.code).sorted { Self.comes($0, $1) })
    return Set(codes)
  }

  private static func comes(_ one: EveningQuestion.Code, _ other: EveningQuestion.Code) -> Bool {
    let all = EveningQuestion.Code.allCases
    return (all.firstIndex(of: one) ?? 0) < (all.firstIndex(of: other) ?? 0)
  }

  // V-03
  @Test func `leave out what the records answer`() {
    let late = MoodRecord.sample(on: "2026-03-10", at: "17:00")
    #expect(codes(facts { $0.records = [late] }) == ["tomorrow"])
    let entry = MoodRecord.entry(on: "2026-03-10", at: "20:00")
    #expect(codes(facts { $0.records = [entry] }) == ["mood", "tomorrow"])
    var level = MoodRecord.sample(on: "2026-03-10")
    level.text = nil
    let rated = facts { [level] in $0.records = [level] }
    #expect(codes(rated) == ["sentence", "tomorrow"])
  }

  // V-03: words of the morning are not about the day, and a reason why somebody did not come is not either.
  @Test func `ask for a sentence until words are written in the evening`() {
    let early = MoodRecord.sample(on: "2026-03-10", at: "16:59")
    #expect(codes(facts { $0.records = [early] }) == ["sentence", "tomorrow"])
    let untimed = MoodRecord.entry(on: "2026-03-10", isTimed: false)
    #expect(codes(facts { $0.records = [untimed] }) == ["mood", "tomorrow"])
    let reason = MoodRecord.entry("r", on: "2026-03-10", at: "21:30", "Mum: no answer")
    let explained = facts {
      $0.records = [reason]
      $0.asides = [reason.id]
    }
    #expect(codes(explained) == ["mood", "sentence", "tomorrow"])
  }

  // V-01
  @Test func `ask about a birthday only if nothing else does, and no contact is recorded`() {
    let mina = Person.sample(id: "mina", name: "mina")
    #expect(codes(facts { $0.birthdays = [mina] }).first == "birthday")
    let planned = facts {
      $0.birthdays = [mina]
      $0.met = [meeting("mina")]
    }
    #expect(codes(planned).first == "met" && !codes(planned).contains("birthday"))
    let begun = facts {
      $0.birthdays = [mina]
      $0.pending = [contact("mina")]
    }
    #expect(codes(begun).first == "pending" && !codes(begun).contains("birthday"))
    let done = facts {
      $0.birthdays = [mina]
      $0.congratulated = [mina.id]
    }
    #expect(!codes(done).contains("birthday"))
    #expect(!done.leavesOpen(EveningQuestion(.birthday(mina))))
  }

  // V-01
  @Test(arguments: [
    ("call Mum", true), ("Ring mum!", true), ("phone Ben", true), ("엄마랑 통화", true),
    ("할머니께 전화", true),
    ("전화를 하기로", true), ("Calligraphy with Mum", false), ("Recall", false), ("dinner", false),
    ("통화정책 회의", false), ("전화번호 바꾸기", false),
  ])
  func `know a planned call by its title`(title: String, isCall: Bool) {
    let plan = PastAppointment(
      .sample(), .sample("e", title, on: "2026-03-10"), in: .unchanging(offset: 9 * 3600))
    #expect(plan.isCall == isCall, "\(title)")
    #expect(plan.contact.channel == (isCall ? .call : .met))
  }

  // V-03
  @Test func `leave out what was skipped, until another day`() {
    let skipped = facts {
      $0.met = [meeting("mina"), meeting("jun")]
      $0.marks = [EveningQuestion(.met(meeting("mina"))).mark, EveningMark(code: .mood)]
    }
    #expect(codes(skipped) == ["met", "sentence", "tomorrow"])
    #expect(skipped.questions[0].person?.text == "jun")
    // The same people at the next event are another question.
    #expect(
      EveningQuestion(.met(meeting("mina"))).mark
        != EveningQuestion(.met(meeting("mina", on: "2026-03-11"))).mark)
  }

  @Test func `of a past day do not ask about the day after`() {
    #expect(EveningFacts(day: day, today: day + 1).questions.map(\.code) == [.mood, .sentence])
  }

  // V-03
  @Test func `are left out as soon as an answer answers them`() {
    let asked = facts {
      $0.met = [meeting("mina")]; $0.books = [book("walden")]
    }.questions
    let later = facts { $0.records = [.sample(on: "2026-03-10")] }
    #expect(asked.filter(later.leavesOpen).map(\.code) == [.sentence, .tomorrow])
  }

  // V-16
  @Test func `are worded differently on neighbouring days`() {
    for first in -400..<400 {
      for count in 2...7 {
        let here = DayRotation.index(of: Day(ordinal: first), among: count)
        let next = DayRotation.index(of: Day(ordinal: first + 1), among: count)
        #expect(here != next && (0..<count).contains(here))
      }
    }
    #expect(DayRotation.index(of: day, among: 1) == 0)
    #expect(DayRotation.index(of: day, among: 0) == 0)
  }

  @Test func `are kept in the history with their day and their number`() {
    #expect(EveningSubject(day, answers: 5).text == "2026-03-10 5")
    #expect(EveningSubject("2026-03-10 5") == EveningSubject(day, answers: 5))
    for text in ["", "5", "2026-03-10", "2026-03-10 five", "2026-02-30 1", "2026-03-10 1 2"] {
      #expect(EveningSubject(text) == nil, "\(text)")
    }
  }
}
