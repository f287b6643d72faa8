package import Domain
package import PresentationKit
import TextUI

extension PeopleWords {
  /// The error for a contact dated in the future.
  var notYet: Report {
    Report(
      code: "notYet",
      message: say(
        "아직 오지 않은 날짜예요. 지난 연락만 기록할 수 있어요.",
        "That date is in the future. You can only record contacts that have happened."),
      field: "on",
      status: .refused)
  }

  /// Returns the report of an error of the people part, for the command line and the screens.
  package func report(_ error: PeopleFailure) -> Report {
    switch error {
    case .refused(let refusal): report(refusal)
    case .unknown(let reference, let nearest):
      Report(
        code: "unknownPerson",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 사람이 없어요. `haru people list`로 이름을 볼 수 있어요.",
          "No person matches “\(Printable.brief(reference))”. `haru people list` lists the names.")
          + NearestWords(language).sentence(nearest),
        field: "WHO", status: .notFound)
    case .ambiguous(let reference, let people):
      Report(
        code: "ambiguous",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 사람이 여럿이에요. id로 골라 주세요.",
          "“\(Printable.brief(reference))” matches several people. Choose one by id."),
        field: "WHO", status: .usage,
        candidates: people.map(candidate), ids: .person)
    case .noWatering(let day):
      Report(code: "noWatering", message: noWatering(day), field: "DAY", status: .notFound)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  /// The error for a person who was removed meanwhile.
  package var gone: Report {
    Report(
      code: "unknownPerson", message: StorageWords(language).gone, field: "WHO",
      status: .notFound)
  }

  /// Returns one candidate for an ambiguous name, with facts that tell this person from the others.
  private func candidate(_ person: Person) -> String {
    let day = CalendarWords.fullDay(person.startedOn, in: language)
    let facts = [
      person.name.text == person.calledName ? nil : person.name.text,
      person.cycle.map(every) ?? noCycle,
      person.phone?.shown, say("\(day)에 등록", "planted on \(day)"),
    ]
    if isPlain { return record(person.calledName, [person.id.text] + facts) }
    return "\(person.id)  \(person.calledName)  "
      + facts.compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  func report(_ refusal: PersonRefusal) -> Report {
    switch refusal {
    case .emptyName:
      refused(
        "nameEmpty", "name", "이름이 비어 있어요. 한 글자 이상 적어 주세요.",
        "The name is empty. Give at least one character.")
    case .tooLong(let field, let limit): tooLong(field, limit)
    case .phoneWithoutDigits:
      refused(
        "phoneWithoutDigits", "phone", "전화번호에 숫자가 없어요. 010-1234-5678처럼 적어 주세요.",
        "The phone number has no digits. Write it like 020 7946 0958.")
    case .duplicatePerson(let name):
      refused(
        "duplicatePerson", "phone", "이름과 번호가 같은 사람이 이미 있어요(\(name)).",
        "\(name) has been added already, with the same name and number.")
    case .samePerson(let name):
      refused(
        "samePerson", "OTHER", "둘 다 \(Particle.being.after(name)). 서로 다른 두 사람을 적어 주세요.",
        "WHO and OTHER are both \(name). Name two different people.")
    case .unreadableBirthday:
      refused(
        "notADate", "birthday", "생일을 읽지 못했어요. 5월 17일이나 1990-05-17처럼 적어 주세요.",
        "Haru cannot read that birthday. Write it like 17 May, 05-17 or 1990-05-17.", status: .usage
      )
    case .noSuchBirthday:
      refused(
        "noSuchDay", "birthday", "달력에 없는 날이에요. 5월 17일이나 1990-05-17처럼 적어 주세요.",
        "That date does not exist. Enter the birthday as 05-17 or 1990-05-17.")
    case .lunarBirthday(let error):
      switch error {
      case .notADate:
        refused("notADate", "birthday", LunarWords(language).sentence(error), status: .usage)
      case .notLunar: refused("notADate", "birthday", LunarWords(language).sentence(error))
      case .noSuchDay, .outsideTables:
        refused("noSuchDay", "birthday", LunarWords(language).sentence(error))
      }
    case .cycleRange(let range):
      refused(
        "cycleRange", "every", "연락 주기는 \(range.lowerBound)일부터 \(range.upperBound)일까지예요.",
        "The cycle must be \(range.lowerBound) to \(range.upperBound) days.")
    case .hourRange(let range):
      refused(
        "hourRange", "at", "시각은 \(range.lowerBound)시부터 \(range.upperBound)시까지예요.",
        "The hour must be \(range.lowerBound) to \(range.upperBound).")
    case .badTag(let typed): refused("badTag", "tag", TagWords(language).badTag(typed))
    case .tagTooLong(let limit): refused("tagTooLong", "tag", TagWords(language).tooLong(limit))
    case .tooManyTags(let limit):
      refused(
        "tooManyTags", "tag", "태그는 한 사람에 \(limit)개까지예요.", "A person can have at most \(limit) tags."
      )
    case .tooManyKeywords(let limit):
      refused(
        "tooManyKeywords", "keyword", "키워드는 \(limit)개까지예요.",
        "You can give at most \(limit) keywords.")
    case .noteTooLong(let bytes):
      refused(
        "noteTooLong", "note", "메모는 \(bytes >> 20) MiB까지 적을 수 있어요.",
        "A person's note can have at most \(bytes >> 20) MiB.")
    case .controlCharacter(let field):
      refused("controlCharacter", field.rawValue, hasControlCharacter(fieldName(field)))
    case .notDueYet(let name, let day):
      refused(
        "notDueYet", nil,
        "\(name)에게 물 줄 날은 \(CalendarWords.fullDay(day, in: language))이에요. 그날에만 미룰 수 있어요.",
        "\(name) is due on \(CalendarWords.fullDay(day, in: language)). "
          + "You can postpone the watering only on that day.")
    case .neverDue(let name):
      refused(
        "neverDue", nil,
        "\(name)에게는 주기가 없어서 미룰 날이 없어요. `people edit WHO --every DAYS`로 주기를 정할 수 있어요.",
        "\(name) has no cycle, so there is nothing to postpone. Set a cycle with `people edit WHO --every DAYS`."
      )
    case .withered(let name): refused("withered", nil, hasWithered(name))
    case .postponeRange(let range):
      refused(
        "postponeRange", "DAYS", "한 번에 \(range.lowerBound)일부터 \(range.upperBound)일까지 미룰 수 있어요.",
        "You can postpone a watering by \(range.lowerBound) to \(range.upperBound) days at a time.")
    case .emptyReview:
      refused(
        "emptyReview", nil, "키워드나 메모가 하나는 있어야 해요. 다 지우려면 --clear를 붙여 주세요.",
        "A note needs a keyword or a memo. To clear it, use --clear.")
    case .noPhone(let name):
      refused(
        "noPhone", "by", "\(name)의 전화번호가 없어요. 카카오톡으로 연락하거나, 만난 뒤에 적어 주세요.",
        "\(name) has no phone number. Use the messenger, or record the contact after you "
          + "meet.")
    case .notThirsty(let name, let day):
      refused(
        "notThirsty", nil,
        "\(Particle.topic.after(name)) 아직 목마르지 않아요. \(CalendarWords.fullDay(day, in: language))부터 물을 줄 수 있어요. "
          + "이미 연락했다면 --early로 적어 둘 수 있어요.",
        "\(name) is not thirsty yet; the next watering is on \(CalendarWords.fullDay(day, in: language)). "
          + "If you have already been in touch, record the contact with --early.")
    case .emptyLabel: DateWords(language).emptyLabel
    case .labelTooLong(let limit): DateWords(language).labelTooLong(limit)
    case .labelIsBirthday: DateWords(language).labelIsBirthday
    case .unknownDate(let label, let name): DateWords(language).unknown(label, of: name)
    case .unreadableDate: DateWords(language).unreadable
    case .noSuchDate: DateWords(language).noSuchDay
    case .reminderRange: DateWords(language).reminderRange
    case .gift(let refusal): GiftWords(language).report(refusal)
    }
  }

  private func tooLong(_ field: PersonField, _ limit: Int) -> Report {
    let isName = field == .name || field == .phone
    let letters = LengthWords(language).letters(isName ? .characters(limit) : .cells(limit))
    let name = fieldName(field)
    let each = field == .keyword ? "하나에 " : ""
    return refused(
      field.rawValue + "TooLong", field.rawValue,
      "\(Particle.topic.after(name)) \(each)\(letters)까지예요.",
      "A \(name) can have at most \(letters).")
  }

  package func hasWithered(_ name: String) -> String {
    say(
      "\(Particle.topic.after(name)) 이미 시들어서 미룰 수 없어요. 물을 주면 다시 살아나요.",
      "\(name) has withered, so you cannot postpone the watering. Water the plant to revive it.")
  }

  func fieldName(_ field: PersonField) -> String {
    switch field {
    case .name: labelPerson
    case .nickname: say("애칭", "nickname")
    case .phone: say("전화번호", "phone number")
    case .birthday: labelBirthday
    case .every: labelCycle
    case .at: say("시각", "hour")
    case .tag: labelTags
    case .keyword: say("키워드", "keyword")
    case .memo: say("메모", "memo")
    case .note: labelNote
    case .label: say("이름", "label")
    }
  }
}
