import Domain

/// What the screens of sayings say.
extension SayingsWords {
  // MARK: Keys

  var keyOpen: String { say("열기", "open") }
  var keyView: String { say("보기 바꾸기", "view") }
  var keySearch: String { say("찾기", "search") }
  var keyNew: String { say("담기", "new") }
  var keyAnother: String { say("다른 추천", "another") }
  var keyShare: String { say("공유", "share") }
  var keyMove: String { say("고르기", "choose") }
  var keyFind: String { say("찾기", "find") }
  var keyAll: String { say("모두 보기", "all") }
  var keyNext: String { say("다음", "next") }
  var keyPrevious: String { say("이전", "previous") }
  var keyEdit: String { say("고치기", "edit") }
  var keyRemove: String { say("지우기", "remove") }
  var keyScroll: String { say("위아래로 보기", "scroll") }
  var keyBack: String { say("뒤로", "back") }
  func keyLike(_ isLiked: Bool) -> String {
    isLiked ? say("좋아요 취소", "unlike") : say("좋아요", "like")
  }
  func keyUse(_ isUsed: Bool) -> String {
    isUsed ? say("아직 안 썼어요", "unused") : say("썼어요", "used")
  }
  var noneSelected: String { say("고른 글귀가 없어요.", "No saying is selected.") }

  // MARK: The home

  var recommendation: String { say("이 글귀는 어때요?", "How about this one?") }
  var searchHint: String { say("글귀나 말한 사람 (Enter로 찾기)", "words or a name, Enter to find") }
  func name(of choice: SayingsScreen.Choice) -> String {
    switch choice {
    case .all: say("모두", "all")
    case .liked: say("좋아하는", "liked")
    case .unused: say("아직 안 쓴", "unused")
    }
  }
  func found(_ text: String, _ count: Int) -> String {
    say("‘\(text)’ \(count)개", "“\(text)” \(count)")
  }
  func empty(_ choice: SayingsScreen.Choice) -> String {
    switch choice {
    case .all: say("아직 글귀가 없어요. n을 눌러 하나 담아 보세요.", "There are no sayings yet. Press n to keep one.")
    case .liked:
      say("좋아하는 글귀가 아직 없어요. 글귀를 고르고 l을 눌러 보세요.", "You like none yet. Choose a saying and press l.")
    case .unused: nothingUnused
    }
  }

  // MARK: One saying

  var notLiked: String { say("좋아요 없음", "not liked") }
  var notUsed: String { say("아직 안 썼어요", "unused") }
  /// Where what is searched for may lie beyond the view.
  func nothingFoundHere(_ query: SayingsQuery) -> String {
    let isPart = query.isLiked || query.isUnused
    return nothingFound(query)
      + (isPart ? say(" Esc로 모두 볼 수 있어요.", " Esc shows all sayings.") : "")
  }
  /// Why a file without a name is not written.
  var nameMissing: String { say("파일 이름을 적어 주세요.", "Name the file.") }
  var uploaded: String { say("담은 날", "kept on") }
  var nothingFurther: String { say("더 넘길 글귀가 없어요.", "There is nothing further.") }

  // MARK: Forms

  var newTitle: String { say("새 글귀 담기", "Keep a saying") }
  func editTitle(_ number: SayingNumber) -> String {
    say("\(number)번 글귀 고치기", "Change saying \(number)")
  }
  var whoHint: String { say("속담, 책, 사람…", "a person, a book…") }
  var labelFile: String { say("파일", "file") }
  func saveTitle(_ form: SavingForm) -> String {
    switch form {
    case .png: say("PNG 그림으로 저장", "Save as a PNG picture")
    case .svg: say("SVG 그림으로 저장", "Save as an SVG picture")
    case .txt: say("텍스트 파일로 저장", "Save as a text file")
    }
  }
  var saveHint: String {
    say("파일 이름만 적으면 haru를 실행한 폴더에 저장해요.", "A name alone means the folder Haru was started in.")
  }

  // MARK: Questions

  func shareQuestion(_ saying: Saying) -> Question {
    Question(
      title: say(
        "\(saying.number)번 글귀를 어떻게 공유할까요?", "How is saying \(saying.number) to be shared?"),
      text: "",
      [
        .init("c", say("글 복사", "copy the text"), [.copy(saying.words.text)]),
        .init("p", say("PNG 그림", "PNG picture"), [.open(.sayings(.save(saying, .png)))]),
        .init("v", say("SVG 그림", "SVG picture"), [.open(.sayings(.save(saying, .svg)))]),
        .init("t", say("텍스트 파일", "text file"), [.open(.sayings(.save(saying, .txt)))]),
      ])
  }
}
