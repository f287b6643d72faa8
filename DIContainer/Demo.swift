import Domain

/// A small family to try things on: somebody withered, somebody thirsty today, somebody well.
/// Its history is made by the same verbs a user has, on a clock that is turned back.
enum Demo {
  private struct Member {
    let draft: PersonDraft
    /// How many days ago the person was registered.
    let registered: Int
    let contacts: [(daysAgo: Int, contact: Contact)]
  }

  /// Fills a store in memory.
  static func fill(_ adapters: Adapters) throws(PeopleError) {
    let now = adapters.clock.now()
    for member in family {
      let person = try features(adapters, daysAgo: member.registered, from: now).people
        .add(member.draft)
      for past in member.contacts {
        var contact = past.contact
        contact.isEarly = true
        _ = try features(adapters, daysAgo: past.daysAgo, from: now).people
          .water(person.id, contact)
      }
    }
  }

  private static func features(_ adapters: Adapters, daysAgo: Int, from now: Now) -> Features {
    var past = adapters
    let then = Now(instant: now.instant - daysAgo * 86_400, offset: now.offset)
    past.clock = WallClock { then }
    return Container(past).features
  }

  private static let family = [
    Member(
      draft: PersonDraft(
        name: "이서연", cycleDays: 3, nickname: "서연", phone: "010-2345-6789", birthday: "11-21"),
      registered: 40,
      contacts: [
        (22, Contact(by: .messenger, keywords: ["전시"], memo: "미술관 표를 예매했다.")),
        (13, Contact(by: .met, keywords: ["전시", "국수"], memo: "그림보다 국수가 오래 남았다.")),
        (7, Contact(by: .message)),
        (4, Contact(by: .call, keywords: ["빵집"])),
        (1, Contact(by: .met, keywords: ["빵집", "주말"], memo: "새로 연 빵집. 주말에 또 가기로 했다.")),
      ]),
    Member(
      draft: PersonDraft(
        name: "김민아", cycleDays: 7, nickname: "민아", phone: "010-1234-5678",
        birthday: "1993-05-17", alarmHour: 21),
      registered: 35,
      contacts: [
        (21, Contact(by: .message, keywords: ["면접"])),
        (14, Contact(by: .call, keywords: ["합격"], memo: "합격! 목소리가 날아갈 것 같았다.")),
        (7, Contact(by: .met, keywords: ["이직", "커피"], memo: "이직하고 첫 주. 동료들이 좋다고 한다.")),
      ]),
    Member(
      draft: PersonDraft(
        name: "Thomas Berg", cycleDays: 14, nickname: "Tom", birthday: "02-29", alarmHour: 19),
      registered: 60,
      contacts: [
        (19, Contact(by: .messenger, keywords: ["bike"])),
        (5, Contact(by: .call, keywords: ["bike"], memo: "The bike is mended; he rides again.")),
      ]),
    Member(
      draft: PersonDraft(name: "아버지", cycleDays: 30, birthday: "1961-03-08", alarmHour: 19),
      registered: 100,
      contacts: [
        (64, Contact(by: .call, keywords: ["무릎"])),
        (32, Contact(by: .call, keywords: ["건강", "감나무"], memo: "무릎은 나으셨다고. 감 따러 오라신다.")),
      ]),
    Member(
      draft: PersonDraft(name: "박은주 선생님", cycleDays: 90, nickname: "은주쌤", phone: "010-3456-7890"),
      registered: 49,
      contacts: []),
  ]
}
