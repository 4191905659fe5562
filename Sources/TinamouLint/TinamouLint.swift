/// Assertions that screens have no defects, for Swift Testing and XCTest, with all of `ScreenLint`.
///
/// - `AssertNoFindings`: checks a controller in a matrix of configurations
@_exported import ScreenLint
