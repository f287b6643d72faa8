import Domain
import TextUI

/// What sync says of values that lost.
extension SyncWords {
  var nothingTold: String {
    say("두 기기에서 따로 고친 내용이 없어요.", "Nothing was written on two devices at once.")
  }

  /// A value that lost, in lines.
  func lines(of told: NamedTold) -> String {
    let entry = told.entry
    let title = entry.title.isEmpty ? entry.record : entry.title
    let names = entry.part.map { $0.entry.name(language) + " " } ?? ""
    return [
      "\(entry.number)  \(names)‘\(shown(title))’\(field(of: told))",
      say("   지금: ", "   here:  ") + value(entry.here, beside: entry.other),
      say("   밀려난 내용: ", "   other: ") + value(entry.other, beside: entry.here) + " · "
        + shown(told.device),
    ].joined(separator: "\n")
  }

  private var fields: SyncFieldWords { SyncFieldWords(language: language) }

  /// The field of an entry, where it is called otherwise than the part.
  private func field(of told: NamedTold) -> String {
    let field = fields.name(told.entry.field)
    return told.entry.part?.entry.name(language) == field ? "" : " " + field
  }

  private func value(_ members: [ToldMember], beside others: [ToldMember]) -> String {
    if let gone = gone(members) { return gone }
    let said = said(members, beside: others)
    if said.isEmpty { return nothing }
    if members.count == 1 { return word(members[0].value) }
    return said.map { fields.value(word($0.value), of: $0.name) }.joined(separator: ", ")
  }

  /// The members that say something else than those of the other side. Whom a record belongs to its
  /// title says, and where it lies in a picture says something only where nothing else does.
  func said(_ members: [ToldMember], beside others: [ToldMember]) -> [ToldMember] {
    if members.count == 1 { return members.filter { $0.value != .nothing } }
    let known = members.filter {
      $0.value != .nothing && !SyncFieldWords.owners.contains($0.name)
    }
    let differing = known.filter { !others.contains($0) }
    let said = differing.isEmpty ? known : differing
    let plain = said.filter { !SyncFieldWords.positions.contains($0.name) }
    return plain.isEmpty ? said : plain
  }

  /// What is said of a record that is gone on one side, as a whole; nothing of anything else.
  func gone(_ members: [ToldMember]) -> String? {
    guard members.count == 1, members[0].name == "deleted" else { return nil }
    switch members[0].value {
    case .flag(true): return say("지워져 있음", "it is gone")
    case .flag(false): return say("바꾼 채로 남아 있음", "it is there, as it was changed")
    case .nothing: return say("남아 있음", "it is there")
    case .moment:
      let when = word(members[0].value)
      return say("\(when)에 지움", "put away on \(when)")
    case .text, .number, .texts: return nil
    }
  }

  private var nothing: String { say("없음", "nothing") }

  func word(_ value: ToldMember.Value) -> String {
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

  func settled(_ side: ToldSide) -> String {
    switch side {
    case .here: say("지금 내용을 그대로 두었어요.", "What stands stays.")
    case .other: say("밀려났던 내용으로 바꾸었어요.", "What had lost stands now.")
    }
  }

  /// Why a told entry was not settled.
  func report(_ failure: ToldFailure) -> Report {
    switch failure {
    case .storage(let failure): failure.report(language)
    case .unknown(let number):
      Report(
        code: "notFound",
        message: say(
          "\(number)번은 없어요. `haru sync told`로 번호를 볼 수 있어요.",
          "There is no number \(number). `haru sync told` has the numbers."),
        field: "settle", status: .notFound)
    case .taken("pages"):
      refused(
        "pageRange",
        say(
          "읽은 쪽수보다 적게 할 수 없어요. 먼저 읽은 기록을 고쳐 주세요.",
          "More than that was read. Change the records first."))
    case .taken("record"):
      refused(
        "goesBack",
        say(
          "다른 기록과 맞지 않아서 쓸 수 없어요. 먼저 그 기록을 고쳐 주세요.",
          "It does not fit the other records. Change those first."))
    case .taken(let field):
      refused(
        field == "phone" ? "phoneTaken" : field == "isbn13" ? "isbnTaken" : "taken",
        say(
          "다른 기록에 이미 있는 내용이어서 여기에는 쓸 수 없어요. 먼저 그 기록을 고쳐 주세요.",
          "Another record has it already. Change that one first."))
    }
  }
}
