import Domain

/// Converts one row of Google's contacts table to a vCard.
struct GoogleCard {
  /// The columns of one numbered property, such as `Phone 1 - Value` and `Phone 1 - Type`.
  private struct Numbered {
    let name: String
    var fields: [String: String] = [:]
  }

  private var single: [(name: String, value: String)] = []
  private var numbered: [String: Numbered] = [:]
  private var order: [String] = []

  /// Google's separator for several values in one field.
  private static let separator = " ::: "

  /// The order of ambiguous dates; nil if the user has not said.
  private let dates: ImportDateOrder?

  init(_ row: CSVStream, _ dates: ImportDateOrder?) {
    self.dates = dates
    for (index, name) in row.names.enumerated() {
      guard let value = row.field(index) else { continue }
      guard let (thing, number, field) = Self.parts(of: name) else {
        single.append((name, value))
        continue
      }
      let key = "\(thing) \(number)"
      if numbered[key] == nil {
        numbered[key] = Numbered(name: thing)
        order.append(key)
      }
      numbered[key]?.fields[field] = value
    }
  }

  /// Splits `Phone 1 - Value` into property, number and part; nil for any other column.
  private static func parts(of column: String) -> (String, Int, String)? {
    let halves = column.split(separator: " - ", maxSplits: 1).map(String.init)
    guard halves.count == 2, let blank = halves[0].lastIndex(of: " "),
      let number = Int(halves[0][halves[0].index(after: blank)...])
    else { return nil }
    return (String(halves[0][..<blank]), number, halves[1])
  }

  private func value(_ names: String...) -> String? {
    names.lazy.compactMap { name in single.first { $0.name == name }?.value }.first
  }

  /// The columns that are converted to a standard vCard property.
  private static let read: Set<String> = [
    "Name", "Given Name", "First Name", "Additional Name", "Middle Name", "Family Name",
    "Last Name", "Name Prefix", "Name Suffix", "Nickname", "Birthday", "Notes", "Photo", "Labels",
    "Group Membership", "Organization Name", "Organization Title", "Organization Department",
  ]

  /// The UID and the bytes of the vCard; nil if no name can be found. The UID is a fingerprint of the content, with a
  /// birthday as it is read without an order of dates. So a second import with `--dates` updates the contact.
  var written: (uid: String, card: [UInt8])? {
    guard let name else { return nil }
    var lines = CardLines()
    lines.add("FN", name)
    lines.add(
      "N",
      parts: [
        value("Family Name", "Last Name") ?? "", value("Given Name", "First Name") ?? "",
        value("Additional Name", "Middle Name") ?? "", value("Name Prefix") ?? "",
        value("Name Suffix") ?? "",
      ])
    if let nickname = value("Nickname") { lines.add("NICKNAME", nickname) }
    addBirthday(&lines, dates)
    for key in order { if let thing = numbered[key] { add(thing, &lines) } }
    addWork(&lines)
    if let notes = value("Notes") { lines.add("NOTE", notes) }
    if let photo = value("Photo") { lines.add("PHOTO;VALUE=URI", plain: Self.line(photo)) }
    addLabels(&lines)
    for (column, value) in single where !Self.read.contains(column) {
      lines.add(Self.own(column), value)
    }
    var birthday = CardLines()
    addBirthday(&birthday, nil)
    var print = Fingerprint()
    for line in lines.lines {
      print.add((line.hasPrefix("BDAY") ? birthday.lines.first ?? line : line) + "\n")
    }
    let digits = String(UInt64(bitPattern: Int64(print.value)), radix: 16)
    let uid = "google-" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    let all =
      ["BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)"] + lines.lines + ["END:VCARD"]
    return (uid, all.flatMap { ContentText.folded($0) })
  }

  /// The display name: the first that exists of the name as written, the name from its parts, the nickname, the
  /// organisation, the e-mail address and the phone number. Nil if all of them are missing.
  private var name: String? {
    if let whole = value("Name", "File As") { return whole }
    let (family, given) = (value("Family Name", "Last Name"), value("Given Name", "First Name"))
    let joined = VCardNames.joined([family ?? "", given ?? ""])
    if !joined.isEmpty { return joined }
    if let other = value("Nickname", "Organization Name") { return other }
    for thing in ["Organization", "E-mail", "Phone"] {
      for key in order {
        guard let found = numbered[key], found.name == thing else { continue }
        let value = found.fields["Value"] ?? found.fields["Name"]
        if let first = value.flatMap({ Self.values($0).first }) { return first }
      }
    }
    return nil
  }

  private static func values(_ value: String) -> [String] {
    value.split(separator: separator).map { Text.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// The birthday if it is no date, or if either of its numbers may be the month.
  var unreadBirthday: String? {
    var lines = CardLines()
    addBirthday(&lines, dates)
    return lines.lines.contains { $0.hasPrefix("BDAY") } ? nil : value("Birthday")
  }

  /// Adds the birthday. Google writes ` --03-08` if the year is missing; in vCard the year becomes
  /// 1604, with Apple's parameter to omit it.
  private func addBirthday(_ lines: inout CardLines, _ dates: ImportDateOrder?) {
    guard let written = value("Birthday") else { return }
    let digits = written.filter { $0 != "-" && $0 != "/" && $0 != " " }
    let isNumber = digits.utf8.allSatisfy { (48...57).contains($0) }
    if written.hasPrefix("--"), isNumber, digits.count == 4, let number = Int(digits),
      Day(year: 1604, month: number / 100, day: number % 100) != nil
    {
      let day = "1604-\(digits.prefix(2))-\(digits.suffix(2))"
      lines.add("BDAY;X-APPLE-OMIT-YEAR=1604", plain: day)
    } else if let day = WrittenDay.day(written, dates) {
      lines.add("BDAY", plain: day.description)
    } else {
      lines.add("X-GOOGLE-BIRTHDAY", written)
    }
  }

  private func add(_ thing: Numbered, _ lines: inout CardLines) {
    let fields = thing.fields
    let kind = fields["Type"] ?? fields["Label"] ?? ""
    let values = Self.values(fields["Value"] ?? "")
    switch thing.name {
    case "Phone": for value in values { lines.add("TEL", kind: kind, parts: [value]) }
    case "E-mail": for value in values { lines.add("EMAIL", kind: kind, parts: [value]) }
    case "Website": for value in values { lines.add("URL", kind: kind, parts: [value]) }
    case "Address": addAddress(fields, kind, &lines)
    case "Event":
      if let day = WrittenDate(whole: Array((fields["Value"] ?? "").utf8)[...]), !day.isUnsettled,
        let date = day.day(nil)
      {
        let group = "item\(lines.lines.count { $0.contains(".X-ABDATE") } + 1)"
        lines.add(group + ".X-ABDATE", plain: date.description)
        lines.add(group + ".X-ABLABEL", kind.isEmpty ? "Anniversary" : kind)
      } else {
        addRest(thing, besides: [], &lines)
      }
    case "Organization":
      lines.add("ORG", parts: [fields["Name"] ?? "", fields["Department"] ?? ""])
      if let title = fields["Title"] { lines.add("TITLE", title) }
      addRest(thing, besides: ["Name", "Department", "Title", "Type"], &lines)
    default: addRest(thing, besides: [], &lines)
    }
  }

  /// Adds addresses. Each field may contain several values.
  private func addAddress(
    _ fields: [String: String], _ kind: String, _ lines: inout CardLines
  ) {
    let names = [
      "PO Box", "Extended Address", "Street", "City", "Region", "Postal Code", "Country",
    ]
    let columns = names.map { Self.values(fields[$0] ?? "") }
    for number in 0..<(columns.map(\.count).max() ?? 0) {
      let parts = columns.map { number < $0.count ? $0[number] : "" }
      lines.add("ADR", kind: kind, parts: parts)
    }
    if let formatted = fields["Formatted"] {
      for value in Self.values(formatted) { lines.add("X-GOOGLE-ADDRESS-FORMATTED", value) }
    }
  }

  private func addRest(
    _ thing: Numbered, besides read: Set<String>, _ lines: inout CardLines
  ) {
    for (field, value) in thing.fields.sorted(by: { $0.key < $1.key }) where !read.contains(field) {
      lines.add(Self.own(thing.name + " " + field), value)
    }
  }

  private func addWork(_ lines: inout CardLines) {
    let (name, department) = (value("Organization Name"), value("Organization Department"))
    if name != nil || department != nil {
      lines.add("ORG", parts: [name ?? "", department ?? ""])
    }
    if let title = value("Organization Title") { lines.add("TITLE", title) }
  }

  /// Adds labels as categories. Google's built-in groups begin with `* ` and become another
  /// property.
  private func addLabels(_ lines: inout CardLines) {
    guard let written = value("Labels", "Group Membership") else { return }
    let labels = Self.values(written)
    let own = labels.filter { !$0.hasPrefix("* ") }.map(ContentText.escaped)
    if !own.isEmpty { lines.add("CATEGORIES", plain: Self.line(own.joined(separator: ","))) }
    for label in labels where label.hasPrefix("* ") { lines.add("X-GOOGLE-LABEL", label) }
  }

  /// Returns the name of an extension property, for a column without a vCard property.
  private static func own(_ column: String) -> String {
    var name = "X-GOOGLE"
    for word in column.uppercased().split(whereSeparator: {
      !$0.isASCII || !($0.isLetter || $0.isNumber)
    }) {
      name += "-" + word
    }
    return name
  }

  /// Returns the value without control characters, so that it cannot end the line.
  private static func line(_ value: String) -> String {
    String(value.unicodeScalars.filter { !Text.isControl($0) }.map(Character.init))
  }
}
