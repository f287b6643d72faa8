import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

/// N-13: tests of a day field that may be empty.
@Suite struct `A day that may be left out` {
  private func form(isEmpty: Bool = false, none: String? = "none") -> Form<Int> {
    let field = DayField(
      7, in: 1...365, from: .on("2026-03-01"), unit: " days ahead", one: " day ahead", none: none,
      isEmpty: isEmpty, .english)
    return Form([.init(1, "Target", .day(field))])
  }

  private func day(_ form: Form<Int>, after keys: Key...) -> Day? {
    var form = form
    for key in keys { _ = form.update(key, columns: 40) }
    return form.day(1)
  }

  @Test func `is taken away with Delete, or by deleting its last digit`() {
    #expect(day(form()) == .on("2026-03-08"))
    #expect(day(form(), after: .delete) == nil)
    #expect(day(form(), after: .backspace) == nil)
    #expect(day(form(), after: .character("1"), .character("4")) == .on("2026-03-15"))
    #expect(day(form(), after: .character("1"), .backspace) == nil)
  }

  @Test func `comes back with an arrow, a number or words`() {
    #expect(day(form(isEmpty: true)) == nil)
    #expect(day(form(isEmpty: true), after: .right) == .on("2026-03-08"))
    #expect(day(form(isEmpty: true), after: .character("3")) == .on("2026-03-04"))
    #expect(day(form(isEmpty: true), after: .backspace) == nil)
  }

  @Test func `stays a day where one is needed`() {
    #expect(day(form(none: nil), after: .delete) == .on("2026-03-08"))
  }
}
