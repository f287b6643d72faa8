extension StarterSayings {
  /// Proverbs on effort and patience.
  static let effort: [(kor: String, eng: String)] = [
    ("낙숫물이 댓돌을 뚫는다", "Drop by drop, the rain from the eaves wears a hole in the doorstep."),
    ("열 번 찍어 아니 넘어가는 나무 없다", "No tree is still standing after ten good strokes of the axe."),
    ("공든 탑이 무너지랴", "A tower built with care is not about to fall."),
    ("지성이면 감천", "A heart that means it moves even heaven."),
    ("우물을 파도 한 우물을 파라", "If you are digging for water, keep to one well."),
    ("첫술에 배부르랴", "Who was ever full after the first spoonful?"),
    ("구슬이 서 말이라도 꿰어야 보배", "Beads by the bucketful are no treasure until somebody strings them."),
    ("부뚜막의 소금도 집어넣어야 짜다", "Even the salt beside the stove has to go into the pot."),
    ("무쇠도 갈면 바늘 된다", "Keep grinding, and a lump of iron becomes a needle."),
    ("급히 먹는 밥이 목이 멘다", "Rice eaten in a hurry sticks in the throat."),
    ("쇠뿔도 단김에 빼라", "Pull the ox's horn while it is still hot."),
    ("부지런한 물방아는 얼 새도 없다", "A busy water mill never finds the time to freeze."),
    ("나는 새도 깃을 쳐야 날아간다", "Even a bird born to fly must beat its wings to get anywhere."),
    ("호미로 막을 것을 가래로 막는다", "The leak a hoe can stop today will need a shovel tomorrow."),
    ("목마른 사람이 우물 판다", "The one who is thirsty digs the well."),
    (
      "감나무 밑에 누워서 홍시 떨어지기를 기다린다",
      "Lie under the persimmon tree, mouth open, and it will be a long wait."
    ),
    ("정성이 있으면 한식에도 세배 간다", "If you mean it, a New Year's visit is not too late in April."),
    ("뿌리 깊은 나무 가뭄 안 탄다", "A tree with deep roots does not mind a dry summer."),
  ]
}
