import Domain
import PresentationKit
import TextUI

/// The addresses of published files.
extension PublishWords {
  /// The files that phones can open. Each has its name and the suffix for the file name of its QR code.
  private var known: [(file: String, name: String, suffix: String)] {
    [
      (Publication.calendarFile, say("달력", "Calendar"), "calendar"),
      (Publication.pageFile, say("오늘 페이지", "Page of today"), "today"),
      (Publication.cardsFile, Self.name(of: .contacts)(language), "contacts"),
    ]
  }

  /// Returns the published files that are shown as QR codes. Each has its name, its address, and the suffix for the
  /// file name of its QR code. The calendar comes first.
  func webFiles(
    of publication: Publication
  ) -> [(name: String, address: String, suffix: String)] {
    known.filter { publication.files[$0.file] != nil }.map {
      ($0.name, publication.address(of: $0.file), $0.suffix)
    }
  }

  /// Returns the addresses of the published files with their names. The pages in a folder share the address of the
  /// folder.
  func addresses(of publication: Publication) -> [(name: String, address: String)] {
    let files = publication.files.keys.sorted()
    var addresses = known.filter { publication.files[$0.0] != nil }
      .map { (name: $0.1, address: publication.address(of: $0.0)) }
    let pages = Self.name(of: .markdown)(language)
    let others = files.filter { file in !known.contains { $0.file == file } }
    for file in others where !file.contains("/") {
      addresses.append((pages, publication.address(of: file)))
    }
    let folders = Dictionary(grouping: others.filter { $0.contains("/") }) { file in
      String(file.prefix { $0 != "/" })
    }
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      let count = count(of: files.count, "개", "file")
      addresses.append((pages, publication.address(of: folder) + "/ (\(count))"))
    }
    return addresses
  }

  /// Returns the answer after publishing was started. `before` is the publication before this change; `left` is a
  /// stopped publication whose files are still in another remote.
  func started(_ report: PublishReport, before: Publication?, left: Publication?) -> [String] {
    let publication = report.publication
    var lines = [before.map { changed($0, to: publication) } ?? begun]
    lines.append("")
    for (name, address) in addresses(of: publication) {
      lines.append(
        isPlain ? field(name, Printable.line(address)) : label(name) + Printable.line(address))
    }
    lines.append("")
    if !publication.isOnWeb {
      lines.append(
        say(
          "이 경로는 구독할 수 없어요. 폴더를 휴대전화와 동기화하거나, 웹 서버로 보여 주고 그 주소를 구독하세요.",
          "These paths cannot be subscribed to. Sync the folder to your phone, or subscribe to the "
            + "address under which a web server shows it."))
    } else if publication.files[Publication.calendarFile] != nil {
      lines.append(
        say(
          "다른 기기의 달력에서 달력 주소를 구독하세요.",
          "Subscribe to the address of the calendar in the calendar of your other devices."))
    }
    lines.append(
      say(
        "주소를 아는 사람은 누구나 볼 수 있어요. `haru sync timer`로 타이머를 설치하면 5분마다 게시해요.",
        "Everyone who knows an address can read it. With `haru sync timer`, Haru publishes every five "
          + "minutes."))
    if let left {
      let folder = Printable.line(left.folderAddress)
      lines.append(
        say(
          "전에 게시한 파일은 \(folder)에 남아 있어요. 이제 ‘하루’가 지울 수 없으니 직접 지워 주세요.",
          "The files of the earlier publication are still in \(folder). Haru can no longer remove "
            + "them, so delete the folder yourself."))
    }
    return isPlain ? lines.filter { !$0.isEmpty } : lines
  }

  private var begun: String { say("게시를 시작했어요.", "Publishing is set up.") }

  /// Returns what changed because the same publication was started again.
  private func changed(_ before: Publication, to publication: Publication) -> String {
    let gone = before.parts.subtracting(publication.parts).inOrder
    let same = say(" 주소는 그대로예요.", " The addresses are the same.")
    if gone.isEmpty {
      return say("게시할 내용을 바꿨어요.", "Changed what is published.") + same
    }
    return say("이제 게시하지 않는 내용: \(names(gone)).", "No longer published: \(names(gone)).") + same
  }

  /// Says where the files of a stopped publication are, and how to remove them.
  func left(_ publication: Publication) -> String {
    let folder = Printable.line(publication.folderAddress)
    return say(
      "게시한 파일은 \(folder)에 남아 있어요. 지우려면 `haru publish stop --remove`를 실행해 주세요.",
      "The published files stay in \(folder). To remove them, run `haru publish stop --remove`.")
  }
}

extension Publication {
  /// The address of the folder with all files.
  fileprivate var folderAddress: String { address(of: "") }

  /// Returns the address of a file; nil if it is not published.
  func publishedAddress(of file: String) -> String? {
    files[file] == nil ? nil : address(of: file)
  }
}
