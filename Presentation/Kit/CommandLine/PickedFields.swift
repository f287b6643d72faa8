/// Picks named members out of a record while it is written. Other members are skipped without being
/// converted to text.
struct PickedFields {
  /// The text of a picked member; the values of a list are joined.
  struct Value: Equatable {
    var text = ""
    /// Whether every value was a number.
    var isNumber = false
    fileprivate var count = 0
  }

  /// A member name, or one component of a dotted path.
  private struct Node {
    let name: [UInt8]
    var slot: Int?
    var children: [Int] = []
  }

  /// An open object or list; `node` is nil inside a member that is not picked.
  private struct Level {
    let node: Int?
    let isList: Bool
  }

  /// The picked values, in the order of the names.
  private(set) var values: [Value]
  private var nodes = [Node(name: [])]
  private var levels: [Level] = []
  /// The node for the next value; nil if the value is not picked.
  private var next: Int? = 0

  /// Builds the tree of the names, whose components are separated by dots.
  init(_ names: [String]) {
    values = names.map { _ in Value() }
    for (slot, name) in names.enumerated() {
      var node = 0
      for piece in name.split(separator: ".") {
        node = nodeIndex(of: Array(piece.utf8), below: node)
      }
      nodes[node].slot = slot
    }
  }

  private mutating func nodeIndex(of name: [UInt8], below parent: Int) -> Int {
    if let known = nodes[parent].children.first(where: { nodes[$0].name == name }) { return known }
    nodes.append(Node(name: name))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// Resets the values for the next record.
  mutating func clear() {
    for slot in values.indices { values[slot] = Value() }
  }

  /// Records that a member name was written; its value follows.
  mutating func key(_ name: StaticString) {
    next = nil
    guard let parent = levels.last?.node else { return }
    for child in nodes[parent].children where name.reads(nodes[child].name) { next = child }
  }

  /// Records that the name of a member that cannot be picked was written; its value follows.
  mutating func unknownKey() { next = nil }

  mutating func open(isList: Bool) { levels.append(Level(node: target, isList: isList)) }

  /// Records that the innermost object or list was closed.
  mutating func close() { _ = levels.popLast() }

  private var target: Int? {
    guard let level = levels.last else { return 0 }
    return level.isList ? level.node : next
  }

  /// Takes a value that was written. `text` is evaluated only if the value is picked.
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
