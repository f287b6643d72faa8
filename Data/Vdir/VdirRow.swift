import Domain

enum VdirFolderColumn: Int, RowColumn { case path, kind, name, device, getsNew, last }

enum VdirItemColumn: Int, RowColumn {
  case folder, uid, file, record, person, personName, personNickname, personPhone
  case personBirthday, seen, wanted, here
}

enum VdirConflictColumn: Int, RowColumn {
  case number, kind, record, title, field, current, other, folder, at, file
}

enum VdirCardColumn: Int, RowColumn { case cardID, cardUID, card }

/// Reads and writes the rows of bound folders.
enum VdirRow {
  /// Returns a file name as exact bytes, because the file system does not normalise Unicode.
  static func exact(_ text: String) -> Value { .exactText(Array(text.utf8)) }

  static func binding(_ row: Row) throws(StorageFailure) -> VdirBinding {
    let row = NamedRow<VdirFolderColumn>(row)
    guard let kind = VdirKind(rawValue: row.text(.kind)) else { throw .corrupt }
    return VdirBinding(
      path: row.text(.path), kind: kind, name: row.text(.name), device: row.text(.device),
      getsNew: row.bool(.getsNew), last: row.optionalInt(.last))
  }

  static func values(of binding: VdirBinding) -> [Value] {
    [
      exact(binding.path), .text(binding.kind.rawValue), .text(binding.name),
      .text(binding.device), .bool(binding.getsNew), .optional(binding.last),
    ]
  }

  static func item(_ row: Row) -> VdirItem {
    let row = NamedRow<VdirItemColumn>(row)
    let person = row.optionalText(.person).map { id in
      VdirPerson(
        id: id, name: row.text(.personName), nickname: row.optionalText(.personNickname),
        phone: row.optionalText(.personPhone), birthday: row.optionalText(.personBirthday))
    }
    return VdirItem(
      folder: row.text(.folder), file: row.text(.file), uid: row.text(.uid),
      record: row.text(.record), seen: row.isNull(.seen) ? nil : row.bytes(.seen),
      wanted: row.bytes(.wanted), here: row.bytes(.here), person: person)
  }

  static func values(of item: VdirItem) -> [Value] {
    let person = item.person
    return [
      exact(item.folder), exact(item.uid), exact(item.file), .text(item.record),
      .optional(person?.id), person.map { exact($0.name) } ?? .null,
      person?.nickname.map(exact) ?? .null, person?.phone.map(exact) ?? .null,
      .optional(person?.birthday), item.seen.map(Value.bytes) ?? .null, .bytes(item.wanted),
      .bytes(item.here),
    ]
  }

  static func conflict(_ row: Row) throws(StorageFailure) -> VdirConflict {
    let row = NamedRow<VdirConflictColumn>(row)
    guard let kind = VdirKind(rawValue: row.text(.kind)) else { throw .corrupt }
    return VdirConflict(
      number: row.int(.number), kind: kind, record: row.text(.record), title: row.text(.title),
      field: row.text(.field), current: row.text(.current), other: row.text(.other),
      text: row.bytes(.file), folder: row.text(.folder), at: row.int(.at))
  }

  static func values(of conflict: VdirConflict) -> [Value] {
    [
      .int(conflict.number), .text(conflict.kind.rawValue), .text(conflict.record),
      .text(conflict.title), .text(conflict.field), .text(conflict.current),
      .text(conflict.other), .text(conflict.folder), .int(conflict.at), .bytes(conflict.text),
    ]
  }

  /// Reads a row of `VdirSQL.cards`, in which the columns of the person come first.
  static func card(_ row: Row) throws(StorageFailure) -> VdirCard {
    let person = NamedRow<PersonColumn>(row).isNull(.id) ? nil : try PeopleRow.person(row)
    let card = NamedRow<VdirCardColumn>(row, from: PeopleRow.shape.read.count)
    return VdirCard(
      id: ID(card.text(.cardID)), uid: card.optionalText(.cardUID), bytes: card.bytes(.card),
      person: person)
  }
}
