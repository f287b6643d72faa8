/// The words with which tired people answer the questions of an evening. English words have no apostrophes, because
/// many people do not type them.
enum EveningVocabulary {
  // MARK: Yes and no

  /// Answers that say yes without saying more.
  static let yes: Set<String> = yesLeads.union([
    "sure", "ok", "we did", "i did", "of course", "met", "we met", "met up", "we talked", "talked",
    "네네", "예", "그럼", "그럼요", "물론", "했어", "했어요", "했음", "만나고 왔어", "만나고 왔어요", "다녀왔어",
    "다녀왔어요", "다녀옴", "통화함", "통화했어", "통화했어요", "ㅇ",
  ])
  /// Answers that say yes and may be followed by more words without a sign between them.
  static let yesLeads: Set<String> = met.union([
    "y", "yes", "yep", "yeah", "yup", "yea", "yes we did", "yes i did",
    "네", "넵", "넹", "응", "응응", "웅", "웅웅", "엉", "어", "어어", "그래", "맞아", "맞아요", "ㅇㅇ",
  ])
  /// Korean words that say that a meeting took place. They go with a yes before them.
  static let met: Set<String> = [
    "만남", "만났음", "만났어", "만났어요", "만났다", "만났지", "만났네", "만났습니다", "잘 만났어", "잘 만났어요", "잘 만남",
  ]

  /// Answers that say no without saying more.
  static let no: Set<String> = noLeads.union([
    "not today", "not this time", "not yet", "no way", "we didnt", "i didnt", "didnt", "we did not",
    "i did not", "didnt happen", "it didnt happen", "did not happen", "it did not happen",
    "never happened", "it never happened", "didnt meet", "we didnt meet", "i didnt go",
    "아니야", "아니에요", "없어", "없어요", "안 만났어", "안 만났어요", "안 만났음", "안 만남", "안만남", "안만났어",
    "못 만났어", "못 만났어요", "못 만났음", "못 만남", "못만남", "못만났어", "안 했어", "안 했어요", "안 함", "안했어",
    "안함", "못 했어", "못 했어요", "못 함", "못했어", "못했어요", "못함", "안했어요", "안했음", "안 했음", "못했음",
    "못 했음", "아직", "아직요", "아직이요", "아직이에요", "아직 안 했어", "아직 안했어", "아직 못 했어", "아직 못했어",
    "연락 못 했어", "연락 못했어", "연락 안 했어", "연락 안했어",
  ])
  /// Answers that say no and may be followed by a reason without a sign between them.
  static let noLeads: Set<String> = [
    "n", "no", "nope", "nah", "naw", "not really", "no not really",
    "아니", "아니오", "아니요", "아뇨", "아니아니", "노", "노노", "ㄴ", "ㄴㄴ",
  ]
  /// Words before which a no or a yes is a part of something else: `no problem`, 아니 근데, 네 명.
  static let notAfterNo: Set<String> = [
    "problem", "problems", "worries", "idea", "doubt", "wonder", "kidding", "joke", "big", "matter",
    "one", "longer", "answer", "reply", "response", "luck", "signal", "show", "more", "less",
    "근데", "그게", "이게", "진짜", "글쎄", "그니까", "그러니까", "무슨", "왜",
  ]
  static let notAfterYes: Set<String> = [
    "명", "명이", "명이서", "시", "시에", "시간", "번", "개", "살", "달", "권", "가지", "시쯤",
  ]

  // MARK: What did not happen

  static let conjunctions: Set<String> = ["but", "and", "because", "cause", "cos", "so"]

  /// Words between the beginning of a clause and its verb.
  static let beforeVerb: Set<String> = [
    "he", "she", "they", "we", "it", "i", "had", "to", "has", "have", "just", "then", "ended", "up",
    "got", "was", "been", "is", "were", "both", "sadly", "sorry",
  ]
  /// English phrases for a plan that did not take place.
  static let undone: Set<String> = [
    "cancelled", "canceled", "cancel", "cancelling", "bailed", "flaked", "postponed", "rescheduled",
    "called off", "called it off", "fell through", "stood me up", "no show", "noshow", "put it off",
    "moved it", "didnt happen", "did not happen", "never happened", "didnt show", "didnt show up",
    "never showed", "never showed up", "didnt come", "did not come", "never came", "couldnt come",
    "could not come", "couldnt make it", "could not make it", "cant make it", "didnt make it",
    "never made it", "didnt meet", "did not meet", "didnt go", "did not go", "didnt see",
    "raincheck", "rain check", "took a rain check",
  ]
  /// Words after `cancelled` that name another thing than the plan: `he cancelled his subscription`.
  static let otherObjects: Set<String> = [
    "his", "her", "their", "my", "your", "the", "a", "an", "all", "some",
  ]
  /// Korean words for a plan that did not take place.
  static let undoneKorean: Set<String> = {
    let endings = [
      "", "됨", "됐어", "됐어요", "됐다", "됐음", "됐대", "됐대요", "했어", "했어요", "했다", "했음", "함", "했대", "했대요",
      "한대",
      "한대요", "래", "돼서", "해서", "하재서", "되었어요", "했네", "됐네",
    ]
    let others: Set<String> = [
      "미룸", "미뤘어", "미뤘어요", "미뤘다", "미뤘음", "미뤘네", "미뤄짐", "미뤄졌어", "미뤄졌어요", "미뤄졌다", "미루기로", "연기됨",
      "연기됐어", "연기됐어요", "연기했어", "연기했어요", "연기함", "연기하기로", "파투", "파투남", "파투났어", "파토", "파토남", "파토났어",
      "펑크", "펑크남", "펑크냄", "펑크났어", "무산", "무산됨", "무산됐어", "불발", "깨짐", "깨졌어", "바람맞음", "바람맞았어",
    ]
    return others.union(endings.map { "취소" + $0 })
  }()
  /// Korean words for a plan that did not take place, only at the end of a line, because 연기 also means acting.
  static let undoneAtEnd: Set<String> = ["연기"]

  /// The words before a Korean verb that make it negative.
  static let negations: Set<String> = ["못", "안"]
  /// Korean verbs of a meeting that a negation reverses: 못 만남, 안 왔어.
  static let meetingVerbs: Set<String> = verbs(
    of: ["만났", "봤", "갔", "왔", "나왔", "나갔", "모였", "됐", "했", "뵀"],
    and: ["만남", "만나", "봄", "감", "옴", "나옴", "나감", "모임", "됨", "함", "뵘", "돼", "돼요"])

  /// Phrases that say that a meeting took place, even if the line contains a negation elsewhere.
  static let meetings: Set<String> = met.union(["met", "we talked", "봤어", "봤어요", "봤음"])
  /// Words that reverse the following word.
  static let reversing: Set<String> = ["못", "안", "not", "never", "havent", "hadnt"]

  // MARK: Contacts that were not reached

  static let notReached: Set<String> = [
    "no answer", "no reply", "no response", "no luck", "no signal", "didnt answer",
    "did not answer",
    "doesnt answer", "hasnt answered", "never answered", "not answering", "wasnt answering",
    "didnt pick up", "did not pick up", "doesnt pick up", "never picked up", "not picking up",
    "didnt reply", "did not reply", "hasnt replied", "never replied", "didnt respond",
    "couldnt reach", "could not reach", "cant reach", "didnt reach", "never reached",
    "couldnt get through", "could not get through", "didnt get through", "didnt get hold",
    "couldnt get hold", "left a message", "left a voicemail", "voicemail",
    "went to voicemail", "straight to voicemail", "line was busy",
    "line busy", "unreachable", "left on read", "still waiting",
    "부재중", "읽씹", "씹힘", "씹혔어", "통화중", "통화 중", "답 없음", "답이 없음", "답이 없어", "답이 없네", "답장 없음",
    "답장이 없어", "꺼져 있음", "꺼져 있어", "전화기 꺼짐", "답 안 옴", "답이 안 옴", "답 안 왔어", "답장 안 옴", "답장 안 왔어",
    "연락 안 옴", "연락 안 왔어", "답이 안 와", "답장이 안 와",
  ]
  /// Phrases that say that a contact took place after all.
  static let reached: Set<String> = [
    "called back", "rang back", "called me back", "wrote back", "talked", "spoke", "chatted",
    "then",
    "finally", "eventually", "at first", "통화함", "통화했어", "통화했어요", "통화됨", "통화됐어", "얘기함", "얘기했어",
    "이야기했어", "결국", "나중에", "다시 전화 옴", "전화 왔어", "전화 옴", "연락 왔어", "연락 옴",
  ]
  /// Words that put a contact off.
  static let notYet: Set<String> = ["나중에", "내일", "이따", "이따가", "다음에", "later", "tomorrow"]
  /// The beginnings of Korean words for a contact, whatever their ending: 전화했는데.
  static let channels = ["전화", "통화", "카톡", "문자", "연락"]
  /// Korean words that may stand before a negation that is about the contact: 전화 안 받음.
  static let beforeNegation: Set<String> = [
    "톡", "아직", "오늘", "또", "계속", "지금", "여전히",
    "바빠서", "왜", "두", "세", "번", "번이나", "했는데", "걸었는데", "보냈는데", "했더니",
  ]
  /// Korean verbs of a contact that a negation reverses: 연락 안 됨.
  static let contactVerbs: Set<String> = verbs(
    of: ["됐", "했", "걸었", "보냈", "읽었", "닿았"],
    and: ["됨", "돼", "돼요", "되네", "되네요", "함", "보냄", "읽음", "읽네", "닿음", "닿네"])

  /// Returns the forms of past-tense stems, and other words.
  private static func verbs(of stems: [String], and others: Set<String>) -> Set<String> {
    let endings = [
      "어", "어요", "다", "음", "네", "네요", "지", "지요", "죠", "고", "는데", "습니다", "거든", "거든요", "어서",
    ]
    return others.union(stems.flatMap { stem in endings.map { stem + $0 } })
  }
}
