/// The members of a record that somebody named, picked out while the record is written: whatever
/// else it has is passed over, and no text is made of it.
struct PickedFields {
  /// What a member says; several values of a list stand behind each other.
  struct Value: Equatable {
    var text = ""
    /// Whether all it says are numbers.
    var isNumber = false
    fileprivate var count = 0
  }

  /// A name, or a piece of one with dots.
  private struct Node {
    let name: [UInt8]
    var slot: Int?
    var children: [Int] = []
  }

  /// An object or a list that is being written.
  private struct Level {
    let node: Int?
    let isList: Bool
  }

  /// The values in the order of the names.
  private(set) var values: [Value]
  private var nodes = [Node(name: [])]
  private var levels: [Level] = []
  /// The member whose value comes next.
  private var next: Int? = 0

  /// Looks for members by their names.
  init(_ names: [String]) {
    values = names.map { _ in Value() }
    for (slot, name) in names.enumerated() {
      var node = 0
      for piece in name.split(separator: ".") { node = place(of: Array(piece.utf8), below: node) }
      nodes[node].slot = slot
    }
  }

  private mutating func place(of name: [UInt8], below parent: Int) -> Int {
    if let known = nodes[parent].children.first(where: { nodes[$0].name == name }) { return known }
    nodes.append(Node(name: name))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// Begins with the next record.
  mutating func clear() {
    for slot in values.indices { values[slot] = Value() }
  }

  /// A member whose value comes next.
  mutating func key(_ name: StaticString) {
    next = nil
    guard let parent = levels.last?.node else { return }
    for child in nodes[parent].children where name.reads(nodes[child].name) { next = child }
  }

  /// A member that no name can mean.
  mutating func unknownKey() { next = nil }

  /// An object or a list opens.
  mutating func open(isList: Bool) { levels.append(Level(node: target, isList: isList)) }

  /// The innermost of them closes.
  mutating func close() { _ = levels.popLast() }

  private var target: Int? {
    guard let level = levels.last else { return 0 }
    return level.isList ? level.node : next
  }

  /// A value; it is made a text only where it is wanted.
  mutating func put(isNumber: Bool = false, _ text: @autoclosure () -> String) {
    guard let target, let slot = nodes[target].slot else { return }
    if values[slot].count == 0 {
      values[slot].text = text()
      values[slot].isNumber = isNumber
    } else {
      values[slot].text += ", " + text()
      values[slot].isNumber = values[slot].isNumber && isNumber
    }
    values[slot].count += 1
  }
}
