import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A table of keys` {
  private enum Action: Equatable, Sendable { case save, leave }

  private let keys = KeyTable<Action>([
    .init(Binding(.control("s"), .enter, meaning: "save"), .save),
    .init(Binding(.character("x"), meaning: "take away", unavailable: "nothing is here"), nil),
    .init(Binding(.up, .down, meaning: "choose"), nil),
    .init(Binding(.escape, meaning: "back"), .leave),
  ])

  @Test func `does what it shows, by any of its keys`() {
    #expect(keys.meaning(of: .control("s")) == .does(.save))
    #expect(keys.meaning(of: .enter) == .does(.save))
    #expect(keys.meaning(of: .escape) == .does(.leave))
    #expect(keys.bindings.map(\.meaning) == ["save", "take away", "choose", "back"])
  }

  @Test func `says why a key cannot be used now`() {
    #expect(keys.meaning(of: .character("x")) == .cannot("nothing is here"))
    let effects = keys.press(.character("x")) { _ in [.back] }
    #expect(effects == [.say(NoticeLine(.refusal, "nothing is here"))])
  }

  @Test func `leaves to others what is no key of its own`() {
    #expect(keys.meaning(of: .character("q")) == .nothing)
    #expect(keys.meaning(of: .up) == .nothing)
    #expect(keys.press(.character("q")) { _ in [.back] } == nil)
  }
}
