import Domain
import PresentationKit
import TextUI

/// The keys of the home screen of the schedule.
extension ScheduleScreen {
  enum Action: Equatable, Sendable {
    case new, toggle(Event.Name), toggleAll, edit(Event), remove(Event), code(Event)
    case day, calendar, list, find, today, agenda, week, year, month(Key)
  }

  var bindings: [Binding] {
    focus == .list ? withMultiSelection(keys.bindings) : keys.bindings
  }

  var keys: KeyTable<Action> { focus == .list ? listKeys : calendarKeys }

  private var listKeys: KeyTable<Action> {
    let chosen = chosen
    let none = chosen == nil ? words.nothingChosen : nil
    let isOpen = chosen.map { unfolded.contains($0.name) } ?? false
    let areOpen = events.allSatisfy { unfolded.contains($0.name) }
    var rows: [KeyTable<Action>.Row] = [
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(
        Binding(
          .enter, meaning: isOpen ? words.keyFold : words.keyUnfold,
          on: .row, unavailable: none, isPrimary: true, glyphs: glyphs),
        chosen.map { .toggle($0.name) }),
      .init(
        Binding(
          .character("e"), meaning: words.keyEdit, on: .row, unavailable: none, isPrimary: true),
        chosen.map(Action.edit)),
      .init(
        Binding(
          .character("x"), .character("D"), .delete, meaning: words.keyRemove, on: .row,
          unavailable: none,
          isPrimary: true),
        chosen.map(Action.remove)),
      .init(
        .code(context.language, on: .row, unavailable: none),
        chosen.map(Action.code)),
      .init(
        Binding(
          keys: [.character("d")] + (showsDay ? [.escape] : []), label: "d",
          meaning: showsDay ? words.keyDayToWeek : words.keyWeekToDay, isPrimary: showsDay), .day),
      .init(Binding(.character("c"), meaning: words.keyCalendar, isPrimary: true), .calendar),
      .init(Binding(.character("/"), meaning: words.keyFind, isPrimary: true), .find),
      .init(
        Binding(.left, .right, label: glyphs.arrowKeys(2, 3), meaning: words.keyByDay), nil),
    ]
    rows += common
    rows += [
      .init(
        Binding(
          .character("a"), meaning: areOpen && none == nil ? words.keyFoldAll : words.keyUnfoldAll,
          unavailable: none), .toggleAll),
      .init(.arrows(words.keyChoose, unless: none, glyphs)),
    ]
    return KeyTable(rows)
  }

  private var calendarKeys: KeyTable<Action> {
    KeyTable(
      [
        .init(
          Binding(
            .left, .right, .up, .down, label: glyphs.arrowKeys(0, 1, 2, 3), meaning: words.keyDays,
            isPrimary: true), nil),
        .init(
          Binding(
            .enter, .escape, .character("c"), meaning: words.keyToList, isPrimary: true,
            glyphs: glyphs), .list),
        .init(Binding(.character("n"), meaning: words.keyNew), .new),
        .init(Binding(.character("/"), meaning: words.keyFind), .find),
      ] + common)
  }

  /// The keys for other days and views, which work in the list as well as in the calendar.
  private var common: [KeyTable<Action>.Row] {
    [
      .init(Binding(.character("w"), meaning: words.keyWeek, isPrimary: focus == .list), .week),
      .init(
        Binding(.character("g"), meaning: words.keyAgenda, isPrimary: focus == .list), .agenda),
      .init(Binding(.character("y"), meaning: words.keyYears), .year),
      .init(
        Binding(.character("<"), .character("["), label: "<", meaning: words.keyLastMonth),
        .month(.pageUp)),
      .init(
        Binding(.character(">"), .character("]"), label: ">", meaning: words.keyNextMonth),
        .month(.pageDown)),
      .init(
        Binding(.character("t"), meaning: words.keyToday, isPrimary: day != now.day), .today),
    ]
  }
}
