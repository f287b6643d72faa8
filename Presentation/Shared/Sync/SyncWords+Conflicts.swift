import Domain
import PresentationKit
import TextUI

/// Messages about conflicts.
extension SyncWords {
  var noConflicts: String { say("충돌이 없어요.", "No conflicts.") }

  /// Returns a conflict on several lines: both values, each with its device and time.
  func lines(of conflict: NamedConflict, at now: Now) -> String {
    let sides = [conflict.current, conflict.other]
    let values = [
      value(sides[0].members, beside: sides[1].members),
      value(sides[1].members, beside: sides[0].members),
    ]
    if isPlain {
      let number = conflict.entry.number
      let names = [SyncScreenWords(language).currentName, SyncScreenWords(language).otherName]
      let lines = zip(names, zip(values, sides)).map { name, line in
        record("\(name) \(number)", [line.0, writer(of: line.1, at: now)])
      }
      return ([field("\(number)", title(of: conflict))] + lines).joined(separator: "\n")
    }
    let width = values.map { TextLayout.cells($0) }.max() ?? 0
    let heads = [say("지금 값: ", "current: "), say("다른 값: ", "other:   ")]
    let lines = zip(heads, zip(values, sides)).map { head, line in
      guard let writer = self.writer(of: line.1, at: now) else { return "   " + head + line.0 }
      return "   " + head + TextLayout.aligned(line.0, .left, in: width) + "   " + writer
    }
    return (["\(conflict.entry.number)  \(title(of: conflict))"] + lines).joined(separator: "\n")
  }

  /// Returns the names of the record and the field in conflict.
  func title(of conflict: NamedConflict) -> String {
    let entry = conflict.entry
    let title = shown(entry.title.isEmpty ? entry.record : entry.title)
    return title + between + fields.name(entry.field)
  }

  /// Names the device that wrote a value, and the time; nil if the device is unknown.
  func writer(of side: NamedConflict.Side, at now: Now) -> String? {
    guard let device = side.device else { return nil }
    let name = shown(device) + (side.isMine ? thisDevice : "")
    return name + (side.at.map { ", " + moment($0, now) } ?? "")
  }

  private var fields: SyncFieldWords { SyncFieldWords(language: language) }

  private func value(_ members: [ConflictMember], beside others: [ConflictMember]) -> String {
    if let gone = gone(members) { return gone }
    let shownMembers = shownMembers(members, beside: others)
    if shownMembers.isEmpty { return nothing }
    if members.count == 1 { return word(members[0].value) }
    return shownMembers.map { fields.value(word($0.value), of: $0.name) }.joined(separator: ", ")
  }

  /// Returns the members that differ from the other side. Owners are omitted because the title names them. A position
  /// in a picture is omitted unless nothing else differs.
  func shownMembers(_ members: [ConflictMember], beside others: [ConflictMember])
    -> [ConflictMember]
  {
    if members.count == 1 { return members.filter { $0.value != .nothing } }
    let known = members.filter {
      $0.value != .nothing && !SyncFieldWords.owners.contains($0.name)
    }
    let differing = known.filter { !others.contains($0) }
    let shownMembers = differing.isEmpty ? known : differing
    let plain = shownMembers.filter { !SyncFieldWords.positions.contains($0.name) }
    return plain.isEmpty ? shownMembers : plain
  }

  /// Returns the text for the field that says whether a record was removed; nil for all other fields.
  func gone(_ members: [ConflictMember]) -> String? {
    guard members.count == 1, members[0].name == "deleted" else { return nil }
    switch members[0].value {
    case .flag(true): return say("지움", "removed")
    case .flag(false): return say("고친 채로 남김", "kept, with changes")
    case .nothing: return say("남김", "not removed")
    case .moment:
      let when = word(members[0].value)
      return say("\(when)에 지움", "removed on \(when)")
    case .text, .number, .texts: return nil
    }
  }

  private var nothing: String { say("없음", "no value") }

  func word(_ value: ConflictMember.Value) -> String {
    switch value {
    case .nothing: nothing
    case .text(let text): shown(text)
    case .number(let number): String(number)
    case .flag(let flag): flag ? yes : no
    case .moment(let moment):
      CalendarWords.fullDay(moment.day, in: language) + " "
        + ClockWords.time(moment.time, in: language)
    case .texts(let texts): texts.map(shown).joined(separator: ", ")
    }
  }

  /// Returns the message after conflicts were resolved.
  func resolved(_ sides: [ConflictSide]) -> String {
    guard let side = sides.first, sides.count == 1 else {
      return say(
        "충돌 \(sides.count)개를 해결했어요. `haru undo`로 되돌릴 수 있어요.",
        "Resolved \(sides.count) conflicts. `haru undo` reopens them.")
    }
    let shownMembers =
      switch side {
      case .current: say("지금 값을 그대로 뒀어요.", "Kept the current value.")
      case .other: say("다른 값으로 바꿨어요.", "Switched to the other value.")
      }
    return shownMembers
      + say(" `haru undo`로 되돌릴 수 있어요.", " `haru undo` reopens the conflict.")
  }
}
