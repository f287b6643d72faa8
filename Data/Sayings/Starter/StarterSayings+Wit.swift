extension StarterSayings {
  /// Proverbs on the comedy of everyday life.
  static let wit: [(kor: String, eng: String)] = [
    ("꿩 먹고 알 먹는다", "Pheasant for dinner, and eggs for breakfast besides."),
    ("임도 보고 뽕도 딴다", "Gather mulberry leaves, and meet your sweetheart while you are there."),
    ("꿈보다 해몽이 좋다", "The dream was nothing much, but how kindly it was explained!"),
    ("모로 가도 서울만 가면 된다", "Walk sideways if you like, as long as you get to Seoul."),
    ("오이를 거꾸로 먹어도 제멋", "Start your cucumber from whichever end you please."),
    ("사공이 많으면 배가 산으로 간다", "With too many at the oars, the boat goes up the mountain."),
    ("까마귀 날자 배 떨어진다", "A crow flew off, a pear fell down, and everybody looked at the crow."),
    ("쇠귀에 경 읽기", "Chant scripture into an ox's ear, and the ox goes on chewing."),
    ("업은 아이 삼 년 찾는다", "Three years of searching, and the baby was on your back."),
    ("평안 감사도 저 싫으면 그만이다", "Even a governor's chair is no use to someone who doesn't want it."),
    ("잘되면 제 탓 못되면 조상 탓", "If it went well, it was me; if it didn't, it was my ancestors."),
    ("호랑이 담배 먹을 적", "It was long, long ago, back when tigers smoked pipes."),
    ("범 없는 골에 토끼가 스승이라", "In a valley without tigers, the rabbit is the wise old master."),
    (
      "새벽달 보자고 초저녁부터 기다린다", "The moon is not due until dawn, and somebody has been up since supper."
    ),
    ("도토리 키 재기", "Two acorns are arguing over who is taller."),
    ("우물에 가 숭늉 찾는다", "Here you are at the well, asking for tea already brewed."),
    ("같은 값이면 다홍치마", "If they cost the same, take the crimson skirt."),
  ]
}
