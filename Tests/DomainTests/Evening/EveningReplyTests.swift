import Domain
import Testing

@Suite struct `A line that answers an evening` {
  // V-01
  @Test func `skips, asks for help, or ends`() {
    for text in ["", "  ", "\t"] { #expect(EveningReply(text) == .skip) }
    for text in ["?", " ？ "] { #expect(EveningReply(text) == .explain) }
    for text in ["q", "Q", "ㅂ", "quit", "끝"] { #expect(EveningReply(text) == .end) }
    #expect(EveningReply(" quite good ") == .words("quite good"))
    #expect(EveningReply("q?") == .words("q?"))
  }

  // V-01
  @Test func `says yes or no in both languages, with words after it`() {
    for text in ["y", "Yes", "yes!", "네", "네.", "응", "만났어요", "ㅇㅇ"] {
      #expect(YesOrNo(text) == .yes(""), "\(text)")
    }
    for text in ["n", "No.", "nope", "아니요", "아뇨", "안 만났어요", "we didn’t"] {
      #expect(YesOrNo(text) == .no(""), "\(text)")
    }
    #expect(YesOrNo("yes, we laughed a lot") == .yes("we laughed a lot"))
    #expect(YesOrNo("네 한참 웃었어요") == .yes("한참 웃었어요"))
    #expect(YesOrNo("아니요, 아팠대요") == .no("아팠대요"))
    #expect(YesOrNo("no, she was ill") == .no("she was ill"))
  }

  // V-01: nothing is guessed.
  @Test func `is no answer if it only begins like one`() {
    for text in [
      "", "no problem at all", "yesterday was better", "nothing much", "응원했다", "예전 같았다", "어제 봤다",
      "아니 근데 웃겼다", "she came late",
    ] { #expect(YesOrNo(text) == nil, "\(text)") }
  }

  @Test func `names a page or a percentage`() {
    for text in ["120", "p. 120", "P.120", "p 120", "page 120", "120쪽", "120 페이지", "120p"] {
      #expect(EveningNumber.position(text, isPercent: false) == .page(120), "\(text)")
    }
    for text in ["45%", "45 퍼센트", "45 percent"] {
      #expect(EveningNumber.position(text, isPercent: false) == .percent(45), "\(text)")
    }
    #expect(EveningNumber.position("45", isPercent: true) == .percent(45))
    #expect(EveningNumber.position("p. 45", isPercent: true) == .page(45))
    for text in ["", "page", "the end", "120 good pages", "1234567", "-3", "twelve"] {
      #expect(EveningNumber.position(text, isPercent: false) == nil, "\(text)")
    }
  }

  @Test func `is a mood with words if it begins with a number`() {
    #expect(EveningNumber.mood("72") == MoodDraft(level: 72, text: nil))
    #expect(EveningNumber.mood("72점") == MoodDraft(level: 72, text: nil))
    #expect(EveningNumber.mood("72/100") == MoodDraft(level: 72, text: nil))
    #expect(EveningNumber.mood("72 slept well") == MoodDraft(level: 72, text: "slept well"))
    #expect(EveningNumber.mood("72, slept well") == MoodDraft(level: 72, text: "slept well"))
    #expect(EveningNumber.mood("72점 푹 잤다") == MoodDraft(level: 72, text: "푹 잤다"))
    #expect(EveningNumber.mood("720") == MoodDraft(level: 720, text: nil), "A rule refuses it.")
    for text in ["", "good", "7th heaven", "about", "20 minutes of running", "오 좋았다", "천천히 걸었다"] {
      #expect(EveningNumber.mood(text) == nil, "\(text)")
    }
  }
}
