extension StarterSayings {
  /// Proverbs on learning and humility.
  static let learning: [(kor: String, eng: String)] = [
    ("서당 개 삼 년에 풍월을 한다", "Three years at the village school, and even the dog recites poetry."),
    ("백 번 듣는 것이 한 번 보는 것만 못하다", "A hundred tellings are not worth one good look."),
    ("아는 길도 물어 가랬다", "Ask the way, even on a road you know."),
    ("돌다리도 두들겨 보고 건너라", "Give even a stone bridge a knock before you cross."),
    ("얕은 내도 깊게 건너라", "Cross the shallow stream as if it were deep."),
    ("우물 안 개구리", "To the frog in the well, the sky is small and round."),
    ("뛰는 놈 위에 나는 놈 있다", "Above everyone who runs there is someone who flies."),
    ("세 살 적 버릇이 여든까지 간다", "The habits you had at three will still be with you at eighty."),
    (
      "콩 심은 데 콩 나고 팥 심은 데 팥 난다",
      "Sow soybeans, and up come soybeans; sow red beans, and up come red beans."
    ),
    ("먹을 가까이하면 검어진다", "Sit close to the ink, and some of it will rub off on you."),
    ("삼밭에 쑥대", "Among the tall hemp, even the mugwort grows up straight."),
    ("늙은 말이 길을 안다", "The old horse knows the road."),
    ("물은 트는 대로 흐른다", "Water runs wherever you open the way for it."),
    ("흐르는 물은 썩지 않는다", "Water that keeps moving stays fresh."),
    ("길고 짧은 것은 대어 보아야 안다", "Which one is longer? Lay them side by side and see."),
    (
      "남의 흉이 한 가지면 제 흉이 열 가지", "For every fault you find in others, you could find ten of your own."
    ),
    ("자랑 끝에 불붙는다", "Boast long enough, and something is bound to catch fire."),
    ("개구리 올챙이 적 생각 못 한다", "The frog has quite forgotten being a tadpole."),
    ("누울 자리 봐 가며 발을 뻗어라", "See how much room there is before you stretch your legs."),
    ("길을 두고 뫼로 갈까", "Why scramble over the hill when there is a road?"),
  ]
}
