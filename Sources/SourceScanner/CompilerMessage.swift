/// A message of the compiler to a program that expands macros.
package struct CompilerMessage: Decodable {
  package struct Capability: Decodable {}
  package var getCapability: Capability?
  package var expandFreestandingMacro: PreviewExpansion.Request?
}
