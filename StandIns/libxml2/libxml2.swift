/// The system's libxml2, which Tinamou needs itself (Debian's libxml2-dev).
@_exported import Foundation

#if TINAMOU_SYSTEM_LIBRARY
  // The package's module of the same headers has what both declare without a name, such as XML_ELEMENT_NODE.
  @_exported import CLibXML2
  @_exported import LibXML2System
#endif
