/// The settings that name tags.
extension Preferences {
  /// Returns the settings that name a tag, and do not name another one.
  func settings(of tag: String, besides other: String) throws(StorageFailure) -> [Preference] {
    var found: [Preference] = []
    let cycles = try tagCycles().days
    // A level of a tag has no cycle of its own.
    if cycles[tag] != nil, cycles[other] == nil, !other.contains("/") { found.append(.peopleCycle) }
    let hidden = Self.tags(try value(of: .publishPrivate)).map(Hashtag.tag)
    if hidden.contains(tag), !hidden.contains(other) { found.append(.publishPrivate) }
    return found
  }

  /// Gives the settings of a renaming to the other tag.
  func follow(_ renaming: TagRenaming) throws(PreferenceFailure) {
    for setting in renaming.settings {
      let text: String
      do throws(StorageFailure) {
        if setting == .peopleCycle {
          let cycles = try tagCycles()
          text = cycles.with(renaming.from, nil).with(renaming.to, cycles.days[renaming.from]).text
        } else {
          let tags = Self.tags(try value(of: setting))
          text = tags.map { Hashtag.tag($0) == renaming.from ? renaming.to : $0 }
            .joined(separator: ", ")
        }
      } catch { throw .storage(error) }
      _ = try set(setting.rawValue, to: text)
    }
  }

  /// Gives the settings of a renaming to the other tag, when the renaming is undone or redone.
  package func followAgain(_ renaming: TagRenaming) throws(StorageFailure) {
    do throws(PreferenceFailure) { try follow(renaming) } catch {
      // The settings had the same values before.
      guard case .storage(let failure) = error else { throw .corrupt }
      throw failure
    }
  }

  /// Splits the tags of a setting at spaces and commas.
  private static func tags(_ setting: String) -> [String] {
    setting.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }
}
