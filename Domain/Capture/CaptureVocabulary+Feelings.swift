// MARK: Feelings

extension CaptureVocabulary {
  /// English mood words.
  static let moods: Set<String> = [
    "happy", "sad", "tired", "anxious", "anxiety", "stressed", "lonely", "grumpy", "angry",
    "excited", "exhausted", "depressed", "upset", "worried", "awful", "homesick", "cried", "crying",
    "moody", "hungover", "gutted", "miserable", "wrecked", "knackered", "shattered", "drained",
  ]
  /// Words for an illness, so that a line about a person is more likely a diary entry than a contact.
  static let ailments: Set<String> = [
    "fever", "temperature", "sick", "ill", "poorly", "rash", "cough", "vomiting", "headache",
  ]
  /// English words that are a mood only at the start of the line, where filler words may come before them.
  static let bareMoods: Set<String> = [
    "meh", "chilled", "grateful", "proud", "glad", "calm", "relaxed", "bored", "nervous",
    "frustrated", "overwhelmed", "peaceful", "content", "restless", "low", "grand",
  ]
  /// Filler words that may come before an English mood.
  static let beforeMoods: Set<String> = [
    "so", "really", "pretty", "very", "quite", "a", "bit", "still", "just", "feeling", "i'm", "i’m",
    "im", "i", "am", "absolutely", "totally", "kinda", "rather", "too", "super",
  ]
  /// Words that may follow an English mood without making it part of another term.
  static let behindMoods: Set<String> = [
    "about", "at", "for", "with", "of", "today", "since", "after", "this", "now", "and", "but",
    "out", "through", "last", "because", "that", "rn", "lately", "again",
  ]
  /// Filler words that may come before a Korean mood.
  static let beforeKoreanMoods: Set<String> = [
    "오늘", "오늘은", "오늘도", "지금", "나", "난", "나는", "너무", "너무너무", "정말", "진짜", "좀", "조금", "많이", "되게",
    "아주", "참", "완전", "엄청", "그냥", "또", "괜히", "왠지", "왜케", "이렇게", "몹시", "무척",
  ]
  /// Words after a meal that make it food, and not a part of the day: 점심 먹고, 저녁 거르고.
  static let eating = ["먹", "드시", "드신", "드셨", "거르", "거른", "걸렀", "굶"]
  /// Words before a number that numbers or counts something.
  static let counting: Set<String> = [
    "number", "no", "nr", "page", "chapter", "part", "day", "week", "round", "level", "version",
    "room", "season", "episode", "번호", "제", "메모", "시즌", "레벨",
  ]
  /// Ratings of a day, which come before `day`.
  static let judged: Set<String> = [
    "great", "good", "best", "better", "lovely", "nice", "amazing", "wonderful", "perfect",
    "brilliant", "fantastic", "fine", "ok", "okay", "alright", "decent", "average", "mediocre",
    "meh", "quiet", "long", "hard", "tough", "rough", "bad", "worst", "terrible", "horrible",
    "awful", "crap", "shit", "shitty", "stressful", "exhausting", "weird", "boring", "productive",
  ]
  /// Beginnings of Korean mood words.
  static let koreanMoods = [
    "행복", "우울", "슬프", "슬펐", "기쁘", "기뻤", "피곤", "힘들", "짜증", "화나", "화났", "불안", "외로", "외롭", "설레",
    "설렌", "설렜", "답답", "지침", "지쳤", "울었", "신났", "뿌듯", "평온", "화남", "허무", "멘탈", "개운", "쏘쏘",
  ]

  /// Returns whether a word is a mood word in either language.
  static func isMood(_ word: String) -> Bool {
    let text = PlanDoubts.bare(word)
    let whole = text.hasSuffix("-ish") ? String(text.dropLast(4)) : text
    return moods.contains(whole) || koreanMoods.contains { text.hasPrefix($0) }
  }
}
