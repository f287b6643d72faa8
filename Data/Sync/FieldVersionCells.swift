import Domain

/// Converts between cells of an export and parts of field values.
enum FieldVersionCells {
  static func parts(_ cell: ArchiveCell) -> [FieldValue.Part] {
    switch cell {
    case .null: [.nothing]
    case .text(let text): [.text(text)]
    case .number(let number): [.number(number)]
    case .flag(let flag): [.number(flag ? 1 : 0)]
    case .moment(let moment): [.moment(instant: moment.instant, offset: moment.offset)]
    case .bytes(let bytes): [.blob(bytes)]
    case .texts(let texts): [.number(texts.count)] + texts.map(FieldValue.Part.text)
    }
  }

  /// Consumes the parts of a member and returns the cell; nil if the parts are not a valid value of the member.
  static func cell(_ parts: inout ArraySlice<FieldValue.Part>, of member: ArchiveMember)
    -> ArchiveCell?
  {
    guard let part = parts.popFirst() else { return nil }
    switch part {
    case .nothing: return .null
    case .number(let number): return cell(number, of: member, &parts)
    case .text(let text):
      if text.isEmpty, member.isOptional { return nil }
      return ArchiveRecords.cell(text, of: member, isBase64: false).flatMap { cell in
        switch member.kind {
        case .text, .choice, .day, .birthday, .tags, .isbn, .owner: cell
        case .number, .digits, .flag, .moment, .stamp, .bytes, .phones: nil
        }
      }
    case .blob(let bytes): if case .bytes = member.kind { return .bytes(bytes) }
    case .moment(let instant, let offset):
      switch member.kind {
      case .moment: return ArchiveMoment.known(instant, offset).map(ArchiveCell.moment)
      case .stamp where offset == 0: return ArchiveMoment.known(instant, 0).map(ArchiveCell.moment)
      case .stamp, .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .owner,
        .bytes, .phones:
        return nil
      }
    case .unknown: return nil
    }
    return nil
  }

  private static func cell(
    _ number: Int, of member: ArchiveMember, _ parts: inout ArraySlice<FieldValue.Part>
  ) -> ArchiveCell? {
    switch member.kind {
    case .number(let range), .digits(let range):
      return range.contains(number) ? .number(number) : nil
    case .flag: return number == 0 || number == 1 ? .flag(number == 1) : nil
    case .phones:
      guard number >= 0, number <= parts.count else { return nil }
      var texts: [String] = []
      for part in parts.prefix(number) {
        guard case .text(let text) = part, let phone = ArchiveRecords.phone(text) else {
          return nil
        }
        texts.append(phone)
      }
      parts = parts.dropFirst(number)
      return .texts(texts)
    case .text, .choice, .day, .birthday, .tags, .isbn, .moment, .stamp, .owner, .bytes: return nil
    }
  }
}

extension ArchiveRow {
  /// Returns the value of a field in this row; `.nothing` if all members of the field are null. A field without members
  /// has the value 1.
  func value(of field: SyncField) -> FieldValue {
    if field.members.isEmpty { return FieldValue(1) }
    var parts: [FieldValue.Part] = []
    var isNothing = true
    for index in field.memberIndices {
      let cell = cells[index]
      if cell != .null { isNothing = false }
      parts += FieldVersionCells.parts(cell)
    }
    return isNothing ? .nothing : FieldValue(parts)
  }
}
