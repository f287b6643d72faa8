package import Domain
import TextUI

/// Messages about tags, shared by all kinds of records.
package struct TagWords: Words, Equatable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func badTag(_ typed: String) -> String {
    say(
      "‘\(Printable.brief(typed))’: 태그는 글자가 들어간 한 낱말이에요. 숫자, -, _도 섞을 수 있어요.",
      "“\(Printable.brief(typed))” is not a valid tag. A tag is one word with at least one "
        + "letter. It may also contain digits, - and _.")
  }

  package func tooLong(_ limit: Int) -> String {
    let letters = LengthWords(language).letters(.cells(limit))
    return say("태그 하나는 \(letters)까지 적을 수 있어요.", "A tag can have at most \(letters).")
  }

  /// Explains why tags were refused. `most` is the message about too many tags, which differs by feature.
  package func sentence(_ refusal: TagsRefusal, most: (Int) -> String) -> String {
    switch refusal {
    case .badTag(let typed): badTag(typed)
    case .tooLong(let limit): tooLong(limit)
    case .tooMany(let limit): most(limit)
    }
  }

  package func code(_ refusal: TagsRefusal) -> String {
    switch refusal {
    case .badTag: "badTag"
    case .tooLong: "tagTooLong"
    case .tooMany: "tooManyTags"
    }
  }
}
