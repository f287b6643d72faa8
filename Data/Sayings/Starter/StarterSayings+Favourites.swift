extension StarterSayings {
  /// Short proverbs that a new store shows first.
  static let favourites: [(kor: String, eng: String)] = [
    ("말이 씨가 된다", "Words are seeds, so mind what you plant."),
    ("개구리도 옴쳐야 뛴다", "Even a frog has to crouch before it leaps."),
    ("등잔 밑이 어둡다", "The darkest spot is right under the lamp."),
    ("원숭이도 나무에서 떨어진다", "Once in a while even a monkey misses the branch."),
    ("하늘이 무너져도 솟아날 구멍이 있다", "Even if the sky falls, there is a hole to climb through."),
    ("시장이 반찬", "Hunger is the best side dish."),
    ("굼벵이도 구르는 재주가 있다", "Even a grub has its talent: watch it roll."),
    ("벼 이삭은 익을수록 고개를 숙인다", "The riper the rice, the lower it bows."),
    ("쥐구멍에도 볕 들 날 있다", "One day the sun finds even the mouse hole."),
    ("작은 고추가 더 맵다", "It is the little pepper that has the fire."),
    ("금강산도 식후경", "Lunch first: even the Diamond Mountains can wait."),
    ("티끌 모아 태산", "Keep gathering dust, and one day it is a mountain."),
    ("길동무가 좋으면 먼 길도 가깝다", "With a good companion, the long road is short."),
    ("엎어진 김에 쉬어 간다", "Tripped and fell? Then rest a while, since you are down."),
    ("느릿느릿 걸어도 황소걸음", "The ox walks slowly, and the ox arrives."),
    ("백지장도 맞들면 낫다", "Even a sheet of paper is lighter between two."),
    ("비 온 뒤에 땅이 굳어진다", "After the rain, the ground is firmer than before."),
    ("가는 말이 고와야 오는 말이 곱다", "Send kind words out, and kind words come home."),
    ("천 리 길도 한 걸음부터", "However long the road, it begins with one step."),
    ("시작이 반이다", "Once you have begun, you are halfway there."),
  ]
}
