extension StarterSayings {
  /// Proverbs on luck and hardship.
  static let luck: [(kor: String, eng: String)] = [
    ("고생 끝에 낙이 온다", "At the far end of hardship, joy is waiting."),
    ("태산을 넘으면 평지를 본다", "Once you are over the great mountain, level ground comes into view."),
    ("궁하면 통한다", "When you are truly stuck, a way opens."),
    (
      "호랑이에게 물려 가도 정신만 차리면 산다",
      "Even in a tiger's jaws, keep your head and you will live to tell it."
    ),
    ("음지가 양지 되고 양지가 음지 된다", "Give it time: the shady side turns sunny, and the sunny side shady."),
    ("개천에서 용 난다", "Now and then a dragon rises out of the village brook."),
    ("달걀도 굴러가다 서는 모가 있다", "Even a rolling egg finds an edge to come to rest on."),
    (
      "산 입에 거미줄 치랴", "No spider spins its web across a living mouth: something will turn up to eat."
    ),
    ("이 없으면 잇몸으로 살지", "No teeth left? Then we shall manage with our gums."),
    ("세월이 약", "Time is good medicine."),
    ("호박이 넝쿨째로 굴러떨어졌다", "A pumpkin rolled in at the door, vine and all."),
    ("소 뒷걸음질 치다 쥐 잡기", "The ox took one step back and, of all things, caught a mouse."),
    ("가는 날이 장날", "Of all the days to go, you picked market day."),
    ("바람이 불어야 배가 가지", "The boat will go when there is a wind to take it."),
    (
      "마음 한번 잘 먹으면 북두칠성이 굽어보신다",
      "Set your heart right, and the Big Dipper leans down to watch over you."
    ),
    ("죽은 나무에 꽃이 핀다", "Now and then blossom comes to a tree that everyone had given up."),
  ]
}
