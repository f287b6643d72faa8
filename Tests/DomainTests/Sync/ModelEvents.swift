import Domain

/// What happens in the world of the model, for whoever does the same with the real algorithm.
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

/// A write as it was made, and what its author had heard of then: the truth the algorithm is held
/// against.
struct ModelWrite {
  let id: Int
  let field: ModelField
  let value: Int
  let clock: Int
  let author: Int
  let heard: Set<Int>
  /// Whether an old copy was restored over it before anybody else had it.
  var isLost = false
}
