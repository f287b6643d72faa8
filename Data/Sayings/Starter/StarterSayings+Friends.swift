extension StarterSayings {
  /// Proverbs on friends and neighbours.
  static let friends: [(kor: String, eng: String)] = [
    ("먼 사촌보다 가까운 이웃이 낫다", "Better a neighbour next door than a cousin three valleys away."),
    ("친구는 옛 친구가 좋고 옷은 새 옷이 좋다", "For clothes, the new ones; for friends, the old ones."),
    ("콩 한 쪽도 나눠 먹는다", "Even half a bean is enough to share."),
    ("미운 아이 떡 하나 더 준다", "The child who tries your patience gets the extra rice cake."),
    ("바늘 가는 데 실 간다", "Where the needle goes, the thread comes along."),
    ("열의 한 술 밥이 한 그릇 푼푼하다", "A spoonful from each of ten bowls makes one generous dinner."),
    ("소도 언덕이 있어야 비빈다", "Even an ox needs a bank to rub its back against."),
    ("까마귀도 내 땅 까마귀라면 반갑다", "Even a crow is a welcome sight when it comes from home."),
    ("가재는 게 편", "The crayfish takes the crab's side."),
    ("쌀독에서 인심 난다", "Kindness comes more easily out of a full rice jar."),
    ("드는 줄은 몰라도 나는 줄은 안다", "You hardly notice them arrive, but you feel it when they are gone."),
    (
      "물은 건너 보아야 알고 사람은 지내보아야 안다",
      "You know a river once you have waded it, a person once you have shared some days."
    ),
    ("가는 손님은 뒤꼭지가 예쁘다", "Nothing is prettier than the back of a guest who is leaving."),
  ]

  /// Proverbs on family.
  static let family: [(kor: String, eng: String)] = [
    (
      "의가 좋으면 세 어이딸이 도토리 한 알을 먹어도 시장 멈춤은 한다",
      "Where hearts agree, a mother and two daughters can make a meal of one acorn."
    ),
    ("누이 좋고 매부 좋다", "Good for my sister, and just as good for her husband."),
    ("가지 많은 나무에 바람 잘 날이 없다", "A tree with many branches never has a day without wind."),
    ("열 손가락 깨물어 안 아픈 손가락이 없다", "Bite any of ten fingers and it hurts: every child is dear."),
    ("고슴도치도 제 새끼는 함함하다고 한다", "Even a hedgehog will tell you that her baby is silky soft."),
    ("내리사랑은 있어도 치사랑은 없다", "Love runs downhill to the young; it seldom climbs back up."),
    ("자식을 길러 봐야 부모 은공을 안다", "Raise a child, and you learn what your parents did for you."),
    ("부부 싸움은 칼로 물 베기", "A couple's quarrel is a knife drawn through water."),
    ("짚신도 제짝이 있다", "Even a straw shoe has its other half somewhere."),
    ("아내가 귀여우면 처갓집 말뚝 보고도 절한다", "Love your wife, and you will bow even to her parents' gatepost."),
    ("어른도 한 그릇 아이도 한 그릇", "One bowl for the grown-up, and one bowl for the child."),
    ("아이 보는 데는 찬물도 못 먹는다", "Even a sip of cold water gets copied when a child is watching."),
    ("굽은 나무가 선산을 지킨다", "It is the crooked tree that stays to guard the family hill."),
    ("윗물이 맑아야 아랫물이 맑다", "The stream runs clear below when it is clear above."),
  ]
}
