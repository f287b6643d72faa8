import Domain

/// Copies of stores, snapshots, and what else is no sync of every day.
extension ModelWorld {
  mutating func copy(_ place: Int) {
    if sealsBeforeCopies { sealAll(place) }
    copies[place] = devices[place]
    tell(.copy(place))
  }

  mutating func restore(_ place: Int) {
    guard !canLosePlace, let copy = copies[place] else { return }
    var kept = copy.heard.union(views.flatMap { $0.values.flatMap(\.writes) })
    for other in devices.indices where other != place {
      kept.formUnion(devices[other].heard)
      kept.formUnion(copies[other]?.heard ?? [])
    }
    for index in log.indices where log[index].author == place {
      if !kept.contains(log[index].id) { log[index].isLost = true }
    }
    devices[place] = copy
    restores += 1
    tell(.restore(place))
  }

  /// The store is copied to another machine. Where each device sees a view of its own, two with one
  /// name cannot know of each other in time; so that is done with one place for all alone.
  mutating func clone(_ place: Int) {
    guard isShared, !canLosePlace, devices.count < 6 else { return }
    if sealsBeforeCopies { sealAll(place) }
    devices.append(devices[place])
    copies.append(nil)
    clones += 1
    tell(.clone(place))
  }

  /// A device reads a snapshot of another one.
  mutating func unite(_ place: Int) {
    unite(place, with: dice.below(devices.count))
  }

  mutating func unite(_ place: Int, with other: Int) {
    guard other != place, devices[place].name != devices[other].name else { return }
    for device in [place, other] {
      sealAll(device)
      becomeAnotherIfCopied(device)
    }
    for _ in devices[other].outbox { publish(other) }
    strike(other)
    guard devices[other].isPublished, devices[other].clock >> 16 < now + 86_400_000 else { return }
    devices[place].unite(with: devices[other])
    unions += 1
    tell(.unite(place, with: other))
  }

  /// Everything in the place is gone, for all.
  mutating func losePlace() {
    guard canLosePlace else { return }
    isPlaceLost = true
    for index in views.indices { views[index] = [:] }
    if devices.count > 2, dice.falls(500) { forgetLast() }
  }

  /// A device is forgotten: there is a new key, nobody reads what was sealed with the old one, and
  /// what it alone knew is gone.
  private mutating func forgetLast() {
    devices.removeLast()
    copies.removeLast()
    if !isShared { views.removeLast() }
    forgotten += 1
    let heard = devices.reduce(into: Set<Int>()) { $0.formUnion($1.heard) }
    for index in log.indices where !heard.contains(log[index].id) { log[index].isLost = true }
    tell(.forget)
  }

  /// Everybody reads a snapshot of everybody: what there are no batches of any more comes so.
  mutating func uniteAll() {
    for place in devices.indices {
      for other in devices.indices { unite(place, with: other) }
    }
  }

  /// Another device comes.
  mutating func join() {
    guard devices.count < 6 else { return }
    lastName += 1
    devices.append(
      ModelDevice(
        name: lastName * 1000, skew: 0, fault: devices[0].fault, limit: devices[0].limit))
    copies.append(nil)
    if !isShared { views.append([:]) }
    tell(.join(devices.count - 1))
  }
}
