import Testing
@testable import TinamouCLI
