internal import CHarfBuzz

/// The version of HarfBuzz in use.
public enum HarfBuzzVersion {
  /// Three numbers, such as `6.0.0`.
  ///
  /// Source: wraps `hb_version_string`.
  public static var current: String { unsafe String(cString: hb_version_string()) }
}
