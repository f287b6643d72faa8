package import Domain
import PresentationKit
import TextUI

/// The texts about care: results, unrecorded contacts and changed notes.
extension PeopleWords {
  /// Says that a person was changed. Only a change of the cycle names the plant and the next watering, which no other
  /// change affects.
  func edited(_ plant: Plant, changesCycle: Bool) -> String {
    guard changesCycle else {
      return say(
        "\(plant.person.calledName)의 정보를 바꿨어요.", "Changed \(plant.person.calledName).")
    }
    guard let next = plant.person.nextWatering else {
      return say(
        "\(plant.person.calledName)의 정보를 바꿨어요. "
          + "식물은 \(Particle.being.after(species(plant.species))). 주기는 없어요.",
        "Changed \(plant.person.calledName) (\(oneOf(plant.species)), no watering cycle).")
    }
    let day = CalendarWords.fullDay(next, in: language)
    return say(
      "\(plant.person.calledName)의 정보를 바꿨어요. "
        + "식물은 \(Particle.being.after(species(plant.species))). 다음에 물 줄 날은 \(day)이에요.",
      "Changed \(plant.person.calledName) (\(oneOf(plant.species))). "
        + "The next watering is on \(day).")
  }

  /// Says which birthday was parsed from the typed text; empty if no birthday was typed.
  func understood(_ person: Person, _ typed: String?) -> String {
    guard let typed, !typed.isEmpty, let birthday = person.birthday else { return "" }
    let day = CalendarWords.birthday(birthday, in: language)
    return say(" 생일은 \(day)이에요.", " The birthday is \(day).")
  }

  /// Returns the title of a date in an exported calendar.
  package func title(of dated: DatedPerson) -> String {
    OccasionWords(language).named(
      CalendarOccasion(
        dated.person.calledName, dated.date.label, .yearly(years: nil, age: nil)))
  }

  /// Returns the title of a birthday in an exported calendar.
  package func birthday(of celebrant: Celebrant) -> String {
    say("\(celebrant.calledName) 생일", "\(celebrant.calledName)'s birthday")
  }

  /// Says which fields of a new person were copied from the address book. If several contacts have the person's name,
  /// says that no number or birthday was copied.
  func filledFields(_ filledFields: FilledFromCard) -> String {
    if filledFields.isUnclear {
      return say(
        "같은 이름의 연락처가 여럿이라 번호와 생일은 가져오지 않았어요.",
        "Several contacts have that name, so no number or birthday was copied.")
    }
    let fields = [
      filledFields.phone ? fieldName(.phone) : nil,
      filledFields.birthday ? fieldName(.birthday) : nil,
      filledFields.nickname ? fieldName(.nickname) : nil,
      filledFields.note ? fieldName(.note) : nil,
    ].compactMap(\.self)
    let list = fields.joined(separator: ", ")
    return say(
      "연락처에서 \(Particle.object.after(list)) 가져왔어요.",
      "Copied from your contacts: \(list).")
  }

  func removed(_ person: Person) -> String {
    say(
      "\(Particle.object.after(person.calledName)) 지웠어요.",
      "Removed \(person.calledName).")
  }

  func postponed(_ plant: Plant, cost: Int) -> String {
    let name = plant.person.calledName
    let day = plant.person.nextWatering.map { CalendarWords.fullDay($0, in: language) } ?? ""
    let price =
      cost > 0
      ? say(
        " 애정도가 조금 줄어 \(plant.person.affection.percent)%가 됐어요.",
        " Affection dropped a little, to \(plant.person.affection.percent)%.") : ""
    return say(
      "\(name)에게 물 줄 날을 \(day)로 미뤘어요.", "Postponed watering \(name) until \(day).") + price
  }

  /// Says whether postponing now costs affection.
  func postponeCost(_ person: Person) -> String {
    if PostponeWatering.costs(person) {
      return say(
        "벌써 \(person.postponedSinceWatering)번 미뤄서, 이번에는 애정도가 조금 줄어요.",
        "You have already postponed this watering \(person.postponedSinceWatering) times, so "
          + "affection drops a little this time."
      )
    }
    let left = PostponeWatering.free - person.postponedSinceWatering
    return say(
      left == 1
        ? "애정도는 그대로예요. 이번까지는 미뤄도 줄지 않아요."
        : "애정도는 그대로예요. 이번을 포함해 \(left)번까지는 미뤄도 줄지 않아요.",
      left == 1
        ? "Affection stays the same this time, but drops the next time."
        : "You can postpone \(left) times without losing affection, counting this time."
    )
  }

  /// Returns the lines after a contact was started: the result, the keywords of the last contact, and the command to
  /// record this one.
  func begun(_ begun: BegunContact, about keywords: [SingleLineText]) -> [String] {
    let name = begun.person.calledName
    let isEarly = begun.person.nextWatering.map { $0 > begun.pending.at.day } ?? false
    let early = isEarly ? " --early" : ""
    let who = ShellQuote.word(name)
    let command = "haru people water \(who)" + early
    return howToReach(begun, about: keywords) + [
      say("연락한 뒤에는 이렇게 적어 주세요: `\(command)`", "Record the contact afterwards with `\(command)`.")
    ]
  }

  /// Returns the lines with the result of starting a contact, and the keywords of the last contact.
  func howToReach(_ begun: BegunContact, about keywords: [SingleLineText]) -> [String] {
    let name = begun.person.calledName
    var lines: [String] = []
    switch begun.outcome {
    case .opened:
      lines.append(say("\(name)에게 연락할 창을 열었어요.", "Opened a program to contact \(name)."))
    case .noProgram where begun.pending.channel == .messenger,
      .noLink where begun.pending.channel == .messenger:
      let address = begun.number.map { "\(name) \($0.shown)" } ?? begun.person.name.text
      lines.append(
        say(
          "카카오톡을 여는 프로그램이 정해져 있지 않아요. 카카오톡에서 직접 연락해 주세요: \(address) "
            + "(여는 프로그램은 설정 opener.messenger에서 정할 수 있어요.)",
          "Haru has no command to open your messenger. Get in touch there yourself: \(address) "
            + "(You can set the command in opener.messenger.)"))
    case .noProgram, .noLink:
      let address = begun.number.map { "\(name) \($0.shown)" } ?? begun.person.name.text
      lines.append(
        say(
          "여기서는 바로 열 수 없어요. 직접 연락해 주세요: \(address)",
          "Haru cannot start calls or messages here. Get in touch yourself: \(address)"))
    }
    if !keywords.isEmpty {
      let list = keywords.map { "#\($0.text)" }.joined(separator: " ")
      lines.append(lastTime(list))
    }
    return lines
  }

  func pending(_ pending: PendingReview, of person: Person) -> String {
    let day = CalendarWords.fullDay(pending.at.day, in: language)
    let hour = ClockWords.time(pending.at.time, in: language)
    return "\(Column.padded(person.calledName, to: 16)) \(channel(pending.channel))  \(day) \(hour)"
  }

  func pending(_ appointment: PastAppointment) -> String {
    let day = CalendarWords.fullDay(appointment.day, in: language)
    let title = Printable.brief(appointment.event.title.text)
    let asked = appointment.isTreatment ? say("어떻게 됐어요", "how did it go") : channel(.met)
    return
      "\(Column.padded(appointment.person.calledName, to: 16)) \(asked)?  \(day)  \(title)"
  }

  var nothingPending: String {
    say("더 적어야 할 연락이 없어요.", "Every contact is recorded.")
  }

  package func forgotten(_ person: Person) -> String {
    say(
      "\(person.calledName)에게 하려던 연락을 목록에서 지웠어요.",
      "Removed the unrecorded contact with \(person.calledName) from the list.")
  }

  func revised(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)의 이야기를 고쳤어요.", "Changed the note for \(day).")
  }

  func cleared(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say(
      "\(day)의 이야기를 지웠어요. 물 준 기록은 그대로예요.",
      "Cleared the note for \(day); the watering is kept.")
  }

  func mayUnwater(_ person: Person, _ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say(
      "\(person.calledName)에게 \(day)에 물 준 기록을 지울까요?",
      "Remove \(person.calledName)'s watering on \(day)?")
  }

  /// Says that a watering was removed, and what the affection and the next watering date are without it.
  func unwatered(_ plant: Plant, _ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    let percent = plant.person.affection.percent
    let next = plant.person.nextWatering.map { CalendarWords.fullDay($0, in: language) }
    let due = next.map {
      say(" 다음에 물 줄 날은 \(Particle.being.after($0)).", " The next watering is on \($0).")
    }
    return say(
      "\(day)에 물 준 기록을 지웠어요. 애정도는 이제 \(percent)%예요.",
      "Removed the watering on \(day). Affection is now \(percent)%.") + (due ?? "")
  }

  func noWatering(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say(
      "\(day)에는 물 준 기록이 없어요. 물 준 날은 `haru people calendar`에서 볼 수 있어요.",
      "No watering was recorded on \(day). To see the days with a watering, use "
        + "`haru people calendar`.")
  }

  func garden(_ garden: Garden) -> String {
    if isPlain { return plainGarden(garden) }
    let counters = say(
      "화분 \(garden.plants)개 · 물 \(garden.timesWatered)번 · 미룸 \(garden.timesPostponed)번 · 활짝 "
        + "핀 식물 \(garden.completed)개",
      "plants \(garden.plants) · watered \(garden.timesWatered) · postponed \(garden.timesPostponed) · in full bloom \(garden.completed)"
    )
    return garden.owner.map { self.garden(of: $0) + "\n" + counters } ?? counters
  }

  /// Returns the numbers of the garden as names with their values.
  private func plainGarden(_ garden: Garden) -> String {
    let numbers = [
      field(say("화분", "Plants"), "\(garden.plants)"),
      field(say("물 준 횟수", "Times watered"), "\(garden.timesWatered)"),
      field(say("미룬 횟수", "Times postponed"), "\(garden.timesPostponed)"),
      field(say("활짝 핀 식물", "Plants in full bloom"), "\(garden.completed)"),
    ]
    return ((garden.owner.map { [self.garden(of: $0)] } ?? []) + numbers).joined(separator: "\n")
  }

  /// Returns the title of the garden with the name of its owner.
  func garden(of owner: String) -> String {
    let owner = Printable.line(owner)
    return say("\(owner)의 정원", "\(owner)’s garden")
  }

  /// The name of the days watered in a month.
  var daysWatered: String { say("물 준 날", "Days watered") }

  func legend(_ glyphs: Glyphs) -> String {
    say(
      "\(glyphs.watered) 물 준 날  \(glyphs.next) 물 줄 날",
      "\(glyphs.watered) watered  \(glyphs.next) due")
  }
}
