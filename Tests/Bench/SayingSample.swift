/// Sample sayings, the same for the same number on every machine.
enum SayingSample {
  /// The searched part of a word, and the only word that contains it.
  static let wanted = (part: "윤슬", word: "윤슬을")
  /// One saying in this many contains the word.
  static let rarity = 50_021

  /// The header of the CSV table. A row has seven Korean words or nine English words.
  static let header = "kor,eng\n"
  static func row(_ number: Int) -> String {
    var dice = Dice(number)
    let isWanted = number % rarity == rarity - 1
    if number % 2 == 1, !isWanted {
      let words = (0..<9).map { _ in dice.pick(english) }
      return ",\(words.joined(separator: " ")).\n"
    }
    var words = (0..<7).map { _ in dice.pick(stems) + dice.pick(endings) }
    if isWanted { words[3] = wanted.word }
    return "\(words.joined(separator: " ")).,\n"
  }

  private static let stems = [
    "바람", "구름", "나무", "강물", "아침", "저녁", "마음", "사람", "하늘", "바다", "꽃잎", "가을", "여름", "겨울", "새벽",
    "노을", "골목", "창문", "편지", "노래", "그림자", "발자국", "등불", "이웃", "친구", "어머니", "아이", "시간", "하루", "들판",
    "조약돌", "버드나무", "달빛", "별빛", "눈송이", "빗방울", "오솔길", "돛단배", "항아리", "촛불",
  ]
  private static let endings = ["이", "가", "을", "를", "은", "는", "에서", "으로", "처럼", "까지", "마저", "보다"]
  private static let english = [
    "the", "a", "river", "mountain", "keeps", "who", "waits", "morning", "finds", "road", "never",
    "always", "light", "small", "kind", "word", "home", "heart", "learns", "before", "after",
    "rain", "garden", "friend", "patient", "hand", "builds", "quiet", "song", "travels", "far",
    "with", "without", "hurry", "stone", "sea", "boat", "wind", "carries", "every", "evening",
    "lamp", "window", "remembers", "forgets", "winter", "spring", "seed", "grows", "slowly",
    "bread", "shared", "tastes", "sweeter", "truth", "walks", "alone", "and", "returns", "together",
  ]
}
