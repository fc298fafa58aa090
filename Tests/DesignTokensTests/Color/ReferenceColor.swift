import DesignTokens
import Foundation

/// Colour arithmetic written again, naively, on the C library's functions.
enum ReferenceColor {
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  static func luminance(_ color: SRGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  static func ratio(_ first: SRGBColor, _ second: SRGBColor) -> Double {
    let luminances = [luminance(first), luminance(second)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  static func okLab(_ color: HexColor) -> [Double] {
    let light = [color.red, color.green, color.blue].map { linear(Double($0) / 255) }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { row in cbrt(zip(row, light).map(*).reduce(0, +)) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row in zip(row, cones).map(*).reduce(0, +) }
  }

  static func light(_ lab: [Double]) -> [Double] {
    let cones = [
      [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.2914855480],
    ].map { row in pow(zip(row, lab).map(*).reduce(0, +), 3) }
    return [
      [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.7076147010],
    ].map { row in zip(row, cones).map(*).reduce(0, +) }
  }

  /// The 8-bit colour at a lightness, with as much chroma as can be shown.
  static func shown(_ lab: [Double], lightness: Double) -> HexColor {
    func isShown(_ scale: Double) -> Bool {
      light([lightness, lab[1] * scale, lab[2] * scale]).allSatisfy {
        $0 >= -1e-5 && $0 <= 1 + 1e-5
      }
    }
    var low = 0.0
    if isShown(1) {
      low = 1
    } else {
      var high = 1.0
      for _ in 0..<20 {
        let middle = (low + high) / 2
        if isShown(middle) { low = middle } else { high = middle }
      }
    }
    let bytes = light([lightness, lab[1] * low, lab[2] * low]).map {
      UInt8((encoded(min(max($0, 0), 1)) * 255).rounded())
    }
    return HexColor(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// Every lightness of the grid is tried; the nearest that passes is the answer.
  static func leastChange(
    of color: HexColor, over backgrounds: [SRGBColor], ratio: Double
  ) -> (color: HexColor, steps: Int)? {
    let luminances = backgrounds.map(luminance)
    func passes(_ color: HexColor) -> Bool {
      let own = luminance(color.components)
      return luminances.allSatisfy { (max(own, $0) + 0.05) / (min(own, $0) + 0.05) >= ratio }
    }
    let lab = okLab(color)
    var passing: [(color: HexColor, steps: Int)] = passes(color) ? [(color, 0)] : []
    for steps in 1...4096 {
      for sign in [-1.0, 1] {
        let lightness = lab[0] + sign * Double(steps) / 4096
        guard lightness > -1.0 / 4096, lightness < 1 + 1.0 / 4096 else { continue }
        let candidate = shown(lab, lightness: min(max(lightness, 0), 1))
        if passes(candidate) { passing.append((candidate, steps)) }
      }
    }
    return passing.min { $0.steps < $1.steps }
  }
}
