import Domain
import PresentationKit
import TextUI

/// Renames a tag in all records, or merges it into another one.
struct TagCommand: Equatable, Sendable, StoreCommand {
  let old: String
  let new: String
  let merges: Bool

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let (renaming, changed) = try TagFailure.mapError(in: page.language) {
      () throws(TagFailure) in try features.renameTag(old, to: new, merging: merges)
    }
    let words = TagNameWords(language: page.language)
    let answer = Answer(
      record: renaming, sentence: words.renamed(renaming, changed, merging: merges),
      remarks: renaming.settings.isEmpty ? [] : [words.settings(renaming)]
    ) { json in
      json.key("tags")
      json.object { json in
        json.member("from", renaming.from)
        json.member("to", renaming.to)
        json.member("changed", changed)
      }
    }
    page.give(answer)
  }
}

extension TagFailure: Reported {
  func report(_ language: Language) -> Report {
    let words = TagNameWords(language: language)
    switch self {
    case .refused(let refusal):
      let tags = TagWords(language: language)
      return Report(
        code: tags.code(refusal), message: tags.sentence(refusal) { _ in "" }, field: "TAG",
        status: .refused)
    case .unknown(let tag, let known):
      let near = Suggestion.nearest(to: tag, among: known).map { ["#" + $0] } ?? []
      return Report(
        code: "unknownTag",
        message: words.unknown(tag) + NearestWords(language).sentence(near), field: "TAG",
        status: .notFound)
    case .unitsDiffer(let renaming):
      return Report(
        code: "unitsDiffer",
        message: words.unitsDiffer(renaming), field: "NEW", status: .refused)
    case .taken(let renaming):
      return Report(
        code: "tagTaken", message: words.taken(renaming), field: "NEW", status: .refused)
    case .preference(let failure): return SettingsWords(language).report(failure)
    case .storage(let failure): return StorageWords(language).report(failure)
    }
  }
}

/// The texts about tags that get another name.
struct TagNameWords: Words, Equatable {
  let language: Language

  func unitsDiffer(_ renaming: TagRenaming) -> String {
    say(
      "#\(renaming.from) 태그와 #\(renaming.to) 태그는 단위가 달라서 합칠 수 없어요. `haru counts edit`로 단위를 맞춰 주세요.",
      "#\(renaming.from) and #\(renaming.to) are counted in different units. Change one with "
        + "`haru counts edit`.")
  }

  func renamed(_ renaming: TagRenaming, _ changed: Int, merging: Bool) -> String {
    let (old, new) = ("#" + renaming.from, "#" + renaming.to)
    let records = say("기록 \(changed)개", changed == 1 ? "1 record" : "\(changed) records")
    return merging
      ? say(
        "\(Particle.object.after(old)) \(new)에 합쳤어요. \(records)가 바뀌었어요.",
        "Merged \(old) into \(new) in \(records).")
      : say(
        "\(Particle.object.after(old)) \(Particle.toward.after(new)) 바꿨어요. \(records)가 바뀌었어요.",
        "Renamed \(old) to \(new) in \(records).")
  }

  /// Names the settings that moved to the new name.
  func settings(_ renaming: TagRenaming) -> String {
    let names = renaming.settings.map(\.rawValue).joined(separator: ", ")
    return say(
      "설정도 함께 바뀌었어요: \(names).", "These settings now have the new name: \(names).")
  }

  func unknown(_ tag: String) -> String {
    say(
      "#\(tag) 태그가 붙은 기록이 없어요. `haru tags`에서 태그를 볼 수 있어요.",
      "No record has the tag #\(tag). `haru tags` lists the tags.")
  }

  func taken(_ renaming: TagRenaming) -> String {
    let command = "`haru tags merge \(renaming.from) \(renaming.to)`"
    return say(
      "#\(renaming.to) 태그가 이미 있어요. 두 태그를 합치려면 \(Particle.object.after(command)) 실행하세요.",
      "There is already a tag #\(renaming.to). To merge both tags, run \(command).")
  }
}
