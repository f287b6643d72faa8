import Domain

/// Simulates devices with different clocks and a remote. Either all devices see the same files, or each has its own
/// view, to which files come late and in any order.
struct SyncSimulation {
  var devices: [ModelDevice]
  var views: [[BatchName: ModelBatch]]
  var copies: [ModelDevice?]
  var log: [ModelWrite] = []
  var dice: SyncDice
  var now = 1_000_000
  var (renames, restores, clones, forgotten, unions) = (0, 0, 0, 0, 0)
  /// The values that lost in conflicts that a user closed by hand.
  var letBe: Set<ModelBatch.Change> = []
  /// The ID of the batch under each name that was ever published. `twice` is a name with two different batches.
  private(set) var contents: [BatchName: Int] = [:]
  private(set) var twice: BatchName?
  var isRemoteLost = false
  /// The names of the devices that have met the remote of each view since it last lost its files.
  var heads: [Set<Int>]
  /// How many devices got a new name because the remote had lost their files, and whether one of them had published a
  /// batch that it renamed, so that others know it twice.
  var (moves, isCountedTwice) = (0, false)
  let canLoseRemote: Bool
  /// Whether sealed batches are published late.
  private let isSlow: Bool
  let isShared: Bool
  /// Whether all changes are sealed before a store is copied.
  let sealsBeforeCopies: Bool
  var lastName: Int
  private var lastID = 0
  private let witness: ((SimulationEvent, SyncSimulation) -> Void)?

  init(seed: Int, fault: ModelBug?, witness: ((SimulationEvent, SyncSimulation) -> Void)? = nil) {
    dice = SyncDice(seed: seed)
    let count = 2 + seed % 4
    devices = []
    let limit = dice.one(of: [40, 100, 10_000])
    for name in 1...count {
      let skew = dice.one(of: [0, 0, 0, 3, -5, 40, dice.falls(200) ? 90_000_000 : 0])
      devices.append(ModelDevice(name: name * 1000, skew: skew, fault: fault, limit: limit))
    }
    isShared = dice.falls(500)
    sealsBeforeCopies = dice.falls(500)
    canLoseRemote = dice.falls(250)
    isSlow = dice.falls(300)
    views = Array(repeating: [:], count: isShared ? 1 : count)
    heads = Array(repeating: [], count: isShared ? 1 : count)
    copies = Array(repeating: nil, count: count)
    lastName = count
    self.witness = witness
  }

  func notify(_ event: SimulationEvent) { witness?(event, self) }

  /// Returns the files of the remote that a device sees.
  func view(of index: Int) -> [BatchName: ModelBatch] { views[isShared ? 0 : index] }

  /// Does one random event on a random device.
  mutating func step() {
    now += dice.one(of: [0, 1, 1, 5])
    let index = dice.below(devices.count)
    switch dice.below(1000) {
    case ..<30: readNote(index)
    case ..<340: write(index)
    case ..<480: seal(index)
    case ..<620: if !isSlow || dice.falls(200) { publish(index) }
    case ..<680: strike(index)
    case ..<900: receiveOne(index)
    case ..<915: letBe(index)
    case ..<945: copy(index)
    case ..<975: restore(index)
    case ..<984: clone(index)
    case ..<990: unite(index)
    case ..<994: join()
    case ..<997: loseRemote()
    default: break
    }
    if !isShared { wander(30) }
  }

  private mutating func write(_ index: Int) {
    let id = log.count + 1
    let (field, value): (ModelField, Int) =
      switch dice.below(20) {
      case ..<11: (dice.one(of: ModelField.plain), id)
      case ..<15: (dice.one(of: ModelField.unique), dice.below(2))
      case ..<16: (.quiet, id)
      case ..<17: (.first, id)
      default: (.summed, dice.one(of: [1, 1, -1]))
      }
    write(index, field, value)
  }

  mutating func write(
    _ index: Int, _ field: ModelField, _ value: Int, note: ModelField? = nil
  ) {
    let id = log.count + 1
    let heard = devices[index].heard
    devices[index].write(field, value, id: id, now: now)
    log.append(
      ModelWrite(
        id: id, field: field, value: value, clock: devices[index].clock, author: index,
        heard: heard, note: note))
    notify(.write(index, field, value))
  }

  mutating func seal(_ index: Int) {
    lastID += 1
    if devices[index].seal(id: lastID) { notify(.seal(index)) }
  }

  /// Seals all new changes of a device.
  mutating func sealAll(_ index: Int) {
    repeat { seal(index) } while devices[index].hasPending
  }

  /// Publishes the first batch of the outbox that is not in the remote.
  mutating func publish(_ index: Int) {
    becomeAnotherIfCopied(index)
    let view = view(of: index)
    guard let batch = devices[index].outbox.first(where: { view[$0.name] == nil }) else { return }
    views[isShared ? 0 : index][batch.name] = batch
    if contents[batch.name] ?? batch.id != batch.id { twice = batch.name }
    contents[batch.name] = batch.id
  }

  /// Removes the batches from the outbox that are in the remote.
  mutating func strike(_ index: Int) {
    for batch in devices[index].outbox where view(of: index)[batch.name]?.id == batch.id {
      devices[index].strike(batch)
      notify(.strike(index, batch))
    }
  }

  private mutating func receiveOne(_ index: Int) {
    let names = view(of: index).keys.sorted()
    guard !names.isEmpty, let batch = view(of: index)[dice.one(of: names)] else { return }
    _ = receive(index, batch)
  }

  mutating func receive(_ index: Int, _ batch: ModelBatch) -> ModelReceipt {
    becomeAnotherIfCopied(index)
    let receipt = devices[index].receive(batch, now: now)
    notify(.receive(index, batch, receipt))
    takeBackMadeTwice(index)
    return receipt
  }

  /// Closes a conflict without a new value, as a user may. The current value is kept.
  private mutating func letBe(_ index: Int) {
    let open = devices[index].conflicts.filter { !$0.value.isSettled }.keys
    let sorted = open.sorted {
      ($0.stamp.clock, $0.field.number) < ($1.stamp.clock, $1.field.number)
    }
    guard !sorted.isEmpty else { return }
    let loser = dice.one(of: sorted)
    devices[index].settle(loser.field) { $0 == loser.stamp }
    letBe.insert(
      .init(field: loser.field, value: devices[index].conflicts[loser]?.value ?? 0, clock: 0))
    notify(.settle(index, loser))
  }

  /// Gives a device a new name if the remote shows that it is an old copy.
  mutating func becomeAnotherIfCopied(_ index: Int) {
    becomeAnotherIfEmptied(index)
    let device = devices[index]
    guard device.fault != .oldCopyKeepsName else { return }
    let view = view(of: index)
    let isBehind = view.keys.contains { $0.device == device.name && $0.seq >= device.next }
    let isOther = device.outbox.contains { view[$0.name].map(\.id) ?? $0.id != $0.id }
    guard isBehind || isOther else { return }
    strike(index)
    renames += 1
    becomeAnother(index)
  }

  /// Gives a device a new name if the remote has lost what it had published.
  private mutating func becomeAnotherIfEmptied(_ index: Int) {
    let (device, view) = (devices[index], view(of: index))
    defer { heads[isShared ? 0 : index].insert(devices[index].name) }
    let isThere = heads[isShared ? 0 : index].contains(device.name)
    if isThere || view.keys.contains(where: { $0.device == device.name }) { return }
    guard device.hasMet, device.fault != .emptiedKeepsName else { return }
    if device.outbox.contains(where: { contents[$0.name] != nil }) { isCountedTwice = true }
    moves += 1
    becomeAnother(index)
  }

  private mutating func becomeAnother(_ index: Int) {
    let device = devices[index]
    lastName += 1
    // The new name keeps the thousands of the old one, so it sorts in the same way among the other devices.
    devices[index].rename(to: device.name / 1000 * 1000 + lastName, firstID: lastID)
    lastID += devices[index].outbox.count
    notify(.rename(index))
  }

  /// Copies each file to each view that does not have it, with a probability of `thousandths` in 1,000.
  mutating func wander(_ thousandths: Int) {
    guard !isShared else { return }
    for from in views.indices {
      for (name, batch) in views[from].sorted(by: { $0.key < $1.key }) {
        for to in views.indices where views[to][name] == nil && dice.falls(thousandths) {
          views[to][name] = batch
        }
      }
    }
  }
}
