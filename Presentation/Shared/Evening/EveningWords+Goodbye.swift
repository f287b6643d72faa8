import Domain
import PresentationKit

/// The goodbye of an evening. It contains no praise, because the user may want to forget a day with a low mood.
extension EveningWords {
  /// A mood below this level ends with a gentler goodbye.
  private static let lowLevel = 40

  func goodbye(_ facts: EveningFacts) -> String {
    guard facts.isToday else {
      return say("그날 이야기까지 잘 적어 뒀어요.", "That day is written down now.")
    }
    let level = facts.records.last { $0.level != nil }?.level?.value
    return turn(facts.day, level.map { $0 < Self.lowLevel } == true ? gentle : plain)
  }

  private var plain: [Phrase] {
    [
      Phrase("오늘은 여기까지예요. 잘 자요.", "That is all for today. Sleep well."),
      Phrase("얘기 들려줘서 고마워요. 내일 또 만나요.", "Thank you for telling me. Until tomorrow."),
      Phrase("이제 푹 쉬어요. 좋은 꿈 꿔요.", "Now rest. Good night."),
      Phrase("다 적어 뒀어요. 편안한 밤 보내요.", "It is all written down. Have a quiet night."),
      Phrase("그럼 내일 봐요.", "See you tomorrow, then."),
      Phrase("오늘 얘기는 잘 적어 뒀어요. 잘 자요.", "Today is saved. Good night."),
      Phrase("남은 밤도 편하게 보내요.", "Enjoy the rest of the evening."),
    ]
  }

  private var gentle: [Phrase] {
    [
      Phrase("쉽지 않은 날이었네요. 푹 쉬어요.", "That was not an easy day. Rest well."),
      Phrase("말해 줘서 고마워요. 이제 좀 쉬어요.", "Thank you for telling me anyway. Get some rest."),
      Phrase("오늘은 일찍 자도 돼요. 잘 자요.", "It is fine to call it a night early. Sleep well."),
      Phrase("이런 날도 있죠. 푹 자요.", "Some days are like this. Good night."),
      Phrase("이제 아무것도 안 해도 돼요. 잘 자요.", "There is nothing more to do tonight. Rest now."),
      Phrase("내일은 조금 가벼웠으면 좋겠어요. 잘 자요.", "I hope tomorrow is a little lighter. Good night."),
      Phrase("오늘은 아무 생각 말고 쉬어요. 내일 봐요.", "Take it easy tonight. See you tomorrow."),
    ]
  }

  /// The goodbye after an evening without an answer.
  func laterThen(_ facts: EveningFacts) -> String {
    turn(
      facts.day,
      [
        Phrase("말하고 싶을 때 언제든 불러요.", "Come back whenever you like."),
        Phrase("오늘은 조용히 넘어가요. 괜찮아요.", "A quiet evening is fine too."),
        Phrase("그럼 다음에 얘기해요.", "Another time, then."),
        Phrase("오늘은 그냥 쉬어요.", "Just rest, then."),
        Phrase("말 안 해도 괜찮아요. 푹 쉬어요.", "You need not say anything. Rest well."),
        Phrase("피곤하면 내일 얘기해도 돼요.", "If you are tired, tomorrow will do."),
        Phrase("괜찮아요. 또 봐요.", "That is all right. See you soon."),
      ])
  }
}
