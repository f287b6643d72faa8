import Domain

extension DemoStory {
  static let koreanFamily: [Member] = [
    Member(
      draft: PersonInput(name: "엄마", cycleDays: 3, birthday: "1963-04-21", alarmHour: 19),
      since: 371, last: 1, tag: "가족",
      notes: [
        Contact(by: .call, keywords: ["된장"], memo: "올해 장은 제대로 익었다고 자랑하셨다."),
        Contact(by: .message, keywords: ["사진"], memo: "가족사진을 냉장고에 붙이셨다고."),
        Contact(by: .met, keywords: ["된장찌개"], memo: "두 그릇을 비우고 나서야 얼굴 좋다고 하셨다."),
        Contact(by: .call, keywords: ["드라마"], memo: "어제 줄거리를 처음부터 다 들었다."),
        Contact(by: .met, keywords: ["시장"], memo: "호박잎을 싸게 샀다고 내내 웃으셨다."),
      ]),
    Member(
      draft: PersonInput(name: "아버지", cycleDays: 30, birthday: "lunar:1961-03-08", alarmHour: 19),
      since: 130, last: 32, tag: "가족",
      notes: [
        Contact(by: .call, keywords: ["건강", "감나무"], memo: "무릎은 나으셨다고. 감 따러 오라신다."),
        Contact(by: .call, keywords: ["무릎"], memo: "계단이 힘드시단다. 다음 주에 다시 여쭙기."),
      ]),
    Member(
      draft: PersonInput(
        name: "김민아", cycleDays: 7, nickname: "민아", phone: "010-1234-5678", alarmHour: 21),
      since: 190, last: 7, tag: "친구", birthdayIn: (1, 33),
      notes: [
        Contact(by: .met, keywords: ["이직", "커피"], memo: "이직하고 첫 주. 동료들이 좋다고 한다."),
        Contact(by: .call, keywords: ["합격"], memo: "합격! 목소리가 날아갈 것 같았다."),
        Contact(by: .message, keywords: ["면접"], memo: "2차 면접까지 갔다. 손 모아 기다리는 중."),
        Contact(by: .met, keywords: ["한강"], memo: "돗자리 하나에 다섯이 앉았다."),
      ]),
    Member(
      draft: PersonInput(name: "이서연", cycleDays: 3, nickname: "서연", phone: "010-2345-6789"),
      since: 61, last: 2, tag: "친구",
      notes: [
        Contact(by: .met, keywords: ["빵집", "주말"], memo: "새로 연 빵집. 주말에 또 가기로 했다."),
        Contact(by: .call, keywords: ["빵집"]),
        Contact(by: .met, keywords: ["전시", "국수"], memo: "그림보다 국수가 오래 남았다."),
        Contact(by: .messenger, keywords: ["전시"], memo: "미술관 표를 예매했다."),
      ]),
    Member(
      draft: PersonInput(name: "할머니", cycleDays: 7, phone: "033-555-0174", alarmHour: 17),
      since: 372, last: 16, tag: "가족", birthdayIn: (5, 84),
      notes: [
        Contact(by: .call, keywords: ["고구마"], memo: "밥은 먹고 다니냐는 말이 첫마디."),
        Contact(by: .met, keywords: ["화투"], memo: "백 원짜리로 삼천 원을 잃었다."),
        Contact(by: .call, keywords: ["병원"], memo: "혈압약을 바꾸셨다. 어지럽지는 않으시단다."),
      ]),
    Member(
      draft: PersonInput(name: "최도윤", cycleDays: 14, nickname: "도윤", birthday: "02-29"),
      since: 75, last: 5, tag: "친구",
      notes: [
        Contact(by: .call, keywords: ["자전거"], memo: "체인을 갈았더니 새것 같단다."),
        Contact(by: .messenger, keywords: ["자전거"]),
      ]),
    Member(
      draft: PersonInput(
        name: "동생", cycleDays: 10, phone: "010-5555-0182", birthday: "1996-08-30"),
      since: 366, last: 10, tag: "가족",
      notes: [
        Contact(by: .call, keywords: ["자취"], memo: "베란다에 상추를 심었다고 자랑했다."),
        Contact(by: .message, keywords: ["용돈"], memo: "월급날이라며 커피를 보내왔다."),
        Contact(by: .met, keywords: ["낚시"], memo: "한 마리도 못 잡고 매운탕을 사 먹었다."),
      ]),
    Member(
      draft: PersonInput(name: "오지민", cycleDays: 5, nickname: "지민"),
      since: 44, last: 3, tag: "일",
      notes: [
        Contact(by: .met, keywords: ["점심"], memo: "봄 전시 계획을 냅킨에 그려 주었다."),
        Contact(by: .messenger, keywords: ["포스터"]),
        Contact(by: .met, keywords: ["창가"], memo: "창가 자리를 나눠 쓰기로 했다."),
      ]),
    Member(
      draft: PersonInput(name: "강태오", cycleDays: 21, nickname: "태오", phone: "010-5555-0958"),
      since: 94, last: 22, tag: "친구",
      notes: [Contact(by: .call, keywords: ["바둑"], memo: "내리 두 판을 졌다. 다음엔 접바둑.")]),
    Member(
      draft: PersonInput(name: "조카 하린", cycleDays: 14, nickname: "하린"),
      since: 300, last: 9, tag: "가족", birthdayIn: (3, 9),
      notes: [
        Contact(by: .met, keywords: ["연"], memo: "연이 느티나무에 걸렸다. 이제 거기 산다."),
        Contact(by: .call, keywords: ["앞니"], memo: "앞니가 빠졌다고 영상 통화로 보여 주었다."),
      ]),
    Member(
      draft: PersonInput(name: "한지우", cycleDays: 30, phone: "010-4567-1234"),
      since: 66, last: 12, tag: "일",
      notes: [Contact(by: .message, keywords: ["소설"], memo: "내년 봄에 책이 나온다고!")]),
    Member(
      draft: PersonInput(name: "옆집 아주머니", cycleDays: 60, birthday: "1958-12-19"),
      since: 140, last: 31, tag: "합창단",
      notes: [Contact(by: .met, keywords: ["자두"], memo: "담장 너머로 자두 한 봉지를 건네셨다.")]),
    Member(
      draft: PersonInput(name: "정하늘", cycleDays: 45, nickname: "하늘", phone: "+82 10 9876 5432"),
      since: 150, last: 20, tag: "일", postponed: 2,
      notes: [Contact(by: .messenger, keywords: ["제주"], memo: "바다 사진에 나는 빗소리로 답했다.")]),
    Member(
      draft: PersonInput(
        name: "박은주 선생님", cycleDays: 90, nickname: "은주쌤", phone: "010-3456-7890"),
      since: 49, last: nil, tag: "합창단"),
  ]
}
