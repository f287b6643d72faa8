import Domain
import PresentationKit
import TextUI

/// The texts of the screens of sayings.
extension SayingsWords {
  // MARK: Keys

  var keyFilter: String { say("골라 보기", "filter") }
  func keyForm(_ isCards: Bool) -> String { isCards ? keyRows : say("카드", "cards") }
  var keyStyle: String { say("그림 모양", "picture style") }
  var keyNew: String { say("담기", "new") }
  var keyAnother: String { say("다른 추천", "suggest") }
  var keyShare: String { say("공유", "share") }
  var keyPrevious: String { say("이전", "previous") }
  func keyLike(_ isLiked: Bool) -> String {
    isLiked ? say("좋아요 취소", "unlike") : say("좋아요", "like")
  }
  func keyUse(_ isUsed: Bool) -> String {
    isUsed ? notUsed : self.isUsed
  }
  var noneSelected: String { say("고른 글귀가 없어요.", "No saying is selected.") }

  // MARK: The home

  var invitation: String {
    say(
      "간직하고 싶은 말을 담아 보세요. 불 곁에서 다시 꺼내 볼 수 있어요.",
      "Save words worth keeping, and read them again by the fire.")
  }
  var asPicture: String { say("그림으로", "as a picture") }
  var anotherStyle: String { say("다른 모양", "another style") }
  /// Returns the name of the style of a picture, such as “snow · dark”.
  func name(of style: ThemeColours) -> String {
    let shade =
      switch style.shade {
      case .light: say("밝게", "light")
      case .dark: say("어둡게", "dark")
      }
    return say(style.theme.names.korean, style.theme.names.english) + " · " + shade
  }
  var searchHint: String { FilterWords(language: language).hint("liked>2026") }
  func name(of choice: SayingsScreen.Choice) -> String {
    switch choice {
    case .all: all
    case .liked: say("좋아하는", "liked")
    case .unused: say("아직 사용하지 않은", "unused")
    }
  }
  func empty(_ choice: SayingsScreen.Choice) -> String {
    switch choice {
    case .all: say("아직 글귀가 없어요. n을 눌러 하나 담아 보세요.", "No sayings yet. Press n to save one.")
    case .liked:
      say(
        "좋아하는 글귀가 아직 없어요. 글귀를 고르고 l을 눌러 보세요.", "No liked sayings yet. Select a saying and press l.")
    case .unused: nothingUnused
    }
  }

  // MARK: One saying

  var notLiked: String { say("좋아요 없음", "not liked") }
  var notUsed: String { say("아직 사용하지 않았어요", "unused") }
  /// Returns the message that nothing was found. In a view of only some sayings, the message also says how to see all
  /// sayings.
  func nothingFoundHere(_ query: SayingsQuery) -> String {
    let isPart = query.isLiked || query.isUnused
    return nothingFound(query)
      + (isPart ? say(" Esc로 모두 볼 수 있어요.", " Press Esc to show all sayings.") : "")
  }
  /// The error for a missing file name.
  var nameMissing: String { FileWords(language).nameMissing }
  var uploaded: String { say("담은 날", "saved on") }
  var nothingFurther: String { say("더 넘길 글귀가 없어요.", "There are no more sayings.") }

  // MARK: Forms

  var newTitle: String { say("새 글귀 담기", "Save a saying") }
  func editTitle(_ number: SayingNumber) -> String {
    say("\(number)번 글귀 고치기", "Edit saying \(number)")
  }
  var whoHint: String { say("속담, 책, 사람…", "a person, a book…") }
  var labelFile: String { FileWords(language).label }
  func saveTitle(_ form: SavingForm) -> String {
    switch form {
    case .png: PictureWords(language).saveAsPNG
    case .svg: PictureWords(language).saveAsSVG
    case .txt: say("텍스트 파일로 저장", "Save as a text file")
    }
  }
  var saveHint: String { FileWords(language).saveHint }

  // MARK: Questions

  func shareTitle(_ number: SayingNumber) -> String {
    say("\(number)번 글귀를 어떻게 공유할까요?", "How do you want to share saying \(number)?")
  }
  var keyCopyText: String { say("글 복사", "copy the text") }
  var keyTextFile: String { say("텍스트 파일", "text file") }
}
