/// The system's libxml2, which Tinamou needs itself (Debian's libxml2-dev).
@_exported import Foundation

#if TINAMOU_SYSTEM_LIBRARY
  @_exported import LibXML2System
#endif
