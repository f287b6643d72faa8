// MARK: Nothing to write down

extension EveningVocabulary {
  /// Words that skip a question.
  static let skips: Set<String> = ["x", "ㅌ", "skip", "넘어가", "건너뛰기"]
  /// Words that drop a line that was not understood.
  static let drops: Set<String> = skips.union([
    "never mind", "nevermind", "nvm", "forget it", "drop it", "됐어", "됐어요", "아냐 됐어", "아니 됐어",
    "아니야 됐어", "취소",
    "버려",
  ])

  /// Answers that add nothing to tomorrow's plans.
  static let noPlans: Set<String> = [
    "nothing", "nothing else", "nothing more", "nothing planned", "nothing yet", "none", "no more",
    "no thanks", "no thank you", "um", "umm", "uhm", "hm", "hmm", "ugh", "meh", "not sure",
    "thats all", "thats it", "that is all", "that is it", "all good",
    "im good", "dunno", "i dont know", "dont know", "idk", "no idea", "not that i know",
    "없음", "없어", "없어요", "없네", "없네요", "없다", "딱히", "딱히요", "딱히 없어", "딱히 없어요", "딱히 없음", "별로",
    "별로 없어", "별거 없어", "더 없어", "더 없어요", "더 없음", "아직 없어", "아직 없음", "몰라", "몰라요", "모르겠어", "모르겠어요",
    "모르겠네", "모르겠다", "글쎄", "글쎄요", "모름", "음", "흠", "에휴", "그게 다야", "그게 다", "끝이야", "없을듯", "없을 듯",
    "없다고", "별거", "아직", "아직요", "아직이요", "쉬는 날", "쉬는 날이야", "쉬는 날이에요", "쉬는 날임", "쉴 거야", "쉬려고",
    "휴무", "휴일", "day off", "my day off", "a day off",
  ]
  /// The same words without spaces, as many people type them: 별거없어.
  private static let gluedNoPlans = Set(noPlans.map { $0.filter { $0 != " " } })

  /// Returns whether words say that there is nothing to plan.
  static func isNoPlan(_ words: String) -> Bool {
    noPlans.contains(words) || gluedNoPlans.contains(words.filter { $0 != " " })
  }

  /// Answers for a.m. (`mornings`) and for p.m. (`evenings`).
  static let mornings: Set<String> = [
    "am", "a m", "morning", "오전", "오전이요", "오전에", "아침", "아침이요", "아침에", "새벽", "새벽에",
  ]
  static let evenings: Set<String> = [
    "pm", "p m", "evening", "afternoon", "night", "오후", "오후요", "오후에", "저녁", "저녁이요", "저녁에", "밤",
    "밤에",
  ]

  /// Answers that say that the mood is the same as the day before.
  static let sameMoods: Set<String> = [
    "same", "the same", "same as yesterday", "the same as yesterday", "same again",
    "still the same",
    "about the same", "어제랑 같아", "어제랑 같아요", "어제랑 똑같아", "어제랑 똑같아요", "어제랑 같음", "어제랑 똑같음", "어제와 같아요",
    "어제처럼", "어제만큼", "같아", "똑같아", "똑같아요", "똑같음", "그대로", "그대로예요", "그대로야",
  ]

  /// Words at the end of an answer that say that the user wants to sleep: 없어 잘래.
  static let bedtime: Set<String> = [
    "잘래", "잘게", "잘래요", "잘게요", "자야지", "자야겠다", "졸려", "졸려요", "졸림", "쉴래", "쉴래요", "쉴게",
    "sleepy", "goodnight",
  ]
  /// Words that keep a line in the diary instead of planning it.
  static let toDiary: Set<String> = ["d", "ㅇ", "일기", "diary", "일기로", "일기에"]
  /// Words for small chores, which the evening does not ask about.
  private static let chores: Set<String> = [
    "pick up", "drop off", "buy", "pay", "return", "collect", "fetch", "order", "send", "renew",
    "call", "ring", "phone", "email", "skip", "cancel",
    "사기", "내기", "찾기", "찾으러", "보내기", "반납", "택배", "납부", "송금", "주문", "예약", "전화", "전화하기", "장보기",
  ]

  /// Returns whether a title is that of a small chore.
  static func isChore(_ title: String) -> Bool { AnswerLine(title).says(chores) }

  /// Answers that say that no page was read.
  static let unread: Set<String> = noPlans.union([
    "none today", "nothing today", "not today", "same", "same page", "same as yesterday",
    "the same",
    "still the same", "still same", "unchanged", "didnt", "not a page", "not one page", "zero",
    "too tired", "was too tired", "no time", "had no time", "busy", "too busy", "fell asleep",
    "그대로", "그대로야", "그대로예요", "그대로임", "똑같아", "오늘은", "오늘은 그대로", "오늘은 없음", "오늘은 패스", "바빠서", "바빴어",
    "피곤해서", "피곤해", "시간 없어서", "시간이 없어서", "시간 없었어", "졸려서",
  ])
  /// Phrases that say anywhere in a line that no page was read.
  static let unreadPhrases: Set<String> = [
    "didnt read", "did not read", "havent read", "didnt open", "did not open", "didnt touch",
    "havent touched", "havent opened", "didnt get to it", "didnt get around", "no reading",
    "not read", "never got to it", "한 쪽도", "한 장도", "손도 못",
  ]
  /// The beginnings of Korean verbs of reading.
  static let readingStems = ["읽", "펴", "폈", "펼", "폄", "봤", "봄", "잡"]
}
