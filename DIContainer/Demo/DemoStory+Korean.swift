import Domain

extension DemoStory {
  package static let korean = DemoStory(
    artist: "하루", family: koreanFamily,
    cards: [
      ("이서연", "010-2345-6789"), ("김민아", "010-1234-5678"), ("한지우", "010-4567-1234"),
      ("정하늘", "+82 10 9876 5432"), ("윤슬", "010-5555-0123"), ("배준호 선배", "010-3333-7777"),
      ("합창단 총무님", "010-5555-0137"), ("동물병원", "02-555-0166"),
    ],
    sayings: koreanSayings, feelings: koreanFeelings,
    awake: [Remark(57, "아직 깨어 있다. 집이 조용하다."), Remark(66, "한 쪽만 더 읽고 자야지.")], remarks: koreanRemarks,
    plans: koreanPlans, routines: koreanRoutines, shelves: koreanShelves,
    counts: [
      Count(tag: "커피", since: 118, least: 1, most: 4, often: 9, limit: 3),
      Count(tag: "달리기", unit: "km", since: 290, least: 3, most: 7, often: 4),
      Count(tag: "피아노", unit: "분", since: 64, least: 10, most: 45, often: 6),
    ])

  private static let koreanSayings: [AddedSaying] = [
    AddedSaying(
      daysAgo: 310,
      draft: SayingDraft(kor: "죽는 날까지 하늘을 우러러\n한 점 부끄럼이 없기를", who: "윤동주"), isLiked: true),
    AddedSaying(
      daysAgo: 204,
      draft: SayingDraft(kor: "나 보기가 역겨워 가실 때에는\n말없이 고이 보내 드리우리다", who: "김소월"),
      isLiked: true, isUsed: true),
    AddedSaying(
      daysAgo: 121, draft: SayingDraft(kor: "걷고 와서 후회한 사람은 못 봤다.", who: "엄마"), isLiked: true),
    AddedSaying(
      daysAgo: 58,
      draft: SayingDraft(kor: "님은 갔지마는 나는 님을 보내지 아니하였습니다.", who: "한용운"), isUsed: true),
    AddedSaying(daysAgo: 33, draft: SayingDraft(kor: "감은 말하면서 따는 게 아니다.", who: "아버지")),
    AddedSaying(
      daysAgo: 16, draft: SayingDraft(kor: "식은 밥도 같이 먹으면 더운밥이다.", who: "할머니"), isLiked: true),
    AddedSaying(
      daysAgo: 1,
      draft: SayingDraft(kor: "별 하나에 추억과\n별 하나에 사랑과\n별 하나에 쓸쓸함과", who: "윤동주")),
  ]

  private static let koreanRoutines: [Routine] = [
    Routine(weekdays: .workdays, minute: 9 * 60 + 15, minutes: 30, title: "아침 회의"),
    Routine(
      weekdays: [.tuesday], minute: 19 * 60 + 30, minutes: 90, title: "합창 연습", reminders: [1800]),
    Routine(weekdays: [.wednesday], minute: 7 * 60, minutes: 45, title: "강변 달리기"),
    Routine(weekdays: [.thursday], minute: 18 * 60 + 30, minutes: 90, title: "클라이밍"),
    Routine(weekdays: [.saturday], minute: 9 * 60 + 30, minutes: 90, title: "아침 장보기"),
    Routine(weekdays: [.sunday], minute: 13 * 60, minutes: 120, title: "본가에서 점심"),
  ]

  private static let koreanPlans: [Plan] = [
    Plan(ahead: -16, minute: 14 * 60, minutes: 90, title: "할머니 댁"),
    Plan(ahead: -9, minute: 10 * 60, minutes: 60, title: "도서관 반납"),
    Plan(ahead: -4, minute: 19 * 60, minutes: 150, title: "서연이랑 밤의 미술관"),
    Plan(
      ahead: 0, minute: 11 * 60 + 30, minutes: 45, title: "치과", body: "3층. 신분증 챙기기.",
      weekdays: .workdays, reminders: [3600]),
    Plan(
      ahead: 0, minute: 12 * 60 + 45, minutes: 60, title: "지민이랑 점심", body: "봄 전시 이야기 듣기.",
      weekdays: .workdays),
    Plan(ahead: 0, minute: 14 * 60 + 30, minutes: 60, title: "디자인 검토", weekdays: .workdays),
    Plan(ahead: 0, minute: 15 * 60, minutes: 30, title: "인쇄소 전화", weekdays: .workdays),
    Plan(
      ahead: 0, minute: 15 * 60 + 30, minutes: 75, title: "산책", body: "까치집이 그대로인지 보기.",
      weekdays: .weekend),
    Plan(
      ahead: 0, minute: 18 * 60 + 30, minutes: 90, title: "민아랑 저녁",
      body: "역 앞 국숫집, 창가 자리로 예약했다.\n이직하고 처음 만나는 날. 책 돌려주고 새 회사 이야기 듣기."),
    Plan(ahead: 0, minute: 21 * 60, minutes: 45, title: "제주 짐 싸기"),
    Plan(ahead: 1, minute: 0, minutes: 1440, title: "민아 꽃 사기", body: "튤립 말고 프리지어."),
    Plan(ahead: 1, minute: 16 * 60, minutes: 120, title: "은주쌤 전시", body: "꽃 한 다발."),
    Plan(ahead: 2, minute: 17 * 60, minutes: 60, title: "태오랑 바둑 한 판"),
    Plan(
      ahead: 3, minute: 15 * 60, minutes: 150, title: "하린이 생일잔치",
      body: "새 연은 포장해 두었다. 느티나무 이야기는 금지."),
    Plan(
      ahead: 5, minute: 7 * 60, minutes: 4 * 1440 + 12 * 60, title: "제주",
      body: "7시 12분 공항철도. 숙소 카드키는 아래층 빵집에서 받기."),
    Plan(
      ahead: 9, minute: 20 * 60, minutes: 120, title: "할아버지 제사", body: "배는 세 개, 큰 것으로.",
      repeating: "매년 음력", reminders: [7 * 86_400]),
    Plan(
      ahead: 11, minute: 11 * 60, minutes: 60, title: "아버지 병원", reminders: [3600]),
    Plan(ahead: 12, minute: 19 * 60, minutes: 120, title: "도윤이랑 자전거"),
    Plan(ahead: 13, minute: 0, minutes: 1440, title: "창립 기념일"),
    Plan(ahead: 16, minute: 20 * 60, minutes: 120, title: "정기 연주회", body: "검은 옷에 빨간 스카프."),
  ]
}
