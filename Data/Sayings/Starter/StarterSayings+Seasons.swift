extension StarterSayings {
  /// Proverbs on food, weather and the seasons.
  static let seasons: [(kor: String, eng: String)] = [
    ("뚝배기보다 장맛이 좋다", "Never mind the plain clay pot; taste the stew."),
    ("보기 좋은 떡이 먹기도 좋다", "A rice cake made prettily tastes better, too."),
    (
      "떡 줄 사람은 꿈도 안 꾸는데 김칫국부터 마신다",
      "Nobody has offered you cake, and already you are sipping the broth to go with it."
    ),
    ("수박 겉 핥기", "Licking the rind will never tell you how sweet the melon is."),
    ("떡 본 김에 제사 지낸다", "Since there is rice cake in the house, let us hold the family rites today."),
    ("장 단 집에 복이 많다", "Where the soy sauce is sweet, good luck comes to stay."),
    ("밥 한 알이 귀신 열을 쫓는다", "One grain of rice chases off ten ghosts, so eat up and get well."),
    ("가을 상추는 문 걸어 잠그고 먹는다", "Autumn lettuce is so good that you bolt the door before you eat it."),
    ("마파람에 게 눈 감추듯", "Gone from the plate, as quick as a crab's eyes in the wind."),
    ("봄 조개 가을 낙지", "Clams in spring, octopus in autumn: everything has its season."),
    ("참새가 방앗간을 그저 지나랴", "When did a sparrow ever fly past a mill without stopping?"),
    ("꿩 대신 닭", "No pheasant today? Then chicken will do nicely."),
    ("여름비는 잠비 가을비는 떡비", "Rain in summer is for naps; rain in autumn is for rice cakes."),
    ("더도 말고 덜도 말고 늘 가윗날만 같아라", "No more and no less: may every day be like the harvest feast."),
    ("가을에는 부지깽이도 덤벙인다", "At harvest time even the fire poker is run off its feet."),
    ("가을 식은 밥이 봄 양식이다", "The cold rice you save in autumn is your supper in spring."),
    ("우수 경칩에 대동강이 풀린다", "The first days of spring arrive, and even the Taedong River thaws."),
    (
      "설은 질어야 좋고 보름은 밝아야 좋다",
      "A wet New Year and a bright first full moon promise a good harvest."
    ),
    ("개미가 거동하면 비가 온다", "When the ants go out on parade, expect rain."),
    ("십 년이면 강산도 변한다", "In ten years even the rivers and the hills are not the same."),
  ]
}
