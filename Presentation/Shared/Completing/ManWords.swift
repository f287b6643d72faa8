import Domain
import PresentationKit

/// The texts of the manual page that are not in the command table.
struct ManWords: Words {
  let language: Language

  var purpose: String {
    say(
      "사람, 글귀, 기분, 일정, 독서를 한곳에 담는 나의 하루 기록",
      "people, sayings, moods, plans and books in one place")
  }
  var beginning: String {
    say(
      "`haru`만 입력하면 화면이 열려요. 출력이 터미널이 아니면 `haru today`가 실행돼요.",
      "Without arguments, `haru` opens the full-screen interface. If its output is not a terminal, it runs "
        + "`haru today`."
    )
  }
  var records: String {
    say(
      "명령에서는 기록을 이름이나 제목, id, id의 앞부분으로 고를 수 있어요. \(OutgoingData.promise.korean)",
      "Refer to a record by its name or title, its id (see --json), or the beginning of its "
        + "id. \(OutgoingData.promise.english)")
  }
  var undoing: String {
    say(
      "`haru undo`는 마지막 작업부터, 명령에서 했든 화면에서 했든 하나씩 되돌리고, `haru redo`는 되돌린 작업을 다시 해요. "
        + "화면에서는 z와 Ctrl-Y예요. 지운 것은 `haru trash`에 있어요. 휴지통 비우기, 탈퇴, 설정, "
        + "`haru restore --replace`는 되돌릴 수 없어요.",
      "`haru undo` undoes your last change, whether you made it with a command or on the "
        + "screens. Run it again to undo the change before that. `haru redo` redoes the last "
        + "undone change. On the screens, press z to undo and Ctrl-Y to redo. Removed records "
        + "are in `haru trash`. Emptying the trash, deleting a profile, changing settings and "
        + "`haru restore --replace` cannot be undone.")
  }

  var trial: String {
    say(
      "기록을 바꾸는 명령에는 거의 모두 이 옵션을 쓸 수 있어요. 저장소의 사본에서 시험해 보고 결과만 출력해요. 훅을 실행하지 않고 알림도 보내지 않아요. "
        + "계정과 잠금 번호처럼 실제로 실행해야만 결과를 알 수 있는 명령에는 쓸 수 없어요.",
      "Nearly every command that changes data supports this option. The command runs on a "
        + "copy of the data and prints the result, without running hooks or sending "
        + "notifications. Commands that cannot be simulated, such as those for accounts and "
        + "lock codes, do not support it.")
  }
  var lists: String {
    say(
      "목록을 출력하는 명령에는 모두 이 옵션을 쓸 수 있어요. 쓸 수 있는 항목은 각 명령의 도움말(예: `haru people list --help`)에 "
        + "있고, 이름은 `--json`에서와 같아요.",
      "Every list command supports these options. The fields are listed in the command's "
        + "help, such as `haru people list --help`, and are the same as in `--json`.")
  }

  var environment: [(String, String)] {
    [
      (
        "HARU_HOME",
        say(
          "설정과 자료를 모두 담을 폴더. 정하지 않으면 XDG 폴더에 저장해요.",
          "folder for all data and settings (default: the XDG folders)")
      ),
      (
        "HARU_NOW",
        say(
          "현재 시각으로 쓸 고정값 (2026-03-01T09:00)", "fixed value for the current time (2026-03-01T09:00)")
      ),
      ("HARU_SEED", say("무작위 선택을 고정하는 정수", "seed (integer) for random choices")),
      (
        "HARU_HOOK",
        say("비어 있지 않으면 훅을 실행하지 않아요.", "if not empty, hooks do not run")
      ),
      ("NO_COLOR", say("비어 있지 않으면 색 없이 출력해요.", "if not empty, colour is disabled")),
      (
        "FORCE_COLOR",
        say(
          "값이 있고 0이 아니면 터미널이 아니어도 색을 넣어 출력해요.",
          "if neither empty nor 0, colour is used even without a terminal")
      ),
      (
        "ACCESSIBLE",
        say("값이 있고 0이 아니면 --plain을 붙인 것과 같아요.", "if neither empty nor 0, --plain is used")
      ),
      (
        "COLORFGBG",
        say(
          "배경이 밝은지 어두운지 알 수 있는 값 (15;0). 터미널이 배경색을 알려 주지 않을 때만 써요.",
          "light or dark background (15;0), if the terminal does not report its colour")
      ),
      (
        "PAGER",
        say(
          "긴 목록을 보여 줄 프로그램 (기본값: less -RFX, 비우거나 cat이면 나누지 않고 출력)",
          "pager for long lists (default: less -RFX; empty or cat: no pager)")
      ),
      ("TZ", say("시간대", "time zone")),
      ("LANG", say("언어 (ko로 시작하면 한국어)", "language (Korean if it begins with ko)")),
      (
        "VISUAL, EDITOR",
        say("긴 글을 쓸 편집기", "editor for long text")
      ),
    ]
  }

  var files: [(String, String)] {
    [
      (
        "~/.local/share/haru/profiles/NAME/haru.sqlite",
        say("프로필의 모든 기록", "all records of a profile")
      ),
      ("~/.config/haru/config.toml", say("설정", "settings")),
      (
        "~/.config/haru/hooks/",
        say("저장하기 전과 뒤에 실행하는 훅", "hooks: programs run before and after a write")
      ),
      ("~/.cache/haru/", say("다시 받을 수 있는 캐시", "cached data that can be fetched again")),
    ]
  }

  var statuses: [(String, String)] {
    [
      ("0", say("정상으로 끝났어요.", "success")),
      ("1", say("찾는 기록이 없어요.", "not found")),
      ("2", say("명령을 잘못 적었어요.", "invalid command line")),
      (
        "3",
        say(
          "규칙에 맞지 않아서 거절했어요. 어떻게 하면 되는지 함께 알려 줘요.",
          "request refused; the message says what is accepted")
      ),
      ("4", say("저장소나 파일에 문제가 있어요.", "data file or other file error")),
      ("5", say("네트워크나 외부 서비스에 문제가 있어요.", "network or external service error")),
      (
        "6",
        say(
          "저장소가 잠겨 있거나 로그아웃되어 있어요. 또는 다른 프로그램이 저장소를 오래 쓰고 있어요.",
          "Haru is locked or logged out, or another program uses the data file for too long")
      ),
    ]
  }

  var promise: String {
    say(
      "--json을 붙이면 객체 하나를 출력해요: {\"schema\":\"haru/1\", …}. 이름이 추가될 수는 있어도 바뀌거나 없어지지 않아요. "
        + "오류는 표준 오류에 {\"error\":{\"code\",\"message\",\"field\"}}로 나와요.",
      "With --json the output is one object, {\"schema\":\"haru/1\", ...}. Fields may be "
        + "added, but are never renamed or removed. An error is "
        + "{\"error\":{\"code\",\"message\",\"field\"}} on standard error.")
  }
}
