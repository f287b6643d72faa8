/// The starter sayings with which a hard day may end. None of them scolds.
public enum GentleSayings {
  /// The highest mood of a hard day.
  static let highestLevel = 30

  /// The English sayings, then the Korean ones, then those in both languages. A store has only the sayings of the
  /// language in which it was created.
  public static let all: [SayingWords] =
    english.map { SayingWords(eng: $0, who: $1) } + korean.map { SayingWords(kor: $0, who: $1) }
    + proverbs.map { SayingWords(eng: $1, kor: $0, who: nil) }

  private static let proverbs: [(String, String)] = [
    ("비 온 뒤에 땅이 굳어진다", "After the rain, the ground is firmer than before."),
    ("하늘이 무너져도 솟아날 구멍이 있다", "Even if the sky falls, there is a hole to climb through."),
    ("길동무가 좋으면 먼 길도 가깝다", "With a good companion, the long road is short."),
  ]

  private static let english: [(String, String?)] = [
    ("Come what come may, time and the hour runs through the roughest day.", "William Shakespeare"),
    ("All griefs with bread are less.", nil),
    ("The night is long that never finds the day.", "William Shakespeare"),
    ("The morning is wiser than the evening.", "Russian proverb"),
    ("“Hope” is the thing with feathers that perches in the soul.", "Emily Dickinson"),
    ("A joy shared is a joy doubled; a sorrow shared is a sorrow halved.", "German proverb"),
    ("Into each life some rain must fall.", "Henry Wadsworth Longfellow"),
    ("People live in one another's shelter.", "Irish proverb"),
    ("There is no charm equal to tenderness of heart.", "Jane Austen"),
    ("Not knowing when the dawn will come, I open every door.", "Emily Dickinson"),
  ]
  private static let korean: [(String, String?)] = [
    ("아무리 모진 날에도 시간은 흘러 지나간다.", "셰익스피어"),
    ("오늘 밤에도 별이 바람에 스치운다.", "윤동주"),
    ("우정은 좋은 날을 더 빛나게 하고, 궂은 날을 나누어 가볍게 한다.", "키케로"),
    ("모든 것은 한순간에 지나가고, 지나간 것은 그리워지리라.", "푸시킨"),
    ("희망은 깃털 달린 것, 마음의 횃대에 앉아 말 없는 노래를 그치지 않네.", "에밀리 디킨슨"),
    ("어떤 상처가 한꺼번에 아문 적이 있던가?", "셰익스피어"),
    ("물길이 다하는 곳까지 걸어가, 앉아서 구름 이는 것을 보네.", "왕유"),
    ("별을 노래하는 마음으로 모든 죽어 가는 것을 사랑해야지.", "윤동주"),
    (
      "우리는 만날 때에 떠날 것을 염려하는 것과 같이, 떠날 때에 다시 만날 것을 믿습니다.", "한용운"
    ),
    ("산 첩첩 물 겹겹 길이 없나 했더니, 버들 푸르고 꽃 환한 곳에 또 한 마을.", "육유"),
  ]
}

extension SayingWords {
  fileprivate init(eng: String? = nil, kor: String? = nil, who: String?) {
    self.init(
      stored: eng.map { MultilineText(stored: $0) }, kor: kor.map { MultilineText(stored: $0) },
      who: who.map { SingleLineText(stored: $0) })
  }
}
