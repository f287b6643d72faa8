package import Domain
package import TextUI

/// A list screen whose rows can be selected, so that one key changes all selected rows.
package protocol SelectionScreen: PartScreen {
  var selection: MultiSelection { get set }
  var selectionPart: DailyPart { get }
  /// The loaded rows and the current one.
  var selectableRows: SelectableRows { get }
  /// The changes that are possible for all selected rows, with their keys.
  var selectionKeys: [SelectionKey] { get }
  /// The key that moves the cursor to the next row.
  var nextRow: Key { get }
  /// The list from which names of further rows are loaded; nil if all rows that a key can reach are loaded.
  var selectionList: SelectionList? { get }
  /// The filter text typed over the list; nil while all rows are shown.
  var shownBy: String? { get }
}

/// The rows of a list, identified by `RowName`.
package struct SelectableRows {
  /// The loaded rows, in their order.
  package var loaded: [RowName]
  /// The current row; nil if it is not loaded or the list is empty.
  package var chosen: RowName?
  /// The index of the current row in the whole list.
  package var index: Int

  package init(loaded: [RowName], chosen: RowName? = nil, index: Int) {
    self.loaded = loaded
    self.chosen = chosen
    self.index = index
  }
}

/// A key that changes all selected rows.
package struct SelectionKey: Equatable, Sendable {
  let keys: [Key]
  package let change: BulkChange
  package let meaning: String

  package init(_ keys: Key..., change: BulkChange, meaning: String) {
    (self.keys, self.change, self.meaning) = (keys, change, meaning)
  }
}

extension SelectionScreen {
  package var nextRow: Key { .down }
  package var selectionList: SelectionList? { nil }
  package var shownBy: String? { nil }

  private var selectionWords: SelectionWords { SelectionWords(context.language) }

  /// Returns the keys of the screen together with the keys for the selection. While rows are selected, the keys for a single row
  /// are not offered.
  package func withMultiSelection(_ own: [Binding]) -> [Binding] {
    let none =
      selectableRows.chosen == nil && selection.isEmpty ? selectionWords.nothingToSelect : nil
    let mark = Binding(.character(" "), meaning: selectionWords.keySelect, unavailable: none)
    let range = Binding(
      keys: [.character("V")] + Self.arrows.map { .modified($0, .shift) },
      label: "V Shift-" + context.glyphs.arrowKeys(0, 1),
      meaning: selection.isRange ? selectionWords.keyEndRange : selectionWords.keyRange,
      unavailable: none)
    if selection.isEmpty { return own + [mark, range] }
    let all = selectionKeys.map { key in
      Binding(
        keys: key.keys, meaning: selectionWords.counted(key.meaning, selection.count), on: .row,
        isPrimary: true)
    }
    let leave = Binding(
      .escape, meaning: selectionWords.keyClearSelection, on: .row, isPrimary: true,
      glyphs: context.glyphs)
    let others = own.filter { binding in
      !isOfOneRow(binding) && !binding.leadsBack
        && !selectionKeys.contains { !Set($0.keys).isDisjoint(with: binding.keys) }
    }
    return all + [mark, range, leave] + others
  }

  private func isOfOneRow(_ binding: Binding) -> Bool {
    binding.reach == .row && !binding.keys.contains(.enter)
  }

  /// Handles a key for the selection, in addition to the screen's own keys; nil if the key has no meaning for the selection.
  package mutating func pressMultiSelection(_ key: Key, in area: Area, beside own: [Binding])
    -> [ScreenEffect]?
  {
    let rows = selectableRows
    if key == .character(" "), let chosen = rows.chosen {
      selection.toggle(chosen)
      return press(nextRow, in: area) ?? []
    }
    if key == .character("V"), let chosen = rows.chosen {
      selection.turnRange(at: chosen, index: rows.index)
      return []
    }
    if case .modified(let direction, .shift) = key, Self.arrows.contains(direction),
      let chosen = rows.chosen
    {
      if !selection.isRange { selection.turnRange(at: chosen, index: rows.index) }
      return press(direction, in: area)
    }
    if selection.isEmpty { return nil }
    if key == .escape {
      selection.clear()
      return []
    }
    if let pressed = selectionKeys.first(where: { $0.keys.contains(key) }) { return ask(pressed) }
    // The key would change only the current row, although others are selected.
    guard own.contains(where: { $0.keys.contains(key) && isOfOneRow($0) }) else { return nil }
    return [.say(NoticeLine(.refusal, selectionWords.onlyOne))]
  }

  /// Makes a change to the selected rows, or asks first if there are more than three. In read-only mode, refuses the
  /// change.
  private func ask(_ pressed: SelectionKey) -> [ScreenEffect] {
    if context.isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
    }
    let names = selection.names
    let work = ScreenEffect.selection(.does(pressed.change, selectionPart, names))
    guard names.count > Self.unasked else { return [work] }
    let question = Question(
      title: selectionWords.question(pressed.change, selectionPart, names.count),
      text: selectionWords.before(pressed.change, selectionPart),
      [
        .init("n", selectionWords.leaveIt),
        .init("y", selectionWords.counted(pressed.meaning, names.count), [work]),
      ])
    return [.show(QuestionScreen(question, context))]
  }

  /// The keys that extend a range while Shift is held.
  private static var arrows: [Key] { [.down, .up, .right, .left] }

  /// The maximum number of rows that are changed without a question.
  private static var unasked: Int { 3 }

  package mutating func extendMultiSelection() -> [ScreenEffect] {
    if selection.expect(shownBy: shownBy) {
      return [.say(NoticeLine(.plain, selectionWords.hidden))]
    }
    guard selection.isRange else { return [] }
    let rows = selectableRows
    guard let chosen = rows.chosen,
      let missing = selection.reach(chosen, at: rows.index, among: rows.loaded),
      let list = selectionList
    else { return [] }
    return [.selection(.names(list, missing))]
  }

  package mutating func receive(_ event: SelectionEvent) -> [ScreenEffect] {
    switch event {
    case .names(let names, let list, let indices):
      if list == selectionList {
        selection.fill(with: names, of: indices)
      } else {
        selection.stopWaiting()
      }
      return []
    case .done(let names, let sentence):
      guard isAbout(names) else { return [] }
      selection.remove(names)
      return [.done(sentence)]
    case .asksEarly(let names, let early):
      guard isAbout(names) else { return [] }
      return [.show(QuestionScreen(earlyQuestion(names, early), context))]
    case .failed(let names, let report):
      // An empty list of names is the failed loading of further rows for a range.
      if names.isEmpty { selection.stopWaiting() }
      return (names.isEmpty ? selection.isRange : isAbout(names)) ? [.failed(report)] : []
    }
  }

  private func isAbout(_ names: [RowName]) -> Bool {
    !names.isEmpty && names.allSatisfy(selection.contains)
  }

  private func earlyQuestion(_ names: [RowName], _ early: Int) -> Question {
    func water(_ isEarly: Bool) -> [ScreenEffect] {
      [.selection(.does(.water(early: isEarly), selectionPart, names))]
    }
    let thirsty = names.count - early
    return Question(
      title: selectionWords.notThirsty(early, of: names.count), text: selectionWords.oneUndo,
      [.init("n", selectionWords.leaveIt)]
        + (thirsty == 0 ? [] : [.init("t", selectionWords.onlyThirsty(thirsty), water(false))])
        + [.init("a", selectionWords.everybody(names.count), water(true))])
  }
}

extension ListSliceCursor {
  /// Returns the rows of the list, identified by `RowName`.
  package func selectableRows(_ name: (Item) -> RowName) -> SelectableRows {
    SelectableRows(loaded: slice.items.map(name), chosen: chosen.map(name), index: selected)
  }
}

extension Glyphs {
  /// Returns the two columns before a row: the pointer if the row is current, and the sign if it is selected.
  package func lead(isChosen: Bool, isSelected: Bool) -> String {
    (isChosen ? pointer : " ") + (isSelected ? selected : " ")
  }
}
