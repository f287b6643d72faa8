extension StarterSayings {
  /// Proverbs on speaking and listening.
  static let words: [(kor: String, eng: String)] = [
    ("말 한마디에 천 냥 빚도 갚는다", "One good word can settle a debt of a thousand coins."),
    ("낮말은 새가 듣고 밤말은 쥐가 듣는다", "By day the birds are listening, and by night the mice."),
    ("발 없는 말이 천 리 간다", "A word has no feet, and still it walks to the far end of the country."),
    ("아 해 다르고 어 해 다르다", "“Ah” is one thing and “oh” is another: it is all in how you say it."),
    ("말은 해야 맛이고 고기는 씹어야 맛이다", "Meat is no good unless you chew it, nor words unless you say them."),
    (
      "가루는 칠수록 고와지고 말은 할수록 거칠어진다",
      "Flour gets finer with every sifting; an argument only gets coarser."
    ),
    ("말 많은 집은 장맛도 쓰다", "In a house with too much talk, even the soy sauce turns bitter."),
    ("빈 수레가 요란하다", "It is the empty cart that rattles."),
    ("좋은 노래도 세 번 들으면 귀가 싫어한다", "By the third time, the ear is tired of even a lovely song."),
    ("말 안 하면 귀신도 모른다", "What you never say, not even a ghost can guess."),
    (
      "들은 귀는 천 년이요 말한 입은 사흘이라",
      "The mouth forgets in three days what the ear keeps for a thousand years."
    ),
    ("남의 말 하기는 식은 죽 먹기", "Gossip goes down as easily as cool porridge."),
    ("남의 말도 석 달", "Give it three months, and nobody will be talking about it."),
    ("호랑이도 제 말 하면 온다", "Talk about the tiger, and in walks the tiger."),
    (
      "길이 아니거든 가지 말고 말이 아니거든 듣지 말라",
      "If it is not a path, don't take it; if it is not sense, don't listen."
    ),
    ("세 살 먹은 아이 말도 귀담아들으랬다", "Listen well, even when the speaker is three years old."),
    ("물이 깊을수록 소리가 없다", "The deeper the water, the less it has to say."),
    ("비는 데는 무쇠도 녹는다", "An honest apology will melt even iron."),
  ]
}
