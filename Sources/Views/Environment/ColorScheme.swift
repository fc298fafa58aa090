public import DesignTokens

/// Whether a screen is light or dark.
///
/// Source: SwiftUI's `ColorScheme`.
public typealias ColorScheme = DesignTokens.ColorScheme

/// Whether there is little or much room along an axis.
///
/// Source: SwiftUI's `UserInterfaceSizeClass`.
public typealias UserInterfaceSizeClass = DesignTokens.UserInterfaceSizeClass
