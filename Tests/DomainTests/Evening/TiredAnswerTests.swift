import Domain
import Testing

/// V-01: a tired person answers in half sentences, without commas, and with notes that end in -ㅁ.
@Suite struct `A tired answer` {
  @Test(arguments: [
    ("no he cancelled, sick kid", "he cancelled, sick kid"), ("nah, he bailed", "he bailed"),
    ("not really", ""), ("he cancelled", "he cancelled"), ("didn't happen", ""),
    ("didn’t happen", ""), ("아니 바빠서", "바빠서"), ("아니요 바빠서", "바빠서"), ("아뇨 취소", "취소"), ("못 만남", ""),
    ("안 만남", ""), ("못 만났어 다음 주로 미룸", "못 만났어 다음 주로 미룸"), ("취소됨", "취소됨"), ("취소", "취소"),
    ("내일로 미룸", "내일로 미룸"), ("다음 주로 연기", "다음 주로 연기"), ("어 못 만남", ""),
    ("no, she was ill", "she was ill"),
    ("Ben couldn't make it", "Ben couldn't make it"),
    ("sick kid, he had to cancel", "sick kid, he had to cancel"),
    ("지훈이가 안 옴", "지훈이가 안 옴"), ("취소됨ㅠㅠ", "취소됨ㅠㅠ"),
  ])
  func `says that a meeting did not take place, with the reason as it was typed`(
    line: String, reason: String
  ) {
    #expect(YesOrNo(aboutMeeting: line) == .no(reason))
  }

  @Test(arguments: [
    ("웅", ""), ("웅 만났어 고기 먹음. 지훈이 이직한대", "고기 먹음. 지훈이 이직한대"), ("만남", ""), ("어 밥 먹음", "밥 먹음"),
    ("yes we talked", "we talked"), ("yep", ""), ("y", ""), ("네 한참 웃었어요", "한참 웃었어요"),
    ("만났어 고기 먹음", "고기 먹음"),
    ("yes, he’s fine", "he’s fine"), ("네!! 만났어요", ""),
  ])
  func `says that a meeting took place, with the words as they were typed`(
    line: String, words: String
  ) {
    #expect(YesOrNo(aboutMeeting: line) == .yes(words))
  }

  @Test func `is no answer about a meeting if it could be either`() {
    for line in [
      "yse", "she came late", "had ramen, she cried", "no we met", "아니 근데 웃겼다", "no problem at all",
      "he cancelled his subscription", "취소됐는데 결국 만났어", "영화배우라 연기 잘함", "늦게까지 놀았다", "",
    ] { #expect(YesOrNo(aboutMeeting: line) == nil, "\(line)") }
  }

  @Test(arguments: [
    "안 받음", "안 받으심 ㅠ 내일 다시", "안 받으셔", "부재중", "no answer", "didn't pick up", "she didn't answer",
    "couldn't reach her", "엄마가 안 받으심", "Mum 안 받음", "전화 안 받네", "연락 안 됨", "went to voicemail",
    "답장 없음",
  ])
  func `says that nobody was reached, and keeps the words`(line: String) {
    #expect(YesOrNo(aboutContact: line, with: "Mum") == .no(line))
  }

  @Test func `says no about a contact, or tells how it went`() {
    #expect(YesOrNo(aboutContact: "못 했어", with: "Mum") == .no(""))
    #expect(YesOrNo(aboutContact: "아니 바빠서", with: "Mum") == .no("바빠서"))
    #expect(YesOrNo(aboutContact: "no, forgot", with: "Mum") == .no("forgot"))
    for line in [
      "she found a new job", "선물은 안 받으신대", "김장했다고 함", "no problem, she is fine", "got engaged!",
      "she was busy with the garden",
    ] {
      #expect(YesOrNo(aboutContact: line, with: "Mum") == .yes(line), "\(line)")
    }
    #expect(YesOrNo(aboutContact: "no answer at first, then she called back", with: "Mum") == nil)
  }

  @Test func `says that a book was not read`() {
    for line in [
      "못 읽음", "안 읽음", "못 읽었어", "오늘은 그 책 못 폈어", "그대로", "아니", "아니 오늘은 못 읽었어", "없음", "didn't read",
      "no", "none today", "nothing", "same", "not today", "nope, too tired", "한 쪽도 못 읽음",
    ] { #expect(EveningReply.readsNothing(line), "\(line)") }
    for line in ["70", "안 졸고 70쪽", "finished it", "the end was sad"] {
      #expect(!EveningReply.readsNothing(line), "\(line)")
    }
  }

  @Test func `says that nothing is planned`() {
    for line in [
      "없음", "없어요", "딱히", "딱히 없어", "아니 없어", "몰라", "모르겠어", "nope thats it", "that's all", "that's it",
      "nothing", "no more", "not really", "no", "No, that’s it.",
    ] { #expect(EveningReply.plansNothing(line), "\(line)") }
    for line in ["없는 책 주문", "nothing but laundry", "no-sugar day", "laundry"] {
      #expect(!EveningReply.plansNothing(line), "\(line)")
    }
  }

  @Test func `drops a line that was not understood`() {
    for line in ["x", "X", "ㅌ", "never mind", "Never mind.", "됐어", "아냐 됐어", "취소"] {
      #expect(EveningReply.drops(line), "\(line)")
    }
    for line in ["xylophone", "됐어 재밌었음", "mind"] { #expect(!EveningReply.drops(line), "\(line)") }
  }
}

/// V-01
@Suite struct `A number that is typed in bed` {
  @Test(arguments: ["70쪽쯤", "70족", "한 70", "약 70쪽", "70까지", "칠십", "칠십쪽", "70쪽까지 읽음", "지금 70쪽"])
  func `is a page in Korean`(line: String) {
    #expect(EveningNumber.position(line, isPercent: false, after: 30) == .page(70))
  }

  @Test(arguments: [
    "about 110", "110ish", "p110", "page 110", "~110", "maybe 110?", "i'm on 110", "110/352",
    "110 or so",
  ])
  func `is a page in English`(line: String) {
    #expect(EveningNumber.position(line, isPercent: false, after: 104) == .page(110))
  }

  @Test(arguments: ["8쪽 더", "8 more", "8 more pages", "+8", "another 8 pages", "8쪽 더 읽음", "8쪽 읽음"])
  func `counts from the last page`(line: String) {
    #expect(EveningNumber.position(line, isPercent: false, after: 104) == .page(112))
  }

  @Test func `is a percentage of a book without pages`() {
    #expect(EveningNumber.position("한 45", isPercent: true, after: 40) == .percent(45))
    #expect(EveningNumber.position("5 more", isPercent: true, after: 40) == .percent(45))
    #expect(EveningNumber.position("5 more pages", isPercent: true, after: 40) == nil)
    #expect(EveningNumber.position("다 읽음", isPercent: false, after: 40) == .percent(100))
  }

  @Test(
    arguments: [
      ("육십쯤? 정신없었음", 60, "정신없었음"), ("60쯤", 60, nil), ("한 60?", 60, nil), ("about 60", 60, nil),
      ("육십", 60, nil),
      ("60점쯤", 60, nil), ("maybe 60, tired", 60, "tired"), ("칠십이", 72, nil), ("칠십이요", 70, nil),
      ("백점", 100, nil),
      ("i’d say 55", 55, nil), ("60ish i guess", 60, "i guess"), ("38 wrecked", 38, "wrecked"),
    ] as [(String, Int, String?)])
  func `is a mood with its words`(line: String, level: Int, words: String?) {
    #expect(EveningNumber.mood(line) == MoodDraft(level: level, text: words))
  }
}

/// V-01
@Suite struct `A contact on a birthday` {
  @Test func `is of the channel that the words name`() {
    for line in ["카톡 보냄", "카카오톡으로 축하", "sent a KakaoTalk"] {
      #expect(Watering.Channel(namedIn: line) == .messenger, "\(line)")
    }
    for line in ["sent a message", "문자 보냈어"] {
      #expect(Watering.Channel(namedIn: line) == .message)
    }
    for line in ["만났어", "met at noon"] { #expect(Watering.Channel(namedIn: line) == .met) }
    for line in ["통화함", "called her"] { #expect(Watering.Channel(namedIn: line) == .call) }
    #expect(Watering.Channel(namedIn: "she was happy") == nil)
  }
}
