package import Domain
package import TextUI

/// A list screen whose rows can be marked, so that one key changes all marked rows.
package protocol MarkingScreen: PartScreen {
  var marks: MultiSelection { get set }
  var markedPart: DailyPart { get }
  /// The loaded rows and the selected one.
  var markRows: MarkRows { get }
  /// The changes that are possible for all marked rows, with their keys.
  var markedKeys: [MarkedKey] { get }
  /// The key that moves the selection to the next row.
  var nextRow: Key { get }
  /// The list from which names of further rows are loaded; nil if all rows that a key can reach are loaded.
  var markedList: MarkedList? { get }
  /// The filter text typed over the list; nil while all rows are shown.
  var shownBy: String? { get }
}

/// The rows of a list, identified by `MarkName`.
package struct MarkRows {
  /// The loaded rows, in their order.
  package var loaded: [MarkName]
  /// The selected row; nil if it is not loaded or the list is empty.
  package var chosen: MarkName?
  /// The index of the selected row in the whole list.
  package var index: Int

  package init(loaded: [MarkName], chosen: MarkName? = nil, index: Int) {
    self.loaded = loaded
    self.chosen = chosen
    self.index = index
  }
}

/// A key that changes all marked rows.
package struct MarkedKey: Equatable, Sendable {
  let keys: [Key]
  package let change: MarkedChange
  package let meaning: String

  package init(_ keys: Key..., change: MarkedChange, meaning: String) {
    (self.keys, self.change, self.meaning) = (keys, change, meaning)
  }
}

extension MarkingScreen {
  package var nextRow: Key { .down }
  package var markedList: MarkedList? { nil }
  package var shownBy: String? { nil }

  private var marking: MarkedWords { MarkedWords(look.language) }

  /// Returns the keys of the screen together with the keys for marks. While rows are marked, the keys for a single row
  /// are not offered.
  package func withMultiSelection(_ own: [Binding]) -> [Binding] {
    let none = markRows.chosen == nil && marks.isEmpty ? marking.nothingToMark : nil
    let mark = Binding(.character(" "), meaning: marking.keyMark, unavailable: none)
    let range = Binding(
      keys: [.character("V")] + Self.arrows.map { .modified($0, .shift) },
      label: "V Shift-" + look.glyphs.arrowKeys(0, 1),
      meaning: marks.isRange ? marking.keyEndRange : marking.keyRange, unavailable: none)
    if marks.isEmpty { return own + [mark, range] }
    let all = markedKeys.map { key in
      Binding(
        keys: key.keys, meaning: marking.counted(key.meaning, marks.count), on: .row,
        isPrimary: true)
    }
    let leave = Binding(
      .escape, meaning: marking.keyUnmark, on: .row, isPrimary: true, glyphs: look.glyphs)
    let others = own.filter { binding in
      !isOfOneRow(binding) && !binding.leadsBack
        && !markedKeys.contains { !Set($0.keys).isDisjoint(with: binding.keys) }
    }
    return all + [mark, range, leave] + others
  }

  private func isOfOneRow(_ binding: Binding) -> Bool {
    binding.reach == .row && !binding.keys.contains(.enter)
  }

  /// Handles a key for marks, in addition to the screen's own keys; nil if the key has no meaning for marks.
  package mutating func pressMultiSelection(_ key: Key, in area: Area, beside own: [Binding])
    -> [ScreenEffect]?
  {
    let rows = markRows
    if key == .character(" "), let chosen = rows.chosen {
      marks.toggle(chosen)
      return press(nextRow, in: area) ?? []
    }
    if key == .character("V"), let chosen = rows.chosen {
      marks.turnRange(at: chosen, index: rows.index)
      return []
    }
    if case .modified(let way, .shift) = key, Self.arrows.contains(way), let chosen = rows.chosen {
      if !marks.isRange { marks.turnRange(at: chosen, index: rows.index) }
      return press(way, in: area)
    }
    if marks.isEmpty { return nil }
    if key == .escape {
      marks.clear()
      return []
    }
    if let pressed = markedKeys.first(where: { $0.keys.contains(key) }) { return ask(pressed) }
    // The key would change only the selected row, although others are marked.
    guard own.contains(where: { $0.keys.contains(key) && isOfOneRow($0) }) else { return nil }
    return [.say(NoticeLine(.refusal, marking.onlyOne))]
  }

  /// Makes a change to the marked rows, or asks first if there are more than three. In read-only mode, refuses the
  /// change.
  private func ask(_ pressed: MarkedKey) -> [ScreenEffect] {
    if look.isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(look.language).onlyReading))]
    }
    let names = marks.names
    let work = ScreenEffect.marked(.does(pressed.change, markedPart, names))
    guard names.count > Self.unasked else { return [work] }
    let question = Question(
      title: marking.question(pressed.change, markedPart, names.count),
      text: marking.before(pressed.change, markedPart),
      [
        .init("n", marking.leaveIt),
        .init("y", marking.counted(pressed.meaning, names.count), [work]),
      ])
    return [.show(QuestionScreen(question, look))]
  }

  /// The keys that extend a range while Shift is held.
  private static var arrows: [Key] { [.down, .up, .right, .left] }

  /// The maximum number of rows that are changed without a question.
  private static var unasked: Int { 3 }

  package mutating func extendMultiSelection() -> [ScreenEffect] {
    if marks.expect(shownBy: shownBy) { return [.say(NoticeLine(.plain, marking.hidden))] }
    guard marks.isRange else { return [] }
    let rows = markRows
    guard let chosen = rows.chosen,
      let missing = marks.reach(chosen, at: rows.index, among: rows.loaded), let list = markedList
    else { return [] }
    return [.marked(.names(list, missing))]
  }

  package mutating func receive(_ event: MarkedEvent) -> [ScreenEffect] {
    switch event {
    case .names(let names, let list, let indices):
      if list == markedList { marks.fill(with: names, of: indices) } else { marks.stopWaiting() }
      return []
    case .done(let names, let sentence):
      guard isAbout(names) else { return [] }
      marks.remove(names)
      return [.done(sentence)]
    case .asksEarly(let names, let early):
      guard isAbout(names) else { return [] }
      return [.show(QuestionScreen(earlyQuestion(names, early), look))]
    case .failed(let names, let report):
      // An empty list of names is the failed loading of further rows for a range.
      if names.isEmpty { marks.stopWaiting() }
      return (names.isEmpty ? marks.isRange : isAbout(names)) ? [.failed(report)] : []
    }
  }

  private func isAbout(_ names: [MarkName]) -> Bool {
    !names.isEmpty && names.allSatisfy(marks.contains)
  }

  private func earlyQuestion(_ names: [MarkName], _ early: Int) -> Question {
    func water(_ isEarly: Bool) -> [ScreenEffect] {
      [.marked(.does(.water(early: isEarly), markedPart, names))]
    }
    let thirsty = names.count - early
    return Question(
      title: marking.notThirsty(early, of: names.count), text: marking.oneUndo,
      [.init("n", marking.leaveIt)]
        + (thirsty == 0 ? [] : [.init("t", marking.onlyThirsty(thirsty), water(false))])
        + [.init("a", marking.everybody(names.count), water(true))])
  }
}

extension ListSliceCursor {
  /// Returns the rows of the list, identified by `MarkName`.
  package func markRows(_ name: (Item) -> MarkName) -> MarkRows {
    MarkRows(loaded: slice.items.map(name), chosen: chosen.map(name), index: selected)
  }
}

extension Glyphs {
  /// Returns the two columns before a row: the pointer if the row is selected, and the mark if it is marked.
  package func lead(isChosen: Bool, isMarked: Bool) -> String {
    (isChosen ? pointer : " ") + (isMarked ? marked : " ")
  }
}
