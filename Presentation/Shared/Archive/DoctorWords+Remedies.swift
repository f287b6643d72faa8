import Domain
import PresentationKit

extension DoctorWords {
  /// Returns advice about the result of a check; nil if nothing is needed.
  func remedy(_ check: Examination.Check) -> String? {
    switch check {
    case .opens, .whole, .mendedHeader, .wordIndexes, .mendedIndexes, .permissions, .closedToOthers,
      .ownDisk, .room, .noLeftovers, .removedLeftovers, .backup, .settings, .clock, .photos, .sync,
      .syncElsewhere, .storeEncryption, .readAgain:
      nil
    case .diskEncryption(let disk): remedy(disk)
    case .plainSwap: swapRemedy
    case .noStore: say("첫 기록을 남기면 생겨요.", "Your first record creates it.")
    case .storeGone(let copy?):
      say(
        "`haru restore \(ShellQuote.word(copy))`로 되살려 주세요.",
        "Restore the data with `haru restore \(ShellQuote.word(copy))`.")
    case .storeGone(nil):
      say(
        "가지고 있는 백업을 `haru restore`로 되살려 주세요.",
        "Restore one of your backups with `haru restore FILE`.")
    case .opensNot(let failure): remedy(failure)
    case .damaged, .strayRows: bringBack
    case .cutLog: checkNewest
    case .unfinishedEncryption: finishChange
    case .wordIndexesAstray, .openToOthers, .damagedHeader:
      say("`haru doctor --fix`로 고칠 수 있어요.", "Fix this with `haru doctor --fix`.")
    case .foreignOwner:
      say("소유자를 바꿔 주세요(chown).", "Change the owner with `chown`.")
    case .link:
      say(
        "링크가 가리키는 위치를 언제나 열 수 있는지 확인해 주세요.",
        "Make sure the target of the link is always available.")
    case .networkDisk:
      say(
        "여러 컴퓨터에서 함께 쓰면 저장소가 손상될 수 있어요. 이 컴퓨터의 디스크로 옮겨 주세요(HARU_HOME).",
        "File locks may not work there. Move the data file to a local disk and set HARU_HOME.")
    case .syncedFolder:
      say(
        "저장하는 도중에 복사되면 저장소가 손상될 수 있어요. 다른 곳으로 옮기고(HARU_HOME), 여러 컴퓨터에서 쓰려면 `haru sync init 폴더`로 동기화해 주세요.",
        "The service may copy the data file in the middle of a write. Move the file elsewhere and "
          + "set HARU_HOME. To sync several computers, run `haru sync init FOLDER`.")
    case .syncWaiting:
      say("이유는 `haru sync status`로 볼 수 있어요.", "`haru sync status` shows the reason.")
    case .syncKey, .syncWithoutKey, .syncStray:
      say(
        "`haru sync leave`를 실행한 다음 `haru sync join`으로 다시 참여해 주세요.",
        "Run `haru sync leave`, then `haru sync join` to rejoin your other devices.")
    case .littleRoom: makeRoom
    case .leftovers: removeParts
    case .drafts:
      say(
        "`haru moods write`나 `haru sayings add`로 이어서 쓸 수 있어요. 필요 없으면 지워도 돼요.",
        "Continue the drafts with `haru moods write` or `haru sayings add`, or delete them."
      )
    case .closedBackups: EncryptionWords(language).remedy(.closed)
    case .brokenBackups:
      say(
        "디스크를 확인하고, `haru backup`으로 새로 백업해 주세요.",
        "Check the disk, then make a new backup with `haru backup`.")
    case .oldBackup, .noBackup: say("`haru backup`으로 백업해 주세요.", "Make a backup with `haru backup`.")
    case .unreadInputs:
      say(
        "파일을 고치거나 지워 주세요. `haru doctor --fix`를 실행하면 한 번 더 읽어 봐요.",
        "Change or remove the files. `haru doctor --fix` lets Haru read them again.")
    case .dailyOff:
      say(
        "`haru settings set backup.daily on`으로 켤 수 있어요.",
        "Turn on daily backups with `haru settings set backup.daily on`.")
    case .settingsProblems:
      say("어느 줄인지는 `haru settings list`로 볼 수 있어요.", "`haru settings list` shows the invalid lines.")
    case .missingPhotos, .damagedPhotos:
      say(
        "처음 가져온 파일을 `haru import --photos`로 다시 가져오면 사진이 돌아와요.",
        "To restore the photos, import the original file again with `haru import --photos`.")
    case .unneededPhotos:
      say(
        "`haru trash empty`로 휴지통을 비우면 함께 지워져요.",
        "`haru trash empty` deletes these photos and empties the trash.")
    case .futureRecords: say("컴퓨터의 시계를 확인해 주세요.", "Check this computer's clock.")
    }
  }
}
