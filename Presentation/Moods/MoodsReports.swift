package import Domain
package import PresentationKit
import TextUI

extension MoodsWords {
  /// Returns the report of an error, as the command line and the screens show it. Every case has its own sentence.
  package func report(_ error: MoodsFailure) -> Report {
    switch error {
    case .refused(let refusal): report(refusal)
    case .unknown(let reference):
      Report(
        code: "unknownMood",
        message: say(
          "id가 ‘\(Printable.brief(reference))’인 기분이 없어요. `haru moods list`에서 id를 볼 수 있어요.",
          "No mood has the id “\(Printable.brief(reference))”. `haru moods list` shows the ids."
        ),
        field: "ID", status: .notFound)
    case .ambiguous(let reference, let records):
      Report(
        code: "ambiguous",
        message: say(
          "id가 \(Particle.toward.after("‘\(Printable.brief(reference))’")) 시작하는 기분이 여럿이에요. id를 더 길게 적어 주세요.",
          "Several mood ids begin with “\(Printable.brief(reference))”. Type more of the id."),
        field: "ID", status: .usage,
        candidates: records.map {
          "\($0.id)  \(cardTitle($0))  \(Printable.brief($0.called))"
        }, ids: .mood)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  /// The report that a mood was removed in the meantime.
  var gone: Report {
    Report(
      code: "unknownMood", message: StorageWords(language).gone, field: "ID", status: .notFound)
  }

  /// Returns the report of a refused number of sample moods.
  func seedRange(_ range: ClosedRange<Int>) -> Report {
    Report(
      code: "countRange",
      message: say(
        "한 번에 \(range.lowerBound)개부터 \(range.upperBound)개까지 만들 수 있어요.",
        "The number of moods must be from \(range.lowerBound) to \(range.upperBound)."),
      field: "count", status: .refused)
  }

  /// Returns the report of an error while writing a picture.
  func report(_ error: SharingFailure) -> Report { FileWords(language).report(error) }

  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  func report(_ refusal: MoodRefusal) -> Report {
    switch refusal {
    case .levelRange(let range):
      refused(
        "levelRange", "level", "기분은 \(range.lowerBound)부터 \(range.upperBound)까지의 숫자로 적어 주세요.",
        "The level must be from \(range.lowerBound) to \(range.upperBound).")
    case .textEmpty:
      refused(
        "textEmpty", "text", "글이 비어 있어요. 한 글자 이상 적어 주세요.",
        "The text is empty. Write at least one character.")
    case .textTooLong(let limit):
      refused(
        "textTooLong", "text",
        "글은 \(LengthWords(language).letters(.cells(limit)))까지 적을 수 있어요. \(longer)",
        "The text can have at most \(LengthWords(language).letters(.cells(limit))). \(longer)")
    case .tooManyLines(let limit):
      refused(
        "textTooLong", "text", "글은 \(limit)줄까지 적을 수 있어요. \(longer)",
        "The text can have at most \(limit) lines. \(longer)")
    case .entryTooLong(let limit):
      refused(
        "textTooLong", "text", "일기 한 편은 \(limit >> 20) MB까지 쓸 수 있어요.",
        "A diary entry can be up to \(limit >> 20) MB.")
    case .badTag(let word): refused("badTag", "TAG", TagWords(language).badTag(word))
    case .tagTooLong(let limit): refused("tagTooLong", "TAG", TagWords(language).tooLong(limit))
    case .tooManyTags(let limit):
      refused(
        "tooManyTags", "TAG", "태그는 \(limit)개까지 붙일 수 있어요.", "A mood can have at most \(limit) tags.")
    case .controlCharacter:
      refused(
        "controlCharacter", "text", "글에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
        "The text has a control character. Remove it.")
    case .shuffleOff:
      refused(
        "shuffleOff", nil, "그림 섞기가 꺼져 있어요. `haru settings set moods.shuffle on`으로 켤 수 있어요.",
        "Shuffling is off. Turn it on with `haru settings set moods.shuffle on`.")
    case .nothingToShuffle:
      refused(
        "nothingToShuffle", nil, "이 그림에는 섞을 도형이 없어요.", "This picture has no shapes to shuffle.",
        status: .notFound)
    case .themeRange(let range):
      refused(
        "themeRange", "N", "테마는 \(range.lowerBound)부터 \(range.upperBound)까지 고를 수 있어요.",
        "The theme must be from \(range.lowerBound) to \(range.upperBound).")
    }
  }

  /// The hint where the user can write longer texts.
  private var longer: String {
    say("더 긴 글은 `haru moods write`로 일기에 써 주세요.", "Use `haru moods write` for longer text.")
  }

  /// The texts of sample moods.
  var samples: [String] {
    language.isKorean
      ? [
        "산책길에 매화가 피었다", "버스를 놓쳐서 한 정거장을 걸었다", "점심이 맛있었다", "회의가 길었다", "오랜만에 푹 잤다",
        "엄마 목소리를 들었다", "비가 그쳤다", "책을 끝까지 읽었다", "괜히 서운했다", "일이 잘 풀렸다",
        "커피를 쏟았다", "노을이 예뻤다",
      ]
      : [
        "The plum tree is in bloom", "Missed the bus and walked instead", "A very good lunch",
        "The meeting would not end", "Slept through the night", "Heard a dear voice",
        "The rain stopped", "Finished the book", "A little left out", "Everything fell into place",
        "Spilled the coffee", "What a sunset",
      ]
  }
}
