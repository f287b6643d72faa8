import TextUI

/// The messages of the numbered menus.
struct PlainSessionWords: Words {
  let language: Language

  /// The line at the end of a page.
  var prompt: String {
    say("번호를 입력해 주세요. 도움말은 h예요.", "Type a number, or h for help.")
  }

  var help: [String] {
    [
      say("숫자를 입력하면 그 줄을 골라요.", "A number chooses the line with that number."),
      say(
        "a1처럼 a와 숫자를 입력하면 목록 뒤의 할 일을 골라요.",
        "The letter a and a number, such as a1, chooses one of the actions after a list."),
      say("Enter는 이 페이지를 다시 읽어요.", "Enter reads this page again."),
      say("m을 입력하면 목록을 이어서 읽어요.", "m reads more of a list."),
      say("b는 앞 페이지로 돌아가요.", "b goes back to the page before."),
      say("t는 오늘 페이지로 가요.", "t goes to Today."),
      say(
        "+와 글을 적으면 한 줄을 알맞은 곳에 적어요. 예: + 내일 7시 저녁",
        "A plus and a text saves a line where it belongs, such as + dinner tomorrow at 7."),
      say(
        "쌍점과 명령을 적으면 어떤 명령이든 실행해요. 예: : people list",
        "A colon and a command runs any command, such as : people list"),
      say("q는 끝내요.", "q quits."),
    ]
  }

  func unknown(_ text: String) -> String {
    let text = Printable.brief(text)
    return say(
      "‘\(text)’에 맞는 것이 없어요. h를 입력하면 도움말을 볼 수 있어요.",
      "“\(text)” is not a choice on this page. Type h for help.")
  }

  var noMore: String { say("더 읽을 줄이 없어요.", "There are no more lines.") }
  var more: String { say("더 있어요. m을 입력하면 이어서 읽어요.", "There are more. Type m to go on.") }
  var nothingBefore: String { say("여기가 첫 페이지예요.", "This is the first page.") }
  var canceled: String { say("그만뒀어요. 아무것도 바꾸지 않았어요.", "Cancelled, and nothing has changed.") }
  var choices: String { say("여기에서 할 수 있는 일:", "What you can do here:") }
  var goodbye: String { say("‘하루’를 마쳐요.", "Haru ends.") }

  // MARK: Questions

  /// Returns the question for a required value.
  func required(_ name: String) -> String {
    say("\(name)? 그만두려면 b를 입력해 주세요.", "\(name)? Type b to cancel.")
  }

  /// Returns the question for a value that may be left out.
  func optional(_ name: String) -> String {
    say("\(name)? 건너뛰려면 Enter를 눌러 주세요.", "\(name)? Press Enter to skip.")
  }

  /// Returns the question for a switch.
  func turnsOn(_ name: String) -> String {
    say("\(name)? y 또는 Enter로 건너뛰기.", "\(name)? Type y, or press Enter to skip.")
  }

  /// The hint before the questions that may be left out.
  var mayEnd: String {
    say("남은 질문을 모두 건너뛰려면 점(.)을 입력해 주세요.", "Type a full stop to skip all further questions.")
  }

  var needsValue: String { say("이 값은 꼭 필요해요.", "This value is needed.") }

  /// Returns a question that is answered with yes or no.
  func yesOrNo(_ question: String) -> String {
    say("\(question) y 또는 n.", "\(question) Type y or n.")
  }

  var noSecrets: String {
    say(
      "비밀번호와 암호는 터미널에서만 입력할 수 있어요.",
      "Passwords and passphrases can be entered only at a terminal.")
  }

  /// Returns the hint that a value must be one of these codes.
  func oneOf(_ codes: [String]) -> String {
    let codes = codes.joined(separator: ", ")
    return say("다음 중 하나: \(codes).", "One of: \(codes).")
  }

  /// Returns the name of an argument as it is asked for.
  func name(of argument: String) -> String {
    guard let words = Self.arguments[argument] else { return argument }
    return language.isKorean ? words.korean : words.english
  }

  /// The placeholders of synopses, as words.
  static let arguments: [String: (korean: String, english: String)] = [
    "BOOK": ("책 제목", "Book"), "DAY": ("날짜", "Day"), "DAYS": ("날수", "Number of days"),
    "DEVICE": ("기기 이름", "Device"), "DIR": ("폴더 경로", "Path of the folder"),
    "FILE": ("파일 경로", "Path of the file"), "FILE.ics": ("달력 파일 경로", "Path of the calendar file"),
    "FILE.vcf": ("연락처 파일 경로", "Path of the vCard file"),
    "FILE.vcf|FILE.ics": ("파일 경로", "Path of the file"), "ID": ("기록의 id", "Id of the record"),
    "ISBN": ("ISBN", "ISBN"), "ISBN|BOOK": ("ISBN이나 책 제목", "ISBN or title"),
    "ISBN|TITLE": ("ISBN이나 책 제목", "ISBN or title"),
    "TITLE|ISBN": ("책 제목이나 ISBN", "Title or ISBN"), "KEY": ("설정 이름", "Name of the setting"),
    "LEVEL": ("기분 점수, 1부터 100까지", "Mood, from 1 to 100"), "LINE": ("줄 번호", "Number of the line"),
    "LINE…|all": ("줄 번호(여럿이면 띄어쓰기로 구분), 또는 all", "Numbers of the lines, or all"),
    "LIST": ("목록 이름", "Name of the list"), "N": ("번호나 개수", "Number"),
    "N|none": ("목표, 없으면 none", "Goal, or none"),
    "N|all": ("번호, 또는 all", "Number, or all"), "NAME": ("이름", "Name"),
    "NEW": ("새 글이나 이름", "New text or name"), "OLD": ("지금 이름", "Current name"),
    "LABEL": ("기념일 이름", "Name of the date"), "WHAT": ("무엇", "The thing"),
    "WHO|BOOK|ID": ("사람, 책, 기록의 id", "Person, book, or id of a record"),
    "NOTE": ("쪽지의 글", "Text of the note"),
    "NOUN": ("명령의 종류", "Kind of command"), "VERB": ("명령의 이름", "Name of the command"),
    "OTHER": ("합칠 사람", "Person to merge"), "PAGE": ("쪽이나 퍼센트", "Page or percentage"),
    "PART": ("어느 부분", "Which part"), "POSITION": ("몇 번째", "Position"),
    "REMOTE": ("위치의 주소나 폴더", "Address or folder of the remote"), "SCREEN": ("화면 이름", "Screen"),
    "STARS": ("별점, 0.5부터 5까지", "Rating, from 0.5 to 5"), "TAG": ("태그", "Tag"),
    "TEXT": ("글", "Text"),
    "TITLE": ("제목", "Title"), "URL|FILE": ("주소나 파일 경로", "Address or path of the file"),
    "VALUE": ("새 값", "New value"), "WHO": ("사람 이름", "Name of the person"),
    "WHEN": ("날짜와 시각", "Day and time"), "YYYY": ("연도", "Year"), "YYYY-MM": ("달", "Month"),
    "CODE": ("인증번호", "Code"), "THEME": ("테마 번호", "Number of the theme"),
  ]
}
