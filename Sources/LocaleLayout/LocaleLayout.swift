// The umbrella: one import brings the whole library.
@_exported public import DesignTokens
@_exported public import Geometry
@_exported public import Inspection
@_exported public import LayoutCore
@_exported public import Localization
@_exported public import Typesetting
@_exported public import UnicodeServices
@_exported public import Views
