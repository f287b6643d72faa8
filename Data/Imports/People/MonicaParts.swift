import Domain

/// Walks through Monica's export, in which lists are nested and in any order.
struct MonicaWalk {
  /// An element of a wanted list.
  struct Part {
    /// The type or name of the list, such as `contact` or `journal_entries`.
    let list: String
    let json: JSONElements.Element
  }

  private var walk: JSONWalk
  /// The open objects and arrays with their names, the innermost last.
  private var open: [(name: String, isList: Bool, kind: String?)] = []
  private var name = ""

  init(_ source: any ByteSource) { walk = JSONWalk(source) }

  /// Returns the next element of a wanted list; nil at the end. All other lists are skipped.
  mutating func next(_ wanted: Set<String>) throws(ImportFailure) -> Part? {
    while true {
      if let list, wanted.contains(list) {
        switch try walk.value() {
        case .json([]): break
        case let element: return Part(list: list, json: element)
        }
      }
      guard let step = try walk.next() else {
        if !open.isEmpty { throw .badFile(.cut, line: nil) }
        return nil
      }
      switch step {
      case .name(let name): try pass(name, wanted)
      case .beginObject: open.append((name, false, nil))
      case .beginList: open.append((name, true, nil))
      case .endObject, .endList: _ = open.popLast()
      case .scalar: break
      }
    }
  }

  /// The name of the list whose elements come next; nil outside lists. It is the member name, or
  /// for `values` the type that preceded it.
  private var list: String? {
    guard let inner = open.last, inner.isList else { return nil }
    if inner.name == "values", open.count > 1 { return open[open.count - 2].kind }
    return open.count == 4 ? inner.name : nil
  }

  /// Enters members that lead to wanted lists and skips others. It also stores the type of a list.
  private mutating func pass(_ name: String, _ wanted: Set<String>) throws(ImportFailure) {
    self.name = name
    if name == "type", open.count == 4 {
      guard case .json(let bytes) = try walk.value() else { return }
      open[open.count - 1].kind = JSONEscapes.text(bytes.dropFirst().dropLast())
      return
    }
    let leads =
      switch open.count {
      case 1: name == "account"
      case 2: ["data", "properties", "instance"].contains(name)
      case 3: open[2].name == "data" || wanted.contains(name)
      case 4: name == "values" && open[3].kind.map(wanted.contains) ?? false
      default: true
      }
    if !leads { try walk.skip() }
  }
}

/// The lists that contacts refer to by id.
struct MonicaLists {
  /// An activity, shared by its participants.
  struct Activity {
    let at: IncomingMoment
    let text: String?
  }

  private(set) var activities: [String: Activity] = [:]
  /// The types of contact fields by id, and whether they are phone numbers or e-mail addresses.
  private(set) var fields: [String: (name: String, isPhone: Bool, isMail: Bool)] = [:]
  private(set) var relationships: [String: [JSONTree]] = [:]

  init(_ source: any ByteSource) throws(ImportFailure) {
    var walk = MonicaWalk(source)
    let wanted: Set<String> = ["activity", "contact_field_types", "relationship"]
    while let part = try walk.next(wanted) {
      guard case .json(let bytes) = part.json else { continue }
      let tree: JSONTree
      do throws(JSONParseError) { tree = try JSONTreeReader.tree(bytes, .whole) } catch { continue }
      let properties = tree["properties"] ?? .null
      switch part.list {
      case "activity":
        guard let id = tree["uuid"]?.text else { continue }
        let words = ["summary", "description"].compactMap { properties[$0]?.text }
        guard let day = MonicaDay.day(properties["happened_at"]?.text) else { continue }
        activities[id] = Activity(
          at: .local(day, seconds: nil), text: words.isEmpty ? nil : words.joined(separator: "\n"))
      case "relationship":
        guard let whose = properties["contact_is"]?.text else { continue }
        relationships[whose, default: []].append(properties)
      default:
        guard let id = tree["uuid"]?.text else { continue }
        let name = properties["name"]?.text ?? ""
        let (type, scheme) = (properties["type"]?.text, properties["protocol"]?.text)
        fields[id] = (
          name, type == "phone" || scheme == "tel:", type == "email" || scheme == "mailto:"
        )
      }
    }
  }
}

/// Parses days, which Monica writes as the instant of midnight, in UTC or local time.
enum MonicaDay {
  /// Returns the intended day; nil if it is invalid. An instant from noon UTC on is midnight in a
  /// time zone east of UTC, so it means the next day.
  static func day(_ written: String?) -> Day? {
    guard let written, let date = WrittenDate(whole: Array(written.utf8)[...]),
      let day = date.day(nil)
    else { return nil }
    let isEve = (date.seconds ?? 0) >= 43_200 && date.offset == 0
    return isEve && day < Day.range.upperBound ? day + 1 : day
  }
}
