/// Roots and circle functions, which the standard library has not.
enum Root {
  /// The root of a number that is not negative, to the last bits of a double.
  ///
  /// Newton's method from above, where it falls until rounding stops it.
  static func of(_ value: Double, degree: Int) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    let exponent = (Double(value.exponent) / Double(degree)).rounded(.up)
    var root = Double(sign: .plus, exponent: Int(exponent) + 1, significand: 1)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (root * Double(degree - 1) + value / power) / Double(degree)
      if next >= root { return root }
      root = next
    }
  }

  /// The cosine and sine of an angle given in turns of a circle.
  static func circle(turns: Double) -> (cosine: Double, sine: Double) {
    let turn = turns - turns.rounded(.down)
    let quarter = (turn * 4).rounded()
    let angle = (turn - quarter / 4) * 2 * .pi
    // The angle is at most an eighth of a turn: the ninth term is below 1e-17.
    var cosine = 0.0
    var sine = 0.0
    var term = 1.0
    for index in 0..<18 {
      switch index % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(index + 1)
    }
    switch Int(quarter) % 4 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
