import Domain
import TextUI

/// What is said when a store was looked over.
struct DoctorWords: Words {
  let language: Language

  /// The name scripts know a check by.
  func name(_ check: Examination.Check) -> String {
    switch check {
    case .noStore, .storeGone, .opens, .opensNot: "store"
    case .whole, .damaged: "integrity"
    case .strayRows: "foreignKeys"
    case .wordIndexes, .wordIndexesAstray, .mendedIndexes: "wordIndexes"
    case .permissions, .openToOthers, .closedToOthers: "permissions"
    case .foreignOwner: "owner"
    case .link: "link"
    case .ownDisk, .networkDisk: "disk"
    case .syncedFolder: "syncedFolder"
    case .room, .littleRoom: "space"
    case .noLeftovers, .leftovers, .removedLeftovers: "leftovers"
    case .drafts: "drafts"
    case .backup, .oldBackup, .noBackup, .brokenBackups: "backup"
    case .dailyOff: "dailyBackup"
    case .settings, .settingsProblems: "settings"
    case .clock, .futureRecords: "clock"
    case .photos, .missingPhotos, .damagedPhotos, .unneededPhotos: "photos"
    case .sync, .syncWaiting, .syncKey, .syncWithoutKey, .syncElsewhere, .syncStray: "sync"
    }
  }

  private func list(_ paths: [String]) -> String {
    let shown = paths.prefix(5).map(Printable.line).joined(separator: ", ")
    let rest = paths.count - 5
    return rest > 0 ? shown + say(" 그 밖에 \(rest)개", " and \(rest) more") : shown
  }

  /// What was seen.
  func message(_ check: Examination.Check) -> String {
    switch check {
    case .noStore: say("아직 저장소가 없어요.", "There is no store yet.")
    case .storeGone: say("저장소 파일이 없어졌어요.", "The store's file is gone.")
    case .opens: say("저장소가 열려요.", "The store opens.")
    case .opensNot(let failure): StorageWords(language).report(failure).message
    case .whole: say("저장소에 손상된 곳이 없어요.", "Nothing in the store is damaged.")
    case .damaged(let places):
      say("저장소가 손상됐어요: ", "The store is damaged: ") + list(places)
    case .strayRows(let count):
      say("주인 없는 기록이 \(count)개 있어요.", "\(count) records belong to something that is gone.")
    case .wordIndexes:
      say("찾기 색인이 모두 기록과 맞아요.", "All search indexes agree with the records.")
    case .wordIndexesAstray(let names):
      say("찾기 색인이 기록과 달라요: ", "Search indexes differ from the records: ") + list(names)
    case .mendedIndexes(let names):
      say("찾기 색인을 다시 만들었어요: ", "Made search indexes anew: ") + list(names)
    case .permissions: say("파일과 폴더는 나만 볼 수 있어요.", "Only you can look at the files and folders.")
    case .openToOthers(let paths):
      say("다른 사람도 볼 수 있어요: ", "Others may look at: ") + list(paths)
    case .closedToOthers(let paths):
      say("나만 볼 수 있게 고쳤어요: ", "Closed to others: ") + list(paths)
    case .foreignOwner(let paths):
      say("다른 사용자의 것이에요: ", "These belong to another user: ") + list(paths)
    case .link(let path):
      say(
        "\(Particle.topic.after(Printable.line(path))) 링크예요.", "\(Printable.line(path)) is a link.")
    case .ownDisk: say("이 컴퓨터의 디스크에 있어요.", "The store lies on a disk of this computer.")
    case .networkDisk(let kind):
      say("저장소가 \(kind) 위에 있어요.", "The store lies on \(kind).")
    case .syncedFolder(let service, let path):
      say(
        "저장소가 \(service) 폴더 안에 있어요: \(Printable.line(path))",
        "The store lies in a folder of \(service): \(Printable.line(path))")
    case .room(let free):
      say(
        "디스크에 \(Particle.subject.after(size(free))) 비어 있어요.", "\(size(free)) are free on the disk.")
    case .littleRoom(let free, let needed):
      say(
        "디스크에 \(size(free))만 비어 있어요. \(size(needed))는 있어야 해요.",
        "Only \(size(free)) are free on the disk; \(size(needed)) are needed.")
    case .noLeftovers: say("남은 임시 파일이 없어요.", "Nothing was left unfinished.")
    case .leftovers(let paths):
      say("남아 있는 파일이 있어요: ", "Files were left: ") + list(paths)
    case .removedLeftovers(let paths):
      say("남은 임시 파일을 지웠어요: ", "Removed what was left unfinished: ") + list(paths)
    case .drafts(let paths):
      say("쓰다가 저장하지 않은 글이 있어요: ", "Texts that were begun and never kept: ") + list(paths)
    case .backup(let day, let age), .oldBackup(let day, let age):
      age == 0
        ? say("오늘 백업했어요.", "There is a verified backup of today.")
        : say(
          "마지막 백업은 \(CalendarWords.fullDay(day, in: language)), \(age)일 전이에요.",
          "The newest verified backup is of \(CalendarWords.fullDay(day, in: language)), \(age) \(age == 1 ? "day" : "days") ago."
        )
    case .noBackup: say("아직 백업이 없어요.", "There is no backup yet.")
    case .brokenBackups(let paths):
      say("백업이지만 읽을 수 없는 파일이 있어요: ", "Backups that cannot be read: ") + list(paths)
    case .dailyOff: say("자동 백업을 꺼 두었어요.", "Daily backups are switched off.")
    case .settings: say("설정 파일에 문제가 없어요.", "The file of settings is fine.")
    case .settingsProblems(let count, let path):
      say(
        "설정 파일에 쓸 수 없는 줄이 \(count)개 있어요: \(Printable.line(path))",
        "\(count) \(count == 1 ? "line" : "lines") in the file of settings do not count: "
          + Printable.line(path))
    case .photos(let count):
      say("사진 \(count)장이 모두 있어요.", "Photos that are there: \(count).")
    case .missingPhotos(let paths):
      say("없어진 사진이 있어요: ", "Photos are gone: ") + list(paths)
    case .damagedPhotos(let paths):
      say("손상된 사진이 있어요: ", "Photos are damaged: ") + list(paths)
    case .unneededPhotos(let paths):
      say("어느 기록에서도 쓰지 않는 사진이 남아 있어요: ", "Photos that no record has are left: ") + list(paths)
    case .sync: say("동기화할 준비가 되어 있어요.", "Sync is in order.")
    case .syncWaiting(let devices):
      say("아직 받지 못한 내용이 있는 기기: ", "What these devices wrote waits: ") + list(devices)
    case .syncKey(let path):
      say(
        "동기화 코드가 든 파일을 쓸 수 없어요: \(Printable.line(path))",
        "The file with the code of sync cannot be used: \(Printable.line(path))")
    case .syncWithoutKey:
      say(
        "다른 곳에서 온 저장소라 동기화 코드가 없어요.", "This store came from elsewhere, without the code of sync.")
    case .syncElsewhere:
      say(
        "되살리거나 복사한 저장소라, 다음에 동기화할 때 새 기기로 이어져요.",
        "This store was brought back or copied, so the next sync goes on with it as a new device.")
    case .syncStray(let count):
      say(
        "기록이 없는 동기화 정보가 \(count)개 있어요.",
        "\(count) \(count == 1 ? "note" : "notes") of sync belong to no record.")
    case .clock: say("미래 날짜로 적힌 기록이 없어요.", "No record comes from the future.")
    case .futureRecords(let count):
      say("내일보다 뒤의 날짜로 적힌 기록이 \(count)개 있어요.", "\(count) records were made after tomorrow.")
    }
  }

  private func size(_ bytes: Int) -> String { ArchiveWords(language).size(bytes) }
}

extension DoctorWords {
  /// What to do, where there is something.
  func remedy(_ check: Examination.Check) -> String? {
    switch check {
    case .opens, .whole, .wordIndexes, .mendedIndexes, .permissions, .closedToOthers, .ownDisk,
      .room, .noLeftovers, .removedLeftovers, .backup, .settings, .clock,
      .photos, .sync, .syncElsewhere:
      nil
    case .noStore: say("첫 기록을 남기면 생겨요.", "The first record makes one.")
    case .storeGone(let copy?):
      say(
        "`haru restore \(ShellQuote.word(copy))`로 복원하세요.",
        "Restore it with `haru restore \(ShellQuote.word(copy))`.")
    case .storeGone(nil):
      say("가지고 있는 백업을 `haru restore`로 복원하세요.", "Restore a backup of yours with `haru restore`.")
    case .opensNot(let failure): remedy(failure)
    case .damaged, .strayRows: bringBack
    case .wordIndexesAstray, .openToOthers:
      say("`haru doctor --fix`가 고쳐 줘요.", "Run `haru doctor --fix` to fix it.")
    case .foreignOwner:
      say("소유자를 바꿔 주세요(chown).", "Change their owner (chown).")
    case .link:
      say("링크가 가리키는 곳이 늘 있는지 살펴봐 주세요.", "See that what it leads to is always there.")
    case .networkDisk:
      say(
        "여러 컴퓨터가 함께 쓰면 손상될 수 있어요. 이 컴퓨터의 디스크로 옮겨 주세요(HARU_HOME).",
        "Locks may not hold there; move it to a disk of this computer (HARU_HOME).")
    case .syncedFolder:
      say(
        "쓰는 도중에 복사되면 손상될 수 있어요. 다른 곳으로 옮기고(HARU_HOME), 여러 컴퓨터에서 쓰려면 `haru sync start 폴더`로 동기화해 주세요.",
        "It may be copied while it is written. Move it elsewhere (HARU_HOME), and run `haru sync "
          + "start FOLDER` to use it on several computers.")
    case .syncWaiting:
      say("`haru sync status`에 이유가 나와요.", "`haru sync status` says why.")
    case .syncKey, .syncWithoutKey, .syncStray:
      say(
        "`haru sync leave` 다음에 `haru sync join`으로 다시 참여할 수 있어요.",
        "Run `haru sync leave`, then `haru sync join` to join the others again.")
    case .littleRoom: makeRoom
    case .leftovers:
      say(
        "한 시간이 지난 .part 파일은 `haru doctor --fix`가 지워요. .before-v 파일은 업데이트 전의 복사본이라 필요 없으면 지워도 돼요.",
        "`haru doctor --fix` removes .part files older than an hour; .before-v files are copies "
          + "from before an update, yours to delete.")
    case .drafts:
      say(
        "`haru moods write`나 `haru sayings add`가 이어서 쓸지 물어봐요. 필요 없으면 지워도 돼요.",
        "`haru moods write` and `haru sayings add` offer to go on with them; they are yours to delete."
      )
    case .brokenBackups:
      say(
        "디스크를 살펴보고, `haru backup`으로 새로 백업해 주세요.",
        "Look at the disk, and make a new one with `haru backup`.")
    case .oldBackup, .noBackup: say("`haru backup`으로 백업해 주세요.", "`haru backup` makes one.")
    case .dailyOff:
      say(
        "`haru settings set backup.daily on`으로 켤 수 있어요.",
        "`haru settings set backup.daily on` switches them on.")
    case .settingsProblems:
      say("`haru settings list`가 어느 줄인지 알려 줘요.", "`haru settings list` names the lines.")
    case .missingPhotos, .damagedPhotos:
      say(
        "처음 가져온 파일을 `haru import --photos`로 다시 가져오면 돌아와요.",
        "`haru import --photos` of the file they came in brings them back.")
    case .unneededPhotos:
      say("`haru trash empty`로 지울 수 있어요.", "`haru trash empty` removes them.")
    case .futureRecords:
      say("컴퓨터의 시계를 살펴봐 주세요.", "Check the clock of this computer.")
    }
  }

  private var bringBack: String {
    say(
      "지금 파일을 다른 이름으로 옮겨 두고, 마지막 백업을 `haru restore`로 되살려 주세요.",
      "Move the file to another name, and bring back the newest backup with `haru restore`.")
  }
  private var makeRoom: String {
    say("디스크에 자리를 비워 주세요.", "Make some room on the disk.")
  }

  private func remedy(_ failure: StorageFailure) -> String {
    switch failure {
    case .corrupt, .notAStore, .other:
      bringBack
    case .madeByNewerVersion: say("‘하루’를 업데이트해 주세요.", "Update Haru.")
    case .full: makeRoom
    case .busy, .closed, .interrupted, .refusedByHook:
      say("잠시 뒤에 다시 해 주세요.", "Try again in a moment.")
    case .readOnly, .openedForReading, .unreadable, .logBeside:
      say(
        "폴더는 0700, 파일은 0600으로 내가 읽고 쓸 수 있게 해 주세요.",
        "Let yourself read and write there: folders 0700, files 0600.")
    case .settingsUnreadable: say("설정 파일을 고쳐 주세요.", "Mend the file of settings.")
    }
  }
}
