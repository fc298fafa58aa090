import Synchronization

@testable import ThemeStorage

/// A file system that loses power after a number of operations, and tells all that a disk may hold
/// then.
///
/// What was not synchronized may have reached the disk or not: of a file's content any part from
/// the beginning, of the names in a folder any choice of the changes since it was synchronized.
final class SimulatedFileSystem: ThemeFileSystem {
  /// Synchronizing that is forgotten, to show that the tests would notice.
  enum Forgetting: Sendable {
    case nothing, files, folder
  }

  private struct File {
    var content: [UInt8] = []
    /// The contents that the disk may hold.
    var durable: Set<[UInt8]> = [[]]
  }

  private struct State {
    var files: [File] = []
    var names: [String: Int] = [:]
    var durableNames: [String: Int] = [:]
    /// Changes of names since the folder was synchronized; nil removes a name.
    var pending: [[(name: String, file: Int?)]] = []
    var handles: [Int32: (file: Int?, offset: Int)] = [:]
    var nextHandle: Int32 = 3
    var operations = 0
    var operationLimit = Int.max
    var isLocked = false
  }

  private let state: Mutex<State>
  private let forgetting: Forgetting

  /// A file system that holds files durably.
  init(
    _ contents: [String: [UInt8]] = [:], losingPowerAfter limit: Int = .max,
    forgetting: Forgetting = .nothing
  ) {
    self.forgetting = forgetting
    var state = State()
    state.operationLimit = limit
    for (name, content) in contents.sorted(by: { $0.key < $1.key }) {
      state.names[name] = state.files.count
      state.files.append(File(content: content, durable: [content]))
    }
    state.durableNames = state.names
    self.state = Mutex(state)
  }

  /// The number of operations so far.
  var operations: Int { state.withLock { $0.operations } }

  /// Lets operations happen again, as after a program was ended and the machine was not.
  func resume() { state.withLock { $0.operationLimit = .max } }

  /// The files as programs see them.
  var contents: [String: [UInt8]] {
    state.withLock { state in state.names.mapValues { state.files[$0].content } }
  }

  /// All that the disk may hold after a loss of power.
  var worlds: Set<[String: [UInt8]]> {
    state.withLock { state in
      var worlds: Set<[String: [UInt8]]> = []
      for choice in 0..<(1 << state.pending.count) {
        var names = state.durableNames
        for (index, change) in state.pending.enumerated() where choice >> index & 1 == 1 {
          for (name, file) in change { names[name] = file }
        }
        var partial: [[String: [UInt8]]] = [[:]]
        for (name, file) in names {
          partial = partial.flatMap { world in
            state.files[file].durable.map { content in
              var next = world
              next[name] = content
              return next
            }
          }
        }
        worlds.formUnion(partial)
      }
      return worlds
    }
  }

  /// Counts an operation; without power none happens.
  private func powered<Result>(
    _ body: (inout State) throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    try state.withLock { (state) throws(FileFailure) in
      guard state.operations < state.operationLimit else { throw Self.failure("the power is lost") }
      state.operations += 1
      return try body(&state)
    }
  }

  private static func failure(
    _ reason: String, _ kind: FileFailure.Kind = .other
  ) -> FileFailure {
    FileFailure(kind: kind, operation: "simulated", reason: reason)
  }

  func open(_ path: String, _ mode: FileMode) throws(FileFailure) -> Int32 {
    try powered { (state) throws(FileFailure) in
      var file: Int?
      switch mode {
      case .folder: break
      case .reading:
        guard let found = state.names[path] else { throw Self.failure("missing", .missing) }
        file = found
      case .creating, .replacing:
        guard state.isLocked else { throw Self.failure("not locked") }
        if let found = state.names[path] {
          if mode == .creating { throw Self.failure("exists", .exists) }
          file = found
          state.files[found].content = []
          state.files[found].durable.insert([])
        } else {
          file = state.files.count
          state.names[path] = state.files.count
          state.pending.append([(path, state.files.count)])
          state.files.append(File())
        }
      }
      state.nextHandle += 1
      state.handles[state.nextHandle] = (file, 0)
      return state.nextHandle
    }
  }

  func read(_ handle: Int32, count: Int) throws(FileFailure) -> [UInt8] {
    try powered { (state) throws(FileFailure) in
      guard let (file, offset) = state.handles[handle], let file else {
        throw Self.failure("not open")
      }
      let bytes = Array(state.files[file].content.dropFirst(offset).prefix(min(count, 50)))
      state.handles[handle] = (file, offset + bytes.count)
      return bytes
    }
  }

  /// Writes at most 40 bytes at once.
  func write(_ handle: Int32, _ bytes: ArraySlice<UInt8>) throws(FileFailure) -> Int {
    try powered { (state) throws(FileFailure) in
      guard let (file, _) = state.handles[handle], let file else {
        throw Self.failure("not open")
      }
      for byte in bytes.prefix(40) {
        state.files[file].content.append(byte)
        state.files[file].durable.insert(state.files[file].content)
      }
      return min(bytes.count, 40)
    }
  }

  func synchronize(_ handle: Int32) throws(FileFailure) {
    try powered { (state) throws(FileFailure) in
      guard let (file, _) = state.handles[handle] else { throw Self.failure("not open") }
      if let file {
        if forgetting != .files { state.files[file].durable = [state.files[file].content] }
      } else if forgetting != .folder {
        state.durableNames = state.names
        state.pending = []
      }
    }
  }

  func lock(_ folder: Int32) throws(FileFailure) {
    try powered { (state) throws(FileFailure) in
      guard !state.isLocked else { throw Self.failure("locked twice") }
      state.isLocked = true
    }
  }

  func close(_ handle: Int32) {
    state.withLock { state in
      if let (file, _) = state.handles.removeValue(forKey: handle), file == nil {
        state.isLocked = false
      }
    }
  }

  func rename(_ path: String, to name: String) throws(FileFailure) {
    try powered { (state) throws(FileFailure) in
      guard state.isLocked else { throw Self.failure("not locked") }
      guard let file = state.names.removeValue(forKey: path) else {
        throw Self.failure("missing", .missing)
      }
      state.names[name] = file
      state.pending.append([(path, nil), (name, file)])
    }
  }

  /// Whether everything that was opened is closed again.
  var isTidy: Bool { state.withLock { $0.handles.isEmpty && !$0.isLocked } }
}
