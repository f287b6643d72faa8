import Domain

/// Copies of stores, snapshots, a lost remote, and devices that join or are revoked.
extension SyncSimulation {
  mutating func copy(_ index: Int) {
    if canLoseRemote, !devices[index].hasMet { return }
    if sealsBeforeCopies { sealAll(index) }
    copies[index] = devices[index]
    notify(.copy(index))
  }

  mutating func restore(_ device: Int) {
    guard let copy = copies[device] else { return }
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

  /// Copies a store to another device. This needs one view for all devices: with separate views, two devices of the
  /// same name could not notice each other in time.
  mutating func clone(_ index: Int) {
    guard isShared, devices.count < 6, devices[index].hasMet || !canLoseRemote else { return }
    if sealsBeforeCopies { sealAll(index) }
    devices.append(devices[index])
    copies.append(nil)
    clones += 1
    notify(.clone(index))
  }

  /// Merges a snapshot of a random device into another one.
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
    takeBackMadeTwice(index)
  }

  /// Copies a store, and publishes a change of the copy under a number that the original uses too.
  private mutating func publishCopy(_ index: Int) {
    let copy = devices.count
    clone(index)
    guard devices.count > copy else { return }
    write(copy, dice.one(of: ModelField.plain), log.count + 1)
    sealAll(copy)
    publish(copy)
  }

  /// Removes all files of the remote, for all devices.
  mutating func loseRemote() {
    guard canLoseRemote else { return }
    if dice.falls(500) { publishCopy(dice.below(devices.count)) }
    isRemoteLost = true
    for index in views.indices { (views[index], heads[index]) = ([:], []) }
    // What only the remote still had after an old copy was restored is lost.
    let known = (devices + copies.compactMap(\.self)).reduce(into: Set<Int>()) {
      $0.formUnion($1.heard)
    }
    for index in log.indices where !known.contains(log[index].id) { log[index].isLost = true }
    if devices.count > 2, dice.falls(500) { forgetLast() }
  }

  /// Revokes the last device. No other device can read its files any more, so the changes that only it had are lost.
  private mutating func forgetLast() {
    devices.removeLast()
    copies.removeLast()
    if !isShared { (_, _) = (views.removeLast(), heads.removeLast()) }
    forgotten += 1
    let heard = devices.reduce(into: Set<Int>()) { $0.formUnion($1.heard) }
    for index in log.indices where !heard.contains(log[index].id) { log[index].isLost = true }
    notify(.forget)
  }

  /// Merges snapshots of every device into every other one, so that changes whose batches are lost are received.
  mutating func uniteAll() {
    for index in devices.indices {
      for other in devices.indices { unite(index, with: other) }
    }
  }

  /// Adds a new device.
  mutating func join() {
    guard devices.count < 6 else { return }
    lastName += 1
    devices.append(
      ModelDevice(
        name: lastName * 1000, skew: 0, fault: devices[0].fault, limit: devices[0].limit))
    copies.append(nil)
    if !isShared {
      views.append([:])
      heads.append([])
    }
    notify(.join(devices.count - 1))
  }
}
