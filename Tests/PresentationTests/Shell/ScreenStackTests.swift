import Domain
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import PresentationSchedule
@testable import TextUI

/// A screen that returns the effects in `wants` for every key and every answer.
private struct Page: StillScreen {
  var context: ViewContext
  let name: String
  var wants: [ScreenEffect] = []
  var takesText = false
  var isOverWhenDone = false
  var isOverWhenGone = false
  var subject: ItemName?
  /// Whether the screen shows a refusal in one of its fields.
  var hasField = false

  var bindings: [Binding] { [] }
  var reload: [Work] { [.command(name)] }
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { wants }
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] { wants }
  mutating func refuse(_ report: Report) -> [ScreenEffect]? { hasField ? [] : nil }
  func draw(into frame: inout Frame, in area: Area) {}
}

@Suite struct `The screens of a part` {
  private let context = ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0))
  private let gone = Report(code: "x", message: "It is gone.", status: .notFound)
  private let anything = FeatureEvent.people(.nothingPending)

  private func page(
    _ name: String, _ wants: ScreenEffect..., change: (inout Page) -> Void = { _ in }
  )
    -> Page
  {
    var page = Page(context: context, name: name, wants: wants)
    change(&page)
    return page
  }

  /// Returns a stack with these screens above the home screen.
  private func stack(_ home: Page, _ above: Page...) -> ScreenStack {
    var stack = ScreenStack(home)
    _ = stack.resolve(above.map { .show($0) })
    return stack
  }

  private func work(_ names: String...) -> [ScreenEffect] { names.map { .work(.command($0)) } }
  private func names(_ stack: ScreenStack) -> [Work] { stack.reload }

  @Test func `are filled when they are shown`() {
    var stack = ScreenStack(page("home"))
    #expect(stack.resolve([.show(page("card"))]) == work("card"))
    #expect(stack.depth == 1)
  }

  @Test func `close what lies above the one that is over, but for a form on top`() {
    var stack = stack(
      page("home"), page("card", .back), page("month"), page("form") { $0.takesText = true })
    #expect(stack.receive(anything).isEmpty)
    #expect(names(stack) == [.command("home"), .command("form")])
  }

  @Test func `leave alone what another one has closed already`() {
    var stack = stack(page("home"), page("card", .back), page("question", .home))
    #expect(stack.receive(anything).isEmpty)
    #expect(stack.isHome)
    var both = self.stack(page("home"), page("card", .back), page("month", .back))
    #expect(both.receive(anything).isEmpty)
    #expect(both.isHome)
  }

  @Test func `end forms and questions once something was done, and bring up to date what is left`()
  {
    var stack = stack(
      page("home", .done("Done.")), page("card"), page("form") { $0.isOverWhenDone = true })
    let said = ScreenEffect.say(NoticeLine(.good, "Done."))
    #expect(stack.receive(anything) == work("home", "card") + [said])
    #expect(stack.depth == 1)
  }

  @Test func `say a refusal once, at its field or below`() {
    // H-2: the screens of a removed record close, and a form about it stays.
    let said = ScreenEffect.say(NoticeLine(.refusal, "It is gone."))
    var stack = stack(
      page("home", .failed(gone)), page("card") { $0.isOverWhenGone = true },
      page("form") { ($0.takesText, $0.isOverWhenGone) = (true, true) })
    #expect(stack.receive(anything).contains(said))
    #expect(names(stack) == [.command("home"), .command("form")])
    var form = self.stack(page("home", .failed(gone)), page("form") { $0.hasField = true })
    #expect(form.receive(anything).isEmpty)
    #expect(form.depth == 1)
  }

  @Test func `leave what is about a record that is gone, but for what somebody writes`() {
    let mina = ItemName(.people, "mina")
    var stack = stack(
      page("home", .gone(mina, gone)), page("other") { $0.subject = ItemName(.people, "juno") },
      page("card") { $0.subject = mina }, page("month"),
      page("form") { ($0.takesText, $0.subject) = (true, mina) })
    let said = ScreenEffect.say(NoticeLine(.refusal, "It is gone."))
    #expect(stack.receive(anything) == [said] + work("home", "other", "form"))
    #expect(stack.depth == 2)
    var form = self.stack(
      page("home", .gone(mina, gone)), page("form") { ($0.takesText, $0.subject) = (true, mina) })
    #expect(form.receive(anything) == [said] + work("home", "form"))
    var others = self.stack(
      page("home", .gone(mina, gone)), page("card") { $0.isOverWhenGone = true })
    #expect(others.receive(anything) == [said] + work("home", "card"))
  }

  @Test func `open nothing that leads to changes where the store is only read`() {
    var reading = ScreenStack(
      PeopleScreen(ViewContext(.english, .unicode, now: context.now, isReadOnly: true)))
    let refused = NoticeLine(.refusal, StorageWords(.english).onlyReading)
    #expect(reading.resolve([.open(.people(.newPerson(nil)))]) == [.say(refused)])
    #expect(reading.isHome)
    // Opening a screen of another part is left to the shell.
    let away = ScreenEffect.open(.schedule(.find))
    #expect(reading.resolve([away]) == [away])
  }

  @Test func `leave the last one to the shell`() {
    var stack = ScreenStack(page("home", .back))
    #expect(stack.press(.escape, in: Area(column: 0, row: 0, columns: 80, rows: 20)) == [.back])
    #expect(stack.isHome)
  }

  // T-28
  @Test func `keep the birthdays of their days while the clock goes on`() throws {
    let day = try #require(Day("2026-03-10"))
    var stack = stack(page("home"), page("week"))
    stack.top.context.language = context.language.with(birthdays: [day: [.birthday("Mina")]])
    stack.context = ViewContext(.english, .unicode, now: Now(instant: 1, offset: 0))
    #expect(stack.top.context.language.customs.birthdays == [day: [.birthday("Mina")]])
    #expect(stack.context.language.customs.birthdays.isEmpty && stack.context.now.instant == 1)
  }
}
