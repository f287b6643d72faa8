import Domain

/// Copies of stores, snapshots, and what else is no sync of every day.
extension SyncSimulation {
  mutating func copy(_ index: Int) {
    if sealsBeforeCopies { sealAll(index) }
    copies[index] = devices[index]
    notify(.copy(index))
  }

  mutating func restore(_ device: Int) {
    guard !canLoseRemote, let copy = copies[device] else { return }
    var kept = copy.heard.union(views.flatMap { $0.values.flatMap(\.writes) })
    for other in devices.indices where other != device {
      kept.formUnion(devices[other].heard)
      kept.formUnion(copies[other]?.heard ?? [])
    }
    for index in log.indices where log[index].author == device {
      if !kept.contains(log[index].id) { log[index].isLost = true }
    }
    devices[device] = copy
    restores += 1
    notify(.restore(device))
  }

  /// The store is copied to another machine. Where each device sees a view of its own, two with one
  /// name cannot know of each other in time; so that is done with one place for all alone.
  mutating func clone(_ index: Int) {
    guard isShared, !canLoseRemote, devices.count < 6 else { return }
    if sealsBeforeCopies { sealAll(index) }
    devices.append(devices[index])
    copies.append(nil)
    clones += 1
    notify(.clone(index))
  }

  /// A device reads a snapshot of another one.
  mutating func unite(_ index: Int) {
    unite(index, with: dice.below(devices.count))
  }

  mutating func unite(_ index: Int, with other: Int) {
    guard other != index, devices[index].name != devices[other].name else { return }
    for device in [index, other] {
      sealAll(device)
      becomeAnotherIfCopied(device)
    }
    for _ in devices[other].outbox { publish(other) }
    strike(other)
    guard devices[other].isPublished, devices[other].clock >> 16 < now + 86_400_000 else { return }
    devices[index].unite(with: devices[other])
    unions += 1
    notify(.unite(index, with: other))
  }

  /// Everything in the place is gone, for all.
  mutating func loseRemote() {
    guard canLoseRemote else { return }
    isRemoteLost = true
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
    notify(.forget)
  }

  /// Everybody reads a snapshot of everybody: what there are no batches of any more comes so.
  mutating func uniteAll() {
    for index in devices.indices {
      for other in devices.indices { unite(index, with: other) }
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
    notify(.join(devices.count - 1))
  }
}
