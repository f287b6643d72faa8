import Domain

/// What the screen that brings files in says.
struct BringInWords: KeyWords {
  let language: Language

  var title: String { MoreItem.bringIn.title(language) }
  var steps: [String] {
    [say("파일 고르기", "choose a file"), say("미리 보기", "look at it"), say("결과", "what came of it")]
  }

  // MARK: Choosing

  var file: String { FileWords(language: language).title }
  var hint: String { say("파일이나 폴더의 경로", "the path of a file or a folder") }
  var downloads: String { say("~/Downloads에서 찾은 파일", "Found in ~/Downloads") }
  var continuations: String { say("이렇게 이어져요", "It may go on like this") }
  var lookingAround: String {
    say("내려받은 파일을 살펴보고 있어요…", "Looking at what you downloaded…")
  }
  var nothingFound: String {
    say(
      "~/Downloads에는 가져올 수 있는 파일이 없어요. 다른 앱에서 내보낸 파일을 그곳에 두거나, 위에 경로를 적어 주세요.",
      "There is nothing in ~/Downloads that can be brought in. Put there what another app exports, or type a path above."
    )
  }
  var nothingBeginsSo: String { say("그렇게 시작하는 파일이 없어요.", "No file begins like that.") }
  /// The programs whose files can be read.
  var programs: String {
    ImportFormat.allCases.map(ImportFormatWords(language).name).joined(separator: " · ")
  }
  var formats: String { say("가져올 수 있는 것", "What can be brought in") }
  var keyLook: String { say("살펴보기", "preview") }
  var keyComplete: String { say("경로 채우기", "complete") }

  // MARK: Questions

  var askFormat: String {
    say("맞는 형식이 둘 이상이에요. 어느 쪽인가요?", "More than one format fits. Which one is it?")
  }
  var askDates: String {
    say("03/04 같은 날짜에서 무엇이 먼저인가요?", "What comes first in a date like 03/04?")
  }
  func order(_ order: ImportDateOrder) -> String {
    switch order {
    case .dayFirst: say("일이 먼저예요: 03/04는 4월 3일", "The day: 03/04 is 3 April")
    case .monthFirst: say("월이 먼저예요: 03/04는 3월 4일", "The month: 03/04 is 4 March")
    }
  }
  var askMoods: String {
    say(
      "높이를 알 수 없는 기분 이름이에요. 1은 가장 낮고 5는 가장 높아요.",
      "Nobody knows how high these moods are. 1 is the lowest, 5 the highest.")
  }
  func times(_ count: Int) -> String { say("\(count)번", count == 1 ? "once" : "\(count) times") }
  var keyLevel: String { say("높이", "how high") }
  var keyALittle: String { say("조금씩", "a little") }
  var levelsMissing: String {
    say("아직 높이를 정하지 않은 이름이 있어요.", "There are words without a level still.")
  }

  // MARK: Bringing in

  var looking: String {
    say("파일을 살펴보고 있어요. 아직 바꾸는 것은 없어요.", "Looking at the file. Nothing is changed yet.")
  }
  var bringing: String {
    say("가져오고 있어요. 그만두면 아무것도 담지 않아요.", "Bringing it in. If you stop now, none of it stays.")
  }
  var stopping: String { say("그만두고 있어요…", "Stopping…") }
  func elapsed(_ seconds: Int) -> String { say("\(seconds)초 지났어요.", "\(seconds) s so far.") }
  var keyBringIn: String { say("가져오기", "bring it in") }
  var keyPhotos: String { say("사진도", "photos too") }
  var keyNoPhotos: String { say("사진은 두기", "leave photos") }
  func photosStay(_ count: Int, isTrial: Bool) -> String {
    isTrial
      ? say(
        "사진 \(count)장은 파일에 남아요. m을 누르면 함께 가져와요.",
        "Photos that stay in the file: \(count). Press m to bring them along.")
      : say("사진 \(count)장은 파일에 남아 있어요.", "Photos that stay in the file: \(count).")
  }
  var nothingNew: String { say("새로 담을 것이 없어요.", "There is nothing new to bring in.") }
  var nothingInIt: String { say("담을 것이 들어 있지 않아요.", "There is nothing in it to bring in.") }
  var examples: String { say("예를 들면", "Some of them") }
  func wouldBeLeft(_ count: Int) -> String {
    say(
      "온전히 담지 못할 것 \(count)개",
      count == 1 ? "1 that would not come in whole" : "\(count) that would not come in whole")
  }
  func wasLeft(_ count: Int) -> String {
    say(
      "온전히 담지 못한 것 \(count)개",
      count == 1 ? "1 that did not come in whole" : "\(count) that did not come in whole")
  }
}
