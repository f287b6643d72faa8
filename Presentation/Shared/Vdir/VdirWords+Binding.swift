import Domain
import PresentationKit
import TextUI

/// Messages about binding and forgetting folders.
extension VdirWords {
  /// Returns the line about a folder that was bound, or in a dry run would be bound.
  func bound(_ outcome: VdirOutcome, isTrial: Bool) -> String {
    let kind = outcome.binding.kind
    return Printable.line(outcome.binding.name) + ": "
      + (isTrial ? wouldBind(kind) : isBound(kind)) + " " + gets(kind, new: outcome.getsNew)
  }

  private func isBound(_ kind: VdirKind) -> String {
    switch kind {
    case .calendar: say("일정 폴더로 정했어요.", "bound as a folder of events.")
    case .contacts: say("연락처 폴더로 정했어요.", "bound as a folder of contacts.")
    }
  }

  private func wouldBind(_ kind: VdirKind) -> String {
    switch kind {
    case .calendar: say("일정 폴더로 정할 거예요.", "would be bound as a folder of events.")
    case .contacts: say("연락처 폴더로 정할 거예요.", "would be bound as a folder of contacts.")
    }
  }

  private func gets(_ kind: VdirKind, new: Bool) -> String {
    switch (kind, new) {
    case (.calendar, true):
      say("‘하루’의 새 일정은 이 폴더에 파일로 생겨요.", "New events in Haru get their files here.")
    case (.calendar, false):
      say("이 폴더에 있는 일정만 맞춰요.", "It only keeps the events that are in it.")
    case (.contacts, true):
      say("‘하루’의 새 연락처는 이 폴더에 파일로 생겨요.", "New contacts in Haru get their files here.")
    case (.contacts, false):
      say("이 폴더에 있는 연락처만 맞춰요.", "It only keeps the contacts that are in it.")
    }
  }

  /// Returns the hint after the user forgot the folder that received new records.
  func getsNoFiles(_ kind: VdirKind) -> String {
    switch kind {
    case .calendar:
      say(
        "‘하루’의 새 일정은 이제 파일로 생기지 않아요. 다음에 정하는 일정 폴더에 생겨요.",
        "New events in Haru get no files now. The next folder of events that you bind gets them.")
    case .contacts:
      say(
        "‘하루’의 새 연락처는 이제 파일로 생기지 않아요. 다음에 정하는 연락처 폴더에 생겨요.",
        "New contacts in Haru get no files now. The next folder of contacts that you bind gets "
          + "them.")
    }
  }

  // MARK: Refusals

  /// The most names that a sentence lists.
  private static let mostNames = 5

  /// Returns the sentence about a new folder that has only other folders or files.
  func withoutFiles(
    _ path: String, _ kind: VdirKind?, folders: [String], others: [String]
  ) -> String {
    let name = Printable.line(path.split(separator: "/").last.map(String.init) ?? path)
    let files =
      switch kind {
      case .calendar: say("일정 파일", "event files")
      case .contacts: say("연락처 파일", "contact files")
      case nil: say("일정이나 연락처 파일", "event or contact files")
      }
    if folders.isEmpty {
      let list = listed(others)
      return say(
        "‘\(name)’에는 \(files)이 없고 다른 파일만 있어요: \(list). vdirsyncer가 만든 폴더를 골라 주세요.",
        "“\(name)” has no \(files), but other files: \(list). Choose a folder of vdirsyncer.")
    }
    let list = listed(folders)
    return say(
      "‘\(name)’에는 \(files)이 없고 폴더만 있어요: \(list). 그중 하나를 골라 주세요.",
      "“\(name)” has no \(files), but folders: \(list). Choose one of them.")
  }

  private func listed(_ names: [String]) -> String {
    let shown = names.prefix(Self.mostNames).map { Printable.line($0) }
    return (names.count > shown.count ? shown + ["…"] : shown).joined(separator: ", ")
  }
}
