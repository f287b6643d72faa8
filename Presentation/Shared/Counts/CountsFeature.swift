import Domain
import PresentationKit
import TextUI

/// The entry of counters in the list of parts.
enum CountsFeature {
  static var commands: [CommandList] { [CommandList("count", "counts") { CountsCommands.all }] }

  static let entry = FeatureDescriptor(
    name: PartWords.counts, sign: { $0.new },
    records: {
      [.counter: RecordWords(PartWords.counter, did: Phrase("셌어요", "counted"))]
    },
    trash: { [.counter: PartWords.counter, .amount: Phrase("센 것", "count")] },
    changePhrases: { changePhrases },
    tutorial: { PartTutorial(about: about, pages: [about]) },
    settings: { PartSettings(notice: nil, notices: [], own: [], remembered: []) },
    keyContexts: { [.counts] },
    route: { (id, features, language) throws(Report) in
      let counter = try CountsFailure.mapError(in: language) { () throws(CountsFailure) in
        try features.counts.find(id)
      }
      return counter.id.text == id ? .more(.counts(counter.id)) : nil
    })

  private static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addCount: { Phrase("\($0.quoted) 세기", "Counted \($0.quoted)") },
    .setCount: { Phrase("\($0.quoted) 횟수 정하기", "Set the count of \($0.quoted)") },
    .removeCount: { Phrase("\($0.quoted) 센 것 지우기", "Removed what was counted of \($0.quoted)") },
    .restoreCount: { Phrase("\($0.quoted) 센 것 되살리기", "Restored a count of \($0.quoted)") },
    .editCounter: { Phrase("\($0.quoted) 단위 바꾸기", "Changed the unit of \($0.quoted)") },
    .setCountGoal: { Phrase("\($0.quoted) 목표 바꾸기", "Changed the goal of \($0.quoted)") },
    .skipCount: { Phrase("\($0.quoted) 건너뛰기", "Changed a skipped day of \($0.quoted)") },
    .removeCounter: { Phrase("\($0.quoted) 세기 지우기", "Put the counter \($0.quoted) in the trash") },
    .restoreCounter: { Phrase("\($0.quoted) 세기 되살리기", "Restored the counter \($0.quoted)") },
  ]

  private static let about = TutorialPage(
    .day, PartWords.counts,
    Phrase(
      "물 몇 잔, 달린 거리처럼 날마다 세고 싶은 것은 태그로 세요. `haru count 물`로 시작하면 그다음부터는 +를 누르고 ‘#물 1’이라고 적어도 "
        + "돼요. 목표를 정하면 습관이 되어 오늘 화면에 보여요. C를 누르면 모두 보여요.",
      "Count glasses of water, kilometres or anything else under a tag: start with `haru count water`, then "
        + "press + and type #water 1. With a goal it is a habit, which Today shows. C shows all counters."
    )
  )
}
