extension BidiResolver {
  /// An entry of the directional status stack of X1.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// X1-X8: finds explicit levels and applies overrides.
  mutating func resolveExplicit() {
    // X1.
    var stack = [Status(level: paragraphLevel, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    for index in original.indices {
      let status = stack[stack.count - 1]
      let bidiClass = original[index]
      switch bidiClass {
      // X2-X5.
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride,
        .leftToRightOverride:
        levels[index] = status.level
        let isRightToLeft =
          bidiClass == .rightToLeftEmbedding || bidiClass == .rightToLeftOverride
        let level = Self.nextLevel(above: status.level, rightToLeft: isRightToLeft)
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? =
            switch bidiClass {
            case .rightToLeftOverride: .rightToLeft
            case .leftToRightOverride: .leftToRight
            default: nil
            }
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      // X5a-X5c.
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        levels[index] = status.level
        if let override = status.override { classes[index] = override }
        let level = Self.nextLevel(
          above: status.level, rightToLeft: isolateIsRightToLeft(at: index))
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      // X6a.
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.last, !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let outer = stack[stack.count - 1]
        levels[index] = outer.level
        if let override = outer.override { classes[index] = override }
      // X7.
      case .popDirectionalFormat:
        if overflowIsolates > 0 {
          // Inside an isolate that is not on the stack nothing can be closed.
        } else if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !status.isIsolate, stack.count >= 2 {
          stack.removeLast()
        }
        levels[index] = stack[stack.count - 1].level
      // X8.
      case .paragraphSeparator:
        levels[index] = paragraphLevel
      // X6.
      default:
        levels[index] = status.level
        if let override = status.override, bidiClass != .boundaryNeutral {
          classes[index] = override
        }
      }
    }
  }

  private func isolateIsRightToLeft(at index: Int) -> Bool {
    switch original[index] {
    case .rightToLeftIsolate: return true
    case .leftToRightIsolate: return false
    default:
      let match = matchingPDI[index]
      let end = match >= 0 ? Int(match) : original.count
      return firstStrongLevel(from: index + 1, to: end) == 1
    }
  }

  private static func nextLevel(above level: UInt8, rightToLeft: Bool) -> UInt8 {
    rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }
}
