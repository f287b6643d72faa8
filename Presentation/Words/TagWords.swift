import Domain
import TextUI

/// What is said of tags that break a rule, whichever part they are of.
struct TagWords: Words, Equatable {
  let language: Language

  func bad(_ typed: String) -> String {
    say(
      "‘\(Printable.brief(typed))’: 태그는 글자가 들어간 한 낱말이에요. 숫자, -, _도 섞을 수 있어요.",
      "“\(Printable.brief(typed))” is no tag. A tag is one word with letters; digits, - and _ may be "
        + "among them.")
  }

  func tooLong(_ limit: Int) -> String {
    let letters = LengthWords(language).letters(.cells(limit))
    return say("태그는 하나에 \(letters)까지예요.", "A tag has at most \(letters).")
  }
}
