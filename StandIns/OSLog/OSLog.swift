/// Stands in for Apple's OSLog: what ``os`` has.
@_exported import os
