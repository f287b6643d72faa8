import Domain

/// Devices with clocks that differ, and a place in between: one that all see, or one view of it for
/// each, to which files come late and in any order.
struct ModelWorld {
  var devices: [ModelDevice]
  var views: [[BatchName: ModelBatch]]
  var copies: [ModelDevice?]
  var log: [ModelWrite] = []
  var dice: SyncDice
  var now = 1_000_000
  var (renames, restores, clones, forgotten, unions) = (0, 0, 0, 0, 0)
  /// What somebody let be, by hand.
  var letBe: Set<ModelBatch.Change> = []
  /// Every file there ever was, and a name that was given to two.
  private(set) var contents: [BatchName: Int] = [:]
  private(set) var twice: BatchName?
  var isPlaceLost = false
  /// Whether the place may be lost. Then no copies come back: one that knows of nothing it published
  /// is noticed by nobody in an empty place.
  let canLosePlace: Bool
  /// Whether what is sealed lies about for long.
  private let isSlow: Bool
  let isShared: Bool
  /// Whether a copy is made of a store whose writes are sealed.
  let sealsBeforeCopies: Bool
  var lastName: Int
  private var lastID = 0
  private let witness: ((WorldEvent, ModelWorld) -> Void)?

  init(seed: Int, fault: ModelFault?, witness: ((WorldEvent, ModelWorld) -> Void)? = nil) {
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
    canLosePlace = dice.falls(250)
    isSlow = dice.falls(300)
    views = Array(repeating: [:], count: isShared ? 1 : count)
    copies = Array(repeating: nil, count: count)
    lastName = count
    self.witness = witness
  }

  func tell(_ event: WorldEvent) { witness?(event, self) }

  /// What a device sees of the place.
  func view(of place: Int) -> [BatchName: ModelBatch] { views[isShared ? 0 : place] }

  /// Something happens.
  mutating func step() {
    now += dice.one(of: [0, 1, 1, 5])
    let place = dice.below(devices.count)
    switch dice.below(1000) {
    case ..<340: write(place)
    case ..<480: seal(place)
    case ..<620: if !isSlow || dice.falls(200) { publish(place) }
    case ..<680: strike(place)
    case ..<900: receiveOne(place)
    case ..<915: letBe(place)
    case ..<945: copy(place)
    case ..<975: restore(place)
    case ..<984: clone(place)
    case ..<990: unite(place)
    case ..<994: join()
    case ..<997: losePlace()
    default: break
    }
    if !isShared { wander(30) }
  }

  private mutating func write(_ place: Int) {
    let id = log.count + 1
    let (field, value): (ModelField, Int) =
      switch dice.below(20) {
      case ..<11: (dice.one(of: ModelField.plain), id)
      case ..<15: (dice.one(of: ModelField.unique), dice.below(2))
      case ..<16: (.quiet, id)
      case ..<17: (.first, id)
      default: (.summed, dice.one(of: [1, 1, -1]))
      }
    let heard = devices[place].heard
    devices[place].write(field, value, id: id, now: now)
    log.append(
      ModelWrite(
        id: id, field: field, value: value, clock: devices[place].clock, author: place,
        heard: heard))
    tell(.write(place, field, value))
  }

  mutating func seal(_ place: Int) {
    lastID += 1
    if devices[place].seal(id: lastID) { tell(.seal(place)) }
  }

  /// Seals whatever is new.
  mutating func sealAll(_ place: Int) {
    repeat { seal(place) } while devices[place].hasPending
  }

  /// Creates the first file of the outbox that is not there.
  mutating func publish(_ place: Int) {
    becomeAnotherIfCopied(place)
    let view = view(of: place)
    guard let batch = devices[place].outbox.first(where: { view[$0.name] == nil }) else { return }
    views[isShared ? 0 : place][batch.name] = batch
    if contents[batch.name] ?? batch.id != batch.id { twice = batch.name }
    contents[batch.name] = batch.id
  }

  /// Takes out of the outbox what is seen in the place.
  mutating func strike(_ place: Int) {
    for batch in devices[place].outbox where view(of: place)[batch.name]?.id == batch.id {
      devices[place].strike(batch)
      tell(.strike(place, batch))
    }
  }

  private mutating func receiveOne(_ place: Int) {
    let names = view(of: place).keys.sorted()
    guard !names.isEmpty, let batch = view(of: place)[dice.one(of: names)] else { return }
    _ = receive(place, batch)
  }

  mutating func receive(_ place: Int, _ batch: ModelBatch) -> ModelReceipt {
    becomeAnotherIfCopied(place)
    let receipt = devices[place].receive(batch, now: now)
    tell(.receive(place, batch, receipt))
    return receipt
  }

  /// Somebody lets a told entry be.
  private mutating func letBe(_ place: Int) {
    let open = devices[place].conflicts.filter { !$0.value.isSettled }.keys
    let sorted = open.sorted {
      ($0.stamp.clock, $0.field.number) < ($1.stamp.clock, $1.field.number)
    }
    guard !sorted.isEmpty else { return }
    let loser = dice.one(of: sorted)
    devices[place].settle(loser.field) { $0 == loser.stamp }
    letBe.insert(
      .init(field: loser.field, value: devices[place].conflicts[loser]?.value ?? 0, clock: 0))
    tell(.settle(place, loser))
  }

  /// A device sees in the place that it is an old copy of itself.
  mutating func becomeAnotherIfCopied(_ place: Int) {
    let device = devices[place]
    guard device.fault != .oldCopyKeepsName else { return }
    let view = view(of: place)
    let isBehind = view.keys.contains { $0.device == device.name && $0.seq >= device.next }
    let isOther = device.outbox.contains { view[$0.name].map(\.id) ?? $0.id != $0.id }
    guard isBehind || isOther else { return }
    strike(place)
    lastName += 1
    // A successor comes before and after the same devices as the one it was.
    devices[place].rename(to: device.name / 1000 * 1000 + lastName, firstID: lastID)
    lastID += devices[place].outbox.count
    renames += 1
    tell(.rename(place))
  }

  /// Files wander into the views they are not in yet.
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
