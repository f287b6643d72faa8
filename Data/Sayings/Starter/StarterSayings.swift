/// The sayings a new store begins with.
enum StarterSayings {
  /// Korean and English, in the order of their numbers.
  static let all: [(kor: String, eng: String)] = [
    ("천 리 길도 한 걸음부터", "A journey of a thousand ri begins with one step."),
    ("가는 말이 고와야 오는 말이 곱다", "Kind words go out, and kind words come back."),
    ("고생 끝에 낙이 온다", "After hardship comes joy."),
  ]
}
