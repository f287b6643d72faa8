/// What the manual page says of its own; the rest is in the table of commands.
struct ManWords: Words {
  let language: Language

  var purpose: String {
    say(
      "사람, 글귀, 기분, 일정, 독서를 한곳에 담는 하루의 집",
      "one home for the people, words, moods, plans and books of a day")
  }
  var beginning: String {
    say(
      "`haru`만 입력하면 화면이 열려요. 터미널이 아니면 `haru today`처럼 오늘 할 일을 보여 줘요.",
      "Alone in a terminal, `haru` opens its screens; elsewhere it prints what `haru today` prints."
    )
  }
  var records: String {
    say(
      "기록은 이름이나 제목, id, id의 앞부분으로 부를 수 있어요. 동기화를 설정하지 않는 한 기록은 모두 이 컴퓨터에만 있어요.",
      "Refer to a record by its name or title, by its id from --json, or by the beginning of its id. "
        + "Your data stays on this computer unless you set up sync.")
  }
  var undoing: String {
    say(
      "`haru undo`는 마지막 작업부터, 명령에서 했든 화면에서 했든 하나씩 되돌리고, `haru redo`는 되돌린 작업을 다시 해요. "
        + "화면에서는 z와 Ctrl-Y예요. 지운 것은 `haru trash`에 있어요. 휴지통 비우기, 탈퇴, 설정, "
        + "`haru restore --replace`는 되돌릴 수 없어요.",
      "`haru undo` takes back the last thing that was done, by a command or on the screens, one after "
        + "another, and `haru redo` does it again; on the screens they are z and Ctrl-Y. What was removed is in "
        + "`haru trash`. Emptying the trash, withdrawing, settings and `haru restore --replace` cannot be "
        + "undone.")
  }

  var trial: String {
    say(
      "저장소를 바꾸는 명령은 거의 모두 이 옵션을 받아요. 저장소의 사본에 해 보고 답만 하니, 훅도 알림도 움직이지 않아요. "
        + "계정과 잠금 번호처럼 실제로 해야만 알 수 있는 명령은 받지 않아요.",
      "Nearly every command that changes the store takes this. It is done to a copy of the store and only "
        + "answered: no hook runs, and nothing is told. What cannot be tried without being done, such as "
        + "accounts and lock codes, does not take it.")
  }
  var lists: String {
    say(
      "목록으로 답하는 명령은 모두 이 옵션을 받아요. 항목은 `haru people list --help`처럼 명령의 도움말에 있고, "
        + "`--json` 기록의 이름과 같아요.",
      "Every command that answers with a list takes these. The fields are in the help of the command, "
        + "such as `haru people list --help`, and are the members of its records in `--json`.")
  }

  var environment: [(String, String)] {
    [
      (
        "HARU_HOME",
        say(
          "설정과 자료를 모두 담을 폴더. 없으면 XDG 폴더들을 써요.",
          "the folder of everything; without it the XDG folders are used")
      ),
      (
        "HARU_NOW",
        say(
          "현재 시각으로 삼을 때 (2026-03-01T09:00)", "the moment that counts as now (2026-03-01T09:00)")
      ),
      ("HARU_SEED", say("무작위 선택을 고정하는 정수", "a whole number that settles what is drawn by lot")),
      (
        "HARU_HOOK",
        say("비어 있지 않으면 훅을 실행하지 않아요.", "no hooks are run while it is not empty")
      ),
      ("NO_COLOR", say("비어 있지 않으면 색을 쓰지 않아요.", "no colour is used while it is not empty")),
      (
        "FORCE_COLOR",
        say(
          "비어 있지도 0도 아니면 터미널이 아니어도 색을 써요.",
          "colour is used where no terminal is, too, while it is neither empty nor 0")
      ),
      (
        "PAGER",
        say(
          "긴 목록을 보여 줄 프로그램 (안 적으면 less -RFX, 비우거나 cat이면 한꺼번에)",
          "the program that shows long lists (less -RFX without it; none where it is empty or cat)")
      ),
      ("TZ", say("시간대", "the time zone")),
      ("LANG", say("언어 (ko로 시작하면 한국어)", "the language: Korean where it begins with ko")),
      (
        "VISUAL, EDITOR",
        say("긴 글을 쓸 편집기", "the editor in which longer texts are written")
      ),
    ]
  }

  var files: [(String, String)] {
    [
      (
        "~/.local/share/haru/profiles/NAME/haru.sqlite",
        say("프로필의 모든 기록", "all that a profile keeps")
      ),
      ("~/.config/haru/config.toml", say("설정", "what was chosen")),
      (
        "~/.config/haru/hooks/",
        say("저장하기 전과 뒤에 실행하는 훅", "hooks: programs that are run before and after a write")
      ),
      ("~/.cache/haru/", say("다시 받을 수 있는 것", "what can be had again")),
    ]
  }

  var statuses: [(String, String)] {
    [
      ("0", say("다 했어요.", "done")),
      ("1", say("그런 것이 없어요.", "nothing was found, or there is no such record")),
      ("2", say("명령을 잘못 적었어요.", "the command line makes no sense")),
      (
        "3",
        say(
          "규칙에 어긋나요. 무엇이 되는지 알려 줘요.", "a rule refuses it; the message says what would be accepted")
      ),
      ("4", say("저장소나 파일에 문제가 있어요.", "the store or a file failed")),
      ("5", say("네트워크나 바깥 서비스에 문제가 있어요.", "the network or an outside service failed")),
      ("6", say("잠겨 있거나, 다른 프로그램이 오래 쓰고 있어요.", "it is locked, or was busy for too long")),
    ]
  }

  var promise: String {
    say(
      "--json은 객체 하나를 써요: {\"schema\":\"haru/1\", …}. 이름이 추가될 수는 있어도 바뀌거나 없어지지 않아요. "
        + "오류는 표준 오류에 {\"error\":{\"code\",\"message\",\"field\"}}로 나와요.",
      "With --json the answer is one object, {\"schema\":\"haru/1\", ...}. Names may be added, but none is renamed "
        + "or removed. An error is {\"error\":{\"code\",\"message\",\"field\"}} on standard error.")
  }
}
