import Domain
package import PresentationKit
import TextUI

/// The entry of the people part in the list of features.
package enum PeopleFeature {
  package static let name = PartWords.people

  package static var commands: [CommandList] {
    [
      CommandList("people") { PeopleCommands.all },
      CommandList("people") { CareCommands.all },
      CommandList("people") { DatesCommands.all },
      CommandList("gifts") { GiftsCommands.all },
      CommandList("people") { PersonTimelineCommand.all },
      CommandList("people") { [AddressBookCommands.peopleExport] },
      CommandList("contacts") { AddressBookCommands.all },
    ]
  }

  package static let entry = FeatureDescriptor(
    name: name, sign: { $0.next },
    records: { records }, trash: { trash }, changePhrases: { changePhrases },
    tutorial: { tutorial },
    settings: { settings },
    keyContexts: { [.people, .person, .dates, .gifts, .watering, .contacts] },
    route: { (id, features, language) throws(Report) in
      do throws(PeopleFailure) { return try route(to: id, features) } catch {
        guard case .storage = error else { return nil }
        throw error.report(language)
      }
    })

  private static let records: [RecordSummaryKind: RecordWords] = [
    .person: RecordWords(PartWords.person, did: Phrase("등록", "planted")),
    .watering: RecordWords(Phrase("연락", "contact"), did: Phrase("물 줌", "watered")),
    .date: RecordWords(date, did: date),
    .gift: RecordWords(briefGift, did: briefGift),
  ]

  private static let date = Phrase("기념일", "date")
  private static let gift = Phrase("주고받은 것", "gift or loan")
  /// A gift or loan in a narrow column.
  private static let briefGift = Phrase("돈·선물", "gift")

  private static let trash: [TrashItem.Kind: Phrase] = [
    .person: PartWords.person,
    .watering: Phrase("물 준 기록", "watering"),
    .date: date,
    .gift: gift,
  ]

  private static let settings = PartSettings(
    notice: SettingText(
      .peopleNotify, Phrase("물 주기", "Watering"),
      Phrase("물 줄 날이 되면 알리기", "a notification when a contact is due")),
    notices: [],
    own: [
      SettingText(
        .peopleHour, Phrase("알림 시각", "Notification hour"),
        Phrase(
          "따로 정하지 않은 사람의 알림 시각",
          "the hour of notifications about people without an hour of their own")),
      SettingText(
        .peopleCycle, Phrase("태그별 연락 주기", "Cycles by tag"),
        Phrase("기본 연락 주기와 태그별 주기 (일)", "default cycle in days, for everyone or for a tag")),
      SettingText(
        .peopleDatesAhead, Phrase("기념일 미리 알림", "Dates ahead"),
        Phrase("생일과 기념일을 며칠 전에도 알리기", "how long before birthdays and dates Haru also tells you")),
      SettingText(
        .peopleDayCount, Phrase("날수 세기", "Counting days"),
        Phrase(
          "사귄 날부터 셀 때 그날을 1일째로 셀지 (one: 그날이 1일째, zero: 다음 날이 1일째)",
          "whether the first day is day one or day zero of 100 days")),
      SettingText(
        .peopleMilestones, Phrase("백일·환갑·100일", "Milestones"),
        Phrase(
          "백일, 돌, 환갑, 칠순, 사귄 지 100일 같은 날도 알리기",
          "tell you of 100 days, round birthdays and other counted days")),
      SettingText(
        .peopleCurrency, Phrase("통화", "Currency"),
        Phrase(
          "주고받은 금액에 적지 않았을 때의 통화", "currency of amounts of gifts and loans that name none")),
      SettingText(
        .contactsFolder, Phrase("연락처 폴더", "Contacts folder"),
        Phrase("연락처(vCard) 파일이 있는 폴더", "folder with your contacts (vCard)")),
      SettingText(
        .contactsBirthdays, Phrase("연락처의 생일", "Birthdays of contacts"),
        Phrase(
          "연락처에 있는 생일도 오늘 화면과 알림에 보이기",
          "birthdays of your contacts on Today and in notifications")),
    ],
    remembered: [])

  /// Returns the route to a person's card; nil if `id` is not a full id.
  private static func route(to id: String, _ features: Features) throws(PeopleFailure) -> Route? {
    let person = try features.people.find(id)
    guard person.id.text == id else { return nil }
    return .people(.card(features.people.queries(at: person)))
  }
}

extension Part {
  package static let people = Part("people", PeopleFeature.name, .leaf, kept: .people) {
    context, _, _ in
    PeopleScreen(context)
  }
}
