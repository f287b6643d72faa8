import Domain

/// The dates of people besides birthdays in vCards: `ANNIVERSARY` and `DEATHDATE`, the groups of Apple and Google, and a
/// property of Haru for lunar dates, which other programs ignore.
enum CardDates {
  private static let lunarName = "X-HARU-DATE"
  /// The properties that hold a date, or the label of one.
  static let names: Set<String> = [
    "ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY", "DEATHDATE", "X-ABDATE", "X-ABLABEL",
    lunarName,
  ]

  /// Returns the properties of a date. Each has the mark of Haru, by which the next export replaces it.
  static func properties(of date: PersonDate, number: Int) -> [(name: String, value: String)] {
    let mark = ";\(CardPerson.noteMark)=1"
    guard case .civil(let civil) = date.date else {
      return [
        (
          lunarName + mark,
          ContentText.escaped(date.label.stored) + ";" + ContentText.escaped(date.date.description)
        )
      ]
    }
    let omitted = civil.year == nil ? ";X-APPLE-OMIT-YEAR=1604" : ""
    let value = (civil.year == nil ? "1604-" : "") + civil.description
    switch date.label.kind {
    case .wedding: return [("ANNIVERSARY" + omitted + mark, value)]
    case .death: return [("DEATHDATE" + omitted + mark, value)]
    case .firstMet, .together, .nameDay, .other, .birthday, .milestone:
      let group = "haru\(number)."
      return [
        (group + "X-ABDATE" + omitted + mark, value),
        (group + "X-ABLABEL" + mark, ContentText.escaped(date.label.stored)),
      ]
    }
  }

  /// Returns the date of a property that needs no label from another line; nil for other properties.
  static func date(_ property: ContentProperty, _ text: String) -> CardDate? {
    switch property.name {
    case "ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY":
      return VCardNames.birthday(text, of: property).map { CardDate(DateLabel(.wedding), $0) }
    case "DEATHDATE":
      return VCardNames.birthday(text, of: property).map { CardDate(DateLabel(.death), $0) }
    case lunarName:
      let parts = ContentText.parts(text)
      guard parts.count == 2, let label = label(parts[0]) else { return nil }
      do throws(Birthday.ParseError) {
        return CardDate(label, try Birthday(reading: parts[1]))
      } catch { return nil }
    case _: return nil
    }
  }

  /// Returns the label of a group: `_$!<Anniversary>!$_`, or the user's own words. Nil if it is empty or a birthday.
  static func label(_ text: String) -> DateLabel? {
    var word = text
    if text.hasPrefix("_$!<"), text.hasSuffix(">!$_") {
      word = String(text.dropFirst(4).dropLast(4))
    }
    do throws(PersonRefusal) {
      let label = try DateLabel(reading: word)
      return label.kind == .birthday ? nil : label
    } catch { return nil }
  }
}
