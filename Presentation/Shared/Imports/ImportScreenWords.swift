import Domain
import PresentationKit

/// Messages of the import screen.
struct ImportScreenWords: KeyWords {
  let language: Language

  var title: String { MoreItem.bringIn.title(language) }
  var steps: [String] {
    [say("파일 고르기", "choose a file"), say("미리 보기", "preview"), say("결과", "result")]
  }

  // MARK: Choosing

  var file: String { FileWords(language: language).title }
  var hint: String { say("파일이나 폴더의 경로", "path of a file or folder") }
  var downloads: String { say("~/Downloads에서 찾은 파일", "Found in ~/Downloads") }
  var continuations: String { say("일치하는 경로", "Matching paths") }
  var lookingAround: String {
    say("내려받은 파일을 살펴보고 있어요…", "Checking your downloads…")
  }
  var nothingFound: String {
    say(
      "~/Downloads에는 가져올 수 있는 파일이 없어요. 다른 앱에서 내보낸 파일을 그곳에 두거나, 위에 경로를 적어 주세요.",
      "Haru found no files to import in ~/Downloads. Save an export from another app there, "
        + "or type a path above."
    )
  }
  var nothingBeginsSo: String { say("입력한 글자로 시작하는 경로가 없어요.", "No path starts with this text.") }
  /// The programs whose files can be imported.
  var programs: String {
    ImportFormat.allCases.map(ImportFormatWords(language).name).joined(separator: " · ")
  }
  var formats: String { say("가져올 수 있는 형식", "Supported formats") }
  var keyPreview: String { say("살펴보기", "show preview") }
  var keyComplete: String { say("경로 채우기", "complete") }

  // MARK: Questions

  var askFormat: String {
    say("맞는 형식이 둘 이상이에요. 어느 쪽인가요?", "This file fits more than one format. Which one is it?")
  }
  var askDates: String {
    say("03/04 같은 날짜는 월과 일 중 어느 쪽이 먼저인가요?", "Which comes first in a date like 03/04?")
  }
  func order(_ order: ImportDateOrder) -> String {
    switch order {
    case .dayFirst: say("일이 먼저예요: 03/04는 4월 3일", "Day first: 03/04 is 3 April")
    case .monthFirst: say("월이 먼저예요: 03/04는 3월 4일", "Month first: 03/04 is 4 March")
    }
  }
  var askMoods: String {
    say(
      "점수를 알 수 없는 기분이에요. 하나씩 매겨 주세요. 1이 가장 나쁘고 5가 가장 좋아요.",
      "Haru does not know these moods. Rate each one: 1 is the lowest, 5 the highest.")
  }
  func times(_ count: Int) -> String { say("\(count)번", count == 1 ? "once" : "\(count) times") }
  var keyLevel: String { say("점수", "set level") }
  var keyALittle: String { say("조금씩", "adjust") }
  var levelsMissing: String {
    say("아직 점수를 정하지 않은 기분이 있어요.", "Give every mood a level first.")
  }

  // MARK: Importing

  var looking: String {
    say("파일을 살펴보고 있어요. 아직 아무것도 바꾸지 않아요.", "Reading the file. Nothing is changed yet.")
  }
  var bringing: String {
    say("가져오고 있어요. 그만두면 아무것도 가져오지 않아요.", "Importing. If you stop now, nothing is imported.")
  }
  var stopping: String { say("그만두고 있어요…", "Stopping…") }
  func elapsed(_ seconds: Int) -> String { say("\(seconds)초 지났어요.", "\(seconds) s so far.") }
  var keyBringIn: String { say("가져오기", "import") }
  var keyPhotos: String { say("사진도", "with photos") }
  var keyNoPhotos: String { say("사진 없이", "without photos") }
  func photosStay(_ count: Int, isTrial: Bool) -> String {
    isTrial
      ? say(
        "사진 \(count)장은 가져오지 않아요. m을 누르면 함께 가져와요.",
        count == 1
          ? "1 photo will not be imported. Press m to import it too."
          : "\(count) photos will not be imported. Press m to import them too.")
      : say(
        "사진 \(count)장은 가져오지 않았어요.",
        count == 1 ? "1 photo was not imported." : "\(count) photos were not imported.")
  }
  var nothingNew: String { say("새로 가져올 것이 없어요.", "There is nothing new to import.") }
  var nothingInIt: String { say("이 파일에는 가져올 것이 없어요.", "Nothing in this file can be imported.") }
  var examples: String { say("예를 들면", "For example") }
  func wouldBeLeft(_ count: Int) -> String {
    say(
      "온전히 가져오지 못할 것 \(count)개",
      count == 1
        ? "1 row would not be fully imported" : "\(count) rows would not be fully imported")
  }
  func wasLeft(_ count: Int) -> String {
    say(
      "온전히 가져오지 못한 것 \(count)개",
      count == 1 ? "1 row was not fully imported" : "\(count) rows were not fully imported")
  }
}
