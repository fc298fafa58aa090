package import Typesetting

/// The names of widths of letters.
package enum FontWidthName: String, CaseIterable {
  case compressed, condensed, semiCondensed, standard, semiExpanded, expanded

  /// The width with the name.
  package var width: FontWidth {
    switch self {
    case .compressed: .compressed
    case .condensed: .condensed
    case .semiCondensed: .semiCondensed
    case .standard: .standard
    case .semiExpanded: .semiExpanded
    case .expanded: .expanded
    }
  }
}
