package import Domain
package import PresentationKit
import TextUI

/// The changes to sayings, for the command line and the screens. Each returns an answer with the sentence to show.
package struct SayingsActions {
  package let sayings: Sayings
  package let words: SayingsWords

  package init(sayings: Sayings, words: SayingsWords) {
    self.sayings = sayings
    self.words = words
  }

  package func add(_ draft: SayingDraft) throws(SayingsFailure) -> Answer<Saying> {
    let same = try sayings.queries.same(as: draft)
    var answer = answer(try sayings.add(draft), words.added)
    if let same {
      answer.warn(AnswerWarning(code: "sameSaying", message: words.saysTheSame(same.number)))
    }
    return answer
  }

  func edit(_ number: SayingNumber, _ change: SayingChange) throws(SayingsFailure) -> Answer<Saying>
  {
    answer(try sayings.edit(number, change), words.edited)
  }

  package func like(_ number: SayingNumber, _ isLiked: Bool) throws(SayingsFailure) -> Answer<
    Saying
  > {
    answer(try sayings.edit.like(number, isLiked), words.liked)
  }

  package func use(_ number: SayingNumber, _ isUsed: Bool) throws(SayingsFailure) -> Answer<Saying>
  {
    answer(try sayings.edit.use(number, isUsed), words.used)
  }

  package func remove(_ number: SayingNumber) throws(SayingsFailure) -> Answer<Saying> {
    var answer = answer(try sayings.edit.remove(number), words.removed)
    answer.removes = true
    return answer
  }

  private func answer(_ saying: Saying, _ sentence: (Saying) -> String) -> Answer<Saying> {
    Answer(record: saying, sentence: sentence(saying)) { json in
      json.saying(saying, named: "saying", at: sayings.queries.now)
    }
  }
}

extension JSONText {
  /// Writes a saying as a member with the given name.
  mutating func saying(_ saying: Saying, named name: StaticString, at now: Now) {
    key(name)
    self.saying(saying, at: now)
  }
}
