internal import Glibc
internal import Synchronization

/// A block of memory and how large it is; whoever has it gives it up to ``BufferPool``.
///
/// Unchecked: whoever has a block is the only one to have it.
@safe
struct MemoryBlock: @unchecked Sendable {
  let start: UnsafeMutableRawPointer

  /// In bytes.
  let size: Int

  init(start: UnsafeMutableRawPointer, size: Int) {
    unsafe self.start = start
    self.size = size
  }
}

/// The memory of trees, of which large blocks that one tree has ended with are kept for the next.
///
/// The system maps fresh pages for a large block and takes them away again when it is freed, which
/// takes as long as to fill them. At most 16 MB in blocks of 64 KB and more are kept for the process;
/// nothing is ever read of what was in them. Safe to share between threads: one lock.
package enum BufferPool {
  private static let kept = Mutex(KeptBlocks())

  /// How many bytes are kept.
  package static var keptBytes: Int { kept.withLock { $0.bytes } }

  /// A block of at least so many bytes.
  ///
  /// - Complexity: O(1).
  static func allocate(_ size: Int) -> MemoryBlock {
    if size >= KeptBlocks.smallest, let known = kept.withLock({ $0.take(size) }) { return known }
    return unsafe block(malloc(size), size)
  }

  /// A block of at least so many bytes that begins with the first ones of another, which is given up.
  ///
  /// - Complexity: O(`used`).
  static func reallocate(_ old: MemoryBlock, used: Int, _ size: Int) -> MemoryBlock {
    if size >= KeptBlocks.smallest, size > old.size,
      let known = kept.withLock({ $0.take(size) })
    {
      unsafe known.start.copyMemory(from: old.start, byteCount: used)
      release(old)
      return known
    }
    return unsafe block(realloc(old.start, size), size)
  }

  /// Gives a block up.
  ///
  /// - Complexity: O(1).
  static func release(_ block: MemoryBlock) {
    if block.size >= KeptBlocks.smallest {
      kept.withLock { $0.keep(block) }
    } else {
      unsafe free(block.start)
    }
  }

  private static func block(_ start: UnsafeMutableRawPointer?, _ size: Int) -> MemoryBlock {
    guard let start = unsafe start else { preconditionFailure("the system has no memory left") }
    return unsafe MemoryBlock(start: start, size: size)
  }
}

/// Blocks that nobody uses, the oldest first.
struct KeptBlocks {
  /// The smallest block that is kept: smaller ones the system keeps itself.
  static let smallest = 1 << 16

  static let mostBytes = 1 << 24
  static let mostBlocks = 32

  private(set) var blocks: [MemoryBlock] = []
  private(set) var bytes = 0

  /// The smallest block that has room for a number of bytes and not much more.
  mutating func take(_ size: Int) -> MemoryBlock? {
    var best: Int?
    for (index, block) in blocks.enumerated() where block.size >= size && block.size / 4 < size {
      if let known = best, blocks[known].size <= block.size { continue }
      best = index
    }
    guard let best else { return nil }
    bytes -= blocks[best].size
    return blocks.remove(at: best)
  }

  /// Keeps a block, and frees the oldest ones where there are too many.
  mutating func keep(_ block: MemoryBlock) {
    blocks.append(block)
    bytes += block.size
    while bytes > Self.mostBytes || blocks.count > Self.mostBlocks {
      let oldest = blocks.removeFirst()
      bytes -= oldest.size
      unsafe free(oldest.start)
    }
  }
}
