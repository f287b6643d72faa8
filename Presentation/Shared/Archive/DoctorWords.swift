import Domain
import PresentationKit
import TextUI

/// Messages about a store check.
struct DoctorWords: Words {
  let language: Language

  /// Returns the code of a check for scripts.
  func name(_ check: Examination.Check) -> String {
    switch check {
    case .noStore, .storeGone, .opens, .opensNot: "store"
    case .whole, .damaged, .damagedHeader, .mendedHeader, .cutLog: "integrity"
    case .strayRows: "foreignKeys"
    case .wordIndexes, .wordIndexesAstray, .mendedIndexes: "wordIndexes"
    case .permissions, .openToOthers, .closedToOthers: "permissions"
    case .foreignOwner: "owner"
    case .link: "link"
    case .ownDisk, .networkDisk: "disk"
    case .syncedFolder: "syncedFolder"
    case .storeEncryption, .diskEncryption, .unfinishedEncryption: "encryption"
    case .plainSwap: "swap"
    case .room, .littleRoom: "space"
    case .noLeftovers, .leftovers, .removedLeftovers: "leftovers"
    case .drafts: "drafts"
    case .backup, .oldBackup, .noBackup, .brokenBackups, .closedBackups: "backup"
    case .dailyOff: "dailyBackup"
    case .unreadInputs, .readAgain: "inputs"
    case .settings, .settingsProblems: "settings"
    case .clock, .futureRecords: "clock"
    case .photos, .missingPhotos, .damagedPhotos, .unneededPhotos: "photos"
    case .sync, .syncWaiting, .syncKey, .syncWithoutKey, .syncElsewhere, .syncStray: "sync"
    }
  }

  func list(_ paths: [String]) -> String {
    let shown = paths.prefix(5).map(Printable.line).joined(separator: ", ")
    let rest = paths.count - 5
    return rest > 0 ? shown + say(" 그 밖에 \(rest)개", " and \(rest) more") : shown
  }

  /// Returns the message about the result of a check.
  func message(_ check: Examination.Check) -> String {
    switch check {
    case .noStore: say("아직 저장소가 없어요.", "There is no data file yet.")
    case .storeGone: say("저장소 파일이 없어졌어요.", "The data file is missing.")
    case .opens: say("저장소를 열 수 있어요.", "The data file can be opened.")
    case .opensNot(let failure): StorageWords(language).report(failure).message
    case .whole: say("저장소에 손상된 곳이 없어요.", "The data file is undamaged.")
    case .damagedHeader:
      say(
        "암호화된 저장소의 첫머리 사본 두 개 중 하나가 손상됐어요.",
        "One of the two header copies of the encrypted data file is damaged.")
    case .mendedHeader:
      say("암호화된 저장소의 첫머리를 고쳤어요.", "Repaired the header of the encrypted data file.")
    case .cutLog: EncryptionWords(language).cutLog
    case .unfinishedEncryption(let paths):
      say("암호화 작업이 중간에 멈췄어요: ", "An encryption change was interrupted: ")
        + list(paths)
    case .damaged(let damages):
      say("저장소가 손상됐어요: ", "The data file is damaged: ") + list(damages)
    case .strayRows(let count):
      say(
        "연결이 끊긴 기록이 \(count)개 있어요.",
        count == 1
          ? "1 record belongs to something that no longer exists."
          : "\(count) records belong to things that no longer exist.")
    case .wordIndexes:
      say("검색 색인이 모두 기록과 맞아요.", "All search indexes match the records.")
    case .wordIndexesAstray(let names):
      say("검색 색인이 기록과 달라요: ", "Search indexes do not match the records: ") + list(names)
    case .mendedIndexes(let names):
      say("검색 색인을 다시 만들었어요: ", "Rebuilt search indexes: ") + list(names)
    case .permissions: say("파일과 폴더는 나만 볼 수 있어요.", "Only you can read the files and folders.")
    case .openToOthers(let paths):
      say("다른 사람도 볼 수 있어요: ", "Other users can read: ") + list(paths)
    case .closedToOthers(let paths):
      say("나만 볼 수 있게 고쳤어요: ", "Made private: ") + list(paths)
    case .foreignOwner(let paths):
      say("소유자가 다른 사용자예요: ", "Owned by another user: ") + list(paths)
    case .link(let path):
      say(
        "\(Particle.topic.after(Printable.line(path))) 링크예요.",
        "\(Printable.line(path)) is a symbolic link.")
    case .ownDisk: say("저장소가 이 컴퓨터의 디스크에 있어요.", "The data file is on a local disk.")
    case .networkDisk(let kind):
      say("저장소가 \(kind) 파일 시스템에 있어요.", "The file system of the data file is \(kind).")
    case .syncedFolder(let service, let path):
      say(
        "저장소가 \(service) 폴더 안에 있어요: \(Printable.line(path))",
        "The data file is in a \(service) folder: \(Printable.line(path))")
    case .storeEncryption: say("저장소가 암호화되어 있어요.", "The data file is encrypted.")
    case .diskEncryption(let disk): message(disk)
    case .plainSwap(let paths):
      say("스왑 공간이 암호화되어 있지 않아요: ", "Swap space is not encrypted: ") + list(paths)
    case .room(let free):
      say(
        "디스크에 \(Particle.subject.after(FileWords.size(free))) 남아 있어요.",
        "Free disk space: \(FileWords.size(free)).")
    case .littleRoom(let free, let needed):
      say(
        "디스크에 \(FileWords.size(free))밖에 남지 않았어요. \(FileWords.size(needed))는 있어야 해요.",
        "Free disk space: only \(FileWords.size(free)), but Haru needs \(FileWords.size(needed)).")
    case .noLeftovers: say("남은 임시 파일이 없어요.", "There are no leftover files.")
    case .leftovers(let paths):
      say("남아 있는 파일이 있어요: ", "Leftover files: ") + list(paths)
    case .removedLeftovers(let paths):
      say("남은 임시 파일을 지웠어요: ", "Removed leftover files: ") + list(paths)
    case .drafts(let paths):
      say("쓰다가 저장하지 않은 글이 있어요: ", "Unsaved drafts: ") + list(paths)
    case .backup(let day, let age), .oldBackup(let day, let age):
      age == 0
        ? say("오늘 백업했어요.", "The newest verified backup is from today.")
        : say(
          "마지막 백업은 \(CalendarWords.fullDay(day, in: language)), \(age)일 전이에요.",
          "The newest verified backup is from \(CalendarWords.fullDay(day, in: language)), \(age) \(age == 1 ? "day" : "days") ago."
        )
    case .noBackup: say("아직 백업이 없어요.", "There is no backup yet.")
    case .closedBackups(let count):
      say(
        "암호화된 백업 \(count)개는 저장소가 닫혀 있어서 확인하지 않았어요.",
        count == 1
          ? "1 encrypted backup was not checked, because the data file is closed."
          : "\(count) encrypted backups were not checked, because the data file is closed.")
    case .brokenBackups(let paths):
      say("읽을 수 없는 백업이 있어요: ", "Backups that cannot be read: ") + list(paths)
    case .dailyOff: say("자동 백업이 꺼져 있어요.", "Daily backups are off.")
    case .unreadInputs(let names):
      say(
        "읽는 도중에 ‘하루’가 두 번 꺼져서 더는 읽지 않는 파일이 있어요: ",
        "Haru stopped twice while reading these files and no longer reads them: ") + list(names)
    case .readAgain(let names):
      say("다음에 다시 읽어요: ", "Haru will read these files again: ") + list(names)
    case .settings: say("설정 파일에 문제가 없어요.", "The settings file is valid.")
    case .settingsProblems(let count, let path):
      say(
        "설정 파일에 쓸 수 없는 줄이 \(count)개 있어요: \(Printable.line(path))",
        "The settings file has \(count) invalid \(count == 1 ? "line" : "lines"): "
          + Printable.line(path))
    case .photos(let count):
      say(
        "사진 \(count)장이 모두 있어요.",
        count == 1 ? "The photo is present." : "All \(count) photos are present.")
    case .missingPhotos(let paths):
      say("없어진 사진이 있어요: ", "Missing photos: ") + list(paths)
    case .damagedPhotos(let paths):
      say("손상된 사진이 있어요: ", "Damaged photos: ") + list(paths)
    case .unneededPhotos(let paths):
      say("어느 기록에서도 쓰지 않는 사진이 남아 있어요: ", "Unused photos: ") + list(paths)
    case .sync: say("동기화할 준비가 되어 있어요.", "Sync is ready.")
    case .syncWaiting(let devices):
      say("아직 받지 못한 내용이 있는 기기: ", "Changes from these devices could not be applied yet: ")
        + list(devices)
    case .syncKey(let path):
      say(
        "동기화 키가 든 파일을 사용할 수 없어요: \(Printable.line(path))",
        "The sync key file cannot be used: \(Printable.line(path))")
    case .syncWithoutKey:
      say(
        "저장소만 복사해 와서 동기화 키가 없어요.", "The data file was copied from elsewhere without its sync key.")
    case .syncElsewhere:
      say(
        "되살리거나 복사한 저장소라, 다음에 동기화할 때 새 기기로 참여해요.",
        "The data file was restored or copied, so it joins as a new device at the next sync.")
    case .syncStray(let count):
      say(
        "연결된 기록이 없는 동기화 정보가 \(count)개 있어요.",
        "The sync data contains \(count) \(count == 1 ? "entry" : "entries") without a record.")
    case .clock: say("미래 날짜로 적힌 기록이 없어요.", "No records are dated in the future.")
    case .futureRecords(let count):
      say(
        "모레 이후의 날짜로 적힌 기록이 \(count)개 있어요.",
        count == 1
          ? "1 record is dated after tomorrow." : "\(count) records are dated after tomorrow.")
    }
  }
}
