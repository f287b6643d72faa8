import Domain
import HaruStore

extension DemoWriter {
  /// Adds the family members and their contacts.
  func plant() throws(PeopleFailure) {
    for member in story.family {
      let add = features(at: moment(daysAgo: member.since, minute: 11 * 60)).people.add
      let person = try add(draft(of: member))
      guard let last = member.last else { continue }
      let days = daysInTouch(member, last: last)
      for (index, daysAgo) in days.enumerated() {
        var contact = note(of: member, days.count - 1 - index)
        contact.isEarly = true
        _ = try features(at: contactTime(daysAgo)).people.water(person.id, contact)
        if member.postponed > 0, index == days.count - 2 {
          let due = moment(daysAgo: daysAgo - (member.draft.cycleDays ?? 7), minute: 9 * 60)
          _ = try features(at: due).people.postpone(person.id, days: member.postponed)
        }
      }
    }
  }

  /// Returns the draft of a family member, with the tag and a birthday that is always near.
  private func draft(of member: DemoStory.Member) -> PersonInput {
    var draft = member.draft
    draft.tags = .set([member.tag])
    if let birthday = member.birthdayIn {
      let day = now.day + birthday.days
      let leap = day.parts.month == 2 && day.parts.day == 29
      draft.birthday =
        Day(
          year: day.parts.year - birthday.age, month: day.parts.month,
          day: leap ? 28 : day.parts.day)?.description ?? ""
    }
    return draft
  }

  /// Returns how many days ago each contact was, oldest first, roughly in the cycle of the member.
  private func daysInTouch(_ member: DemoStory.Member, last: Int) -> [Int] {
    let cycle = member.draft.cycleDays ?? 7
    var days = [last]
    var daysAgo = last + cycle + member.postponed
    while daysAgo < member.since {
      days.append(daysAgo)
      daysAgo += max(1, cycle + randomSource.below(cycle / 2 + 2) - cycle / 4)
    }
    return days.reversed()
  }

  /// Returns a contact of a member. `number` counts the contacts, with 0 for the newest. The two newest contacts have
  /// notes. Among older contacts, notes become rarer.
  private func note(of member: DemoStory.Member, _ number: Int) -> Contact {
    let noted = member.notes.indices.first { $0 * ($0 + 1) / 2 == number }
    if let noted { return member.notes[noted] }
    let channels = Watering.Channel.allCases
    return Contact(by: channels[randomSource.below(channels.count)])
  }

  private func contactTime(_ daysAgo: Int) -> Now {
    moment(daysAgo: daysAgo, minute: 9 * 60 + randomSource.below(12 * 60))
  }
}
