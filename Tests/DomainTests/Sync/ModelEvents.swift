import Domain

/// The events of a simulation, which `RealDevices` repeats with the real algorithm.
enum SimulationEvent {
  case write(Int, ModelField, Int)
  case seal(Int)
  case strike(Int, ModelBatch)
  case receive(Int, ModelBatch, ModelReceipt)
  case settle(Int, ModelLoser)
  case rename(Int)
  case copy(Int)
  case restore(Int)
  case clone(Int)
  case unite(Int, with: Int)
  case join(Int)
  case forget
}

/// A write, with the IDs of the writes that its author knew at that time. The results of the algorithm are checked
/// against these.
struct ModelWrite {
  let id: Int
  let field: ModelField
  let value: Int
  let clock: Int
  let author: Int
  let heard: Set<Int>
  /// The note from which the device made the value; nil if a user wrote it.
  var note: ModelField?
  /// Whether no device has the write any more, after an old copy was restored or a device was revoked.
  var isLost = false
}
