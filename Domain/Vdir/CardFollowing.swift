/// Copies the changes of a card to its person, and the changes of a person to the card.
struct CardFollowing: Sendable {
  let format: CardFormat

  private func read(_ card: [UInt8]) -> ReadCard? {
    let next = format.read(card)
    guard case .card(let read) = next() else { return nil }
    return read
  }

  // MARK: From the card to the person

  /// Returns the changes of a person after its card changed; nil if there are none. A value changes only if it equalled
  /// that of the old card, so a name that the user gave the plant stays.
  func change(of person: Person, from old: [UInt8]?, to new: [UInt8]) -> PersonInput? {
    guard let after = read(new) else { return nil }
    let before = old.flatMap(read)
    var change = PersonInput()
    if let before, before.name != after.name, person.name == before.name {
      change.name = after.name.text
    }
    if before?.nickname != after.nickname, person.nickname == before?.nickname {
      change.nickname = after.nickname?.text ?? ""
    }
    if before?.birthday != after.birthday, person.birthday == before?.birthday {
      change.birthday = after.birthday?.description ?? ""
    }
    change.phone = phone(of: person, before?.numbers ?? [], after.numbers)
    return change == PersonInput() ? nil : change
  }

  private func phone(
    of person: Person, _ before: [PhoneNumber], _ after: [PhoneNumber]
  ) -> String? {
    guard let own = person.phone else {
      return before.isEmpty ? after.first?.written.text : nil
    }
    guard before.contains(where: { $0.key == own.key }),
      !after.contains(where: { $0.key == own.key })
    else { return nil }
    let known = Set(before.map(\.key))
    return after.first { !known.contains($0.key) }?.written.text
  }

  // MARK: From the person to the card

  /// Returns a card with the changes of its person since `old`. A field in which the card already differed from the
  /// person stays as it is.
  func card(_ card: [UInt8], following person: Person, since old: VdirPerson) -> [UInt8] {
    guard let read = read(card) else { return card }
    var followed = person
    if person.nickname?.text == old.nickname
      || read.nickname.map({ $0.text != old.nickname }) == true
    {
      followed.nickname = nil
    }
    let birthday = read.birthday?.description
    if person.birthday?.description == old.birthday || birthday != nil && birthday != old.birthday {
      followed.birthday = nil
    }
    if person.phone?.written.text == old.phone { followed.phone = nil }
    var card = card
    if let phone = followed.phone, let before = old.phone,
      let index = read.numbers.firstIndex(where: {
        $0.key == PhoneNumber(stored: before).key && $0.key != phone.key
      })
    {
      card = replacing(read.numbers[index], by: person, in: card)
    }
    card = format.amend(card, followed)
    return person.name.text != old.name && read.name.text == old.name
      ? renaming(card, to: person) : card
  }

  /// Replaces a phone number, and keeps the label of its property.
  private func replacing(_ number: PhoneNumber, by person: Person, in card: [UInt8]) -> [UInt8] {
    guard let new = lines(["TEL"], of: person).first else { return card }
    return changing(card) { component, end in
      let lines = component.lines(["TEL"]).map { line in
        let value = String(decoding: line.value, as: UTF8.self)
        let written = value.hasPrefix("tel:") ? String(value.dropFirst(4)) : value
        guard PhoneNumber(stored: written).key == number.key else { return line }
        let text = Array(line.text[..<line.valueStart]) + Array(new.value)
        return ContentDocument.Line(text, named: "TEL", end: end)
      }
      component.replace(["TEL"], by: lines)
    }
  }

  private func renaming(_ card: [UInt8], to person: Person) -> [UInt8] {
    let names = lines(["FN", "N"], of: person)
    return changing(card) { component, end in
      for line in names where line.name == "FN" || !component.lines(["N"]).isEmpty {
        component.replace([line.name], by: [line.with(lineEnd: end)])
      }
    }
  }

  private func changing(
    _ card: [UInt8], _ body: (inout ContentDocument.Component, _ lineEnd: [UInt8]) -> Void
  ) -> [UInt8] {
    guard var document = ContentDocument(card), let index = document.only("VCARD"),
      var component = document.parts[index].component
    else { return card }
    body(&component, document.lineEnd)
    document.parts[index] = .component(component)
    return document.bytes
  }

  /// Returns properties of a new card for a person.
  private func lines(_ names: Set<String>, of person: Person) -> [ContentDocument.Line] {
    let document = ContentDocument(format.write(person))
    return document?.parts.first?.component?.lines(names) ?? []
  }
}
