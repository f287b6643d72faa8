package import Domain
import TextUI

/// Messages about hooks that refused a write, failed after a write, or are not run.
package struct HookWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Explains why a hook refused a write, with the message of the hook if it gave one.
  func sentence(_ refusal: HookRefusal) -> String {
    say(
      "‘\(name(refusal.hook))’ 훅이 허락하지 않아서 바꾸지 않았어요: \(reason(refusal.failure))",
      "The hook “\(name(refusal.hook))” rejected this change, so it was not made: "
        + reason(refusal.failure))
  }

  /// Returns a remark about a hook, shown beside an answer.
  package func sentence(_ remark: HookRemark) -> String {
    switch remark {
    case .failed(let hook, let failure):
      say("‘\(name(hook))’ 훅이 실패했어요: ", "The hook “\(name(hook))” failed: ") + reason(failure)
    case .passedOver(let hook, let trouble): notRun(hook, trouble)
    }
  }

  /// Says whether a file in the hook folder runs, and if not, why.
  package func sentence(_ hook: ListedHook) -> String {
    guard let trouble = hook.trouble else {
      return say("‘\(name(hook.name))’ 훅이 실행돼요.", "The hook “\(name(hook.name))” runs.")
    }
    return notRun(hook.name, trouble)
  }

  private func notRun(_ hook: String, _ trouble: HookFileRefusal) -> String {
    say("‘\(name(hook))’ 훅은 실행하지 않아요: ", "The hook “\(name(hook))” is not run: ")
      + reason(trouble)
  }

  private func name(_ hook: String) -> String { Printable.brief(hook) }

  private func reason(_ failure: HookFailure) -> String {
    switch failure {
    case .ended(_, let sentence?): Printable.line(sentence)
    case .ended(let status, nil):
      say("이유를 밝히지 않고 끝났어요(종료 코드 \(status)).", "it ended with status \(status) and gave no reason.")
    case .tooSlow(let milliseconds):
      say(
        "\(milliseconds / 1000)초 안에 끝나지 않아서 멈췄어요.",
        "it took longer than \(milliseconds / 1000) s and was stopped.")
    case .tooMuch(let limit):
      say(
        "\(limit / 1024)KB보다 많이 출력해서 멈췄어요.",
        "it printed more than \(limit / 1024) kB and was stopped.")
    case .notStarted(let code):
      say(
        "실행할 수 없어요(\(code)). 첫 줄에 `#!/bin/sh`처럼 실행할 프로그램이 적혀 있는지 확인해 주세요.",
        "it cannot be started (\(code)). Check that its first line names a program, like `#!/bin/sh`."
      )
    }
  }

  private func reason(_ trouble: HookFileRefusal) -> String {
    switch trouble {
    case .unknownName:
      say("이런 이름의 훅은 없어요.", "unknown hook name (docs/hooks.md lists the valid ones).")
    case .notAFile: say("파일이 아니거나 끊긴 링크예요.", "it is not a file, or it is a broken link.")
    case .notExecutable: say("실행 권한이 없어요(chmod +x).", "it is not executable (chmod +x).")
    case .foreignOwner: say("다른 사용자의 파일이에요(chown).", "it belongs to another user (chown).")
    case .writableByOthers:
      say(
        "파일이나 그 파일이 있는 폴더를 다른 사용자도 고칠 수 있어요(chmod go-w).",
        "other users can write to it or to its folder (chmod go-w).")
    case .unreadableFolder: say("폴더를 읽을 수 없어요.", "its folder cannot be read.")
    }
  }
}
