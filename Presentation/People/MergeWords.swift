import Domain
import PresentationKit

/// The texts about merging two people into one.
extension PeopleWords {
  /// Asks for confirmation of a merge. The text says what the remaining person receives, and which values are not
  /// copied.
  func mayMerge(_ other: Person, into kept: Person, _ losses: [MergeLoss]) -> String {
    let (gone, stays) = (other.calledName, kept.calledName)
    let question = say(
      "\(Particle.object.after(gone)) \(stays) 쪽으로 합칠까요? 물 준 기록, 일정, 태그, 메모가 모두 \(stays)에게 "
        + "옮겨져요.",
      "Merge \(gone) into \(stays)? All waterings, events, tags and notes will belong "
        + "to \(stays)."
    )
    return losses.isEmpty ? question : question + " " + lostFields(losses)
  }

  var notMerged: String { say("합치지 않았어요.", "The two people were not merged.") }

  /// Says that two people were merged, and which names are in the note now.
  func merged(_ other: Person, into kept: Person, noting names: [SingleLineText]) -> String {
    let (gone, stays) = (other.calledName, kept.calledName)
    let merged = say(
      "\(Particle.object.after(gone)) \(stays) 쪽으로 합쳤어요.", "Merged \(gone) into \(stays).")
    if names.isEmpty { return merged }
    let list = names.map(\.text).joined(separator: ", ")
    return merged
      + say(
        " \(Particle.topic.after(list)) \(stays)의 메모에 적어 뒀어요.",
        " \(stays)'s note now mentions: \(list).")
  }

  /// Lists the values that the remaining person does not receive. They go to the trash with the other person.
  func lostFields(_ losses: [MergeLoss]) -> String {
    let all = losses.map(named).joined(separator: ", ")
    return say("휴지통에 남는 것: \(all).", "Left in the trash: \(all).")
  }

  private func named(_ loss: MergeLoss) -> String {
    switch loss {
    case .phone(let phone): "\(fieldName(.phone)) \(phone.shown)"
    case .birthday(let birthday):
      "\(labelBirthday) \(CalendarWords.birthday(birthday, in: language))"
    case .cycle(let cycle): "\(labelCycle) \(every(cycle))"
    }
  }
}
