import Domain

extension DemoStory {
  static let korean = DemoStory(
    artist: "하루", family: koreanFamily,
    cards: [
      ("이서연", "010-2345-6789"), ("김민아", "010-1234-5678"), ("한지우", "010-4567-1234"),
      ("정하늘", "+82 10 9876 5432"), ("Emma Lindqvist", "+46 70 555 01 23"),
      ("Noah Park", "010-3333-7777"), ("119 안전신고", "119"),
    ],
    feelings: koreanFeelings, plans: koreanPlans, shelves: koreanShelves)

  private static let koreanFamily: [Member] = [
    Member(
      draft: PersonDraft(name: "이서연", cycleDays: 3, nickname: "서연", phone: "010-2345-6789"),
      registered: 40, birthdayIn: 1,
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
      registered: 49, contacts: []),
  ]

  private static let koreanFeelings: [Feeling] = [
    Feeling(daysAgo: 3, hour: 22, level: 24, text: "잠이 오지 않아 책을 폈다."),
    Feeling(daysAgo: 2, hour: 8, level: 44, text: "버스를 놓쳐 한 정거장을 걸었다."),
    Feeling(daysAgo: 2, hour: 19, level: 83, text: "오랜만에 셋이 모였다."),
    Feeling(daysAgo: 1, hour: 9, level: 62, text: "커피가 알맞게 식었다."),
    Feeling(daysAgo: 1, hour: 13, level: 15, text: "말을 아낄 걸 그랬다."),
    Feeling(daysAgo: 1, hour: 18, level: 76, text: "노을이 오래 남았다."),
    Feeling(daysAgo: 1, hour: 23, level: 91, text: "좋은 소식을 들었다!"),
    Feeling(daysAgo: 0, hour: 7, level: 35, text: "알람보다 먼저 깼다."),
    Feeling(daysAgo: 0, hour: 8, level: 58, text: "새로 연 빵집에 들렀다."),
    Feeling(daysAgo: 0, hour: 9, level: 72, text: "산책길에 매화가 피었다."),
  ]

  private static let koreanPlans: [Plan] = [
    Plan(ahead: -9, minute: 10 * 60, minutes: 60, title: "도서관 반납"),
    Plan(ahead: -2, minute: 9 * 60, minutes: 6 * 1440 + 540, title: "이사 준비", body: "하루에 상자 둘씩."),
    Plan(ahead: 0, minute: 8 * 60, minutes: 40, title: "산책", body: "매화가 피었는지 보기."),
    Plan(ahead: 0, minute: 14 * 60, minutes: 60, title: "치과", body: "3층. 보험 카드 챙기기."),
    Plan(ahead: 0, minute: 14 * 60 + 30, minutes: 60, title: "전화 회의"),
    Plan(
      ahead: 0, minute: 18 * 60 + 30, minutes: 90, title: "민아랑 저녁",
      body: "역 앞 국숫집, 창가 자리로 예약했다.\n이직하고 처음 만나는 날. 책을 돌려주고, 새 회사 이야기를 듣기."),
    Plan(ahead: 1, minute: 10 * 60, minutes: 120, title: "은주쌤 전시", body: "꽃 한 다발."),
    Plan(ahead: 4, minute: 19 * 60, minutes: 120, title: "Tom's bike tour"),
    Plan(ahead: 9, minute: 11 * 60, minutes: 60, title: "아버지 병원"),
  ]

  private static let koreanShelves: [Shelf] = [
    Shelf(
      book: BookDraft(
        title: "데미안", author: "헤르만 헤세", publisher: "민음사", published: Day("2000-12-20"),
        pages: 239, isbn: "9788937460449", category: .poem),
      begun: 9, within: 16,
      read: [(8, 7, 24), (7, 22, 51), (5, 21, 70), (4, 7, 88), (2, 22, 105)],
      sentences: [
        (12, "내 속에서 솟아 나오려는 것, 바로 그것을 나는 살아 보려고 했다."),
        (88, "새는 알을 깨고 나온다. 알은 세계다."),
      ], isLiked: true),
    Shelf(
      book: BookDraft(
        title: "코스모스", author: "칼 세이건", publisher: "사이언스북스", published: Day("2006-12-20"),
        pages: 719, isbn: "9788983711892", category: .science),
      begun: 30, within: 28, read: [(27, 21, 60), (24, 22, 130), (19, 20, 210), (12, 21, 288)]),
    Shelf(
      book: BookDraft(
        title: "Walden", author: "Henry David Thoreau", publisher: "Penguin",
        published: Day("2016-11-01"), pages: 352, isbn: "9780140390445", category: .essay),
      begun: 1, within: 20, read: [(1, 23, 12), (0, 6, 30)]),
    Shelf(
      book: BookDraft(
        title: "식물의 책", author: "이소영", publisher: "책읽는수요일", published: Day("2019-10-31"),
        pages: 288, isbn: "", category: .naturalScience),
      begun: 44, within: 20, read: [(42, 9, 66), (41, 14, 120), (38, 10, 201), (37, 15, 288)],
      rating: 5, sentences: [(31, "식물은 서두르지 않는다.")]),
    Shelf(
      book: BookDraft(
        title: "동물농장", author: "조지 오웰", publisher: "민음사", published: Day("1998-08-05"),
        pages: 159, isbn: "9788937460050", category: .poem),
      begun: 70, within: 12, read: [(66, 21, 90), (60, 22, 159)], rating: 4, isLiked: true),
    Shelf(
      book: BookDraft(
        title: "어린 왕자", author: "앙투안 드 생텍쥐페리", publisher: "열린책들",
        published: Day("2015-10-20"), pages: 136, isbn: "", category: .classic),
      begun: 92, within: 10, read: [(90, 8, 60), (88, 22, 136)], rating: 5,
      sentences: [(96, "사막이 아름다운 건 어딘가에 우물을 숨기고 있기 때문이야.")]),
    Shelf(
      book: BookDraft(
        title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", publisher: "Ace",
        published: Day("1987-03-15"), pages: 304, isbn: "", category: .fantasy),
      begun: 130, within: 30, read: [(121, 23, 120), (114, 22, 204), (104, 23, 304)], rating: 4),
    Shelf(
      book: BookDraft(
        title: "한국의 나무", author: "김진석", publisher: "돌베개", published: Day("2018-11-26"),
        pages: 688, isbn: "", category: .culture),
      begun: 170, within: 60, read: [(160, 10, 200), (141, 11, 430), (122, 10, 688)]),
    Shelf(
      book: BookDraft(
        title: "국수의 맛", author: "윤이나", publisher: "세미콜론", published: Day("2021-04-05"),
        pages: 180, isbn: "", category: .cook),
      begun: 178, within: 20, read: [(176, 12, 90), (171, 13, 180)], rating: 3),
  ]
}
